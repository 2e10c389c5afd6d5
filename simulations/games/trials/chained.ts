/** Distributions of wagers that may stand for several trials: solve the chain, then count over one denominator. */
import { absorb, type Chain } from '../../exact/absorbing-chain';
import { countsOf } from '../../exact/counts';
import { ZERO } from '../../exact/fraction';
import type { Distribution } from '../../wagers/distribution';
import { checkedDistribution, outcomesOf } from '../../wagers/distribution';

export function chained(options: {
  chain: Chain;
  /** The ends of the chain, in the order of the wager's specification. */
  events: readonly string[];
  explains: string;
  reductions?: string[];
}): Distribution {
  const { ends, expectedSteps } = absorb(options.chain);
  for (const end of ends.keys()) {
    if (!options.events.includes(end)) throw new RangeError(`${end} is not among the events`);
  }
  const { universe, counts } = countsOf(
    new Map(options.events.map((event) => [event, ends.get(event) ?? ZERO])),
  );
  return checkedDistribution({
    universe,
    outcomes: outcomesOf(counts),
    expectedTrials: expectedSteps,
    method: {
      id: 'absorbing-chain',
      explains: `${options.explains} The chain is solved in fractions, so nothing is rounded; counts are the probabilities over their least common denominator.`,
      reductions: options.reductions ?? [],
    },
  });
}
