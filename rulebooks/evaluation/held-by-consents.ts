/**
 * The last day on which every consent that a variant depends on is in force. It depends on one where a rule that is met with it
 * on file is not without it; what nobody asked for is not counted, nor who wished that the game be offered (`industry`).
 */
import type { Finding } from '../findings/finding';
import { isSettled } from '../findings/finding';
import type { ClauseId } from '../spelling/ids';
import { consentsIn, type ReadConsent } from '../variant/consents';
import type { Variant } from '../variant/variant';
import { type EvaluateInput, evaluate } from './evaluate';

/** `of`: who gave those that end on that day. `clauses`: what asks for them. */
export type Held = { to: string; of: string[]; clauses: ClauseId[] };

type Input = Pick<EvaluateInput, 'rulebook' | 'variant' | 'day'>;

export function heldByConsents({ rulebook, variant, day }: Input): Held | undefined {
  const all = consentsIn(variant.circumstances);
  const ends = all.flatMap(({ expires }) => (expires !== undefined && expires >= day ? expires : []));
  if (ends.length === 0) return undefined;
  const before = keysOf(evaluate({ rulebook, variant, day }));
  for (const to of [...new Set(ends)].sort()) {
    const later = evaluate({ rulebook, variant: after(variant, all, to), day });
    const lost = later.filter((finding) => !isSettled(finding) && !before.has(keyOf(finding)));
    if (lost.length === 0) continue;
    const of = all.filter(({ expires }) => expires === to).map(({ name }) => name);
    return { to, of: [...new Set(of)], clauses: [...new Set(lost.map(({ clause }) => clause))] };
  }
  return undefined;
}

const keyOf = ({ rule, wager, event, option }: Finding): string =>
  JSON.stringify([rule, wager, event, option]);

const keysOf = (findings: readonly Finding[]): Set<string> =>
  new Set(findings.filter((finding) => !isSettled(finding)).map(keyOf));

/** Once those that end on a day or before it count no longer. */
function after(variant: Variant, all: readonly ReadConsent[], day: string): Variant {
  const consents = all.flatMap((consent) => {
    if (consent.expires === undefined || consent.expires > day) return [consent];
    const industry = consent.for?.filter(({ about }) => about === 'industry') ?? [];
    return industry.length > 0 ? [{ ...consent, for: industry }] : [];
  });
  return { ...variant, circumstances: { ...variant.circumstances, consents } };
}
