/** A submission as the public reads it: its game as offered, and what papers and figures are made from. */
import type { Game } from '@/rulebooks/format/record';
import { gameUnder } from '@/rulebooks/offer/charges';
import { gameAsPlayed } from '@/rulebooks/offer/written';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { analysisById } from '../analyses/queries';
import { wholeOf } from '../analyses/queries';
import type { Queries } from '../db/client';
import type { Subject } from '../documents/subject';
import type { Answer } from '../problems/problem';
import { rulebookFrozen } from '../rulebooks/shelf';
import { frozenVariant, type SubmissionRow } from '../submissions/stored/queries';

/** `printed` is the game before what the house charges. */
export type Played = Pick<Subject, 'rulebook' | 'game' | 'variant' | 'edition'> & { printed: Game };

export async function playedAs(db: Queries, submission: SubmissionRow): Promise<Answer<Played>> {
  const { variant } = frozenVariant(submission);
  const rulebook = await rulebookFrozen(db, submission, variant);
  if (!rulebook.ok) return rulebook;
  const game = gameOf(rulebook.value, variant.game);
  if (!game.ok) return game;
  const played = gameUnder(gameAsPlayed(rulebook.value, game.value, variant), variant);
  const { edition } = submission;
  return {
    ok: true,
    value: {
      rulebook: rulebook.value,
      printed: game.value,
      game: played,
      variant,
      ...(edition && { edition }),
    },
  };
}

type AnalysisRow = NonNullable<Awaited<ReturnType<typeof analysisById>>>;

/** Without a decision: whoever prints it says what was decided. */
export const publicSubject = (
  submission: SubmissionRow,
  { printed: _, ...shown }: Played,
  analysis: AnalysisRow,
): Subject => ({
  ...shown,
  day: submission.day,
  analysis: wholeOf(analysis),
  findings: submission.findings,
  record: {
    reference: submission.reference,
    version: submission.version,
    status: submission.state,
    draft: false,
    hash: submission.hash,
    dated: submission.frozenAt,
    recordUrl: '',
  },
});
