import { expect, it } from 'vitest';
import type { Limit } from '@/server/vocabulary/limit-words';
import { widthOf } from '../fonts';
import { limits } from './limits';
import { faceType } from './type';

/** How far right the ink goes. */
const reach = ({ strips }: ReturnType<typeof limits>): number =>
  Math.max(
    ...strips.flatMap(({ pieces }) =>
      pieces.flatMap(({ marks }) =>
        marks.map((mark) =>
          mark.draw === 'text'
            ? mark.x + widthOf(mark.text.trimEnd(), mark.weight, mark.size, mark.tabular)
            : 0,
        ),
      ),
    ),
  );
const words = ({ strips }: ReturnType<typeof limits>): string[] =>
  strips.flatMap(({ pieces }) =>
    pieces.flatMap(({ marks }) => marks.map((mark) => (mark.draw === 'text' ? mark.text.trim() : ''))),
  );

const SUMS = [
  ['£5', '£500'],
  ['£25,000', '£1,000,000'],
  ['CHF 2,500.50', 'CHF 250,000.50'],
];
const SCALES = [0.8, 1, 1.67, 2.23, 3];

it.each(SUMS)(
  'keeps limits of %s and %s on the sheet, whatever its width and the size of the type',
  (minimum, maximum) => {
    for (const wagers of [undefined, 'Wagers on this sheet'])
      for (const width of [340, 371, 560, 760])
        for (const scale of SCALES) {
          const part = limits(
            [{ group: 'optional', wagers, minimum, maximum } as Limit],
            faceType('#7a1f2b', scale, width),
            width,
          );
          const outside = reach(part) > width + 0.01;
          expect({ wagers, width, scale, outside: outside && !part.cramped }).toMatchObject({
            outside: false,
          });
        }
  },
);

it('puts whose limits they are on a line above', () => {
  const group = {
    group: 'optional',
    wagers: 'Wagers on this sheet',
    minimum: '£5',
    maximum: '£50,000',
  } as Limit;
  const at = (width: number, one = group) => words(limits([one], faceType('#7a1f2b', 1.67, width), width));
  for (const width of [371, 1200])
    expect(at(width)).toEqual(['Wagers on this sheet', 'Minimum', '£5', 'Maximum', '£50,000']);
  expect(at(150)).toEqual(['Wagers on', 'this sheet', 'Minimum', '£5', 'Maximum', '£50,000']);
  const asUsual = (width: number) => limits([group], faceType('#7a1f2b', 1.67, width), width).asUsual;
  expect([asUsual(1200), asUsual(150)]).toEqual([true, false]);
  expect(limits([group], faceType('#7a1f2b', 1.67, 60), 60).cramped).toBe(true);
  const price = {
    group: 'progressive',
    wagers: 'Progressive Jackpot',
    minimum: '£1',
    maximum: '£1',
  } as Limit;
  expect(at(371, price)).toEqual(['Progressive Jackpot', 'A wager', '£1']);
  // In two lines it is not beside the name of the game, though the price itself has room there.
  const lines = [371, 120].map((width) => limits([price], faceType('#7a1f2b', 1.67, 371), width).asUsual);
  expect(lines).toEqual([true, false]);
  expect(limits([price], faceType('#7a1f2b', 1.67, 371), 120).cramped).toBe(false);
});

it('cuts no word of a wager’s name for the sum beside it: the sum goes below', () => {
  const groups = [
    { group: 'all', minimum: '£25,000', maximum: '£250,000' },
    { group: 'progressive', wagers: 'Progressive Jackpot', minimum: '£1', maximum: '£1' },
  ] as Limit[];
  const said = (width: number) => words(limits(groups, faceType('#7a1f2b', 2.4, width), width)).slice(4);
  expect(said(600)).toEqual(['Progressive Jackpot', '£1 a wager']);
  for (const width of [340, 230]) expect(said(width)).toEqual(['Progressive', 'Jackpot', '£1 a wager']);
});

it('never sets the sums smaller than the name of the game', () => {
  const group = { group: 'all', minimum: '$25,000', maximum: '$1,000,000' } as Limit;
  const type = faceType('#7a1f2b', 1, 560);
  const sizes = [560, 300, 260, 230, 200].map((width) => {
    const { strips, cramped } = limits([group], type, width);
    const marks = strips.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.marks));
    const sum = marks.find((mark) => mark.draw === 'text' && mark.text.startsWith('$25'));
    return { cramped, size: sum?.draw === 'text' ? sum.size : 0 };
  });
  expect(sizes.map(({ cramped }) => cramped)).toContain(false);
  expect(sizes.map(({ cramped }) => cramped)).toContain(true);
  for (const { cramped, size } of sizes) expect(cramped).toBe(size < type.game.size);
});

it('sets the limits of inside and of outside bets alike, beside each other or one above the other', () => {
  const pair = [
    { group: 'inside', wagers: 'Inside bets', minimum: '£1', maximum: '£50' },
    { group: 'outside', wagers: 'Outside bets and even chances', minimum: '£10', maximum: '£1,000' },
  ] as Limit[];
  const others = [{ group: 'optional', wagers: 'Roulette Rage', minimum: '£1', maximum: '£50' }] as Limit[];
  const marksAt = (width: number) =>
    limits([...pair, ...others], faceType('#7a1f2b', 1.67, width), width).strips.flatMap(({ pieces }) =>
      pieces.flatMap(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark] : []))),
    );
  for (const width of [340, 560, 1400]) {
    const marks = marksAt(width);
    const sums = marks.filter(({ field }) => field?.limit.includes('-'));
    expect(sums.map(({ text, field }) => [text.trim(), field?.limit, field?.called])).toEqual([
      ['£1', 'inside-minimum', 'Inside bets: minimum'],
      ['£50', 'inside-maximum', 'Inside bets: maximum'],
      ['£10', 'outside-minimum', 'Outside bets and even chances: minimum'],
      ['£1,000', 'outside-maximum', 'Outside bets and even chances: maximum'],
    ]);
    expect(new Set(sums.map(({ size }) => size)).size).toBe(1);
    const levels = sums.map(({ y }) => y);
    expect(new Set(levels).size).toBe(width === 1400 ? 1 : 2);
    const line = marks.find(({ text }) => text.startsWith('£1 to'));
    expect(line?.field?.limit).toBe('optional');
    expect(line?.size).toBeLessThan(sums[0]?.size ?? 0);
    expect(reach(limits(pair, faceType('#7a1f2b', 1.67, width), width))).toBeLessThanOrEqual(width + 0.01);
  }
});
