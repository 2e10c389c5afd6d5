/** Where a transform of a drawing takes a point. */
import { named, refuseMark } from './refusal';

/** a b c d e f: x' = ax + cy + e, y' = bx + dy + f. */
export type Transform = readonly [number, number, number, number, number, number];

export const UNMOVED: Transform = [1, 0, 0, 1, 0, 0];

/** The inner one first. */
export const within = ([a, b, c, d, e, f]: Transform, [g, h, i, j, k, l]: Transform): Transform => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const CALL = /([A-Za-z]+)[ \t\r\n]*\(([^()]*)\)[ \t\r\n,]*/y;
/** One way to read each digit: with two, a long number that ends in a letter takes seconds to refuse. */
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?$/;
const CALLS_AT_MOST = 20;

/** Numbers apart by spaces or commas; undefined where anything else is in it. */
export function numbersIn(text: string): number[] | undefined {
  const parts = text.trim().split(/[\s,]+/);
  return parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : undefined;
}

const turned = (degrees: number): Transform => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
};
const slant = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

function called(name: string, given: number[]): Transform | undefined {
  const [a = 0, b, c, d, e, f] = given;
  const count = given.length;
  if (name === 'matrix' && count === 6) return [a, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0];
  if (name === 'translate' && count <= 2) return [1, 0, 0, 1, a, b ?? 0];
  if (name === 'scale' && count <= 2) return [a, 0, 0, b ?? a, 0, 0];
  if (name === 'rotate' && count === 1) return turned(a);
  if (name === 'rotate' && b !== undefined && c !== undefined && count === 3)
    return within(within([1, 0, 0, 1, b, c], turned(a)), [1, 0, 0, 1, -b, -c]);
  if (name === 'skewX' && count === 1) return [1, 0, slant(a), 1, 0, 0];
  if (name === 'skewY' && count === 1) return [1, slant(a), 0, 1, 0, 0];
  return undefined;
}

export function transformOf(text: string): Transform {
  let all = UNMOVED;
  CALL.lastIndex = 0;
  const trimmed = text.trim();
  let at = 0;
  for (let calls = 0; at < trimmed.length; calls += 1) {
    CALL.lastIndex = at;
    const found = CALL.exec(trimmed);
    const given = found && numbersIn(found[2] ?? '');
    const next = found && given && called(found[1] ?? '', given);
    if (!next || calls >= CALLS_AT_MOST)
      return refuseMark(
        `This SVG has the transform ${named(text)}, which a mark may not have. Apply it in your editor.`,
      );
    all = within(all, next);
    at = CALL.lastIndex;
  }
  return all;
}
