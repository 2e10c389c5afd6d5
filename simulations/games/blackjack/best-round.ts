import { inTable } from '../../exact/in-table';
import { bestPlay } from './play';
import { KINDS } from './ranks';
import type { Rules } from './rules';
import { standingAgainst } from './standing';
import { bestOpenings } from './whole-round';

/** What rounds against one card of the dealer gain by the best play, weighed by the chance of that card. */
export function bestGainAgainst(up: number, rules: Rules): number {
  if (inTable(rules.shoe[up]) === 0) return 0;
  const standing = standingAgainst(up, rules);
  const openings = bestOpenings(standing, rules, bestPlay(standing, rules));
  return openings.reduce((sum, { opening, gain }) => sum + opening.chance * gain, 0);
}

/** What a round gains on average, per first stake, when every decision is the best by the cards of the hand. */
export function bestGain(rules: Rules): number {
  let sum = 0;
  for (let up = 0; up < KINDS; up += 1) sum += bestGainAgainst(up, rules);
  return sum;
}
