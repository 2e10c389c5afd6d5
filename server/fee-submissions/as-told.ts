/** Whether a stored submission of fees is the one that its events tell of: a row that was written behind the program's back counts for nothing. */
import { asc, eq } from 'drizzle-orm';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Queries } from '../db/client';
import { audit } from '../db/schema';
import { isDamaged } from '../db/schema/json';
import { feeEvent } from '../vocabulary/life/fee-submissions';
import { contentHash } from './content';
import { decisionAmong } from './decided';
import { actsOf, type Joined } from './queries';

type Data = Record<string, unknown>;

function dataOf(text: string): Data {
  try {
    return JSON.parse(text) as Data;
  } catch {
    return {};
  }
}

const same = (ours: unknown[], told: unknown[]): boolean =>
  canonicalJson(ours.map((each) => each ?? null)) === canonicalJson(told.map((each) => each ?? null));

/** The parts that are not as told: “whole”, “version”, “steps”, “state”; where all are, whether the seal holds. */
export async function alteredFeeSubmission(db: Queries, joined: Joined): Promise<string[]> {
  const { submission: row, schedule, version } = joined;
  const links = await db
    .select()
    .from(audit)
    .where(eq(audit.subject, `fee-submission:${row.id}`))
    .orderBy(asc(audit.seq));
  const [first, ...later] = links.map(({ data, ...rest }) => ({ ...rest, data: dataOf(data) }));
  const begun = first?.data ?? {};
  const whole =
    first?.kind === 'submission-frozen' &&
    same(
      [row.number, row.scheduleId, row.version, row.hash, row.organisationId, row.at, row.by],
      [begun.number, begun.schedule, begun.version, begun.hash, first.organisationId, first.at, first.actor],
    );
  const acts = await actsOf(db, row.id);
  const steps =
    acts.length === later.length &&
    acts.every(({ act }, index) => {
      const event = later[index];
      return (
        event !== undefined &&
        event.kind === feeEvent(act.act) &&
        same(
          [
            act.act,
            act.revision,
            act.by,
            act.at,
            act.text || undefined,
            act.of,
            act.decision,
            isDamaged(act.sealed) ? 'damaged' : act.sealed?.seal,
          ],
          [
            event.data.act,
            event.data.revision,
            event.actor,
            event.at,
            event.data.text,
            event.data.of,
            event.data.decision,
            event.data.seal,
          ],
        )
      );
    });
  const last = later.at(-1)?.data ?? begun;
  const submitted = later.find(({ data }) => data.act === 'submit')?.at;
  const parts = [
    ...(whole ? [] : ['whole']),
    ...(contentHash(schedule, version) === row.hash ? [] : ['version']),
    ...(steps ? [] : ['steps']),
    ...(same([row.state, row.revision, row.submittedAt], [last.to, last.revision, submitted])
      ? []
      : ['state']),
  ];
  if (parts.length > 0) return parts;
  const decision = decisionAmong(joined, acts);
  return decision && decision.seal !== 'good' ? ['seal of the decision'] : [];
}
