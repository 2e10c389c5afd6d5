/** A written condition as a player reads it, for papers: what it asks of each feature, as a phrase. */
import { saidOf } from '@/simulations/features/phrases';
import type { Asked, Sign } from '@/simulations/features/said';

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

const isName = (piece: string | undefined): piece is string =>
  piece !== undefined &&
  /^[A-Za-z_]/.test(piece) &&
  !Object.hasOwn(SIGNS, piece) &&
  !Object.hasOwn(CALLS, piece);
const isValue = (piece: string | undefined): piece is string =>
  piece !== undefined && (/^-?\d/.test(piece) || /^["']/.test(piece));
const COMPARES = new Set<string>(['==', '!=', '>=', '<=', '>', '<']);
const isSign = (piece: string | undefined): piece is Sign => piece !== undefined && COMPARES.has(piece);
const bare = (piece: string): string => piece.replaceAll(/["']/g, '');
const MIRRORED: Record<Sign, Sign> = { '==': '==', '!=': '!=', '>=': '<=', '<=': '>=', '>': '<', '<': '>' };
const CONTRARY: Record<Sign, Sign> = { '==': '!=', '!=': '==', '>=': '<', '<=': '>', '>': '<=', '<': '>=' };

type Found = { name: string; asked: Asked };

/** One thing asked of one feature, by a constant; undefined of anything that is put together in another way. */
function askedIn(pieces: string[]): Found | undefined {
  const [first, second, third, fourth, fifth] = pieces;
  if (isName(first)) {
    if (pieces.length === 1) return { name: first, asked: { holds: true } };
    if (second === 'in' && third === '[' && pieces.at(-1) === ']') {
      const values = pieces.slice(3, -1).filter((piece) => piece !== ',');
      return values.every(isValue) ? { name: first, asked: { oneOf: values.map(bare) } } : undefined;
    }
    if (pieces.length !== 3 || !isSign(second)) return undefined;
    if (isValue(third)) return { name: first, asked: { sign: second, value: bare(third) } };
    if ((third === 'true' || third === 'false') && (second === '==' || second === '!='))
      return { name: first, asked: { holds: (third === 'true') === (second === '==') } };
    return undefined;
  }
  if (!isValue(first) || !isSign(second) || !isName(third)) return undefined;
  if (pieces.length === 3) return { name: third, asked: { sign: MIRRORED[second], value: bare(first) } };
  if (pieces.length !== 5 || !isValue(fifth) || second !== '<=' || fourth !== '<=') return undefined;
  return { name: third, asked: { from: bare(first), to: bare(fifth) } };
}

function phraseOf(pieces: string[]): string | undefined {
  const found = askedIn(pieces);
  return found && found.name !== 'true' && found.name !== 'false'
    ? saidOf(found.name)?.(found.asked)
    : undefined;
}

/** "not player.pair", "not (player.cards == 3)": the contrary of one thing, where it is a single one. */
function contraryOf(pieces: string[]): string | undefined {
  const inner = pieces[0] === '(' && pieces.at(-1) === ')' ? pieces.slice(1, -1) : pieces;
  const found = askedIn(inner);
  if (!found) return undefined;
  const says = saidOf(found.name);
  const { asked } = found;
  if ('holds' in asked) return says?.({ holds: !asked.holds });
  return 'sign' in asked ? says?.({ ...asked, sign: CONTRARY[asked.sign] }) : undefined;
}

const asBefore = (pieces: string[]): string => pieces.map(pieceInWords).join(' ');

/** The minus of a negative number belongs to it. */
function withMinus(pieces: string[]): string[] {
  const made: string[] = [];
  for (const piece of pieces) {
    const before = made.at(-2);
    const opens =
      before === undefined || isSign(before) || ['[', ',', '(', 'and', 'or', 'in'].includes(before);
    if (made.at(-1) === '-' && /^\d/.test(piece) && opens) made.splice(-1, 1, `-${piece}`);
    else made.push(piece);
  }
  return made;
}

/** Where the brackets that open at `from` close. */
function closing(pieces: string[], from: number): number {
  let depth = 0;
  for (let at = from; at < pieces.length; at++) {
    if (pieces[at] === '(') depth++;
    if (pieces[at] === ')' && --depth === 0) return at;
  }
  return pieces.length;
}

/** As far as one thing reaches: to the next “and”, “or”, comma or bracket of its own level. */
function endOf(pieces: string[], from: number): number {
  let inList = false;
  for (let at = from; at < pieces.length; at++) {
    const piece = pieces[at] as string;
    if (piece === '[') inList = true;
    else if (piece === ']') inList = false;
    else if (!inList && ['and', 'or', ',', ')', '(', 'not'].includes(piece)) return at;
  }
  return pieces.length;
}

function inWords(pieces: string[]): string[] {
  const words: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as string;
    if (piece === 'not') {
      const from = at + 1;
      const to = pieces[from] === '(' ? closing(pieces, from) + 1 : endOf(pieces, from);
      const contrary = contraryOf(pieces.slice(from, to));
      if (contrary !== undefined) {
        words.push(contrary);
        at = to;
        continue;
      }
    }
    const to = endOf(pieces, at);
    // A call, or a sum of brackets, is said by its signs up to where it ends.
    if (to === at || pieces[to] === '(') {
      words.push(pieceInWords(piece));
      at += 1;
      continue;
    }
    const some = pieces.slice(at, to);
    words.push(phraseOf(some) ?? asBefore(some));
    at = to;
  }
  return words;
}

/** Of a condition that can be read; the condition printed beside it says it exactly. */
export function conditionInWords(condition: string): string {
  const found = inWords(withMinus(condition.match(PIECES) ?? []));
  // What is one thing needs no brackets of its own.
  const words = found.length === 1 ? (found[0] ?? '').replace(/^\((.*)\)$/, '$1') : found.join(' ');
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
