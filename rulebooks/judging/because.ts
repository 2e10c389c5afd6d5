/** Why a rule speaks, in words: the declared facts for which it does. */

import { listed, longDate, RuleName } from '../spelling/wording';
import type { Asking } from '../terms/rule';
import type { DeclaredFact } from '../terms/when';
import { GIVE_OCCASION, lacksOccasion, spanOf } from '../variant/occasion';
import type { Circumstances } from '../variant/variant';
import { FACTS } from './facts';
import type { Ruling, Situation } from './situation';

/** Completes "because ...". */
export const because = ({ variant }: Situation, facts: DeclaredFact[]): string =>
  listed(facts.map((fact) => `${FACTS[fact].because}${details(variant.circumstances, fact)}`));

/** A temporary variation without its occasion: nobody can tell what is owed for it. */
export function withoutOccasion(
  situation: Situation,
  rule: Asking,
  facts: DeclaredFact[],
  { owed, paper }: { owed: string; paper: NonNullable<Ruling['paper']> },
): Ruling[] {
  if (!facts.includes('temporary') || !lacksOccasion(situation.variant.circumstances)) return [];
  const explanation = `${RuleName(rule)} asks for ${owed}, because ${because(situation, facts)}; ${GIVE_OCCASION}.`;
  return [{ verdict: 'not-assessed', threshold: owed, explanation, paper }];
}

function details({ temporary, trial, progressive, meters }: Circumstances, fact: DeclaredFact): string {
  const period = fact === 'temporary' ? temporary && spanOf(temporary) : fact === 'trial' ? trial : undefined;
  if (period) return `, from ${longDate(period.from)} to ${longDate(period.to)}`;
  const added = [progressive, ...Object.values(meters ?? {})].flatMap((meter) => meter?.contribution ?? []);
  return fact === 'progressive' && added.length > 0
    ? `, with ${listed([...new Set(added)])} added to its meter`
    : '';
}
