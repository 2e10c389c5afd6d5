/** The dealer's chances by halves against a dealer who draws card by card. */
import { expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { DealerChances } from './dealer-chances';
import { dealerDraws, ENDS, NATURAL, OVER } from './dealer-draws';
import { ACE, KINDS, points, shoeOf, TEN } from './ranks';

/** Every card that can come, one after another. */
function cardByCard(up: number, shoe: readonly number[], hits17: boolean): number[] {
  const left = [...shoe];
  const ends = Array<number>(ENDS).fill(0);
  const go = (hard: number, aces: number, drawn: number, cards: number, chance: number) => {
    const soft = aces > 0 && hard + 10 <= 21;
    const total = soft ? hard + 10 : hard;
    const stands = total > 17 || (total === 17 && !(soft && hits17));
    if (drawn > 0 && stands) {
      const natural = drawn === 1 && total === 21 && (up === ACE || up === TEN);
      const end = natural ? NATURAL : total > 21 ? OVER : total - 17;
      ends[end] = inTable(ends[end]) + chance;
      return;
    }
    for (let kind = 0; kind < KINDS; kind += 1) {
      const count = inTable(left[kind]);
      if (count === 0) continue;
      left[kind] = count - 1;
      go(hard + points(kind), aces + (kind === ACE ? 1 : 0), drawn + 1, cards - 1, (chance * count) / cards);
      left[kind] = count;
    }
  };
  const cards = shoe.reduce((sum, count) => sum + count, 0);
  go(points(up), up === ACE ? 1 : 0, 0, cards, 1);
  return ends;
}

const cardsOf = (left: readonly number[]) => left.reduce((sum, count) => sum + count, 0);

function chancesFrom(chances: DealerChances, left: readonly number[]): number[] {
  const ends = new Float64Array(ENDS + 1).fill(-1);
  chances.work(left, cardsOf(left), ends, 1);
  expect(ends[0]).toBe(-1);
  return [...ends.subarray(1)];
}

it.each(Array.from({ length: KINDS }, (_, up) => up))(
  'every end is as likely as dealing each card finds, to a card of kind %i',
  (up) => {
    // Few of some kinds and many of others, and one kind that is all gone.
    const left = [3, 1, 4, 2, 0, 5, 1, 2, 3, 9];
    for (const soft17 of ['stand', 'hit'] as const) {
      const found = chancesFrom(new DealerChances(up, dealerDraws(up, soft17)), left);
      cardByCard(up, left, soft17 === 'hit').forEach((chance, end) => {
        expect(found[end]).toBeCloseTo(chance, 14);
      });
    }
  },
);

it('many shoes are answered alike in any order, whatever was kept of those before', () => {
  const chances = new DealerChances(3, dealerDraws(3, 'stand'));
  const shoes: number[][] = [];
  for (let ace = 0; ace < 7; ace += 1)
    for (let two = 0; two < 7; two += 1)
      for (let three = 0; three < 7; three += 1)
        for (const [four, ten] of [
          [3, 15],
          [4, 15],
          [3, 16],
        ])
          shoes.push([ace, two, three, ...shoeOf(1).slice(3).with(0, inTable(four)).with(6, inTable(ten))]);
  const forth = shoes.map((shoe) => chancesFrom(chances, shoe));
  const back = shoes.toReversed().map((shoe) => chancesFrom(chances, shoe));
  expect(back.toReversed()).toEqual(forth);
  for (const at of [0, 500, 1000])
    expect(forth[at]).toEqual(
      chancesFrom(new DealerChances(3, dealerDraws(3, 'stand')), shoes[at] as number[]),
    );
});
