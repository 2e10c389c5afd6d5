/** A pasted or uploaded table of counts: read whole, or refused row by row. */
import { expect, it } from 'vitest';
import { COUNTS_EXAMPLE, readCountsText } from './counts-text';

const rows = (text: string) => {
  const read = readCountsText(text);
  return read.ok
    ? read.value.map(({ event, settles, count }) => [event, settles, count])
    : read.problems.map(({ message }) => message);
};

it('reads commas, semicolons and tabs, with a head or without', () => {
  const expected = [
    ['two-nines', 'pays', '2'],
    ['one-nine', 'pays', '30'],
    ['no-nine', 'lose', '68'],
  ];
  expect(rows(COUNTS_EXAMPLE)).toEqual(expected);
  expect(rows(`\uFEFF${COUNTS_EXAMPLE.replaceAll(',', ';').replaceAll('\n', '\r\n')}`)).toEqual(expected);
  expect(rows(COUNTS_EXAMPLE.split('\n').slice(1).join('\n').replaceAll(',', '\t'))).toEqual(expected);
  expect(rows('"A ""pair"", suited",pays,7')).toEqual([['a-pair-suited', 'pays', '7']]);
});

it('keeps every digit', () => {
  const count = '123456789'.repeat(6);
  expect(rows(`Win,pays,${count}`)).toEqual([['win', 'pays', count]]);
});

it('names each row that is no count', () => {
  expect(rows('Win,pays,1.5\nLose,lose,0\nTie,draws,4\nWin,pays,9\n,pays,1\nLong,lose,4,extra')).toEqual([
    expect.stringMatching(/^Row 1: “1.5” is no count/),
    expect.stringMatching(/^Row 2: “0” is no count/),
    expect.stringMatching(/^Row 3: “draws” is no way to settle/),
    expect.stringMatching(/^Row 4: row 1 has the same event/),
    expect.stringMatching(/^Row 5: name the event/),
    expect.stringMatching(/^Row 6: there are more than three cells/),
  ]);
});

it('refuses what is empty, too long, a claim or a formula', () => {
  expect(rows('')[0]).toMatch(/no row/);
  expect(rows('x'.repeat(100_001))[0]).toMatch(/longer/);
  expect(rows(Array.from({ length: 201 }, (_, at) => `Event ${at},pays,1`).join('\n'))[0]).toMatch(
    /201 rows/,
  );
  expect(rows('Approved by the Gambling Commission,pays,1')).toHaveLength(1);
  expect(rows('=1+1,pays,=2+2')[0]).toMatch(/no count/);
});
