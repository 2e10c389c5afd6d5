import { expect, it } from 'vitest';
import { JOKER_AS_CHOSEN } from '../cards/ranking';
import { fileHouseWay } from './filed';
import { SHAPES } from './shapes';
import type { HouseWay, Line } from './vocabulary';

const refused = (houseWay: HouseWay) => {
  const filed = fileHouseWay(houseWay, JOKER_AS_CHOSEN);
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
      expect.stringMatching(/^No line is for 1128 hands, for example .*\. Add a line for them\.$/),
    ],
    [
      'houseWay.lines.0.front',
      // 13 · C(12, 3) · 4 ** 3; with the joker 12 · C(11, 2) · 4 ** 2 and, for an ace, 4 · C(12, 3) · 4 ** 3: 249,920.
      expect.stringMatching(/^“four” puts cards in front that 249\s920 hands do not hold, for example /),
    ],
    [
      'houseWay.lines.1.front',
      expect.stringMatching(
        /^“high” sets 24\s780\s420 hands with the two cards above the five, a foul, for example /,
      ),
    ],
  ]);
});

it('is refused where a line sets no hand', () => {
  expect(refused({ groups: {}, lines: [REST, line('more', { behind: 'best-five' })] })).toEqual([
    [
      'houseWay.lines.1.when',
      '“more” sets no hand: earlier lines set all that it is for. Move it up, or leave it out.',
    ],
  ]);
});
