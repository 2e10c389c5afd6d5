import { expect, it } from 'vitest';
import { chartText, readChart } from './chart-text';

const SHAPE = {
  columns: ['2', '3'],
  lines: [
    { id: 'hard-12', label: 'Hard 12', cells: ['S', 'H'] },
    { id: 'hard-1', label: 'Hard 1', cells: ['S', 'H'] },
    { id: 'pair', label: 'A-A', cells: ['P', '-'] },
  ],
  means: {},
};
const GOOD = 'Hard 12  S  H\nHard 1  H  H\nA-A  P  -';
const says = (text: string) => {
  const read = readChart(text, SHAPE);
  return read.ok ? read.value : read.problems.map(({ message }) => message);
};

it('reads what it writes, in any order, case and with tabs or commas', () => {
  const cells = [
    ['S', 'H'],
    ['H', 'H'],
    ['P', '-'],
  ];
  expect(chartText(SHAPE, cells)).toBe(GOOD);
  expect(says(GOOD)).toEqual(cells);
  expect(says('a-a,p,-\n\nhard 1\th\tH\nHARD 12 | s | h')).toEqual(cells);
});

it.each([
  ['Hard 12 S\nHard 1 H H\nA-A P -', ['Hard 12 has 1 cell; give one for each of 2 and 3.']],
  ['Hard 12 S P\nHard 1 H H\nA-A P -', ['Hard 12 against 3: “P” cannot be chosen there; write S or H.']],
  ['Soft 12 S H', ['“Soft 12 S H” begins with no line of the chart, such as “Hard 12”.']],
  ['Hard 12 S H\nA-A P -', ['Add Hard 1: every line of the chart needs its cells.']],
  ['', ['Add Hard 12, Hard 1 and A-A: every line of the chart needs its cells.']],
  [`${GOOD}\nA-A P P`, ['A-A is there twice; leave one.']],
  ['S'.repeat(20_001), ['This text is too long for a chart.']],
])('says what is wrong with %j', (text, expected) => {
  expect(says(text)).toEqual(expected);
});
