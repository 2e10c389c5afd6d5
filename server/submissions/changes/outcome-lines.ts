/** What a version comes to, line by line: the edge each wager is known by, and the verdict of each finding. */

import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { basisInWords, givenIn, headlineEdge } from '@/rulebooks/edges/headline-edge';
import { type Finding, isByRule, isSettled } from '@/rulebooks/findings/finding';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { amountIn } from '@/rulebooks/spelling/money';
import type { Variant } from '@/rulebooks/variant/variant';
import { percent } from '@/simulations/printing/numbers';
import type { Line } from './line';
import { eventLabel, type Known, optionLabel, ruleLabel, wagerLabel } from './variant-lines';

export function edgeLines(wagers: AnalysedWager[], variant: Variant, known: Known): Line[] {
  const { game, rulebook } = known;
  if (!game || !rulebook) return [];
  return wagers.map((wager) => {
    const headline = headlineEdge(wager, givenIn(wager.id, { game, variant }));
    const edge = headline.edge === undefined ? undefined : percent(headline.edge);
    const basis = basisInWords(headline, amountIn(rulebook.currency));
    return {
      key: `edge.${wager.id}`,
      what: `${wagerLabel(known, wager.id)}: house edge`,
      says: [edge, basis].filter(Boolean).join(', '),
      ...(headline.edge && { exact: headline.edge }),
    };
  });
}

/** What a finding is about; several of one rule about the same thing are one line. */
export function verdictLines(findings: Finding[], known: Known): (Line & { settled: boolean })[] {
  const about = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { rule, wager = '', event = '', option = '' } = finding;
    const key = ['finding', rule, wager, event, option].join(' ');
    about.set(key, [...(about.get(key) ?? []), finding]);
  }
  return [...about].flatMap(([key, same]) => {
    const [first] = same;
    if (!first) return [];
    const { wager, event, option } = first;
    const subject = [
      wager && wagerLabel(known, wager),
      wager && event && eventLabel(known, wager, event),
      option && optionLabel(known, option),
    ].filter(Boolean);
    const words = new Set(same.map(({ verdict }) => VERDICT_WORDS[verdict].word));
    return {
      key,
      what: ['Finding', [nameOf(first), ...subject].join(', ')].join(': '),
      says: [...words].sort().join(', '),
      settled: same.every(isSettled),
    };
  });
}

const nameOf = (finding: Finding): string =>
  isByRule(finding) ? ruleLabel(finding.rule) : VERDICT_WORDS[finding.verdict].word.toLowerCase();
