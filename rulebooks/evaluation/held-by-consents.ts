/**
 * The last day on which every consent that a variant depends on is in force. It depends on one where a rule that is met with it
 * on file is not without it; what nobody asked for is not counted, nor who wished that the game be offered (`industry`).
 */
import type { Finding } from '../findings/finding';
import { isSettled } from '../findings/finding';
import type { ClauseId } from '../spelling/ids';
import { consentsIn, type ReadConsent } from '../variant/consents';
import { leftAfter } from '../variant/occasion';
import type { Variant } from '../variant/variant';
import { type EvaluateInput, evaluate } from './evaluate';

/** `of`: who gave those that end on that day. `clauses`: what asks for them. */
export type Held = { to: string; of: string[]; clauses: ClauseId[] };

type Input = Pick<EvaluateInput, 'rulebook' | 'variant' | 'day'>;

/** `frozen`: the findings at that time. What was open then is done without, and ends nothing. */
export function heldByConsents({
  rulebook,
  variant,
  day,
  frozen,
}: Input & { frozen: readonly Finding[] }): Held | undefined {
  const all = consentsIn(variant.circumstances);
  const ends = all.flatMap(({ expires }) => (expires !== undefined && expires >= day ? expires : []));
  if (ends.length === 0) return undefined;
  const lasting = all.map((each) => (each.expires !== undefined && each.expires >= day ? lasts(each) : each));
  const then = { ...variant, circumstances: { ...variant.circumstances, consents: lasting } };
  const before = new Set([...keysOf(evaluate({ rulebook, variant: then, day })), ...keysOf(frozen)]);
  const opens = (left: Variant) => openedAmong(before, { rulebook, variant: left, day });
  for (const to of [...new Set(ends)].sort()) {
    const left = after(variant, all, to);
    // Nothing is played any more that could depend on what ends later.
    if (!left) return undefined;
    const lost = opens(left);
    if (lost.length === 0) continue;
    const of = all.filter(({ expires }) => expires === to).map(({ name }) => name);
    return { to, of: [...new Set(of)], clauses: [...new Set(lost.map(({ clause }) => clause))] };
  }
  return undefined;
}

const openedAmong = (before: ReadonlySet<string>, input: Input): Finding[] =>
  evaluate(input).filter((finding) => !isSettled(finding) && !before.has(keyOf(finding)));

/** What is open without some of its consents, and is not with them. */
export const openedWithout = (
  { rulebook, variant, day }: Input,
  isLeftOut: (consent: ReadConsent) => boolean,
): Finding[] => {
  const all = consentsIn(variant.circumstances);
  const consents = all.filter((consent) => !isLeftOut(consent));
  if (consents.length === all.length) return [];
  const bare = { ...variant, circumstances: { ...variant.circumstances, consents } };
  const before = keysOf(evaluate({ rulebook, variant, day }));
  return openedAmong(before, { rulebook, variant: bare, day });
};

/** A rule may ask for a confirmation beside its consent: the verdict says which of the two is open. */
const keyOf = ({ rule, wager, event, option, verdict }: Finding): string =>
  JSON.stringify([rule, wager, event, option, verdict]);

const keysOf = (findings: readonly Finding[]): Set<string> =>
  new Set(findings.filter((finding) => !isSettled(finding)).map(keyOf));

/** One that is in force, whenever it ends: a first day that is still to come is no reason to pass over it here. */
const lasts = ({ expires: _, ...consent }: ReadConsent): ReadConsent => consent;

/** Once those that end on a day or before it count no longer, and the occasions of a variation until then are over. */
function after(variant: Variant, all: readonly ReadConsent[], day: string): Variant | undefined {
  const { temporary } = variant.circumstances;
  const left = temporary && leftAfter(temporary, day);
  if (temporary && !left) return undefined;
  const consents = all.flatMap((consent) => {
    if (consent.expires === undefined || consent.expires > day) return [lasts(consent)];
    const industry = consent.for?.filter(({ about }) => about === 'industry') ?? [];
    return industry.length > 0 ? [{ ...consent, for: industry }] : [];
  });
  return {
    ...variant,
    circumstances: { ...variant.circumstances, consents, ...(left && { temporary: left }) },
  };
}
