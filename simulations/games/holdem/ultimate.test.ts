import { beforeAll, describe, expect, it } from 'vitest';
import type { Solution } from '../../decisions';
import { type Card, readCards } from '../../equipment/cards/card';
import { randomStream } from '../../witness/random';
import { eachBoard, type Hand } from './brute-force';
import { sumsOfOneFlop } from './decisions-at-flop';
import { ultimateHoldem } from './families';
import { ULTIMATE } from './published';
import { placeOf, solved } from './solved';

const parameters = ultimateHoldem.parameters.parse({});
let merged: Float64Array[];
let solution: Solution;

beforeAll(() => {
  ({ merged, solution } = solved(ultimateHoldem, parameters, ULTIMATE));
}, 120_000);

const cards = (text: string): Card[] => {
  const read = readCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const BLIND: Partial<Record<Hand['category'], number>> = {
  straight: 1,
  flush: 1.5,
  'full-house': 3,
  'four-of-a-kind': 10,
  'straight-flush': 50,
  'royal-flush': 500,
};

/** Net gain in antes with so much on the play wager. */
function settle(player: Hand, dealer: Hand, play: number): number {
  if (player.strength === dealer.strength) return 0;
  const ante = dealer.category === 'high-card' ? 0 : 1;
  if (player.strength < dealer.strength) return -play - ante - 1;
  return play + ante + (BLIND[player.category] ?? 0);
}

describe('the standard game', () => {
  it('has the published house edge, variation and decisions', () => {
    const { houseEdge, endings, universe, decisions } = solution;
    // 2.184971 % of the ante, standard deviation 4.94, element of risk 0.526 % (Wizard of Odds, "Ultimate Texas Hold'em").
    expect(houseEdge.valueOf() * 100).toBeCloseTo(2.184971, 6);
    const mean = (value: (ending: (typeof endings)[number]) => number) =>
      endings.reduce((sum, ending) => sum + (Number(ending.count) / Number(universe)) * value(ending), 0);
    const squares = mean(({ net }) => net.valueOf() ** 2);
    expect(Math.sqrt(squares - houseEdge.valueOf() ** 2)).toBeCloseTo(4.94, 2);
    expect((houseEdge.valueOf() / mean(({ staked }) => staked.valueOf())) * 100).toBeCloseTo(0.526, 3);
    for (const { reached, choices } of decisions)
      expect(choices.reduce((sum, { taken }) => sum + taken.valueOf(), 0)).toBeCloseTo(reached.valueOf(), 12);
    // The published list: pairs from threes (72 hands), any ace (192), any suited king and K5 (44 + 96), Q6 suited and
    // Q8 (24 + 48), J8 suited and JT (12 + 12): 500 of 1,326.
    expect(decisions[0]?.choices[0]?.taken.toFraction()).toBe('250/663');
    expect(solution.summary).toContain(
      'a pair of threes or better; any ace; a king with a five or better or any card of its suit; a queen with an eight or better or a six or better of its suit; a jack with a ten or an eight or better of its suit',
    );
  });

  it('royal flushes are won as often as seven cards hold one, in rounds not folded', () => {
    const royal = solution.endings.filter(({ event }) => event.includes('royal-flush'));
    const count = royal.reduce((sum, ending) => sum + ending.count, 0n);
    // 4,324 of 133,784,560 hands of seven cards; one in C(7, 2) has all five on the board, and then all tie.
    expect(count * 133_784_560n * 21n).toBe(4_324n * 20n * solution.universe);
  });
});

describe('what waiting gains at a flop', () => {
  it.each([
    ['2h 2d', 'Kc 9s 4d'],
    ['Jh 5h', 'Qh 8h 3c'],
    ['7c 2d', '7h 7s 7d'],
    ['Ts 9s', 'Js Qs 2s'],
    ['6c 4d', 'Ah Kh 5h'],
    ['Qd 3c', '9c 9d 3h'],
  ])('%s on %s is what every turn, river and dealer add up to', (hole, flop) => {
    let waiting = 0;
    let betting = 0;
    eachBoard(cards(hole), cards(flop), (player, dealers) => {
      const total = (play: number) => dealers.reduce((sum, dealer) => sum + settle(player, dealer, play), 0);
      waiting += Math.max(total(1), -2 * dealers.length);
      betting += total(2);
    });
    const found = sumsOfOneFlop(merged[0] as Float64Array)[placeOf(cards(hole), cards(flop))];
    // In half antes, 24 times.
    expect(found).toBe(48 * (waiting - betting));
  });
});

describe('the witness', () => {
  it('deals what was counted', () => {
    const dealer = ultimateHoldem.dealer(parameters, ULTIMATE, merged);
    const random = randomStream(7, 'ultimate', 0);
    const rounds = 40_000;
    let gained = 0;
    for (let i = 0; i < rounds; i += 1) gained += dealer.play(random);
    const z = (gained / dealer.unit / rounds + solution.houseEdge.valueOf()) / (4.94 / Math.sqrt(rounds));
    expect(Math.abs(z)).toBeLessThan(4);
  });
});
