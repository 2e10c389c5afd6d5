import { expect, it } from 'vitest';
import { RANKS_AS_CHOSEN } from '../cards/ranking';
import { fileHouseWay } from './filed';
import { SHAPES } from './shapes';
import type { HouseWay, Line } from './vocabulary';

const refused = (houseWay: HouseWay) => {
  const filed = fileHouseWay(houseWay, RANKS_AS_CHOSEN);
  return filed.ok ? [] : filed.problems.map(({ field, message }) => [field, message]);
};
const line = (id: string, front: Line['front'], when: Line['when'] = {}): Line => ({
  id,
  says: id,
  when,
  front,
});
const REST = line('rest', { behind: 'best-five' });

it('is refused with each fault at its line: a gap, a foul, cards that are not there', () => {
  expect(
    refused({
      groups: {},
      lines: [
        line('four', { pair: 'of-three' }, { shape: ['four'] }),
        line('high', { beside: 'highest-two' }, { shape: ['no-pair'], complete: false }),
        line(
          'rest',
          { behind: 'best-five' },
          { shape: SHAPES.filter((shape) => !shape.startsWith('five-aces')) },
        ),
      ],
    }).sort(),
  ).toEqual([
    // 1,128 hands: the five and any two of 48.
    [
      'houseWay.lines',
      expect.stringMatching(/^No line is for 1,128 hands, for example .*\. Add a line for them\.$/),
    ],
    [
      'houseWay.lines.0.front',
      // 13 · C(12, 3) · 4 ** 3; with the joker 12 · C(11, 2) · 4 ** 2 and, for an ace, 4 · C(12, 3) · 4 ** 3: 249,920.
      expect.stringMatching(/^“four” puts cards in front that 249,920 hands do not hold, for example /),
    ],
    [
      'houseWay.lines.1.front',
      expect.stringMatching(
        /^“high” sets 24,780,420 hands with the two cards above the five, a foul, for example /,
      ),
    ],
  ]);
});

it('is refused at the line that comes nearest to hands that none is for', () => {
  const four = (id: string, ranks: string) => line(id, { pair: 'of-four' }, { shape: ['four'], four: ranks });
  const others = SHAPES.filter((shape) => shape !== 'four');
  expect(
    refused({
      groups: {},
      lines: [{ ...REST, when: { shape: others } }, four('low', '23456'), four('high', '789TJQK')],
    }),
  ).toEqual([
    [
      'houseWay.lines.1.when',
      // Four aces, or three and the joker: 4 of 5 with three of the 12 other ranks, 5 · C(12, 3) · 4 ** 3.
      expect.stringMatching(
        /^No line is for 70,400 hands, for example .*\. “low” comes nearest: widen it, or add a line for them\.$/,
      ),
    ],
  ]);
});

it('is refused at each line that comes nearest, where several leave a gap', () => {
  const others = SHAPES.filter((shape) => shape !== 'four' && shape !== 'three-twice');
  const gaps = refused({
    groups: {},
    lines: [
      { ...REST, when: { shape: others } },
      line('four', { pair: 'of-four' }, { shape: ['four'], four: '23456789TJQK' }),
      line('twice', { pair: 'of-higher-three' }, { shape: ['three-twice'], three: '23456789TJQK' }),
    ],
  }).sort();
  // Three aces of five with the joker, three of another rank and one of the 44 cards left: 10 · 12 · 4 · 44.
  expect(gaps.map(([field]) => field)).toEqual(['houseWay.lines.1.when', 'houseWay.lines.2.when']);
  expect(gaps[1]?.[1]).toMatch(/^No line is for 21,120 hands/);
});

it('says how far the trial is, from nothing on and never back', () => {
  const shares: number[] = [];
  fileHouseWay({ groups: {}, lines: [REST] }, RANKS_AS_CHOSEN, (share) => shares.push(share));
  expect(shares[0]).toBe(0);
  expect(shares.length).toBeGreaterThan(20);
  expect(shares.every((share, i) => share < 1 && share >= (shares[i - 1] ?? 0))).toBe(true);
  expect(shares.at(-1)).toBeGreaterThan(0.9);
});

it('is refused where a line sets no hand', () => {
  expect(refused({ groups: {}, lines: [REST, line('more', { behind: 'best-five' })] })).toEqual([
    [
      'houseWay.lines.1.when',
      '“more” sets no hand: earlier lines set all that it is for. Move it up, or leave it out.',
    ],
  ]);
});
