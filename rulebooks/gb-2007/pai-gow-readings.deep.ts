/** A reading of 13.21 that is no option of the game, counted again from its lines. */
import { expect, it } from 'vitest';
import { JOKER_AS_CHOSEN } from '@/simulations/games/pai-gow/cards/ranking';
import { type Checked, setEveryHandBy } from '@/simulations/games/pai-gow/house-way/completeness';
import { CHOSEN } from '@/simulations/games/pai-gow/house-way/gaps';
import { rule1321 } from '@/simulations/games/pai-gow/house-way/rule-13-21';
import type { HouseWay } from '@/simulations/games/pai-gow/house-way/vocabulary';
import { matchUps, merged } from '@/simulations/games/pai-gow/main-wager/match-ups';
import { outcomesOf } from '@/simulations/games/pai-gow/main-wager/outcomes';
import { paiGowAmbiguities } from './ambiguities/section-13-pai-gow-poker';

const percent = (way: HouseWay): string => {
  const [{ settings, faults }] = setEveryHandBy([way], JOKER_AS_CHOSEN) as [Checked];
  expect(faults).toEqual([]);
  const { wins, losses, all } = merged([matchUps(outcomesOf(settings, settings))]);
  return `${(100 * (Number(losses - wins) / Number(all) + (0.05 * Number(wins)) / Number(all))).toFixed(6)}%`;
};

/** Ace and king in front out of the three themselves. */
const outOf = (three: string, beside: string): HouseWay['lines'][number] => ({
  id: `full-house-${three}`,
  says: '',
  when: { shape: ['three-and-pair'], three },
  front: { pair: 'highest' },
  unless: { when: { pair: '2', beside }, front: { oneOf: 'three', and: 'highest' } },
});

it('house-way-full-house-of-aces-or-kings', { timeout: 300_000 }, () => {
  const printed = rule1321(CHOSEN);
  const at = printed.lines.findIndex(({ id }) => id === 'complete-full-house');
  const lines = printed.lines.toSpliced(at, 0, outOf('A', 'K'), outOf('K', 'A'));
  const said = paiGowAmbiguities.find(({ id }) => id === 'house-way-full-house-of-aces-or-kings')?.because;
  expect(said).toContain(percent(printed));
  expect(said).toContain(percent({ ...printed, lines }));
});
