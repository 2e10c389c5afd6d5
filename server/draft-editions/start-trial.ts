/** A draft edition is tried on everything played by the analysis worker: judging every game may take minutes. */
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import { enqueue } from '../jobs/enqueue';
import { type Answer, notFound, refuse } from '../problems/problem';
import { shelfOf } from '../rulebooks/shelf';
import { editionOf } from './edition';
import { liveGames } from './live-games';
import { editionById } from './queries';

/** Judged twice, with a margin. */
const SECONDS_A_GAME = 0.3;

export const trialKey = ({ id, revision }: { id: string; revision: number }): string =>
  `edition-trial:${id}:${revision}`;

export const noEdition = (problems: readonly { message: string }[]) =>
  refuse(
    'edition-change',
    problems
      .map(({ message }) => message)
      .slice(0, 5)
      .join(' '),
  );

export function startTrial(
  { db, now, member }: MemberContext,
  { id }: { id: string },
): Promise<Answer<{ job: string }>> {
  return db.transaction(async (tx): Promise<Answer<{ job: string }>> => {
    const row = await editionById(tx, { id, organisation: member.organisation.id });
    if (!row) return notFound('draft edition');
    const made = editionOf(await shelfOf(tx), row);
    if (!made.ok) return noEdition(made.problems);
    const instant = now();
    const { rulebook, revision } = row;
    const games = await liveGames(tx, {
      regulator: member.organisation,
      rulebook,
      today: dayIn(rulebook, instant),
    });
    const queued = await enqueue(tx, {
      key: trialKey(row),
      organisation: member.organisation.id,
      by: member.id,
      at: instant.toISOString(),
      work: { kind: 'edition-trial', edition: id, revision },
      seconds: games.length * SECONDS_A_GAME,
    });
    return queued.ok ? { ok: true, value: { job: queued.value.id } } : queued;
  });
}
