/** The share of progressive wagers that goes to the meter is at least the rule's. */

import { type Fraction, isNegative } from '@/simulations/exact/fraction';
import { shortPercent } from '@/simulations/printing/numbers';
import type { Checked, Measures, Ruling, Situation } from '../../judging/situation';
import { declaredMeter } from '../../offer/meter';
import { printedPercent } from '../../spelling/percent';
import { readShare } from '../../spelling/share';
import { points, ruleName, signed } from '../../spelling/wording';
import { meterInRecord } from '../../terms/settled-by';
import type { Part } from './schema';

/** Percentages are shown in full; the comparison itself is exact. */
const percent = (share: Fraction) => shortPercent(share, 'down');

export const judge: Measures<Part> = (situation, rule, evidence) => {
  const least = printedPercent(evidence.atLeast);
  return [...sharesOf(situation)].map((share) => ruling(share, least, rule));
};

/** What is declared, once for all wagers or for each; undefined where nothing is. */
function sharesOf({ offered, variant: { circumstances } }: Situation): Set<string | undefined> {
  const wagers = offered.filter(({ wager }) => meterInRecord(wager)).map(({ wager }) => wager);
  if (wagers.length === 0) return new Set([circumstances.progressive?.contribution]);
  return new Set(wagers.map((wager) => declaredMeter(wager, circumstances).declared.contribution));
}

function ruling(declaredShare: string | undefined, least: Fraction, rule: Checked): Ruling {
  const threshold = percent(least);
  if (declaredShare === undefined)
    return {
      verdict: 'not-assessed',
      threshold,
      explanation: `Say what share of progressive wagers is added to the meter, because ${ruleName(rule)} asks for at least ${threshold}.`,
    };
  const share = readShare(declaredShare);
  if (!share)
    return {
      verdict: 'not-assessed',
      threshold,
      found: declaredShare,
      explanation: `The share of progressive wagers added to the meter cannot be read; give a share of up to 100%, because ${ruleName(rule)} asks for at least ${threshold}.`,
    };
  const margin = share.sub(least);
  return {
    verdict: isNegative(margin) ? rule.onBreach : 'meets',
    threshold,
    found: percent(share),
    margin: points(signed(margin.mul(100))),
    explanation: `${percent(share)} of progressive wagers is added to the meter; ${ruleName(rule)} asks for at least ${threshold}.`,
  };
}
