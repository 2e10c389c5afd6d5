/** Breaking text into lines. */

import { BREAKS } from '../breaks-between';
import type { Mark } from './drawing';
import { widthOf } from './fonts';
import type { TextStyle } from './theme';

/** Tabular figures bring a hyphen as wide as a figure, which parts what it joins: words, the numbers of a clause. */
const isTabular = (text: string, { tabular }: TextStyle): boolean => tabular && !/[\p{L}\d]-/u.test(text);

export const textWidth = (text: string, style: TextStyle): number =>
  widthOf(text, style.weight, style.size, isTabular(text, style));

/** A word wider than the line is cut after a comma, slash or hyphen, and where there is none, anywhere. */
function cut(word: string, width: number, style: TextStyle): string[] {
  const parts: string[] = [];
  let rest = word;
  while (rest.length > 1 && textWidth(rest, style) > width) {
    let fits = rest.length - 1;
    while (fits > 1 && textWidth(rest.slice(0, fits), style) > width) fits -= 1;
    const natural =
      Math.max(...[' ', ',', '/', '-', '.', '@'].map((mark) => rest.lastIndexOf(mark, fits - 1))) + 1;
    const at = natural > fits / 2 ? natural : fits;
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at);
  }
  return [...parts, rest];
}

export const wordsOf = (line: string): string[] => line.split(BREAKS);

/** More than kerning, or another face’s space, changes beside a space, in parts of the size of type. */
const BESIDE_A_SPACE = 0.1;

/**
 * A line as it grows. Setting it again for each word takes far longer than adding up words whose widths are kept, so the line itself is only
 * set where the sum, give or take what its spaces may change, does not say whether it fits.
 */
class GrowingLine {
  private text = '';
  private sum = 0;
  private spaces = 0;

  constructor(
    private readonly style: TextStyle,
    private readonly width: number,
  ) {}

  get isEmpty(): boolean {
    return this.text === '';
  }

  /** The line as it is, which is begun again with `next`. */
  broken(next: string): string {
    const { text } = this;
    this.text = next;
    this.sum = next === '' ? 0 : textWidth(next, this.style);
    this.spaces = 0;
    return text;
  }

  /** Adds a word, if the line still fits with it. */
  took(word: string): boolean {
    const { style, width } = this;
    const begins = this.isEmpty;
    const text = begins ? word : `${this.text} ${word}`;
    const sum = this.sum + textWidth(word, style) + (begins ? 0 : textWidth(' ', style));
    const spaces = this.spaces + (begins ? 0 : 1);
    const unsure = style.tabular ? Number.POSITIVE_INFINITY : spaces * BESIDE_A_SPACE * style.size;
    if (sum - unsure > width) return false;
    if (sum + unsure > width && textWidth(text, style) > width) return false;
    this.text = text;
    this.sum = sum;
    this.spaces = spaces;
    return true;
  }
}

/** Each line as full as it can be. */
export function filled(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  const line = new GrowingLine(style, width);
  for (const word of wordsOf(text)) {
    if (line.took(word)) continue;
    const parts = cut(word, width, style);
    const before = line.isEmpty ? [] : [line.broken('')];
    lines.push(...before, ...parts.slice(0, -1));
    line.broken(parts[parts.length - 1] ?? '');
  }
  return [...lines, line.broken('')];
}

/** The word before goes down to a last line of one word, where two stay behind. */
function withCompany(lines: string[], style: TextStyle, width: number): string[] {
  const [before = '', last = ''] = lines.slice(-2);
  const words = wordsOf(before);
  const moved = `${words.at(-1)} ${last}`;
  if (lines.length < 2 || wordsOf(last).length > 1 || words.length < 3) return lines;
  return textWidth(moved, style) > width
    ? lines
    : [...lines.slice(0, -2), words.slice(0, -1).join(' '), moved];
}

/** In as many lines as `wrap` has, of lengths as equal as they can be: for titles. */
export function balanced(text: string, style: TextStyle, width: number): string[] {
  const made = wrap(text, style, width);
  if (made.length === 1) return made;
  const least = longestWord(text, style);
  for (let narrow = Math.max(least, width / 2); narrow < width; narrow += width / 50) {
    const tried = wrap(text, style, narrow);
    if (tried.length === made.length) return tried;
  }
  return made;
}

export const wrap = (text: string, style: TextStyle, width: number): string[] =>
  text.split('\n').flatMap((paragraph) => withCompany(filled(paragraph, style, width), style, width));

/** Lines of which the first begins so far to the right; none where not a word fits beside what is there. */
export function wrapAfter(text: string, style: TextStyle, width: number, indent: number): string[] {
  const [first = ''] = filled(text, style, width - indent);
  const [word = ''] = wordsOf(text);
  if (textWidth(word, style) > width - indent) return [];
  const rest = text.slice(first.length).trimStart();
  return rest === '' ? [first] : withCompany([first, ...wrap(rest, style, width)], style, width);
}

export const longestWord = (text: string, style: TextStyle): number =>
  Math.max(
    0,
    ...text
      .split('\n')
      .flatMap(wordsOf)
      .map((word) => textWidth(word, style)),
  );

export type Placed = {
  x: number;
  top: number;
  width: number;
  align?: 'left' | 'right' | 'center' | undefined;
};

/** One line; `top` is the top of its leading, and the letters stand in the middle of it. */
export function lineMark(text: string, style: TextStyle, at: Placed): Mark {
  const slack = at.align && at.align !== 'left' ? at.width - textWidth(text, style) : 0;
  return {
    draw: 'text',
    x: at.x + (at.align === 'center' ? slack / 2 : slack),
    y: baseline(style, at.top),
    text,
    weight: style.weight,
    size: style.size,
    color: style.color,
    tabular: isTabular(text, style),
  };
}

/** Capital height of the typeface as a share of its size. */
export const CAPITALS = 0.727;

export const baseline = (style: TextStyle, top: number): number =>
  top + (style.leading + style.size * CAPITALS) / 2;

/** Lines set one below another. A space ends each but the last, so that words stay apart when copied. */
export function lineMarks(lines: string[], style: TextStyle, at: Placed): Mark[] {
  return lines.map((text, index) => {
    const mark = lineMark(text, style, { ...at, top: at.top + index * style.leading });
    return index < lines.length - 1 && mark.draw === 'text' ? { ...mark, text: `${mark.text} ` } : mark;
  });
}
