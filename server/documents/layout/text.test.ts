import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filled, textWidth, wordsOf } from './text';
import type { TextStyle } from './theme';

const style = (more: Partial<TextStyle> = {}): TextStyle => ({
  size: 10,
  leading: 14,
  weight: 'regular',
  color: '#000000',
  tabular: false,
  ...more,
});

/** Each line as long as it can be, by setting it again for each word. */
function plainly(words: string[], set: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, set) > width) lines.push(word);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines;
}

const word = fc.oneof(
  fc.constantFrom(
    'A-B',
    'Te',
    'AV',
    '10^−11',
    '≤',
    '2.71%',
    '3:2',
    '“To”',
    '.',
    '0',
    'L’',
    '4',
    'سلام',
    '漢字',
  ),
  fc.stringMatching(/^[A-Za-z.,;:()0-9–’-]{1,9}$/),
);

it('breaks lines where setting each of them again for every word does', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 40 }),
      fc.double({ min: 90, max: 300, noNaN: true }),
      fc.constantFrom<Partial<TextStyle>>({}, { weight: 'semibold' }, { tabular: true }),
      (given, width, more) => {
        const words = wordsOf(given.join(' '));
        expect(filled(words.join(' '), style(more), width)).toEqual(plainly(words, style(more), width));
      },
    ),
    { numRuns: 60 },
  );
});

it('breaks a line with a power and Arabic as it does without either', () => {
  const words = ['A-B', 'A-B', '10^−11', 'سلام', '0'];
  for (let width = 85; width < 100; width += 0.25)
    expect(filled(words.join(' '), style(), width)).toEqual(plainly(words, style(), width));
});

it('sets a line that only just fits, and breaks one that only just does not', () => {
  const text = '≤ 10^−11 ≤ 10^−11 ≤ 10^−11 . 0 . 0';
  const exact = textWidth(text, style());
  expect(filled(text, style(), exact)).toEqual([text]);
  expect(filled(text, style(), exact - 0.001)).toHaveLength(2);
});
