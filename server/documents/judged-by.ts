/** The rulebook that a dossier was judged by: of the program, or the published edition that is attached to it. */
import { createHash } from 'node:crypto';
import { editionFromText } from '@/rulebooks/editions/edition-text';
import type { Rulebook } from '@/rulebooks/format/record';
import { withFiled } from '@/rulebooks/offer/filed-game';
import { withFormer } from '@/rulebooks/offer/formerly';
import { rulebookOf } from '@/rulebooks/registry';
import { inForceAt } from '@/rulebooks/terms/lookup';
import { EDITION_ATTACHMENT, type Enclosed } from './enclosed';
import { readAttachment } from './pdf/attachment';
import { type Reading, unreadable } from './pdf/reading';

/** More than any rulebook is long. */
const BYTES_AT_MOST = 32 * 1024 * 1024;

function attachedEdition(bytes: Uint8Array, { variant, edition }: Enclosed): Reading<Rulebook> {
  const attached = readAttachment(bytes, EDITION_ATTACHMENT);
  if (!attached.ok) return attached;
  const isIt =
    attached.value.length <= BYTES_AT_MOST &&
    createHash('sha256').update(attached.value).digest('hex') === edition;
  if (!isIt) return unreadable(`its ${EDITION_ATTACHMENT} is not the edition that it was judged by`);
  const read = editionFromText(new TextDecoder().decode(attached.value));
  return read.ok && read.value.id === variant.rulebook
    ? { ok: true, value: read.value }
    : unreadable(`its ${EDITION_ATTACHMENT} is no edition of ${variant.rulebook}`);
}

export function judgedBy(bytes: Uint8Array, content: Enclosed): Reading<Rulebook> {
  const { variant, at: day, edition } = content;
  const attached = edition === undefined ? undefined : attachedEdition(bytes, content);
  if (attached && !attached.ok) return attached;
  const found = attached ?? rulebookOf(variant.rulebook);
  const book = found.ok ? inForceAt(found.value, day) : found;
  return book.ok
    ? { ok: true, value: withFiled(withFormer(book.value), variant) }
    : unreadable(`it was checked against a rulebook that is not here: ${book.problems[0]?.message}`);
}
