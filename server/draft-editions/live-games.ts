/** Every game under a rulebook that may be played, now or later. */
import type { Organisation } from '../access/context';
import type { Queries } from '../db/client';
import { approvedDays, lastPlayed, playableOn, seenState } from '../submissions/stored/days';
import { heldAmong } from '../submissions/stored/held';
import { frozenVariant, reviewQueue, type SubmissionRow } from '../submissions/stored/queries';
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
  const rows = await reviewQueue(db, regulator);
  const helds = await heldAmong(
    db,
    rows.map(({ submission }) => submission),
  );
  return rows.flatMap(({ submission: row, operator }): Live[] => {
    if (row.rulebook !== rulebook) return [];
    const { circumstances } = frozenVariant(row).variant;
    const held = helds.get(row.id);
    const days = approvedDays(row, circumstances, { today, held });
    const from = days && days.from > today ? days.from : today;
    if (!playableOn(row, circumstances, { today: from, held })) return [];
    const { id, reference, version, name, gameLabel } = row;
    const state = seenState(row, today);
    const game = { id, reference, version, name, operator, gameLabel, state };
    return [{ row, game, ...(days && { to: lastPlayed(days) }) }];
  });
}
