/**
 * A condition's text cut into tokens, each with its place. What is not on this list never reaches the parser: there is
 * no sign for assignment, powers, ranges, blocks or comments.
 */

import { inTable } from '../exact/in-table';
import { whole } from '../printing/numbers';
import type { TextSpan } from '../problems/problem';
import { DEEPEST, LARGEST_NUMBER, LONGEST, MOST_TOKENS } from './limits';
import { Refusal, unreadable } from './refusal';

export const FUNCTIONS = ['min', 'max', 'abs', 'count'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export type Leaf =
  | { kind: 'name'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'flag'; value: boolean };
type Word = { kind: 'word'; text: string };
type Call = { kind: 'function'; name: FunctionName };
export type Token = TextSpan & (Leaf | Call | Word | { kind: 'sign'; text: string });

const WORDS = new Set(['and', 'or', 'not', 'in']);
/** Reserved words: no feature may have such a name. */
export const RESERVED: ReadonlySet<string> = new Set([...WORDS, ...FUNCTIONS, 'true', 'false']);

const PATTERNS = {
  /** Those of a keyboard, and the non-breaking space, which comes with pasted text. */
  space: /[ \t\r\n\u00a0]+/y,
  name: /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*/y,
  number: /[0-9]+/y,
  text: /"[^"\\\n]*"|'[^'\\\n]*'/y,
  sign: /==|!=|<=|>=|[<>+\-*()[\],]/y,
};

/** Signs that people write in place of ours, longest first. */
const INSTEAD: readonly (readonly [sign: string, advice: string])[] = [
  ['===', 'Write == to compare'],
  ['=>', 'Write >= for “at least”'],
  ['=<', 'Write <= for “at most”'],
  ['<>', 'Write != for “is not”'],
  ['&&', 'Write “and”'],
  ['||', 'Write “or”'],
  ['=', 'Write == to compare: a single = would set a value, and a condition sets none'],
  ['&', 'Write “and”'],
  ['|', 'Write “or”'],
  ['!', 'Write “not”, and != for “is not”'],
  ['≥', 'Write >= for “at least”'],
  ['≤', 'Write <= for “at most”'],
  ['≠', 'Write != for “is not”'],
  ['−', 'Write the minus as -'],
  ['×', 'Multiply with *'],
  ['/', 'Leave out the division: conditions use whole numbers with +, - and *'],
  ['^', 'Leave out the power: conditions use whole numbers with +, - and *'],
  ['%', 'Leave out the %: conditions use whole numbers with +, - and *'],
  [':', 'Write a range as a comparison, for example 3 <= total <= 5'],
  [';', 'Write one condition only, without ;'],
  ['#', 'Leave out the comment: a condition cannot hold one'],
  ['.', 'Write whole numbers, without a decimal point'],
  ['“', 'Write names between straight quotation marks: "player"'],
  ['”', 'Write names between straight quotation marks: "player"'],
  ['‘', 'Write names between straight quotation marks: "player"'],
  ['’', 'Write names between straight quotation marks: "player"'],
  ['"', 'Close the quotation mark'],
  ["'", 'Close the quotation mark'],
];

function matchAt(pattern: RegExp, text: string, from: number): string | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0];
}

export function tokensOf(text: string): Token[] {
  if (text.length > LONGEST)
    throw new Refusal(
      'condition-too-long',
      `Write the condition in at most ${LONGEST} characters: this one has ${whole(text.length)}.`,
      { from: LONGEST, to: text.length },
    );
  const tokens: Token[] = [];
  let from = 0;
  while (from < text.length) {
    const space = matchAt(PATTERNS.space, text, from);
    if (space !== undefined) {
      from += space.length;
      continue;
    }
    const token = tokenAt(text, from);
    tokens.push(token);
    if (tokens.length > MOST_TOKENS)
      throw new Refusal(
        'condition-too-long',
        `Write a shorter condition, or several rows: one condition has at most ${MOST_TOKENS} names, numbers and signs.`,
        { from, to: text.length },
      );
    from = token.to;
  }
  checkBrackets(tokens);
  return tokens;
}

function tokenAt(text: string, from: number): Token {
  const span = (found: string) => ({ from, to: from + found.length });
  const instead = INSTEAD.find(([sign]) => sign.length > 1 && text.startsWith(sign, from));
  if (instead) throw unreadable(`${instead[1]}.`, span(instead[0]));
  const name = matchAt(PATTERNS.name, text, from);
  if (name !== undefined) return { ...span(name), ...named(name) };
  const digits = matchAt(PATTERNS.number, text, from);
  if (digits !== undefined) return numberAt(text, digits, from);
  const quoted = matchAt(PATTERNS.text, text, from);
  if (quoted !== undefined) return { ...span(quoted), kind: 'text', text: quoted.slice(1, -1) };
  const sign = matchAt(PATTERNS.sign, text, from);
  if (sign !== undefined) return { ...span(sign), kind: 'sign', text: sign };
  const [found, advice] = INSTEAD.find(([sign]) => text.startsWith(sign, from)) ?? [];
  if (found !== undefined && advice !== undefined) throw unreadable(`${advice}.`, span(found));
  const character = String.fromCodePoint(inTable(text.codePointAt(from)));
  throw unreadable(
    `Remove ${shown(character)}: a condition is written with the names of features, whole numbers, names in quotation marks and the signs == != < > <= >= + - * ( ) [ ].`,
    span(character),
  );
}

/** A letter that only looks like a Latin one is named by its number. */
function shown(character: string): string {
  const number = `U+${inTable(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`;
  return /^[\x21-\x7e]$/.test(character) ? `“${character}”` : `the character ${number}`;
}

function named(name: string): Leaf | Call | Word {
  if (WORDS.has(name)) return { kind: 'word', text: name };
  if (name === 'true' || name === 'false') return { kind: 'flag', value: name === 'true' };
  const known = FUNCTIONS.find((one) => one === name);
  return known ? { kind: 'function', name: known } : { kind: 'name', text: name };
}

function numberAt(text: string, digits: string, from: number): Token {
  const to = from + digits.length;
  const after = text.charAt(to);
  if (/[A-Za-z_.]/.test(after))
    throw unreadable('Write whole numbers in digits only, without a decimal point, letters or units.', {
      from,
      to: to + 1,
    });
  const value = Number(digits);
  if (value > LARGEST_NUMBER)
    throw unreadable(`Write a number up to ${whole(LARGEST_NUMBER)}.`, { from, to });
  return { kind: 'number', value, from, to };
}

const CLOSES: Record<string, string> = { '(': ')', '[': ']' };

function checkBrackets(tokens: readonly Token[]): void {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'sign') continue;
    if (Object.hasOwn(CLOSES, token.text)) {
      open.push(token);
      if (open.length > DEEPEST)
        throw unreadable(`Write at most ${DEEPEST} brackets inside one another.`, token);
    } else if (token.text === ')' || token.text === ']') {
      const opened = open.pop();
      if (opened?.kind !== 'sign') throw unreadable(`Remove this ${token.text}: no bracket is open.`, token);
      if (CLOSES[opened.text] !== token.text)
        throw unreadable(`Close the ${opened.text} before this ${token.text}.`, token);
    }
  }
  const left = open.pop();
  if (left) throw unreadable('Close this bracket.', left);
}
