import { describe, expect, inject, it } from 'vitest';
import { sumAtFlop } from '../testing/at-one-flop';
import { eachBoard, type Hand, held } from '../testing/brute-force';
import { CASINO } from '../testing/published';
import { casinoHoldemRules } from './rule-set';
import { CasinoHoldemParameters } from './wagers';

const rules = casinoHoldemRules(CasinoHoldemParameters.parse({}), CASINO);

const ANTE: Partial<Record<Hand['category'], number>> = {
  flush: 2,
  'full-house': 3,
  'four-of-a-kind': 10,
  'straight-flush': 20,
  'royal-flush': 100,
};

/** Net gain in antes of a call. */
function settle(player: Hand, dealer: Hand): number {
  const ante = ANTE[player.category] ?? 1;
  if (dealer.category === 'high-card' || (dealer.category === 'pair' && dealer.pairOf < 4)) return ante;
  if (player.strength === dealer.strength) return 0;
  return player.strength > dealer.strength ? ante + 2 : -3;
}

describe("Casino hold'em", () => {
  const flops = [
    ['8h 3d', 'Kc 9s 4d'],
    ['7c 2d', '7h 7s 7d'],
  ] as const;
  const more = [['Jh 5h', 'Qh 8h 3c']] as const;

  it.each(inject('deep') ? [...flops, ...more] : flops)(
    '%s on %s gains by a call what every turn, river and dealer add up to',
    (hole, flop) => {
      let calling = 0;
      eachBoard(held(hole), held(flop), (player, dealers) => {
        for (const dealer of dealers) calling += settle(player, dealer) + 1;
      });
      expect(sumAtFlop(rules, held(hole), held(flop))).toBe(calling);
    },
  );
});
