import { describe, expect, it } from 'vitest';
import { PACK } from '../../equipment/cards/card';
import { dealTwo, newShoe } from '../../equipment/shoe';
import { BLOCK_ROUNDS, playBlocks } from '../../witness/play';
import { randomStream } from '../../witness/random';
import { baccarat } from './family';

const BLOCKS = 1;

/** Of about 170 counts, four standard errors are exceeded by chance once in a hundred such suites; the seed is fixed. */
describe.each([1, 8])('%i decks: the dealer', (decks) => {
  const parameters = { decks, seats: 7 };
  it.each(baccarat.wagers(parameters).map(({ id }) => id))(
    '%s is dealt as often as it was counted',
    (wager) => {
      const dealer = baccarat.dealer(parameters, wager);
      const rounds = BLOCKS * BLOCK_ROUNDS;
      const seen = playBlocks({ dealer, subject: wager, seed: 28, rounds, from: 0, to: BLOCKS });
      const { universe, outcomes } = baccarat.distribution(parameters, wager);
      expect(dealer.events).toEqual(outcomes.map(({ event }) => event));
      for (const [i, { event, count }] of outcomes.entries()) {
        const probability = Number((count * 10n ** 18n) / universe) / 1e18;
        const expected = rounds * probability;
        // A normal error says nothing of an event expected a few times.
        if (expected < 10) expect(seen[i], event).toBeLessThan(40);
        else {
          const z = ((seen[i] as number) - expected) / Math.sqrt(expected * (1 - probability));
          expect(Math.abs(z), `${event}: ${seen[i]} for ${expected}`).toBeLessThan(4.5);
        }
      }
    },
  );
});

describe('a shoe', () => {
  it('holds so many of every card, and is refused without a deck or with too many', () => {
    const shoe = newShoe(6);
    expect(shoe.length).toBe(6 * PACK);
    for (let card = 0; card < PACK; card += 1) expect(shoe.filter((other) => other === card).length).toBe(6);
    for (const decks of [0, 21, 1.5]) expect(() => newShoe(decks)).toThrow(RangeError);
  });

  it('keeps every card, and from a new shoe brings each to both places equally often', () => {
    const random = randomStream(3, 'shoe', 0);
    const fresh = newShoe(2);
    const shoe = newShoe(2);
    const rounds = 104_000;
    const seen = [new Float64Array(PACK), new Float64Array(PACK)];
    let alike = 0;
    for (let i = 0; i < rounds; i += 1) {
      shoe.set(fresh);
      dealTwo(shoe, 0, random);
      for (const place of [0, 1]) {
        const counts = seen[place] as Float64Array;
        const card = shoe[place] as number;
        counts[card] = (counts[card] as number) + 1;
      }
      if (shoe[0] === shoe[1]) alike += 1;
    }
    expect([...shoe].sort((a, b) => a - b)).toEqual([...fresh].sort((a, b) => a - b));
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

  it('leaves the cards before the place alone', () => {
    const random = randomStream(4, 'shoe', 0);
    const shoe = newShoe(1);
    for (let i = 0; i < 1_000; i += 1) dealTwo(shoe, 2, random);
    expect([...shoe.subarray(0, 2)]).toEqual([0, 1]);
    expect([...shoe].sort((a, b) => a - b)).toEqual([...newShoe(1)]);
  });
});
