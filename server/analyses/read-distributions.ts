import { createHash } from 'node:crypto';
import { dayIn } from '@/rulebooks/zones';
import { countingSeconds } from '@/simulations/analysis/effort';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { MemberContext } from '../access/context';
import { enqueue, roomFor } from '../jobs/enqueue';
import { isActive, latestByKey, wasAsked } from '../jobs/queries';
import type { Answer } from '../problems/problem';
import { editionOn } from '../rulebooks/shelf';
import type { GameAndConditions } from '../vocabulary/jobs';
import { distributionKey } from './distribution-key';
import { gameWagers } from './game-wagers';
import { storedDistributions } from './queries';
import type { Distributions } from './shapes';

const CANCELLED = 'Counting the events was cancelled.';

/** From the store, or the job that fills it: never computed in the web server's own process. */
export async function readDistributions(
  { db, now, member }: MemberContext,
  {
    again = false,
    ...input
  }: GameAndConditions & { /** Also where the last count was stopped. */ again?: boolean | undefined },
): Promise<Answer<Distributions>> {
  const organisation = member.organisation.id;
  const day = input.at ?? dayIn(input.rulebook, now());
  const edition = await editionOn(db, input.rulebook, day);
  if (!edition.ok) return edition;
  const work = {
    kind: 'distributions' as const,
    rulebook: input.rulebook,
    game: input.game,
    options: input.options,
    ...(input.filed ? { filed: input.filed } : {}),
    ...(input.written ? { written: input.written } : {}),
  };
  const key = createHash('sha256')
    .update(
      canonicalJson({
        organisation,
        engine: ENGINE,
        ...work,
        ...(edition.value.hash && { edition: edition.value.hash }),
      }),
    )
    .digest('hex');
  // Reading conditions is expensive, so a person with too much under way is refused first, unless this was
  // requested before.
  if (input.written && !(await wasAsked(db, key))) {
    const room = await roomFor(db, member.id);
    if (!room.ok) return room;
  }
  const resolved = gameWagers(edition.value.book, input);
  if (!resolved.ok) return resolved;
  const keyed = resolved.value.map(({ id, engine }) => ({
    id,
    key: distributionKey(engine, organisation),
    seconds: countingSeconds(engine),
  }));
  const stored = await storedDistributions(
    db,
    keyed.map(({ key }) => key),
  );
  const wagers = Object.fromEntries(
    keyed.flatMap(({ id, key }) => {
      const value = stored.get(key);
      return value ? [[id, value] as const] : [];
    }),
  );
  if (Object.keys(wagers).length === keyed.length) return { ok: true, value: { state: 'ready', wagers } };
  const seconds = keyed.reduce((sum, { id, seconds }) => (wagers[id] ? sum : sum + seconds), 0);
  // Waiting pages ask every second: without this, a cancelled count would start again at once.
  const last = again ? undefined : await latestByKey(db, key);
  if (last && (last.cancelRequested || last.state === 'failed') && last.state !== 'done')
    return { ok: true, value: { state: 'stopped', job: last.id, says: last.problem?.message ?? CANCELLED } };
  // A page that waits writes nothing.
  if (last && isActive(last)) return { ok: true, value: { state: 'computing', job: last.id, seconds } };
  const queued = await db.transaction((tx) =>
    enqueue(tx, {
      key,
      organisation,
      by: member.id,
      at: now().toISOString(),
      work: { ...work, at: day },
      seconds,
    }),
  );
  return queued.ok ? { ok: true, value: { state: 'computing', job: queued.value.id, seconds } } : queued;
}
