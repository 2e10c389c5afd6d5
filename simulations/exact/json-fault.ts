/** Where a text stops being JSON. What reads JSON says it in words of its own, and not always where. */

const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none in a string
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Without the last quote, and perhaps in the middle of an escape. */
const BEGUN_STRING = new RegExp(`^${STRING.source.slice(0, -1)}(?:\\\\(?:u[0-9a-fA-F]{0,3})?)?$`);
const BEGUN_PLAIN = /^(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-|\.|[eE][+-]?)?$/;
/** Whether what is left is the beginning of a string, a word or a number, or nothing. */
const isBegun = (rest: string): boolean => BEGUN_STRING.test(rest) || BEGUN_PLAIN.test(rest);

/** A reader that stops where it cannot go on. */
class Walk {
  at = 0;
  constructor(readonly text: string) {}

  takes(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  sign(character: string): boolean {
    this.takes(SPACE);
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  string(): boolean {
    this.takes(SPACE);
    return this.takes(STRING);
  }

  value(): boolean {
    if (this.sign('{')) return this.items('}', () => this.string() && this.sign(':') && this.value());
    if (this.sign('[')) return this.items(']', () => this.value());
    return this.takes(STRING) || this.takes(PLAIN);
  }

  private items(end: string, item: () => boolean): boolean {
    if (this.sign(end)) return true;
    do {
      if (!item()) return false;
    } while (this.sign(','));
    return this.sign(end);
  }
}

/** `line`: from 1. `endsEarly`: whether it was JSON as far as it goes. */
export type JsonFault = { line: number; endsEarly: boolean };

/** Undefined where the text is JSON. It may nest no deeper than `nestsTooDeep` lets it. */
export function jsonFault(text: string): JsonFault | undefined {
  const walk = new Walk(text);
  const whole = walk.value();
  walk.takes(SPACE);
  if (whole && walk.at === text.length) return undefined;
  const line = text.slice(0, walk.at).split('\n').length;
  return { line, endsEarly: !whole && isBegun(text.slice(walk.at)) };
}

/** In the middle of what a file is called, with what to do. */
export const jsonFaultSaid = (name: string, { line, endsEarly }: JsonFault): string =>
  endsEarly
    ? `${name} is not whole: it ends on line ${line}, in the middle. Take the whole one.`
    : `${name} is not JSON from line ${line} on. Correct what stands there.`;
