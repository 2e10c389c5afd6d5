/** The share of progressive wagers that goes to the meter is at least the rule's. */
import { toPercent } from '@/simulations/exact/decimal';
import { fromText, isNegative } from '@/simulations/exact/fraction';
import { declared } from './facts';
import { readShare } from './share';
import type { Evaluator } from './situation';
import { ruleName, signed } from './wording';

/** Exact percentages are shown whole; the comparison itself is exact. */
const percent = (share: ReturnType<typeof fromText>) => toPercent(share, 4, 'down').replace(/\.?0+ %$/, ' %');

export const progressiveContribution: Evaluator<'progressive-contribution'> = (situation, rule, evidence) => {
  if (declared(situation, 'progressive') !== 'yes') return [];
  const { progressive } = situation.variant.circumstances;
  const least = fromText(evidence.atLeast);
  const threshold = percent(least);
  if (!progressive) {
    return [
      {
        verdict: 'not-assessed',
        threshold,
        explanation: `Say what share of progressive wagers is added to the meter, because ${ruleName(rule)} asks for at least ${threshold}.`,
      },
    ];
  }
  const share = readShare(progressive.contribution);
  if (!share) {
    return [
      {
        verdict: 'not-assessed',
        threshold,
        found: progressive.contribution,
        explanation: `The share of progressive wagers added to the meter cannot be read; give a share of up to 100 %, because ${ruleName(rule)} asks for at least ${threshold}.`,
      },
    ];
  }
  const margin = share.sub(least);
  return [
    {
      verdict: isNegative(margin) ? (rule.onBreach ?? 'breach') : 'meets',
      threshold,
      found: percent(share),
      margin: `${signed(margin.mul(100))} points`,
      explanation: `${percent(share)} of progressive wagers is added to the meter; ${ruleName(rule)} asks for at least ${threshold}.`,
    },
  ];
};
