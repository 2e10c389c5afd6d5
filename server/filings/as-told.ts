/** Whether a stored filing is the one that its events tell of: a row that was written behind the program's back counts for nothing. */
import { asc, eq } from 'drizzle-orm';
import { filesAsTold, filesToldBy } from '../attachments/as-told';
import { attachedTo } from '../attachments/queries';
import { dataOf, same } from '../audit/told';
import type { Queries } from '../db/client';
import { audit } from '../db/schema';
import { isDamaged } from '../db/schema/json';
import { filingEvent } from '../vocabulary/life/filings';
import { actsOf } from './acts';
import { decisionAmong } from './decided';
import { subjectOf } from './files';
import type { Filed, FilingKind } from './kind';

/** The parts that are not as told: “whole”, “version”, “steps”, “state”, “files”; where all are, whether the seal holds. */
export async function alteredFiling<F extends Filed>(
  db: Queries,
  kind: FilingKind<F>,
  filed: F,
): Promise<string[]> {
  const { submission: row } = filed;
  const document = Object.entries(kind.documentOf(filed));
  const links = await db
    .select()
    .from(audit)
    .where(eq(audit.subject, subjectOf(kind, row.id)))
    .orderBy(asc(audit.seq));
  const [first, ...later] = links.map(({ data, ...rest }) => ({ ...rest, data: dataOf(data) }));
  const begun = first?.data ?? {};
  const whole =
    first?.kind === 'submission-frozen' &&
    same(
      [
        row.number,
        ...document.map(([, id]) => id),
        row.version,
        row.hash,
        row.organisationId,
        row.at,
        row.by,
      ],
      [
        begun.number,
        ...document.map(([name]) => begun[name]),
        begun.version,
        begun.hash,
        first.organisationId,
        first.at,
        first.actor,
      ],
    );
  const acts = await actsOf(db, kind.acts, row.id);
  const steps =
    acts.length === later.length &&
    acts.every(({ act }, index) => {
      const event = later[index];
      return (
        event !== undefined &&
        event.kind === filingEvent(act.act) &&
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
    ...(kind.hashOf(filed) === row.hash ? [] : ['version']),
    ...(steps ? [] : ['steps']),
    ...(same([row.state, row.revision, row.submittedAt], [last.to, last.revision, submitted])
      ? []
      : ['state']),
  ];
  const files = await filesAsTold(db, subjectOf(kind, row.id), later.flatMap(filesToldBy));
  if (!files) parts.push('files');
  if (parts.length > 0) return parts;
  const decision = decisionAmong(kind, filed, acts, await attachedTo(db, subjectOf(kind, row.id)));
  return decision && decision.seal !== 'good' ? ['seal of the decision'] : [];
}
