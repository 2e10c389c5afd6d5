/**
 * What vouches for a paper, read from the file alone with public keys: its seals, its signature and the decision it tells of.
 * Nothing is computed again here; that a page was not changed since is what the signature says. Runs in a browser too.
 */
import type { z } from 'zod';
import { onOneLine } from '@/rulebooks/spelling/quoted';
import { nestsTooDeep } from '@/simulations/exact/nesting';
import type { PublicKey } from '../seals/published-keys';
import type { CheckSeal } from '../seals/statement';
import { ATTACHMENT, Enclosed } from './enclosed';
import { DISPLAYED_ATTACHMENT, EnclosedDisplayed } from './enclosed-displayed';
import { readAttachment } from './pdf/attachment';
import { pdfObjects } from './pdf/objects';
import { type Reading, unreadable } from './pdf/reading';
import { checkSignature } from './pdf/signature';
import { type Issued, SEAL_ATTACHMENT, SealedDisplayed, SealedManifest } from './seal-attachment';
import { type Verdict, type Vouched, verdictOf, vouchedFor } from './vouched';

export type Trust = { keys: PublicKey[]; checkSeal: CheckSeal };

export type Standing = {
  paper: 'dossier' | Issued;
  verdict: Verdict;
  game: string;
  reference: string;
  version: number;
  /** As it says of itself. */
  status: string;
  operator?: string;
  hash: string;
  vouched: Vouched;
};

export function readJson<T>(bytes: Uint8Array, name: string, shape: z.ZodType<T>): Reading<T> {
  const json = new TextDecoder().decode(bytes);
  if (nestsTooDeep(json)) return unreadable(`its ${name} nests deeper than any that Assay writes`);
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return unreadable(`its ${name} is not JSON`);
  }
  const parsed = shape.safeParse(data);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const field = onOneLine(issue?.path.join('.') ?? '').slice(0, 200);
  return unreadable(
    field
      ? `the field ${field} of its ${name} is missing or not what it should be`
      : `its ${name} is not that of a paper`,
  );
}

type Opened<T, S> = { attachment: Uint8Array; content: T; sealed: S | undefined };

/** What it carries, the bytes of that as they lie in the file, and its seal where it has one. */
export function opened<T, S>(
  bytes: Uint8Array,
  [name, shape]: [string, z.ZodType<T>],
  sealShape: z.ZodType<S>,
): Reading<Opened<T, S>> {
  const attachment = readAttachment(bytes, name);
  if (!attachment.ok) return attachment;
  const content = readJson(attachment.value, name, shape);
  if (!content.ok) return content;
  const seal = readAttachment(bytes, SEAL_ATTACHMENT);
  const sealed = seal.ok ? readJson(seal.value, SEAL_ATTACHMENT, sealShape) : undefined;
  if (sealed && !sealed.ok) return sealed;
  return {
    ok: true,
    value: { attachment: attachment.value, content: content.value, sealed: sealed?.value },
  };
}

const openedDossier = (bytes: Uint8Array) => opened(bytes, [ATTACHMENT, Enclosed], SealedManifest);

/** What it carries, whoever made it. */
export function openDossier(bytes: Uint8Array): Reading<Enclosed> {
  const read = openedDossier(bytes);
  return read.ok ? { ok: true, value: read.value.content } : read;
}

/** Signed over every byte, it is what was issued; unsigned, nobody can say that here. */
export function verdictUncomputed(vouched: Vouched, record: Enclosed['record']): Verdict {
  const verdict = verdictOf({ equal: true }, vouched, record);
  return verdict === 'genuine' && vouched.signature.state !== 'good' ? 'unvouched' : verdict;
}

async function displayedStanding(bytes: Uint8Array, { keys, checkSeal }: Trust): Promise<Reading<Standing>> {
  const read = opened(bytes, [DISPLAYED_ATTACHMENT, EnclosedDisplayed], SealedDisplayed);
  if (!read.ok) return read;
  const { attachment, content, sealed } = read.value;
  const { record, at: day, paper, game, analysis } = content;
  const signature = await checkSignature(bytes);
  if (!signature.ok) return signature;
  const vouched = vouchedFor(
    { record, day, analysisHash: analysis },
    { attachment, purpose: 'paper', sealed, signature: signature.value, keys, checkSeal },
  );
  if (sealed && sealed.manifest.paper !== paper)
    vouched.contradictions.push(`It says it is a ${paper}, and was sealed as a ${sealed.manifest.paper}.`);
  return {
    ok: true,
    value: { paper, game, ...said(record), vouched, verdict: verdictUncomputed(vouched, record) },
  };
}

export const said = ({ reference, version, status, operator, hash }: Enclosed['record']) => ({
  reference,
  version,
  status,
  ...(operator ? { operator } : {}),
  hash,
});

export async function dossierVouched(
  bytes: Uint8Array,
  { keys, checkSeal }: Trust,
): Promise<Reading<Opened<Enclosed, SealedManifest> & { vouched: Vouched }>> {
  const read = openedDossier(bytes);
  if (!read.ok) return read;
  const signature = await checkSignature(bytes);
  if (!signature.ok) return signature;
  const { attachment, content, sealed } = read.value;
  const { record, at: day, analysis } = content;
  const vouched = vouchedFor(
    { record, day, analysisHash: analysis.hash },
    { attachment, purpose: 'dossier', sealed, signature: signature.value, keys, checkSeal },
  );
  return { ok: true, value: { ...read.value, vouched } };
}

export const carries = (bytes: Uint8Array, name: string): boolean => readAttachment(bytes, name).ok;

export const isDossier = (bytes: Uint8Array): boolean => carries(bytes, ATTACHMENT);

export async function standingOf(bytes: Uint8Array, trust: Trust): Promise<Reading<Standing>> {
  if (carries(bytes, DISPLAYED_ATTACHMENT)) return displayedStanding(bytes, trust);
  if (pdfObjects(bytes).ok && !isDossier(bytes))
    return unreadable('it carries no seal: it is a working copy, or Assay did not make it');
  const read = await dossierVouched(bytes, trust);
  if (!read.ok) return read;
  const { content, vouched } = read.value;
  const { record, variant } = content;
  return {
    ok: true,
    value: {
      paper: 'dossier',
      // A browser holds no rulebook, so there it is called as the variant's file calls it.
      game: variant.game,
      ...said(record),
      vouched,
      verdict: verdictUncomputed(vouched, record),
    },
  };
}
