/** What no calculation can find: a person confirms it, and the finding says who and when. */

import { askedWhen } from '../format/evidence';
import type { Rule } from '../format/record';
import { ruleId } from '../format/scope';
import type { Ruling, Situation } from '../judging/situation';
import { notStated, spokenOf } from '../judging/speaks';
import { filledIn } from '../measures/pays-tables/judge';
import { longDate, RuleName, ruleName } from '../spelling/wording';
import type { Attestation } from '../variant/variant';
import { isAskedAbout } from './asked-about';

/** Why a confirmation does not count: what it was about was changed, or was not recorded. */
function lapsed(situation: Situation, rule: Rule, { about, by }: Attestation) {
  if (about === undefined)
    return {
      found: `confirmed by ${by}, subject not recorded`,
      because: 'but its subject was not recorded, so it may have changed since.',
    };
  if (!isAskedAbout(situation, rule, about))
    return { found: `confirmed by ${by} before a change`, because: 'before its subject changed.' };
  return undefined;
}

export function attestation(situation: Situation, rule: Rule): Ruling[] {
  // Of an attested rule the evidence says when a person is asked; of a computed one it is judged by itself.
  const asked = askedWhen(rule);
  const when = asked === undefined ? {} : { when: asked };
  const spoken = spokenOf(situation, when);
  if (spoken === undefined) return [];
  if (spoken === 'not-stated') return [notStated(situation, rule, when)];
  if (rule.attestsFor === 'lost-rows' && !filledIn(situation, rule)) return [];
  const id = ruleId(situation.rulebook, rule);
  const { attestations } = situation.variant;
  const given = Object.hasOwn(attestations, id) ? attestations[id] : undefined;
  if (!given) {
    return [
      {
        verdict: 'needs-attestation',
        threshold: rule.attests,
        explanation: `${RuleName(rule)} needs confirmation: “${rule.attests}”`,
      },
    ];
  }
  const about = { threshold: rule.attests };
  const lapse = lapsed(situation, rule, given);
  if (lapse)
    return [
      {
        ...about,
        verdict: 'needs-attestation',
        found: lapse.found,
        explanation: `${RuleName(rule)} needs confirmation again: “${rule.attests}” ${given.by} confirmed it on ${longDate(given.at)}, ${lapse.because}`,
      },
    ];
  const said = [
    ...(given.note.trim() === '' ? [] : [`“${given.note.trim()}”`]),
    ...(given.document ? [`document “${given.document.name}”`] : []),
    ...(given.from ? [`as for ${given.from}`] : []),
  ];
  const note = said.length === 0 ? '' : ` (${said.join('; ')})`;
  return [
    {
      ...about,
      verdict: 'confirmed',
      found: `confirmed by ${given.by}`,
      explanation: `${given.by} confirmed on ${longDate(given.at)} what ${ruleName(rule)} asks${note}.`,
    },
  ];
}
