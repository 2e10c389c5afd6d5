/** Setting words into a box: as large as they fit, and never smaller than can be read. */
import type { Box, FeltText } from './felt';
import { widthOf } from './letters';

/** The smallest type of a drawing, in its units. */
export const LEAST = 7;
const STEP = 0.5;
const LEADING = 1.18;
/** Height of a capital. */
const CAPITALS = 0.727;

export type Words = { text: string; strong?: boolean };

export const lineHeight = (size: number): number => size * LEADING;

/** The baseline of a line whose top is here. */
export const baseline = (top: number, size: number): number => top + (lineHeight(size) + size * CAPITALS) / 2;

/** A word that is wider than a line is cut, for names that a person typed. */
function cut(word: string, size: number, width: number): string[] {
  const parts: string[] = [''];
  for (const letter of word) {
    const last = parts.length - 1;
    if (parts[last] !== '' && widthOf(`${parts[last]}${letter}`, size) > width) parts.push(letter);
    else parts[last] += letter;
  }
  return parts;
}

export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = cut(word, size, width);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return [...lines, line];
}

const uncut = (text: string, size: number, width: number): boolean =>
  text.split(' ').every((word) => widthOf(word, size) <= width);

/** In the middle of the box, no larger than `most`; undefined where they do not fit. */
export function fitted(words: readonly Words[], box: Box, most: number): FeltText[] | undefined {
  for (let size = most; size >= LEAST; size -= STEP) {
    if (words.some(({ text }) => !uncut(text, size, box.width))) continue;
    const lines = words.flatMap(({ text, strong = false }) =>
      wrapped(text, size, box.width).map((line) => ({ text: line, strong })),
    );
    const height = lines.length * lineHeight(size);
    if (height > box.height) continue;
    const top = box.y + (box.height - height) / 2;
    return lines.map(({ text, strong }, index) => ({
      text,
      x: box.x + box.width / 2,
      y: baseline(top + index * lineHeight(size), size),
      size,
      strong,
      align: 'middle',
    }));
  }
  return undefined;
}
