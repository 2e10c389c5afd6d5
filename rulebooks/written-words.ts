/** A written condition as it is read aloud, for papers: its signs as words, its features by names that a player knows. */

const SIGNS: Record<string, string> = {
  '==': 'is',
  '!=': 'is not',
  '>=': 'is at least',
  '<=': 'is at most',
  '>': 'is more than',
  '<': 'is less than',
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  in: 'is one of',
  not: 'not',
  and: 'and',
  or: 'or',
};

const CALLS: Record<string, string> = {
  min: 'the lowest of',
  max: 'the highest of',
  abs: 'the size of',
  count: 'how many hold of',
};

const PIECES = /[A-Za-z_][\w.]*|\d+|"[^"]*"|'[^']*'|==|!=|<=|>=|[<>+\-*()[\],]/g;

/** "banker.total" is "banker’s total", "firstFour.alike" "first four’s alike", "player.rank1" "player’s rank 1". */
function nameInWords(id: string): string {
  const words = id.split('.').map((part) => part.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase());
  return [...words.slice(0, -1).map((owner) => `${owner}’s`), words.at(-1) ?? ''].join(' ');
}

function pieceInWords(piece: string): string {
  if (Object.hasOwn(SIGNS, piece)) return SIGNS[piece] as string;
  if (Object.hasOwn(CALLS, piece)) return CALLS[piece] as string;
  if (piece === '[') return '(';
  if (piece === ']') return ')';
  if (/^["']/.test(piece)) return piece.slice(1, -1).replaceAll('-', ' ');
  return /^[A-Za-z_]/.test(piece) ? nameInWords(piece) : piece;
}

/** Of a condition that can be read; what stands beside it says it exactly. */
export function conditionInWords(condition: string): string {
  const words = (condition.match(PIECES) ?? []).map(pieceInWords).join(' ');
  return words.replace(/\( /g, '(').replace(/ ([),])/g, '$1');
}

/** Every name a condition looks at, in its order, once. */
export function namesIn(conditions: readonly string[]): string[] {
  const pieces = conditions.flatMap((condition) => condition.match(PIECES) ?? []);
  const names = pieces.filter(
    (piece) =>
      /^[A-Za-z_]/.test(piece) &&
      !Object.hasOwn(SIGNS, piece) &&
      !Object.hasOwn(CALLS, piece) &&
      piece !== 'true' &&
      piece !== 'false',
  );
  return [...new Set(names)];
}
