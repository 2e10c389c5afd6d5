/** Everything of one submission that somebody may read, as one ZIP with a sealed list of hashes. */
import { canonicalJson } from '@/simulations/exact/canonical';
import type { MemberContext } from '../access/context';
import {
  AUDIT_FILE,
  BUNDLE_LIST,
  BUNDLE_SEAL,
  RECORD_FORMAT,
  type RecordList,
  VARIANT_FILE,
} from '../documents/bundle-list';
import { fileStem } from '../documents/file-stem';
import type { Press } from '../documents/press';
import { type StoredFile, storedSize, storedZip } from '../documents/stored-zip';
import { excerptOf } from '../inspection/export-events';
import { submissionSubject } from '../paper-requests/read-subject';
import { type Answer, notFound, refuse } from '../problems/problem';
import { SealKeyError } from '../seals/ring';
import { seal } from '../seals/seal';
import { readSubmission } from '../submissions/read/read-submission';
import { submissionById } from '../submissions/stored/queries';
import { attachments, type Held, inMemory } from './files';
import { papersOf } from './papers';
import { type Part, partsOf } from './parts';
import { resultsOf } from './results';
import { variationOf } from './variation';

export type Everything = { name: string; size: number; bytes: AsyncGenerator<Uint8Array> };

async function joined(lines: AsyncGenerator<string>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const line of lines) parts.push(Buffer.from(line));
  return Buffer.concat(parts);
}

function sealedList(list: RecordList): Answer<Held[]> {
  try {
    return {
      ok: true,
      value: [
        inMemory([BUNDLE_LIST, Buffer.from(canonicalJson(list))]),
        inMemory([BUNDLE_SEAL, Buffer.from(canonicalJson(seal('bundle', list)))]),
      ],
    };
  } catch (error) {
    if (!(error instanceof SealKeyError)) throw error;
    return refuse('seal-key-unusable', error.message);
  }
}

/** The same bytes until something happens on the site. All but the attachments is made before the first byte is given. */
export async function everythingOf(
  context: MemberContext,
  id: string,
  { press, dataDir }: { press: Press; dataDir: string },
): Promise<Answer<Everything>> {
  const read = await readSubmission(context, id);
  const row = await submissionById(context.db, id);
  if (!read.ok || !row) return read.ok ? notFound('submission') : read;
  const submission = read.value;
  const subject = await submissionSubject(context, id);
  if (!subject.ok) return subject;
  const variation = await variationOf(context, id);
  if (!variation.ok) return variation;
  const attached = await attachments(dataDir, [...submission.files, ...variation.value.files]);
  if (!attached.ok) return attached;
  const papers = await papersOf(context, submission, { subject: subject.value, press });
  if (!papers.ok) return papers;
  const results = await resultsOf(context, row);
  if (!results.ok) return results;
  const events: Part = [AUDIT_FILE, await joined(excerptOf(context, dataDir, id))];
  const variant: Part = [VARIANT_FILE, Buffer.from(row.variant)];
  const held = [
    ...[
      ...papers.value,
      variant,
      ...partsOf(submission),
      ...variation.value.parts,
      ...results.value,
      events,
    ].map(inMemory),
    ...attached.value,
  ];
  const { reference, version, status, hash } = subject.value.record;
  const dated = new Date(row.updatedAt);
  const list = sealedList({
    format: RECORD_FORMAT,
    reference,
    version,
    status,
    variant: hash,
    dated: dated.toISOString(),
    reader: context.member.organisation.kind === 'regulator' ? 'regulator' : 'operator',
    files: held.map(({ listed }) => listed),
  });
  if (!list.ok) return list;
  const files: StoredFile[] = [...held, ...list.value].map(({ file }) => file);
  return {
    ok: true,
    value: {
      name: `${fileStem(subject.value)}-everything.zip`,
      size: storedSize(files),
      bytes: storedZip(files, dated),
    },
  };
}
