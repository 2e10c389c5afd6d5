import { describe, expect, inject, it } from 'vitest';
import { shareOfPiece } from '../boards/boards';
import { flopSums } from '../passes/flop-sums';
import { sumAtFlop } from '../testing/at-one-flop';
import { eachBoard, type Hand, held } from '../testing/brute-force';
import { ULTIMATE } from '../testing/published';
import { ultimateRules } from './rule-set';
import { UltimateParameters } from './wagers';

const rules = ultimateRules(UltimateParameters.parse({}), ULTIMATE);

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
  const { plan, gains } = rules.decide(flopSums(rules.settled, rules.atFlop, shareOfPiece(0, 1)));

  it('has the published house edge', () => {
    // 2.184971% of the ante is published for the standard blind table.
    expect((gains?.valueOf() ?? 0) * -100).toBeCloseTo(2.184971, 6);
  });

  // Wizard of Odds, "Ultimate Texas Hold 'Em Advanced", first decision.
  it('is raised before the flop with the published hands', () => {
    expect(rules.summary(plan)).toContain(
      'a pair of threes or better; any ace; a king with a five or better or any card of its suit; a queen with an eight or better or a six or better of its suit; a jack with a ten or an eight or better of its suit',
    );
  });
});

describe('what waiting gains at a flop', () => {
  const flops = [
    ['2h 2d', 'Kc 9s 4d'],
    ['7c 2d', '7h 7s 7d'],
    ['Ts 9s', 'Js Qs 2s'],
  ] as const;
  const more = [
    ['Jh 5h', 'Qh 8h 3c'],
    ['6c 4d', 'Ah Kh 5h'],
    ['Qd 3c', '9c 9d 3h'],
  ] as const;

  it.each(inject('deep') ? [...flops, ...more] : flops)(
    '%s on %s is what every turn, river and dealer add up to',
    (hole, flop) => {
      let waiting = 0;
      let betting = 0;
      eachBoard(held(hole), held(flop), (player, dealers) => {
        const total = (play: number) =>
          dealers.reduce((sum, dealer) => sum + settle(player, dealer, play), 0);
        waiting += Math.max(total(1), -2 * dealers.length);
        betting += total(2);
      });
      // In half antes.
      expect(sumAtFlop(rules, held(hole), held(flop))).toBe(2 * (waiting - betting));
    },
  );
});
