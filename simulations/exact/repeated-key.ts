/** A key that one object of a JSON text has twice. What reads JSON keeps the last and drops the others without a word. */

const [QUOTE, ESCAPE, COLON, OPEN, CLOSE, LIST, LIST_END, NEWLINE] = [
  0x22, 0x5c, 0x3a, 0x7b, 0x7d, 0x5b, 0x5d, 0x0a,
];

/** `line`: where it stands again, from 1. */
export type RepeatedKey = { key: string; line: number };

const lineAt = (json: string, end: number): number => {
  let line = 1;
  for (let at = 0; at < end; at += 1) if (json.charCodeAt(at) === NEWLINE) line += 1;
  return line;
};

/** Of a text that is known to be JSON: where a string ends. */
function endOf(json: string, from: number): number {
  let at = from + 1;
  while (json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === ESCAPE ? 2 : 1;
  return at;
}

const isSpace = (character: number): boolean =>
  character === 0x20 || character === NEWLINE || character === 0x0d || character === 0x09;

/** `json`: a text that is known to be JSON. "\u0061" is the same key as "a". */
export function repeatedKey(json: string): RepeatedKey | undefined {
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === OPEN) open.push(new Set());
    else if (character === LIST) open.push(undefined);
    else if (character === CLOSE || character === LIST_END) open.pop();
    else if (character === QUOTE) {
      const end = endOf(json, at);
      const keys = open.at(-1);
      let next = end + 1;
      while (keys && isSpace(json.charCodeAt(next))) next += 1;
      if (keys && json.charCodeAt(next) === COLON) {
        const written = json.slice(at, end + 1);
        const key = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
        if (keys.has(key)) return { key, line: lineAt(json, at) };
        keys.add(key);
      }
      at = end;
    }
  }
  return undefined;
}
