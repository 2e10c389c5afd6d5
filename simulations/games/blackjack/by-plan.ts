/** What a table's rules leave of a plan. */
import { inTable } from '../../exact/in-table';
import { HANDS, MOST } from './hands';
import { DOUBLE, mayDouble, type Plan, STAND } from './play';
import type { Rules } from './rules';

/** Hands of 21 stand, and hands that may not be doubled do what the plan says instead. */
export function allowed(rules: Pick<Rules, 'double'>, { choice, instead }: Plan): Plan {
  const left: Plan = { choice: new Uint8Array(HANDS.count), instead: new Uint8Array(HANDS.count) };
  for (let hand = 0; hand < HANDS.empty; hand += 1) {
    if (inTable(HANDS.totals[hand]) >= MOST || inTable(HANDS.cards[hand]) < 2) {
      left.choice[hand] = STAND;
      left.instead[hand] = STAND;
      continue;
    }
    const otherwise = inTable(instead[hand]);
    left.instead[hand] = otherwise;
    left.choice[hand] = choice[hand] === DOUBLE && mayDouble(rules, hand) ? DOUBLE : otherwise;
  }
  return left;
}
