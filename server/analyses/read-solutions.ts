import { dayIn } from '@/rulebooks/zones';
import { solvingSeconds } from '@/simulations/analysis/effort';
import { ok } from '@/simulations/problems/problem';
import type { Round } from '@/simulations/request/rounds';
import type { MemberContext } from '../access/context';
import type { Queries } from '../db/client';
import { enqueue } from '../jobs/enqueue';
import { activeByKey, jobById, requestCancel, viewOf } from '../jobs/queries';
import type { Answer } from '../problems/problem';
import { rulebookOn } from '../rulebooks/shelf';
import { type AskedRound, type GameAndTables, gameRounds } from './game-rounds';
import { storedSolution } from './queries';
import type { RoundSolution } from './shapes';
import { solutionKey } from './solution-key';

export type SolutionsInput = GameAndTables & {
  /** The requester's own job for an older table, which nobody needs any longer. */
  supersedes?: string | undefined;
  /** Whether to start solving what is not solved yet. */
  start?: boolean | undefined;
};

/** From the store, or the job that fills it: never solved in the web server's own process. */
export async function readSolutions(
  context: MemberContext,
  { supersedes, start = true, ...asked }: SolutionsInput,
): Promise<Answer<{ rounds: RoundSolution[] }>> {
  const edition = await rulebookOn(
    context.db,
    asked.rulebook,
    asked.at ?? dayIn(asked.rulebook, context.now()),
  );
  const rounds = edition.ok ? gameRounds(edition.value, asked) : edition;
  if (!rounds.ok) return rounds;
  const answered: RoundSolution[] = [];
  for (const round of rounds.value) {
    const answer = await solutionOf(context, round, start);
    if (!answer.ok) return answer;
    answered.push(answer.value);
  }
  const wanted = answered.flatMap((round) => (round.state === 'computing' ? [round.job] : []));
  if (supersedes !== undefined && !wanted.includes(supersedes)) await drop(context, supersedes);
  return ok({ rounds: answered });
}

async function solutionOf(
  { db, now, member }: MemberContext,
  { id, settles, round }: AskedRound,
  start: boolean,
): Promise<Answer<RoundSolution>> {
  const of = { id, settles };
  if (!round.ok) return ok({ ...of, state: 'problems', problems: round.problems });
  const key = solutionKey(round.value, member.organisation.id);
  const solution = await storedSolution(db, key);
  if (solution) return ok({ ...of, state: 'ready', solution });
  const job = jobKey(key);
  const active = await db.transaction(async (tx): Promise<Answer<string | undefined>> => {
    if (!start) return ok((await activeByKey(tx, job))?.id);
    const queued = await enqueueRound(tx, {
      key: job,
      organisation: member.organisation.id,
      by: member.id,
      at: now().toISOString(),
      round: round.value,
    });
    return queued.ok ? ok(queued.value.id) : queued;
  });
  if (!active.ok) return active;
  const row = active.value === undefined ? undefined : await jobById(db, active.value);
  if (!row) return ok({ ...of, state: 'unsolved' });
  const { done, total, doing } = viewOf(row);
  return ok({ ...of, state: 'computing', job: row.id, done, total, doing });
}

const jobKey = (key: string) => `solution:${key}`;

const enqueueRound = (
  tx: Queries,
  { round, ...asked }: { key: string; organisation: string; by: string; at: string; round: Round },
) => enqueue(tx, { ...asked, work: { kind: 'solution', round }, seconds: solvingSeconds(round) });

/** A colleague who waits for the same job asks again and so restarts it. */
async function drop({ db, now, member }: MemberContext, id: string): Promise<void> {
  const job = await jobById(db, id);
  if (job?.kind === 'solution' && job.createdBy === member.id)
    await requestCancel(db, { id, at: now().toISOString() });
}
