/** Every game under a rulebook that may be played, now or later: approved, on trial, or offered without an approval. */
import type { Organisation } from '../access/context';
import type { Queries } from '../db/client';
import {
  approvedDays,
  lastOffered,
  lastPlayed,
  nextPlayed,
  playableOn,
  seenState,
} from '../submissions/stored/days';
import { heldAmong } from '../submissions/stored/held';
import { frozenVariant, reviewQueue, type SubmissionRow } from '../submissions/stored/queries';
import { daysOf, variationsFor } from '../submissions/variations/queries';
import type { LiveGame } from '../vocabulary/tried-edition';

type Live = {
  row: SubmissionRow;
  game: LiveGame;
  /** Its last day, where it has one. */
  to?: string;
};

export async function liveGames(
  db: Queries,
  { regulator, rulebook, today }: { regulator: Organisation; rulebook: string; today: string },
): Promise<Live[]> {
  const submitted = await reviewQueue(db, regulator);
  const known = new Set(submitted.map(({ submission }) => submission.id));
  const variations = new Map(
    (await variationsFor(db, regulator)).map((each) => [each.submission.id, each] as const),
  );
  const others = [...variations.values()].filter(({ submission }) => !known.has(submission.id));
  const rows = [...submitted, ...others].filter(({ submission }) => submission.rulebook === rulebook);
  const helds = await heldAmong(
    db,
    rows.map(({ submission }) => submission),
  );
  return rows.flatMap(({ submission: row, operator }): Live[] => {
    const { circumstances } = frozenVariant(row).variant;
    const on = { today, held: helds.get(row.id) };
    const variation = variations.get(row.id)?.variation;
    const offered = variation && daysOf(variation, row, on.held);
    const from = nextPlayed(row, circumstances, on, offered);
    if (from === undefined) return [];
    const approved = playableOn(row, circumstances, { ...on, today: from });
    const days = approvedDays(row, circumstances, on);
    const to = approved ? days && lastPlayed(days) : offered && lastOffered(offered);
    const { id, reference, version, name, gameLabel } = row;
    const state = seenState(row, today);
    const game = { id, reference, version, name, operator, gameLabel, state };
    return [
      {
        row,
        game: { ...game, ...(variation && !approved && { variation: variation.id }) },
        ...(to !== undefined && { to }),
      },
    ];
  });
}
