/** What no calculation can find: a person confirms it, and the finding says who and when. */

import type { Rule } from '../record';
import { ruleId } from '../scope';
import { notStated } from './circumstance';
import { declared } from './facts';
import { filledIn } from './one-of-tables';
import { chosenValue } from './option-chosen';
import type { Ruling, Situation } from './situation';
import { longDate, RuleName, ruleName } from './wording';

export function attestation(situation: Situation, rule: Rule): Ruling[] {
  // Of an attested rule the evidence says when a person is asked; of a computed one it is judged by itself.
  const when = rule.kind === 'attested' ? rule.evidence : undefined;
  if (when?.compare === 'circumstance') {
    const stated = declared(situation, when.fact);
    if (stated === 'no') return [];
    if (stated === 'not-stated') return [notStated(rule, when.fact)];
  }
  if (when?.compare === 'option-chosen' && !chosenValue(situation, when)) return [];
  if (rule.attestsFor === 'lost-rows' && !filledIn(situation, rule)) return [];
  const id = ruleId(situation.rulebook, rule);
  const { attestations } = situation.variant;
  const given = Object.hasOwn(attestations, id) ? attestations[id] : undefined;
  if (!given) {
    return [
      {
        verdict: 'needs-attestation',
        threshold: rule.attests,
        explanation: `${RuleName(rule)} has to be confirmed by a person: “${rule.attests}”`,
      },
    ];
  }
  const note = given.note.trim() === '' ? '' : ` (“${given.note.trim()}”)`;
  return [
    {
      verdict: 'confirmed',
      threshold: rule.attests,
      found: `confirmed by ${given.by}`,
      explanation: `${given.by} confirmed on ${longDate(given.at)} what ${ruleName(rule)} asks${note}.`,
    },
  ];
}
