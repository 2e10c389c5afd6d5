/**
 * A trial that another operator joins: what the register publishes of it, and in what a version that joins it differs from
 * that. Nothing else of the trial is read here, so nothing else can reach the other operator.
 */
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { optionsThatCount, valueInWords } from '@/rulebooks/offer/option-value';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { listed, longDate } from '@/rulebooks/spelling/wording';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';
import { canonicalJson } from '@/simulations/exact/canonical';
import { analysisById } from '../../analyses/queries';
import type { Queries } from '../../db/client';
import { isDamaged } from '../../db/schema/json';
import type { ServerProblem } from '../../problems/problem';
import { opensTrials } from '../../rulebooks/opens-trials';
import { rulebookFrozen } from '../../rulebooks/shelf';
import { isTrial } from '../../vocabulary/life/states';
import { filedLines } from '../changes/filed-lines';
import { sealOf } from '../sealed/seal';
import { approvedDays, playableOn } from '../stored/days';
import { heldOf } from '../stored/held';
import { decisionOf, frozenVariant, publicByReference, type SubmissionRow } from '../stored/queries';
import { filedAsPublished } from './published-filed';

type Span = { from: string; to: string };
/** `game`: as the rulebook lists it; `openBy`: the clause by which other operators may take part. */
export type OpenTrial = {
  submission: SubmissionRow;
  operator: string;
  variant: Variant;
  game: Game;
  openBy?: ClauseId;
  days: Span;
};

type Which = {
  /** Also one whose last day has passed. */
  orOver?: true;
  /** Not this version of it. */
  butNot?: string;
};

/** The version of a reference that the register lists as on trial on that day. */
export async function openTrial(
  db: Queries,
  reference: string,
  today: string,
  { orOver, butNot }: Which = {},
): Promise<OpenTrial | undefined> {
  for (const { submission, operator } of await publicByReference(db, reference)) {
    const { variant } = frozenVariant(submission);
    const on = { today, held: await heldOf(db, submission) };
    const days = approvedDays(submission, variant.circumstances, on);
    if (submission.id === butNot || !isTrial(submission.state) || days?.of !== 'trial') continue;
    if (!orOver && !playableOn(submission, variant.circumstances, on)) continue;
    const seal = await sealOf(db, submission, await decisionOf(db, submission.id));
    const listed = await listedGame(db, submission);
    if (seal?.state !== 'good' || !listed) continue;
    const { rulebook, game } = listed;
    const openBy = opensTrials(rulebook);
    const span = { from: days.from, to: days.to };
    return { submission, operator, variant, game, days: span, ...(openBy && { openBy }) };
  }
  return undefined;
}

async function listedGame(
  db: Queries,
  submission: SubmissionRow,
): Promise<{ rulebook: Rulebook; game: Game } | undefined> {
  const { variant } = frozenVariant(submission);
  const rulebook = await rulebookFrozen(db, submission, variant);
  if (!rulebook.ok) return undefined;
  const game = gameOf(rulebook.value, variant.game);
  return game.ok ? { rulebook: rulebook.value, game: game.value } : undefined;
}

/** The reference of the trial that it joins. */
export const joinedBy = (submission: SubmissionRow): string | undefined =>
  frozenVariant(submission).variant.circumstances.trial?.joins;

type Part = { label: string; is: string };

/** What is published of how it is played: its options, and its wagers with their pays. */
async function published(db: Queries, submission: SubmissionRow, game: Game | undefined): Promise<Part[]> {
  const { variant } = frozenVariant(submission);
  const analysis = await analysisById(db, submission.analysisId);
  const wagers = analysis && !isDamaged(analysis.result) ? analysis.result.wagers : [];
  const options = game ? optionsThatCount(game, variant.options) : [];
  return [
    ...options.map((option) => ({
      label: option.label,
      is: valueInWords(option, variant.options[option.id] ?? option.default),
    })),
    ...wagers.map(({ label, events }) => ({
      label,
      is: canonicalJson(events.map((event) => [event.label, event.pays])),
    })),
    ...(variant.filed ? filedLines(variant.filed).map(({ what, says }) => ({ label: what, is: says })) : []),
    ...Object.values(variant.written ?? {}).map(({ label, play, rows, otherwise }) => ({
      label,
      is: canonicalJson([play ?? '', rows.map(({ label: row, when, pays }) => [row, when, pays]), otherwise]),
    })),
  ];
}

/** The labels of what only one of the two has, or has otherwise. */
async function differing(db: Queries, own: SubmissionRow, trial: OpenTrial): Promise<string[]> {
  const ours = await published(db, own, (await listedGame(db, own))?.game);
  const theirs = await published(db, trial.submission, trial.game);
  const has = (all: Part[], { label, is }: Part) =>
    all.some((each) => each.label === label && each.is === is);
  const apart = [...ours.filter((each) => !has(theirs, each)), ...theirs.filter((each) => !has(ours, each))];
  return [...new Set(apart.map(({ label }) => label))];
}

const beyond = (days: Span, { days: { from, to }, submission }: OpenTrial): string | undefined =>
  days.from >= from && days.to <= to
    ? undefined
    : `The trial that it joins, ${submission.reference}, runs from ${longDate(from)} to ${longDate(to)}. Keep within those days.`;

/** Whoever joins a trial plays within its days: an approval and an extension are refused beyond them, also once they have passed. */
export async function beyondJoined(
  tx: Queries,
  submission: SubmissionRow,
  days: Span,
  { today, field }: { today: string; field: 'trialTo' | 'lastDay' },
): Promise<ServerProblem[]> {
  const reference = joinedBy(submission);
  const trial =
    reference === undefined
      ? undefined
      : ((await openTrial(tx, reference, today)) ??
        (await openTrial(tx, reference, today, { orOver: true })));
  const message = trial && beyond(days, trial);
  return message ? [{ code: 'trial-over', message, field }] : [];
}

/** What stands against joining, a sentence each; nothing where it joins no trial. */
export async function joinsUnfit(db: Queries, submission: SubmissionRow, today: string): Promise<string[]> {
  const { trial: asked } = frozenVariant(submission).variant.circumstances;
  const reference = asked?.joins;
  if (asked === undefined || reference === undefined) return [];
  const trial = await openTrial(db, reference, today);
  if (!trial) return [`It joins ${reference}, which is not on trial today.`];
  if (trial.submission.organisationId === submission.organisationId)
    return [`It joins ${reference}, which is a trial of its own operator.`];
  if (trial.submission.rulebook !== submission.rulebook || trial.submission.game !== submission.game)
    return [`It joins ${reference}, which is another game.`];
  const apart = await differing(db, submission, trial);
  const late = beyond(asked, trial);
  return [
    ...(apart.length > 0 ? [`It differs from ${reference}, which it joins, in ${listed(apart)}.`] : []),
    ...(late ? [late] : []),
  ];
}

/** Names that the operator gave to parts of a wager are not published, so a copy has others. */
const renamed = (written: NonNullable<Variant['written']>): NonNullable<Variant['written']> =>
  Object.fromEntries(
    Object.values(written).map((wager, index) => [
      `own-${index + 1}`,
      { ...wager, rows: wager.rows.map((row, at) => ({ ...row, event: `row-${at + 1}` })) },
    ]),
  );

/** Lines that an operator files as an option are in no register. */
const isPublished = (value: string): boolean => !value.startsWith('{');

/** Of a trial that joins another, that other while it runs; else its own. */
export async function trialToJoin(db: Queries, trial: OpenTrial, today: string): Promise<OpenTrial> {
  const joins = joinedBy(trial.submission);
  return (joins === undefined ? undefined : await openTrial(db, joins, today)) ?? trial;
}

/** A variant with what the register publishes of the trial, and with nothing else of it. */
export function publishedVariant(
  { variant, game, days }: OpenTrial,
  { today, joins }: { today: string; joins: string },
): Variant {
  const options = optionsThatCount(game, variant.options).flatMap(({ id }) => {
    const value = variant.options[id];
    return value !== undefined && isPublished(value) ? [[id, value] as const] : [];
  });
  return {
    rulebook: variant.rulebook,
    game: variant.game,
    options: Object.fromEntries(options),
    ...(variant.filed ? filedAsPublished(variant.filed, variant.wagers) : { wagers: variant.wagers }),
    ...(variant.written && { written: renamed(variant.written) }),
    circumstances: {
      ...(variant.filed && { kind: 'new-game' as const }),
      trial: {
        from: today > days.from ? today : days.from,
        to: days.to,
        joins,
      },
    },
    attestations: {},
  };
}
