/** A declared fact makes the rule apply; the rule then asks for a consent, a notification or a notice. */
import type { Verdict } from '../finding';
import { GIVE_OCCASION, lacksOccasion } from '../occasion';
import type { Rule } from '../record';
import type { Circumstances } from '../variant';
import { declared, factOf } from './facts';
import { consented, type Evaluator, type Ruling, type Situation } from './situation';
import { listed, longDate, RuleName, ruleName } from './wording';

const OWED: Partial<Record<Verdict, string>> = {
  'needs-consent': 'prior consent',
  'needs-notification': 'written notification in advance',
  'needs-notice': 'a notice at the table',
};

export const circumstance: Evaluator<'circumstance'> = (situation, rule, { fact, notice }) => {
  const stated = declared(situation, fact);
  if (stated === 'no') return [];
  if (stated === 'not-stated') return [notStated(rule, fact)];
  const because = `${factOf(fact).because}${details(situation.variant.circumstances, fact)}`;
  const verdict = rule.onBreach;
  const owed = OWED[verdict];
  if (fact === 'temporary' && owed && lacksOccasion(situation.variant.circumstances))
    return [
      {
        verdict: 'not-assessed',
        threshold: owed,
        explanation: `${RuleName(rule)} asks for ${owed}, because ${because}; ${GIVE_OCCASION}.`,
        paper: verdict === 'needs-notice' ? 'sign' : 'dossier',
      },
    ];
  if (verdict === 'needs-consent' && consented(situation)) {
    return [
      {
        verdict: 'meets',
        threshold: 'prior consent',
        found: 'on file',
        explanation: `Consent is on file; ${ruleName(rule)} asks for it because ${because}.`,
      },
    ];
  }
  return [
    {
      verdict,
      threshold: owed,
      explanation: owed
        ? `${RuleName(rule)} asks for ${owed}, because ${because}.`
        : `${RuleName(rule)} does not allow this, because ${because}.`,
      ...(verdict === 'needs-notice'
        ? { signLine: notice && filled(notice, situation), paper: 'sign' as const }
        : { paper: 'dossier' as const }),
    },
  ];
};

export const notStated = (rule: Rule, fact: string): Ruling => ({
  verdict: 'not-assessed',
  explanation: `${RuleName(rule)} is not assessed; ${factOf(fact).give ?? 'give the details it needs'}.`,
});

function details({ temporary, trial, progressive, meters }: Circumstances, fact: string): string {
  const period = fact === 'temporary' ? temporary : fact === 'trial' ? trial : undefined;
  if (period) return `, from ${longDate(period.from)} to ${longDate(period.to)}`;
  const added = [progressive, ...Object.values(meters ?? {})].flatMap((meter) => meter?.contribution ?? []);
  return fact === 'progressive' && added.length > 0
    ? `, with ${listed([...new Set(added)])} added to its meter`
    : '';
}

/** What was declared completes a notice that ends in a colon. */
function filled(notice: string, { variant: { circumstances } }: Situation): string {
  const { temporary } = circumstances;
  if (!notice.endsWith(':') || !temporary) return notice;
  return `${notice} ${temporary.occasion}, ${longDate(temporary.from)} to ${longDate(temporary.to)}.`;
}
