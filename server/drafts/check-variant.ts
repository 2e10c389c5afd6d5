import { figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation';
import type { Finding } from '@/rulebooks/findings/finding';
import { resolveVariant } from '@/rulebooks/offer/resolve';
import { rulebookFor } from '@/rulebooks/registry';
import type { Variant } from '@/rulebooks/variant/variant';
import type { MemberContext } from '../access/context';
import { computedHash } from '../analyses/computed-hash';
import { latestAnalysis } from '../analyses/queries';
import type { ServerProblem } from '../problems/problem';

/** Problems first; a variant with unreadable parts is still judged as far as possible. */
export async function checkVariant(
  { db, member }: MemberContext,
  input: { variant: Variant; day: string },
): Promise<{ problems: ServerProblem[]; findings: Finding[] }> {
  const { variant, day } = input;
  const book = rulebookFor(variant, day);
  if (!book.ok) return { problems: book.problems, findings: [] };
  const resolved = resolveVariant(book.value, variant, day);
  const analysis = await latestAnalysis(db, {
    organisation: member.organisation.id,
    variantHash: await computedHash(variant),
  });
  const figures = analysis ? figuresFrom(analysis.result) : undefined;
  return {
    problems: resolved.ok ? [] : resolved.problems,
    findings: evaluate({ rulebook: book.value, variant, day, ...(figures ? { figures } : {}) }),
  };
}
