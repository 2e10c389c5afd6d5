import { describe, expect, it } from 'vitest';
import { meterGiven } from '@/rulebooks/edges/headline-edge';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { meterTerms } from '@/rulebooks/offer/meter';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Distribution } from '@/simulations/wagers/distribution';
import { playerGains } from './player-gains';
import { viewWager } from './wager-view';

const GAINS = 'The edge is below zero: on average the player gains this much and the house loses it.';
const ALONE = 'The fixed pays alone return more than is staked, whatever the meter shows.';

describe('an edge below zero', () => {
  it('is said to be the gain of the player, and no other edge is', () => {
    expect(playerGains({ edge: '-1/37' })).toBe(GAINS);
    expect(playerGains({ edge: '0/1' })).toBeUndefined();
    expect(playerGains({ edge: '1/37' })).toBeUndefined();
  });

  it('is blamed on the fixed pays only where they alone return more than is staked', () => {
    const at = (edge: string | undefined, fixedReturn: string) =>
      playerGains({ edge, progressive: { fixedReturn } });
    expect(at('-1/10', '11/10')).toBe(`${GAINS} ${ALONE}`);
    expect(at('-1/10', '1/1')).toBe(GAINS);
    expect(at('-1/10', '2/5')).toBe(GAINS);
    expect(at('1/10', '2/5')).toBeUndefined();
    // Of a meter that was not given no edge leads; the fixed pays are known all the same.
    expect(at(undefined, '11/10')).toBe(ALONE);
    expect(at(undefined, '2/5')).toBeUndefined();
  });
});

describe('the jackpot of § 11.44 on its printed terms', () => {
  const rulebook = rulebookOf('gb-2007');
  if (!rulebook.ok) throw new Error('gb-2007 is not registered');
  const found = gameOf(rulebook.value, 'holdem-bonus');
  if (!found.ok) throw new Error('gb-2007 has no holdem-bonus');
  const game = found.value;
  const wager = game.wagers.find(({ id }) => id === 'progressive');
  if (!wager) throw new Error('holdem-bonus has no progressive');

  /** The best five of seven cards, as every table of poker hands has them. */
  const SEVEN_CARDS: Distribution = {
    universe: 133_784_560n,
    outcomes: [
      { event: 'royal-flush', count: 4_324n },
      { event: 'straight-flush', count: 37_260n },
      { event: 'four-of-a-kind', count: 224_848n },
      { event: 'full-house', count: 3_473_184n },
      { event: 'flush', count: 4_047_644n },
      { event: 'lose', count: 125_997_300n },
    ],
    method: { id: 'by-hand', explains: 'Counted.', reductions: [] },
  };
  const figures = (meter: string, pays: Record<string, string>) => {
    const circumstances = { progressive: { contribution: '70%', meter } };
    const terms = meterTerms(wager, circumstances, 'minimum');
    const choice = { payTable: 'minimum', pays };
    const given = meterGiven(wager, circumstances);
    const shown = viewWager(game, wager, choice, chosenOptions(game, {}), SEVEN_CARDS, terms, given);
    if (!shown.figures) throw new Error(`no figures: ${shown.problems.join(' ')}`);
    return { edge: shown.headline?.edge, progressive: shown.figures.progressive };
  };

  it('loses with the meter at nothing: 500, 100 and 50 for 1 alone return 4.949 of each unit', () => {
    const priced = figures('0', {});
    // By hand: 1 − (500 × 224,848 + 100 × 3,473,184 + 50 × 4,047,644) ÷ 133,784,560.
    expect(priced.edge).toBe('-13208501/3344614');
    expect(playerGains(priced)).toBe(`${GAINS} ${ALONE}`);
  });

  it('with fixed pays of 5 for 1 loses only to the meter, once that is large enough', () => {
    const small = { 'four-of-a-kind': '5 for 1', 'full-house': '5 for 1', flush: '5 for 1' };
    expect(playerGains(figures('0', small))).toBeUndefined();
    expect(playerGains(figures('1,000,000', small))).toBe(GAINS);
  });
});
