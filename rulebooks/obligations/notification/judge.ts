/** What the regulator must be notified of before it is offered. */
import { because, withoutOccasion } from '../../judging/because';
import { IN_ADVANCE, notifiedRuling } from '../../judging/notified';
import type { Obliges } from '../../judging/situation';
import { reasons } from '../../judging/speaks';
import { RuleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Obliges<Part> = (situation, rule, evidence) => {
  const facts = reasons(situation, evidence);
  const waiting = withoutOccasion(situation, rule, facts, { owed: IN_ADVANCE, paper: 'dossier' });
  if (waiting.length > 0) return waiting;
  const { notified } = situation;
  const { temporary } = situation.variant.circumstances;
  if (notified && temporary && facts.includes('temporary'))
    return [notifiedRuling(rule, notified, temporary)];
  return [
    {
      verdict: 'needs-notification',
      threshold: IN_ADVANCE,
      explanation: `${RuleName(rule)} asks for ${IN_ADVANCE}, because ${because(situation, facts)}.`,
      paper: 'dossier',
    },
  ];
};
