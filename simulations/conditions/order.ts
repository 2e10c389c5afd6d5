/**
 * Whether tokens come in a possible order: a value, a sign between values, a value again. The parser would find the
 * same mistakes later and could not say where in the text they are.
 */
import type { TextSpan } from '../problems/problem';
import { unreadable } from './refusal';
import type { Token } from './tokens';

/** Tokens that a value may begin with. */
const BEFORE_VALUE = new Set(['not', '-', '(', '[']);
const BETWEEN = new Set(['==', '!=', '<', '>', '<=', '>=', '+', '-', '*', 'and', 'or', 'in', ',']);
const CLOSING = new Set([')', ']']);

const textOf = (token: Token): string => ('text' in token && token.kind !== 'text' ? token.text : '');
const isLeaf = ({ kind }: Token) =>
  kind === 'name' || kind === 'text' || kind === 'number' || kind === 'flag';

export function checkOrder(tokens: readonly Token[], text: string): void {
  let valueNext = true;
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1];
    if (valueNext) valueNext = !endsValue(token, before, tokens[i + 1]);
    else if (CLOSING.has(textOf(token))) valueNext = false;
    else if (BETWEEN.has(textOf(token))) valueNext = true;
    else throw between(token);
  }
  const last = tokens.at(-1);
  if (valueNext && last)
    throw unreadable(
      `Write what comes after “${text.slice(last.from, last.to)}”: the condition ends too soon.`,
      last,
    );
}

/** Where a value has to come: whether this token is the end of one. */
function endsValue(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (isLeaf(token)) return true;
  if (token.kind === 'function') {
    if (after && textOf(after) === '(') return false;
    throw unreadable(`Write brackets after ${token.name}, for example ${EXAMPLES[token.name]}.`, token);
  }
  const sign = textOf(token);
  if (BEFORE_VALUE.has(sign)) return false;
  if (CLOSING.has(sign) && before && (textOf(before) === '(' || textOf(before) === '['))
    throw unreadable('Write something between the brackets.', { from: before.from, to: token.to });
  throw unreadable(
    before
      ? `Write a feature, a number or a name before this “${sign}”.`
      : `Start the condition with a feature, not with “${sign}”.`,
    token,
  );
}

export const EXAMPLES = {
  min: 'min(first, second)',
  max: 'max(first, second)',
  abs: 'abs(first - second)',
  count: 'count(first == 7, second == 7)',
} as const;

function between(token: Token) {
  const span: TextSpan = token;
  switch (textOf(token)) {
    case '[':
      return unreadable('Write “in” before a list: square brackets do not pick an item.', span);
    case '(':
      return unreadable(
        'Write a sign before this bracket, for example “and”; the functions are min, max, abs and count.',
        span,
      );
    case 'not':
      return unreadable('Write “not” before a whole comparison: not (total in [6, 7]), or use !=.', span);
    default:
      return unreadable('Write a sign or “and” or “or” before this: two values stand side by side.', span);
  }
}
