/** Distributions of wagers that one trial settles: count the outcomes of the equipment. */
import { countBy, totalOf } from '../../exact/counts';
import type { Distribution } from '../../wagers/distribution';
import { checkedDistribution, outcomesOf } from '../../wagers/distribution';

export function enumerated<Outcome>(options: {
  outcomes: Iterable<Outcome>;
  /** In the order of the wager's specification. */
  events: readonly string[];
  eventOf: (outcome: Outcome) => string;
  explains: string;
  reductions?: string[];
}): Distribution {
  const counts = countBy(options.outcomes, options.events, options.eventOf);
  return checkedDistribution({
    universe: totalOf(counts),
    outcomes: outcomesOf(counts),
    method: { id: 'enumeration', explains: options.explains, reductions: options.reductions ?? [] },
  });
}
