import { inTable } from '../../exact/in-table';
import { bestPlay } from './play';
import { KINDS } from './ranks';
import type { Rules } from './rules';
import { standingAgainst } from './standing';
import { bestOpenings } from './whole-round';

/** What a round gains on average, per first stake, when every decision is the best by the cards of the hand. */
export function bestGain(rules: Rules): number {
  let sum = 0;
  for (let up = 0; up < KINDS; up += 1) {
    if (inTable(rules.shoe[up]) === 0) continue;
    const standing = standingAgainst(up, rules);
    for (const { opening, gain } of bestOpenings(standing, rules, bestPlay(standing, rules)))
      sum += opening.chance * gain;
  }
  return sum;
}
