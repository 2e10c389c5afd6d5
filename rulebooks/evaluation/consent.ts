/** What the authority agrees to or hears of before it is offered. */

import { RuleName, ruleName } from '../spelling/wording';
import { because, withoutOccasion } from './because';
import { consented, type OwedJudge } from './situation';
import { reasons } from './speaks';

const PRIOR = 'prior consent';
const IN_ADVANCE = 'written notification in advance';

export const consent: OwedJudge<'consent'> = (situation, rule, evidence) => {
  const { of } = evidence;
  const facts = reasons(situation, evidence);
  const waiting = withoutOccasion(situation, rule, facts, { owed: PRIOR, paper: 'dossier' });
  if (waiting.length > 0) return waiting;
  const approval = `approval of the ${situation.rulebook.authority}`;
  const threshold = of === undefined ? PRIOR : approval;
  const why = because(situation, facts);
  if (consented(situation)) {
    const explanation =
      of === undefined
        ? `Consent is on file; ${ruleName(rule)} asks for it because ${why}.`
        : `The approval that ${ruleName(rule)} asks for ${of} is on file.`;
    return [{ verdict: 'meets', threshold, found: 'on file', explanation }];
  }
  const explanation =
    of === undefined
      ? `${RuleName(rule)} asks for ${PRIOR}, because ${why}.`
      : `${RuleName(rule)} asks for the ${approval} for ${of}.`;
  return [{ verdict: 'needs-consent', threshold, explanation, paper: 'dossier' }];
};

export const notification: OwedJudge<'notification'> = (situation, rule, evidence) => {
  const facts = reasons(situation, evidence);
  const waiting = withoutOccasion(situation, rule, facts, { owed: IN_ADVANCE, paper: 'dossier' });
  if (waiting.length > 0) return waiting;
  return [
    {
      verdict: 'needs-notification',
      threshold: IN_ADVANCE,
      explanation: `${RuleName(rule)} asks for ${IN_ADVANCE}, because ${because(situation, facts)}.`,
      paper: 'dossier',
    },
  ];
};
