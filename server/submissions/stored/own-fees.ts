/** A version that is to be dealt under the house's own fees goes on only while those are approved and in force. */
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Queries } from '../../db/client';
import { ownFeesRefused } from '../../house-fees/own-options';
import { rulebookFrozen } from '../../rulebooks/shelf';
import { frozenVariant, type SubmissionRow } from './queries';

export async function ownFeesLapsed(db: Queries, submission: SubmissionRow, today: string) {
  const { variant } = frozenVariant(submission);
  const rulebook = await rulebookFrozen(db, submission, variant);
  const game = rulebook.ok ? gameOf(rulebook.value, variant.game) : rulebook;
  if (!game.ok) return undefined;
  return ownFeesRefused(db, game.value, {
    options: variant.options,
    rulebook: submission.rulebook,
    organisation: submission.organisationId,
    day: submission.day > today ? submission.day : today,
  });
}
