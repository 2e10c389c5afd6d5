/** Variations as operator and regulator read them. */
import { owedAtTables } from '@/rulebooks/evaluation/at-tables';
import type { Rulebook } from '@/rulebooks/format/record';
import { gameOf } from '@/rulebooks/terms/lookup';
import { type Period, periodsOf, shownOccasion, shownPeriod } from '@/rulebooks/variant/occasion';
import type { Member, MemberContext } from '../../access/context';
import { nameOf } from '../../accounts/stored/names';
import { colleagues } from '../../accounts/stored/queries';
import { analysisById } from '../../analyses/queries';
import { filesFor } from '../../attachments/read-by';
import { historyOf } from '../../audit/history';
import type { Queries } from '../../db/client';
import { isDamaged } from '../../db/schema/json';
import { type Answer, notFound } from '../../problems/problem';
import { shelfOf } from '../../rulebooks/shelf';
import { publicKeys } from '../../seals/ring';
import { checkSeal } from '../../seals/seal';
import type { SealVerdict } from '../../seals/statement';
import { clausesOf } from '../../vocabulary/life/step-clause';
import { VARIATION_RULINGS, VARIATION_STEP_RECORDS } from '../../vocabulary/life/variations';
import { changesOf, changesPutForward } from '../changes/changes';
import { assigneeOf } from '../stored/assignments';
import { heldOf } from '../stored/held';
import { frozenVariant, type SubmissionRow, submissionById } from '../stored/queries';
import { questionsOf } from '../stored/questions';
import { changesFromList } from './from-list';
import {
  briefOf,
  type Joined,
  type VariationRow,
  variationStepsOf,
  variationsFor,
  variationsOf,
  variationWithin,
} from './queries';
import type {
  OccasionShown,
  VariationEdge,
  VariationStepShown,
  VariationSummary,
  VariationWhole,
} from './shapes';

/** In the operator's words; of better pays, what they are of. */
function changeOf(row: VariationRow, version: SubmissionRow): string {
  const { variant } = frozenVariant(version);
  if (row.kind === 'temporary') return variant.circumstances.temporary?.change?.trim() ?? '';
  return version.name;
}

const summaryOf = async (
  db: Queries,
  { variation, submission, operator }: Joined,
  now: Date,
): Promise<VariationSummary> => ({
  ...briefOf(variation, submission, { now, held: await heldOf(db, submission) }),
  submission: submission.id,
  reference: submission.reference,
  version: submission.version,
  name: submission.name,
  gameLabel: submission.gameLabel,
  operator,
  change: changeOf(variation, submission),
  openQuestions: variation.openQuestions,
});

export async function listVariations({ db, now, member }: MemberContext): Promise<VariationSummary[]> {
  const { organisation } = member;
  const rows =
    organisation.kind === 'operator'
      ? await variationsOf(db, organisation.id)
      : await variationsFor(db, organisation);
  return Promise.all(rows.map((row) => summaryOf(db, row, now())));
}

/** The signs of its tables: what must be there because of it, each line once. */
function linesOf(row: VariationRow, version: SubmissionRow, rulebook: Rulebook | undefined): string[] {
  if (isDamaged(version.findings)) return [];
  const temporary = row.kind === 'temporary' ? rulebook : undefined;
  return owedAtTables(version.findings, temporary).map(({ line }) => line);
}

const EDGE = /^edge[.](.+)$/;

function edgesOf(
  changes: { path: string; what: string; before: string | null; after: string | null }[],
): VariationEdge[] {
  return changes.flatMap(({ path, what, before, after }) => {
    const wager = EDGE.exec(path)?.[1];
    if (wager === undefined) return [];
    return [
      { wager, label: what.replace(/: house edge$/, ''), ...(before && { before }), ...(after && { after }) },
    ];
  });
}

/** Sealed in the very words that are stored, for this version and by a key of this installation. */
export function sealVerdict(
  { variation, submission, operator }: Joined,
  { step, by }: Awaited<ReturnType<typeof variationStepsOf>>[number],
): SealVerdict {
  const { sealed } = step;
  if (!sealed || isDamaged(sealed)) return 'broken';
  const { record, seal } = sealed;
  const same =
    record.number === variation.number &&
    record.reference === submission.reference &&
    record.version === submission.version &&
    record.variant === submission.hash &&
    record.operator === operator &&
    record.ruling === step.step &&
    record.at === step.at &&
    record.by === by &&
    record.text === step.text &&
    (record.lastDay ?? null) === step.lastDay;
  const verdict = checkSeal('variation', record, seal, publicKeys());
  return same ? verdict : 'broken';
}

export async function stepsShown(db: Queries, joined: Joined): Promise<VariationStepShown[]> {
  const rows = await variationStepsOf(db, joined.variation.id);
  return rows.map((row) => ({
    step: row.step.step,
    by: row.by,
    at: row.step.at,
    text: row.step.text,
    ...(row.step.lastDay ? { lastDay: row.step.lastDay } : {}),
    ...(VARIATION_RULINGS.some((ruling) => ruling === row.step.step)
      ? { seal: sealVerdict(joined, row) }
      : {}),
  }));
}

/** Each with the premises that it is for. */
function periodsWithin(row: VariationRow, version: SubmissionRow): Period[] {
  const { temporary, premises } = frozenVariant(version).variant.circumstances;
  if (row.kind !== 'temporary' || !temporary) return [];
  return periodsOf(temporary).map((period) => ({ ...period, premises: period.premises ?? premises }));
}

/** Occasion, premises and days, each as one line. */
export const shownPeriods = (row: VariationRow, version: SubmissionRow): string[] =>
  periodsWithin(row, version).map(shownPeriod);

const occasionsShown = (row: VariationRow, version: SubmissionRow): OccasionShown[] =>
  periodsWithin(row, version).map(({ from, to, premises, ...period }) => ({
    name: shownOccasion(period),
    from,
    to,
    ...(premises && { premises }),
  }));

async function wagersShown(db: Queries, { analysisId }: SubmissionRow): Promise<VariationWhole['wagers']> {
  const analysis = await analysisById(db, analysisId);
  if (!analysis || isDamaged(analysis.result)) return [];
  return analysis.result.wagers.map(({ id, label }) => ({ id, label }));
}

/** For reviewers alone: whoever looks after its version looks after it. */
async function lookedAfter(db: Queries, { organisation }: Member, submission: string) {
  const assignee = await assigneeOf(db, submission);
  const people = await colleagues(db, organisation.id, 'reviewer');
  return {
    ...(assignee && { assignee }),
    reviewers: people.map(({ id, name }) => ({ id, name })),
  };
}

export async function readVariation(
  { db, now, member }: MemberContext,
  id: string,
): Promise<Answer<VariationWhole>> {
  const found = await variationWithin(db, member, id);
  if (!found) return notFound('variation');
  const { variation: row, submission } = found;
  const own = member.organisation.kind === 'operator';
  const changes = row.listed
    ? undefined
    : await (own ? changesOf(db, submission) : changesPutForward(db, submission.id));
  const base = changes && (await submissionById(db, changes.since.id));
  const all = row.listed ? await changesFromList(db, submission) : (changes?.differences ?? []);
  const differences = all.filter(({ path }) => !path.startsWith('attestations.'));
  const book = (await shelfOf(db)).frozen(submission);
  const game = book.ok ? gameOf(book.value, submission.game) : book;
  return {
    ok: true,
    value: {
      ...(await summaryOf(db, found, now())),
      gameLabel: game.ok ? game.value.label : submission.gameLabel,
      revision: row.revision,
      rulebook: row.rulebook,
      statement: row.statement,
      by: await nameOf(db, row.by),
      periods: shownPeriods(row, submission),
      occasions: occasionsShown(row, submission),
      wagers: await wagersShown(db, submission),
      tables: row.tables,
      ...(base ? { base: { id: base.id, reference: base.reference, version: base.version } } : {}),
      changes: differences.filter(({ path }) => !EDGE.test(path)),
      edges: edgesOf(differences),
      lines: linesOf(row, submission, book.ok ? book.value : undefined),
      hash: submission.hash,
      steps: await stepsShown(db, found),
      clauses: book.ok
        ? clausesOf(VARIATION_STEP_RECORDS, {
            rulebook: book.value,
            game: game.ok ? game.value : undefined,
            trial: false,
          })
        : {},
      questions: await questionsOf(db, { submission: submission.id, variation: id }),
      files: await filesFor(db, member, `variation:${id}`),
      history: await historyOf(db, `variation:${id}`),
      ...(own ? {} : await lookedAfter(db, member, submission.id)),
    },
  };
}
