/** Computes a dossier again from what it carries, and says what differs. */
import { analyseVariant, figuresFrom } from '@/rulebooks/analyse';
import type { Analysis } from '@/rulebooks/analysis';
import { gameUnder } from '@/rulebooks/charges';
import { evaluate } from '@/rulebooks/evaluation';
import { variantHash } from '@/rulebooks/hash';
import { gameOf } from '@/rulebooks/lookup';
import { rulebookOf } from '@/rulebooks/registry';
import { gameAsPlayed } from '@/rulebooks/written';
import { canonicalJson } from '@/simulations/exact/canonical';
import { type Difference, differences } from './differences';
import { ATTACHMENT, makeDossier } from './make';
import { readAttachment } from './pdf/attachment';
import { nestsTooDeep, type Reading, unreadable } from './pdf/reading';
import { Sealed } from './sealed';

export type Verification = {
  game: string;
  reference: string;
  hash: string;
  /** Empty where every field is equal. */
  differences: Difference[];
  /** The pages, made again from the attachment, are the same bytes. */
  samePages: boolean;
};

export function openDossier(bytes: Uint8Array): Reading<Sealed> {
  const attachment = readAttachment(bytes, ATTACHMENT);
  if (!attachment.ok) return attachment;
  const json = attachment.value.toString('utf8');
  if (nestsTooDeep(json)) return unreadable(`its ${ATTACHMENT} nests deeper than any that Assay writes`);
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return unreadable(`its ${ATTACHMENT} is not JSON`);
  }
  const parsed = Sealed.safeParse(data);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.');
  return unreadable(
    field
      ? `the field ${field} of its ${ATTACHMENT} is missing or not what it should be`
      : `its ${ATTACHMENT} is not that of a dossier`,
  );
}

export async function verifyDossier(
  bytes: Uint8Array,
  options: { threads?: number } = {},
): Promise<Reading<Verification>> {
  const opened = openDossier(bytes);
  if (!opened.ok) return opened;
  const { variant, at, record, analysis, findings } = opened.value;
  const rulebook = rulebookOf(variant.rulebook, at);
  if (!rulebook.ok)
    return unreadable(`it rests on a rulebook that is not here: ${rulebook.problems[0]?.message}`);
  const game = gameOf(rulebook.value, variant.game);
  if (!game.ok)
    return unreadable(`it is about a game that is not in the rulebook: ${game.problems[0]?.message}`);
  const seen = analysis.witness[0];
  const again = await analyseVariant(variant, {
    at,
    rounds: seen?.rounds ?? 0,
    seed: seen?.seed ?? 0,
    ...options,
  });
  if (!again.ok) return unreadable(`its variant cannot be analysed: ${again.problems[0]?.message}`);
  const { seconds, threads, ...figures } = again.value;
  const found = evaluate({ rulebook: rulebook.value, variant, figures: figuresFrom(again.value), at });
  const all = [
    ...differences(record.hash, await variantHash(variant), 'variant.hash'),
    ...differences(analysis, written(figures), 'analysis'),
    ...differences(findings, written(found), 'findings'),
  ];
  const subject = {
    rulebook: rulebook.value,
    game: gameUnder(gameAsPlayed(rulebook.value, game.value, variant), variant),
    variant,
    at,
    record,
    analysis: { ...analysis, seconds, threads } satisfies Analysis,
    findings,
  };
  return {
    ok: true,
    value: {
      game: game.value.label,
      reference: record.reference,
      hash: record.hash,
      differences: all,
      samePages: await samePages(subject, bytes),
    },
  };
}

/** As it reads once it has been through a file. */
const written = (value: unknown): unknown => JSON.parse(canonicalJson(value));

/** Where figures are garbled past printing, the pages cannot be made again, so they are not the same. */
async function samePages(subject: Parameters<typeof makeDossier>[0], bytes: Uint8Array): Promise<boolean> {
  try {
    return Buffer.compare(await makeDossier(subject), bytes) === 0;
  } catch {
    return false;
  }
}
