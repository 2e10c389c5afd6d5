import { figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation';
import type { Finding } from '@/rulebooks/findings/finding';
import { resolveVariant } from '@/rulebooks/offer/resolve';
import type { Variant } from '@/rulebooks/variant/variant';
import type { MemberContext } from '../access/context';
import { computedHash } from '../analyses/computed-hash';
import { latestAnalysis } from '../analyses/queries';
import { ownFeesRefused } from '../house-fees/own-options';
import type { ServerProblem } from '../problems/problem';
import { rulebookFor } from '../rulebooks/shelf';
import { spelled } from './spelled';

/** Problems first; a variant with unreadable parts is still judged as far as possible. */
export async function checkVariant(
  { db, member }: MemberContext,
  input: { variant: Variant; day: string },
): Promise<{ problems: ServerProblem[]; findings: Finding[] }> {
  const { day } = input;
  const book = await rulebookFor(db, input.variant, day);
  if (!book.ok) return { problems: book.problems, findings: [] };
  const variant = spelled(book.value, input.variant);
  const resolved = resolveVariant(book.value, variant, day);
  const analysis = await latestAnalysis(db, {
    organisation: member.organisation.id,
    variantHash: await computedHash(book.value, variant),
  });
  const figures = analysis ? figuresFrom(analysis.result) : undefined;
  const fees = resolved.ok
    ? await ownFeesRefused(db, resolved.value.game, {
        options: variant.options,
        rulebook: variant.rulebook,
        organisation: member.organisation.id,
        day,
      })
    : undefined;
  return {
    problems: resolved.ok ? (fees?.problems ?? []) : resolved.problems,
    findings: evaluate({ rulebook: book.value, variant, day, ...(figures ? { figures } : {}) }),
  };
}
