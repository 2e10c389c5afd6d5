/** A change that the authority called significant is submitted to it, and not begun again as another variation. */
import { and, eq, ne } from 'drizzle-orm';
import { placeKey } from '@/rulebooks/variant/occasion';
import type { Variant } from '@/rulebooks/variant/variant';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Queries } from '../../db/client';
import { submission, variation, variationStep } from '../../db/schema';
import type { StoredState } from '../../vocabulary/life/states';
import { frozenVariant, type SubmissionRow, wholeRow } from '../stored/queries';

/** The authority has agreed to it since. */
const AGREED: ReadonlySet<StoredState> = new Set<StoredState>([
  'approved',
  'approved-with-conditions',
  'adopted',
  'superseded',
]);

/** When, where and by which papers is no part of what is changed; its words are, which may be all there is of it. */
function changeIn({ attestations: _, circumstances, ...rest }: Variant): string {
  const { temporary, consents: __, contact: ___, premises: ____, limits: _____, ...facts } = circumstances;
  return canonicalJson({ ...rest, circumstances: facts, words: placeKey(temporary?.change ?? '') });
}

/** Sentences; empty where the authority never said so of the same change. */
export async function calledSignificant(db: Queries, row: SubmissionRow): Promise<string[]> {
  const called = await db
    .select({ number: variation.number, submission: wholeRow })
    .from(variationStep)
    .innerJoin(variation, eq(variation.id, variationStep.variationId))
    .innerJoin(submission, eq(submission.id, variation.submissionId))
    .where(
      and(
        eq(variationStep.step, 'call-significant'),
        eq(variation.organisationId, row.organisationId),
        eq(variation.rulebook, row.rulebook),
        eq(submission.game, row.game),
        ne(submission.id, row.id),
      ),
    );
  const change = changeIn(frozenVariant(row).variant);
  const same = called.find(
    ({ submission: other }) => !AGREED.has(other.state) && changeIn(frozenVariant(other).variant) === change,
  );
  return same
    ? [`${same.number} made the same change, and the authority called it significant. Submit this version.`]
    : [];
}
