/** What the steps of a submission mean for the variation that offers the same version. */
import type { MemberContext } from '../../access/context';
import { operatorName } from '../../accounts/stored/names';
import type { Queries } from '../../db/client';
import { refuse } from '../../problems/problem';
import {
  mayBecomePermanent,
  type StoredVariationState,
  VARIATION_STATE_LABELS,
} from '../../vocabulary/life/variations';
import type { SubmissionRow } from '../stored/queries';
import { moved } from './move';
import { variationOfSubmission, variationStepsOf } from './queries';

const ENDED: ReadonlySet<StoredVariationState> = new Set<StoredVariationState>([
  'stopped',
  'taken-back',
  'applied-for',
]);

/** What the authority called significant is submitted as it was notified; anything else goes on as it was begun. */
export async function barsSubmitting(tx: Queries, submission: SubmissionRow) {
  const variation = await variationOfSubmission(tx, submission.id);
  if (!variation || ENDED.has(variation.state) || variation.state === 'significant') return undefined;
  return refuse(
    'state-forbids',
    `This version is ${variation.number}, ${VARIATION_STATE_LABELS[variation.state]}, and needs no approval. To keep it for good, choose “Make it permanent” on the page of ${variation.number}.`,
  );
}

/** What never began, or was called significant, is not kept for good by a draft of its own. */
export async function barsPermanent(tx: Queries, submission: Pick<SubmissionRow, 'id'>) {
  const variation = await variationOfSubmission(tx, submission.id);
  if (!variation) return undefined;
  const steps = (await variationStepsOf(tx, variation.id)).map(({ step }) => step);
  if (mayBecomePermanent(variation.state, steps)) return undefined;
  return refuse(
    'state-forbids',
    variation.state === 'taken-back'
      ? `${variation.number} was taken back before its first day, so there is nothing to keep. Begin a new version instead.`
      : `The authority called ${variation.number} a significant change. Submit that version for approval, or begin a new version for a trial.`,
  );
}

/** Once nothing else can refuse the submission. */
export async function applyFor(
  context: MemberContext,
  tx: Queries,
  submission: SubmissionRow,
  statement: string,
): Promise<void> {
  const variation = await variationOfSubmission(tx, submission.id);
  if (variation?.state !== 'significant') return;
  const operator = await operatorName(tx, submission.organisationId);
  await moved(
    context,
    tx,
    { variation, submission, operator },
    { step: 'apply', text: statement, lastDay: variation.lastDay ?? undefined },
  );
}

/** A version that is offered is not withdrawn behind the back of the authority. */
export async function offeredNow(tx: Queries, submission: SubmissionRow) {
  const variation = await variationOfSubmission(tx, submission.id);
  if (!variation || ENDED.has(variation.state)) return undefined;
  return refuse(
    'state-forbids',
    `This version is ${variation.number}, ${VARIATION_STATE_LABELS[variation.state]}. Stop that or take it back first, on its own page.`,
  );
}
