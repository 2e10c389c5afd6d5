/** Computes a dossier again from its own data, and lists what differs. */

import type { z } from 'zod';
import { analyseVariant, analysisHash, figuresFrom } from '@/rulebooks/analysis/analyse';
import type { Analysis } from '@/rulebooks/analysis/analysis';
import { evaluate } from '@/rulebooks/evaluation';
import { gameUnder } from '@/rulebooks/offer/charges';
import { gameAsPlayed } from '@/rulebooks/offer/written';
import { rulebookOf } from '@/rulebooks/registry';
import { onOneLine } from '@/rulebooks/spelling/quoted';
import { gameOf } from '@/rulebooks/terms/lookup';
import { variantHash } from '@/rulebooks/variant/hash';
import { canonicalJson } from '@/simulations/exact/canonical';
import { nestsTooDeep } from '../access/nesting';
import { answerAgain } from '../analyses/answer-again';
import type { PublicKey } from '../seals/keys';
import { type Difference, differences } from './differences';
import { Enclosed, type EnclosedAnalysis } from './enclosed';
import { ATTACHMENT, makeDossier } from './make';
import { isOfTheEngine, type OtherEngine, otherEngine } from './other-engine';
import { readAttachment } from './pdf/attachment';
import { type Reading, unreadable } from './pdf/reading';
import { SEAL_ATTACHMENT, SealedManifest } from './seal-attachment';
import type { Subject } from './subject';
import { type Verdict, type Vouched, verdictOf, vouchedFor } from './vouched';

export type Verification = {
  verdict: Verdict;
  game: string;
  reference: string;
  /** As it says of itself. */
  status: string;
  operator?: string;
  hash: string;
  vouched: Vouched;
  /** Another version made it, so its pages cannot be made again here, and only figures and verdicts were compared. */
  otherEngine?: OtherEngine;
  /** Empty where every field is equal; under another engine, every figure and verdict. */
  differences: Difference[];
  /** The pages, made again from the attachment, are the same bytes. */
  samePages: boolean;
};

function readJson<T>(bytes: Buffer, name: string, shape: z.ZodType<T>): Reading<T> {
  const json = bytes.toString('utf8');
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
      : `its ${name} is not that of a dossier`,
  );
}

export function openDossier(bytes: Uint8Array): Reading<Enclosed> {
  const attachment = readAttachment(bytes, ATTACHMENT);
  return attachment.ok ? readJson(attachment.value, ATTACHMENT, Enclosed) : attachment;
}

/** Its bytes as they lie in the file, and its seal where it carries one. */
function openSeal(bytes: Uint8Array): Reading<{ attachment: Buffer; seal?: SealedManifest }> {
  const attachment = readAttachment(bytes, ATTACHMENT);
  if (!attachment.ok) return attachment;
  const seal = readAttachment(bytes, SEAL_ATTACHMENT);
  if (!seal.ok) return { ok: true, value: { attachment: attachment.value } };
  const read = readJson(seal.value, SEAL_ATTACHMENT, SealedManifest);
  return read.ok ? { ok: true, value: { attachment: attachment.value, seal: read.value } } : read;
}

export async function verifyDossier(
  bytes: Uint8Array,
  { keys = [], ...options }: { threads?: number; keys?: PublicKey[] } = {},
): Promise<Reading<Verification>> {
  const opened = openDossier(bytes);
  if (!opened.ok) return opened;
  const seals = openSeal(bytes);
  if (!seals.ok) return seals;
  const { variant, at: day, record, analysis, findings, answers } = opened.value;
  const rulebook = rulebookOf(variant.rulebook, day);
  if (!rulebook.ok)
    return unreadable(`it was checked against a rulebook that is not here: ${rulebook.problems[0]?.message}`);
  const game = gameOf(rulebook.value, variant.game);
  if (!game.ok) return unreadable(`its game is not in the rulebook: ${game.problems[0]?.message}`);
  const seen = analysis.witness[0];
  const again = await analyseVariant(variant, {
    day,
    rounds: seen?.rounds ?? 0,
    seed: seen?.seed ?? 0,
    ...options,
  });
  if (!again.ok) return unreadable(`its variant cannot be analysed: ${again.problems[0]?.message}`);
  const { seconds, threads, ...figures } = again.value;
  const found = evaluate({ rulebook: rulebook.value, variant, figures: figuresFrom(again.value), day });
  const answered = answers && (await answerAgain(variant, answers, options));
  const other = otherEngine(analysis.engine, figures.engine);
  const excused = other && isOfTheEngine;
  const all = [
    ...differences(record.hash, await variantHash(variant), 'variant.hash'),
    ...differences(analysis, written(figures), 'analysis', excused),
    ...(other ? differences(analysis.hash, await hashOfEnclosed(analysis), 'analysis.hash') : []),
    ...differences(findings, written(found), 'findings', excused),
    ...(answered ? differences(answers, written(answered), 'answers') : []),
  ];
  const subject = {
    rulebook: rulebook.value,
    game: gameUnder(gameAsPlayed(rulebook.value, game.value, variant), variant),
    variant,
    day,
    record,
    analysis: { ...analysis, seconds, threads } satisfies Analysis,
    findings,
    ...(answers && { answers }),
  };
  const { attachment, seal } = seals.value;
  const vouched = vouchedFor({ record, day, analysisHash: analysis.hash }, attachment, seal, keys);
  const same = await samePages(subject, seal, bytes);
  return {
    ok: true,
    value: {
      verdict: verdictOf(
        { equal: all.length === 0 && (same || other !== undefined), other },
        vouched,
        record,
      ),
      game: game.value.label,
      reference: record.reference,
      status: record.status,
      ...(record.operator ? { operator: record.operator } : {}),
      hash: record.hash,
      vouched,
      ...(other ? { otherEngine: other } : {}),
      differences: all,
      samePages: same,
    },
  };
}

/** The engine that made it is under its hash too: one that another made still has to be what it made. */
const hashOfEnclosed = (analysis: EnclosedAnalysis): Promise<string> =>
  analysisHash({ ...analysis, seconds: 0, threads: 0 });

/** As it reads after being written to a file. */
const written = (value: unknown): unknown => JSON.parse(canonicalJson(value));

/** Where figures are garbled past printing, the pages cannot be made again, so they are not the same. */
async function samePages(
  subject: Subject,
  sealedManifest: SealedManifest | undefined,
  bytes: Uint8Array,
): Promise<boolean> {
  const sealing = sealedManifest && { key: sealedManifest.seal.key, seal: () => sealedManifest.seal };
  try {
    return Buffer.compare(await makeDossier(subject, sealing), bytes) === 0;
  } catch {
    return false;
  }
}
