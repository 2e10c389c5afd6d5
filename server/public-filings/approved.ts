/** Approved documents of houses that a seal vouches for, each with the day from which another takes its place. */
import { todayAt } from '@/rulebooks/zones';
import { attachedTo } from '../attachments/queries';
import type { Queries } from '../db/client';
import { isDamaged } from '../db/schema/json';
import { actsOf } from '../filings/acts';
import { decisionAmong, type SealedKind } from '../filings/decided';
import { subjectOf } from '../filings/files';
import { endsAmong } from '../filings/in-place';
import type { ActTable, Filed, FilingKind } from '../filings/kind';
import { OnceAMinute } from '../record/once-a-minute';
import type { SealedFilingDecision } from '../seals/filing-decision-record';
import { type FiledKind, filedCode } from './code';
import type { FiledStanding } from './shapes';

/** A kind of document as the public record needs it: `B` in lists, without its content. */
export type PublicKind<B extends Filed> = {
  of: FiledKind;
  subject: FilingKind<B>['subject'];
  acts: ActTable;
  sealed: SealedKind<B>;
  approved: (db: Queries) => Promise<B[]>;
  placeOf: (filed: B) => string;
};

export type Approved<B extends Filed> = {
  filed: B;
  code: string;
  sealed: SealedFilingDecision;
  until?: string;
  standing: FiledStanding;
};

const SEALED = new OnceAMinute<SealedFilingDecision | undefined>();

/** The decision, where it is an approval and its seal holds for what is stored. */
async function sealedApproval<B extends Filed>(
  db: Queries,
  kind: PublicKind<B>,
  filed: B,
): Promise<SealedFilingDecision | undefined> {
  const { id } = filed.submission;
  const acts = await actsOf(db, kind.acts, id);
  const decision = decisionAmong(kind.sealed, filed, acts, await attachedTo(db, subjectOf(kind, id)));
  if (decision?.kind !== 'approve' || decision.seal !== 'good') return undefined;
  const sealed = acts.find(({ act }) => act.act === 'approve')?.act.sealed;
  return sealed && !isDamaged(sealed) ? sealed : undefined;
}

/** One that no seal vouches for is not here, and takes nobody’s place. */
export async function approvedFilings<B extends Filed>(
  db: Queries,
  kind: PublicKind<B>,
  now: Date,
): Promise<Approved<B>[]> {
  const today = todayAt(now);
  const vouched: { filed: B; sealed: SealedFilingDecision }[] = [];
  for (const filed of await kind.approved(db)) {
    const { id, revision, hash } = filed.submission;
    const row = JSON.stringify([
      revision,
      hash,
      filed.operator,
      filed.version.name,
      filed.version.inForceFrom,
    ]);
    const sealed = await SEALED.of(db, { id: `${kind.of} ${id}`, row, now }, () =>
      sealedApproval(db, kind, filed),
    );
    if (sealed) vouched.push({ filed, sealed });
  }
  const ends = endsAmong(
    vouched.map(({ filed }) => filed),
    kind.placeOf,
  );
  return vouched.map(({ filed, sealed }) => {
    const until = ends.get(filed.submission.id)?.from;
    const day = today(filed.submission.rulebook);
    const from = filed.version.inForceFrom ?? '';
    const replaced = until !== undefined && (until <= day || until === from);
    const standing = replaced ? 'superseded' : from > day ? 'ahead' : 'in-force';
    return {
      filed,
      sealed,
      code: filedCode(kind.of, filed.submission.id),
      ...(until !== undefined && { until }),
      standing,
    };
  });
}
