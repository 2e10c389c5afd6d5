/** A wager with a given number of events, for tests: only its counts. */

import type { Distribution } from '../wagers/distribution';
import { checkedDistribution } from '../wagers/distribution';
import type { WagerSpec } from '../wagers/wager-spec';

const method = { id: 'enumeration', explains: 'Counted.', reductions: [] };

/** Events with these counts; the last one loses whatever the table says. */
export function madeUpWager(counts: number[]): { distribution: Distribution; spec: WagerSpec } {
  const events = counts.map((_, i) => ({
    id: `e${i}`,
    label: `Event ${i}`,
    settles: i === counts.length - 1 ? ('lose' as const) : ('pays' as const),
  }));
  return {
    spec: { id: 'w', label: 'Wager', explains: 'x', events, outcome: 'deal', decisions: false },
    distribution: checkedDistribution({
      universe: BigInt(counts.reduce((sum, count) => sum + count, 0)),
      outcomes: counts.map((count, i) => ({ event: `e${i}`, count: BigInt(count) })),
      method,
    }),
  };
}
