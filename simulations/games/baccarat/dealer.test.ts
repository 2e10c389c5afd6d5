import { describe, expect, it } from 'vitest';
import { PACK } from '../../equipment/cards/card';
import { Shoe } from '../../equipment/shoe';
import { inTable } from '../../exact/in-table';
import { BLOCK_ROUNDS, playBlocks } from '../../witness/play';
import { randomStream } from '../../witness/random';
import { FOUR_STANDARD_ERRORS, tailOf } from '../../witness/tail';
import { baccarat } from './family';

const BLOCKS = 1;

/** With eight decks the contract of families says the same; one deck has the most to do with cards that are gone. */
describe('of one deck', () => {
  const parameters = { decks: 1, seats: 7 };
  it.each(baccarat.wagers(parameters).map(({ id }) => id))(
    '%s is dealt as often as it was counted',
    (wager) => {
      const dealer = baccarat.dealer(parameters, wager);
      const rounds = BLOCKS * BLOCK_ROUNDS;
      const seen = playBlocks({ dealer, subject: wager, seed: 28, rounds, from: 0, to: BLOCKS });
      const { universe, outcomes } = baccarat.distribution(parameters, wager);
      expect(dealer.events).toEqual(outcomes.map(({ event }) => event));
      for (const [i, { event, count }] of outcomes.entries()) {
        const probability = Number(count) / Number(universe);
        const times = inTable(seen[i]);
        expect(tailOf(times, rounds, probability), `${event}: ${times}`).toBeGreaterThan(
          FOUR_STANDARD_ERRORS,
        );
      }
    },
  );
});

it('the dealer of one block does not know what was dealt in another', () => {
  const parameters = { decks: 6, seats: 7 };
  const play = (from: number) => {
    const dealer = baccarat.dealer(parameters, 'player');
    return playBlocks({ dealer, subject: 'player', seed: 5, rounds: 2 * BLOCK_ROUNDS, from, to: 2 });
  };
  const [both, second] = [play(0), play(1)];
  const first = playBlocks({
    dealer: baccarat.dealer(parameters, 'player'),
    subject: 'player',
    seed: 5,
    rounds: 2 * BLOCK_ROUNDS,
    from: 0,
    to: 1,
  });
  expect(both).toEqual(first.map((count, event) => count + inTable(second[event])));
});

describe('a shoe', () => {
  it('is refused without a deck, with part of one and with too many', () => {
    for (const decks of [0, 21, 1.5]) expect(() => new Shoe(decks)).toThrow(RangeError);
  });

  it('of packs with other cards deals those, and is refused with none or too many', () => {
    const random = randomStream(6, 'shoe', 0);
    const shoe = new Shoe(1, [3, 3, 7]);
    const seen = new Set<string>();
    for (let round = 0; round < 100; round += 1) {
      shoe.putBack();
      shoe.dealTwo(random);
      seen.add(`${shoe.card(0)} ${shoe.card(1)}`);
    }
    expect([...seen].sort()).toEqual(['3 3', '3 7', '7 3']);
    // Twenty packs of 52 are the most.
    const of = (packs: number, cards: number) => () => new Shoe(packs, new Array<number>(cards).fill(0));
    for (const [packs, cards] of [
      [1, 0],
      [1, 1],
      [1, 1041],
      [20, 53],
    ] as const)
      expect(of(packs, cards)).toThrow(RangeError);
    expect(of(8, 56)).not.toThrow();
  });

  it('takes from each number the pair that dividing would name', () => {
    let wrong = 0;
    for (const decks of [1, 7, 8, 20]) {
      const shoe = new Shoe(decks);
      const others = PACK * decks - 1;
      for (let pair = 0; pair < (others + 1) * others; pair += 1) {
        const first = Math.floor(pair / others);
        const rest = pair % others;
        const second = rest < first ? rest : rest + 1;
        shoe.putBack();
        shoe.dealTwo({ below: () => pair });
        if (shoe.card(0) !== first % PACK || shoe.card(1) !== second % PACK) wrong += 1;
      }
    }
    expect(wrong).toBe(0);
  });

  it('of one deck never deals a card twice in a round; of two it never deals one three times', () => {
    const random = randomStream(4, 'shoe', 0);
    for (const decks of [1, 2]) {
      const shoe = new Shoe(decks);
      let most = 0;
      for (let round = 0; round < 2_000; round += 1) {
        shoe.putBack();
        const seen = new Uint8Array(PACK);
        for (let dealt = 0; dealt < 30; dealt += 2) {
          shoe.dealTwo(random);
          for (const card of [shoe.card(dealt), shoe.card(dealt + 1)]) seen[card] = inTable(seen[card]) + 1;
        }
        most = Math.max(most, ...seen);
      }
      expect(most).toBe(decks);
    }
  });

  it('brings each card to every place equally often', () => {
    const random = randomStream(3, 'shoe', 0);
    const shoe = new Shoe(2);
    const rounds = 104_000;
    const seen = [0, 1, 2, 3].map(() => new Float64Array(PACK));
    let alike = 0;
    for (let i = 0; i < rounds; i += 1) {
      shoe.putBack();
      shoe.dealTwo(random);
      shoe.dealTwo(random);
      for (const [place, counts] of seen.entries()) {
        const card = shoe.card(place);
        counts[card] = inTable(counts[card]) + 1;
      }
      if (shoe.card(1) === shoe.card(2)) alike += 1;
    }
    // Pearson's statistic of 51 degrees of freedom exceeds 120 once in 10^7.
    for (const counts of seen) {
      const statistic = counts.reduce(
        (sum, count) => sum + (count - rounds / PACK) ** 2 / (rounds / PACK),
        0,
      );
      expect(statistic).toBeLessThan(120);
      expect(statistic).toBeGreaterThan(10);
    }
    // Two cards are the same face with probability 1/103; the standard deviation is 32.
    expect(Math.abs(alike - rounds / 103)).toBeLessThan(160);
  });
});
