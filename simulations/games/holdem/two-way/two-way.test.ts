import { describe, expect, it } from 'vitest';
import { sumAtFlop } from '../testing/at-one-flop';
import { eachBoard, type Hand, held } from '../testing/brute-force';
import { TWO_WAY } from '../testing/published';
import { twoWayRules } from './rule-set';
import { TwoWayParameters } from './wagers';

const rules = twoWayRules(TwoWayParameters.parse({}), TWO_WAY);

const onFlopBet = (player: Hand, dealer: Hand): number =>
  dealer.category === 'high-card' ? 0 : Math.sign(player.strength - dealer.strength);

describe('Two Way', () => {
  it.each([
    ['8h 3d', 'Kc 9s 4d'],
    ['Jh 5h', 'Qh 8h 3c'],
  ])('%s on %s gains by a bet what every turn, river and dealer add up to', (hole, flop) => {
    let betting = 0;
    eachBoard(held(hole), held(flop), (player, dealers) => {
      for (const dealer of dealers) betting += onFlopBet(player, dealer);
    });
    expect(sumAtFlop(rules, held(hole), held(flop))).toBe(betting);
  });
});
