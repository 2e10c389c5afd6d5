/** What the authority agrees to before it is offered. */
import { because, withoutOccasion } from '../../judging/because';
import { consented, type Obliges } from '../../judging/situation';
import { reasons } from '../../judging/speaks';
import { RuleName, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

const PRIOR = 'prior consent';

export const judge: Obliges<Part> = (situation, rule, evidence) => {
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
