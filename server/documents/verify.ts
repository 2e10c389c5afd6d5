/** Computes a dossier again from its own data, and lists what differs. */

import { analyseUnder, analysisHash, figuresFrom } from '@/rulebooks/analysis/analyse';
import type { Analysis } from '@/rulebooks/analysis/analysis';
import { evaluate } from '@/rulebooks/evaluation';
import { gameUnder } from '@/rulebooks/offer/charges';
import { gameAsPlayed } from '@/rulebooks/offer/written';
import { gameOf } from '@/rulebooks/terms/lookup';
import { variantHash } from '@/rulebooks/variant/hash';
import { labelsOfOwnCounts } from '@/simulations/analysis/settled';
import { canonicalJson } from '@/simulations/exact/canonical';
import { answerAgain } from '../analyses/answer-again';
import { isSoundMark } from '../marks/read-mark';
import type { PublicKey } from '../seals/published-keys';
import { checkSeal } from '../seals/seal';
import { type Difference, differences } from './differences';
import type { Enclosed, EnclosedAnalysis } from './enclosed';
import { reasonOf, type Sealing } from './issued';
import { judgedBy } from './judged-by';
import { makeDossier } from './make';
import { isOfTheEngine, type OtherEngine, otherEngine } from './other-engine';
import { PAR_FORMS } from './par/forms';
import { type Reading, unreadable } from './pdf/reading';
import { withOffsets } from './pdf/sign';
import { findSignature, withoutSignature } from './pdf/signature';
import type { SealedManifest } from './seal-attachment';
import { dossierVouched, type Standing, said } from './standing';
import type { Subject, SubmissionRecord } from './subject';
import { sealFailed, type Vouched, verdictOf } from './vouched';

export type Verification = Standing & {
  /** Another version made it, so its pages cannot be made again here, and only figures and verdicts were compared. */
  otherEngine?: OtherEngine;
  /** Empty where every field is equal; under another engine, every figure and verdict. */
  differences: Difference[];
  /** No known key stands for it, and its figures would take long: they were not computed. */
  notComputed?: true;
  /** The pages, made again from the attachment, are the same bytes. */
  samePages: boolean;
  /** Of each file that was given beside it: whether it is a PAR sheet that the dossier stands for, byte for byte. */
  beside: boolean[];
  /** The wagers whose counts are the applicant’s. */
  ownCounts?: string[];
};

type Asked = {
  threads?: number;
  keys?: PublicKey[];
  beside?: Uint8Array[];
  /** However long it takes, though no known key stands for it. */
  long?: boolean;
};

export async function verifyDossier(
  bytes: Uint8Array,
  { keys = [], beside = [], long = false, ...options }: Asked = {},
): Promise<Reading<Verification>> {
  const opened = await dossierVouched(bytes, { keys, checkSeal });
  if (!opened.ok) return opened;
  const { content, sealed, vouched } = opened.value;
  const { variant, at: day, record, analysis, findings, answers, organisation } = content;
  if (organisation?.mark && !isSoundMark(organisation.mark))
    return unreadable('the mark in it is no picture that Assay keeps.');
  const rulebook = judgedBy(bytes, content);
  if (!rulebook.ok) return rulebook;
  const game = gameOf(rulebook.value, variant.game);
  if (!game.ok) return unreadable(`its game is not in the rulebook: ${game.problems[0]?.message}`);
  const bare = { paper: 'dossier' as const, game: game.value.label, ...said(record), vouched };
  const failed = sealFailed(vouched);
  if (failed ? takesLong(content) : !long && !isSealed(vouched) && roundsOf(content) > MANY_ROUNDS)
    return {
      ok: true,
      value: {
        verdict: failed ? 'false' : 'unvouched',
        ...bare,
        notComputed: true,
        differences: [],
        samePages: false,
        beside: beside.map(() => false),
      },
    };
  const seen = analysis.witness[0];
  const again = await analyseUnder(rulebook.value, variant, {
    day,
    rounds: seen?.rounds ?? 0,
    seed: seen?.seed ?? 0,
    ...options,
  });
  if (!again.ok) return unreadable(`its variant cannot be analysed: ${again.problems[0]?.message}`);
  const { seconds, threads, ...figures } = again.value;
  const found = evaluate({ rulebook: rulebook.value, variant, figures: figuresFrom(again.value), day });
  const answered = answers && (await answerAgain(rulebook.value, variant, answers, options));
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
    ...(organisation && { organisation }),
    ...(content.edition && { edition: content.edition }),
  };
  const same = await samePages(subject, sealed, bytes);
  return {
    ok: true,
    value: {
      verdict: verdictOf(
        { equal: all.length === 0 && (same || other !== undefined), other },
        vouched,
        record,
      ),
      ...bare,
      ...(other ? { otherEngine: other } : {}),
      ownCounts: labelsOfOwnCounts(again.value.wagers),
      differences: all,
      samePages: same,
      beside: await areItsSheets(beside, subject),
    },
  };
}

const FEW_ROUNDS = 1_000_000;
const MANY_ROUNDS = 10_000_000;
/** Whoever sends a forged file must not hold the machine of whoever checks it. */
const takesLong = (content: Pick<Enclosed, 'analysis' | 'answers'>): boolean =>
  (content.answers ?? []).length > 0 || roundsOf(content) > FEW_ROUNDS;

const roundsOf = ({ analysis }: Pick<Enclosed, 'analysis'>): number =>
  Math.max(0, ...analysis.witness.map(({ rounds }) => rounds));

const isSealed = ({ paper }: Vouched): boolean => paper.state === 'good';

/** Made again, as its manifest has their hashes. */
async function areItsSheets(files: Uint8Array[], subject: Subject): Promise<boolean[]> {
  if (files.length === 0) return [];
  const made = await Promise.all(Object.values(PAR_FORMS).map((form) => form(subject)));
  return files.map((file) => made.some((bytes) => Buffer.compare(bytes, file) === 0));
}

/** The engine that made it is under its hash too: one that another made still has to be what it made. */
const hashOfEnclosed = (analysis: EnclosedAnalysis): Promise<string> =>
  analysisHash({ ...analysis, seconds: 0, threads: 0 });

/** As it reads after being written to a file. */
const written = (value: unknown): unknown => JSON.parse(canonicalJson(value));

/** How it was sealed and signed, so that it can be made again with room for that signature. */
function sealingOf(
  bytes: Uint8Array,
  sealed: SealedManifest | undefined,
  record: SubmissionRecord,
): Sealing | undefined {
  if (!sealed) return undefined;
  const { manifest, seal } = sealed;
  const found = findSignature(bytes);
  const signature = found.ok && manifest.certificate !== undefined ? found.value : undefined;
  return {
    key: seal.key,
    seal: () => seal,
    ...(signature && manifest.certificate !== undefined
      ? {
          signature: {
            certificate: manifest.certificate,
            field: { ...signature.field, reason: reasonOf(record) },
          },
        }
      : {}),
  };
}

const unsigned = (bytes: Uint8Array): Uint8Array => {
  const found = findSignature(bytes);
  return found.ok && found.value ? withoutSignature(bytes, found.value) : bytes;
};

/** Where figures are garbled past printing, the pages cannot be made again, so they are not the same. */
async function samePages(
  subject: Subject,
  sealed: SealedManifest | undefined,
  bytes: Uint8Array,
): Promise<boolean> {
  const sealing = sealingOf(bytes, sealed, subject.record);
  try {
    const made = await makeDossier(subject, sealing);
    const whole = sealing?.signature ? withOffsets(made).bytes : made;
    return Buffer.compare(whole, unsigned(bytes)) === 0;
  } catch {
    return false;
  }
}
