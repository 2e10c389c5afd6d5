import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Analysis } from '@/rulebooks/analysis/analysis';
import type { SolutionJson } from '@/simulations/family/solution-wire';
import type { StudyResult } from '@/simulations/family/study';
import type { DistributionJson } from '@/simulations/wagers/wire';
import type { ServerProblem } from '../../problems/problem';
import type { JobState, JobWork, Machine } from '../../vocabulary/jobs';
import { organization, user } from './accounts';
import { json } from './json';
import {
  AnyMachine,
  Anything,
  Counted,
  LOST_PROBLEM,
  NO_ANALYSIS,
  NO_MACHINE,
  Problem,
  Solved,
  StoredAnalysis,
  Studied,
  Work,
} from './shapes';

export const analysis = sqliteTable(
  'analysis',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    /** A hash of what was computed: the variant without the parts that change no number. */
    variantHash: text('variant_hash').notNull(),
    hash: text('hash').notNull(),
    engine: text('engine').notNull(),
    result: json<Analysis>('result', StoredAnalysis, NO_ANALYSIS).notNull(),
    machine: json<Machine>('machine', AnyMachine, NO_MACHINE).notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => user.id),
  },
  (table) => [index('analysis_variant').on(table.organisationId, table.variantHash)],
);

/** One wager's counted outcomes; found again by the hash of family, parameters, wager and engine. */
export const distribution = sqliteTable('distribution', {
  key: text('key').primaryKey(),
  engine: text('engine').notNull(),
  value: json<DistributionJson>('value', Counted, () => ({}) as DistributionJson).notNull(),
  createdAt: text('created_at').notNull(),
});

/**
 * The best play of one round and its results; found again by the hash of family, parameters, pay tables and
 * engine.
 */
export const solution = sqliteTable('solution', {
  key: text('key').primaryKey(),
  engine: text('engine').notNull(),
  value: json<SolutionJson>('value', Solved, () => ({}) as SolutionJson).notNull(),
  createdAt: text('created_at').notNull(),
});

/** The answer to a further question about a round; found again by the round's key, the question and its settings. */
export const study = sqliteTable(
  'study',
  {
    key: text('key').primaryKey(),
    round: text('round').notNull(),
    study: text('study').notNull(),
    settings: json<Record<string, unknown>>('settings', Anything, () => ({})).notNull(),
    engine: text('engine').notNull(),
    value: json<StudyResult>('value', Studied, () => ({}) as StudyResult).notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('study_round').on(table.round)],
);

export const job = sqliteTable(
  'job',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<JobWork['kind']>().notNull(),
    /** Two active jobs never do the same work. */
    key: text('key').notNull(),
    /** The person whose turn it uses and who may see it; null only in rows older than this rule. */
    organisationId: text('organisation_id').references(() => organization.id),
    createdBy: text('created_by')
      .notNull()
      .references(() => user.id),
    work: json<JobWork>('work', Work, () => ({ kind: 'rerun', submission: '' })).notNull(),
    draftId: text('draft_id'),
    submissionId: text('submission_id'),
    state: text('state').$type<JobState>().notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    doing: text('doing').notNull().default('Waiting for the analysis worker'),
    /** How often it failed; being killed with its worker does not count. */
    attempts: integer('attempts').notNull().default(0),
    /** How often its worker died before it ended. */
    deaths: integer('deaths').notNull().default(0),
    /** The piece that runs alone now, and the one that ran alone when the worker died. */
    alonePiece: text('alone_piece'),
    diedPiece: text('died_piece'),
    diedTimes: integer('died_times').notNull().default(0),
    /** Estimated work, in seconds of one thread. */
    seconds: real('seconds').notNull().default(0),
    /** When it last started or resumed. */
    turnAt: text('turn_at'),
    /** The worker that holds it, and until when; past that, another may take it. */
    owner: text('owner'),
    leaseUntil: integer('lease_until'),
    cancelRequested: integer('cancel_requested', { mode: 'boolean' }).notNull().default(false),
    createdAt: text('created_at').notNull(),
    startedAt: text('started_at'),
    finishedAt: text('finished_at'),
    problem: json<ServerProblem>('problem', Problem, LOST_PROBLEM),
    analysisId: text('analysis_id').references(() => analysis.id),
  },
  (table) => [
    index('job_state').on(table.state, table.createdAt),
    index('job_key').on(table.key),
    index('job_turn').on(table.organisationId, table.turnAt),
    index('job_maker_turn').on(table.createdBy, table.turnAt),
  ],
);

/** What a job under way has already computed; deleted when the job ends. */
export const jobPiece = sqliteTable(
  'job_piece',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.key] })],
);
