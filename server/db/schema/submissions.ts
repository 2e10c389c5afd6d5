import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Finding } from '@/rulebooks/findings/finding';
import type { SealedDecision } from '../../seals/decision-record';
import type { SealedRuling } from '../../seals/ruling-record';
import type { AnsweredQuestion } from '../../vocabulary/answered';
import type { Difference } from '../../vocabulary/difference';
import { JUDGEMENTS } from '../../vocabulary/judgement';
import { STORED_STATES } from '../../vocabulary/life/states';
import { DECISIONS, REQUESTS, RULINGS } from '../../vocabulary/life/steps';
import type { PlayedWager } from '../../vocabulary/played';
import { organization, user } from './accounts';
import { analysis } from './analyses';
import { json } from './json';
import { Answers, Anything, Differences, Findings, Played, Sealed, Texts } from './shapes';

const person = (name: string) => text(name).references(() => user.id);

export const submission = sqliteTable(
  'submission',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    reference: text('reference').notNull(),
    version: integer('version').notNull(),
    previousId: text('previous_id'),
    name: text('name').notNull(),
    rulebook: text('rulebook').notNull(),
    game: text('game').notNull(),
    gameLabel: text('game_label').notNull(),
    day: text('at').notNull(),
    /** The hash of the published edition whose rules were applied; null where they were the program's. */
    edition: text('edition'),
    /** Canonical JSON: `hash` covers exactly this text. */
    variant: text('variant').notNull(),
    hash: text('hash').notNull(),
    analysisId: text('analysis_id')
      .notNull()
      .references(() => analysis.id),
    findings: json<Finding[]>('findings', Findings, () => []).notNull(),
    /** Answers to further questions that its dossier holds; null where there are none. */
    answers: json<AnsweredQuestion[]>('answers', Answers, () => []),
    frozenAt: text('frozen_at').notNull(),
    frozenBy: person('frozen_by').notNull(),
    /** The columns from here on may change; a trigger guards those above. */
    state: text('state', { enum: STORED_STATES }).notNull(),
    revision: integer('revision').notNull(),
    updatedAt: text('updated_at').notNull(),
    statement: text('statement'),
    submittedAt: text('submitted_at'),
    submittedBy: person('submitted_by'),
    withdrawnReason: text('withdrawn_reason'),
    /** Of a trial: its present days, and its last day as first approved. */
    trialFrom: text('trial_from'),
    trialTo: text('trial_to'),
    trialAgreed: text('trial_agreed'),
    /** The later version that took its place. */
    supersededBy: text('superseded_by'),
  },
  (table) => [
    uniqueIndex('submission_version').on(table.reference, table.version),
    index('submission_organisation').on(table.organisationId),
    index('submission_organisation_state').on(table.organisationId, table.state),
    index('submission_hash').on(table.hash),
    index('submission_state').on(table.state),
  ],
);

const submissionId = () =>
  text('submission_id')
    .notNull()
    .references(() => submission.id);

export const decision = sqliteTable('decision', {
  submissionId: submissionId().primaryKey(),
  kind: text('kind', { enum: DECISIONS }).notNull(),
  by: person('by').notNull(),
  at: text('at').notNull(),
  reasons: text('reasons').notNull(),
  conditions: json<string[]>('conditions', Texts, () => []).notNull(),
  trialFrom: text('trial_from'),
  trialTo: text('trial_to'),
  /** Who proposed it, where the authority lets no reviewer decide alone. */
  proposedBy: person('proposed_by'),
  /** The decision as sealed; empty for decisions older than sealing. */
  sealed: json<SealedDecision>('sealed', Sealed, () => ({}) as SealedDecision),
});

/** What operator and authority did during a trial and after it, in order. */
export const trialStep = sqliteTable(
  'trial_step',
  {
    id: text('id').primaryKey(),
    submissionId: submissionId(),
    /** The submission's revision that it made. */
    revision: integer('revision').notNull(),
    step: text('step', { enum: [...REQUESTS, ...RULINGS] }).notNull(),
    by: person('by').notNull(),
    at: text('at').notNull(),
    /** Reasons, a statement, or what was agreed, as the step asks for. */
    text: text('text').notNull(),
    /** Of an adoption, whose text is what was agreed; null where it gives none. */
    reasons: text('reasons'),
    /** The last day that was asked for, granted or left for stopping. */
    lastDay: text('last_day'),
    proposedBy: person('proposed_by'),
    /** Of a ruling. */
    sealed: json<SealedRuling>('sealed', Sealed, () => ({}) as SealedRuling),
  },
  (table) => [uniqueIndex('trial_step_revision').on(table.submissionId, table.revision)],
);

/** What one reviewer proposes and another confirms, where the authority lets no reviewer decide alone. */
export const proposal = sqliteTable(
  'proposal',
  {
    id: text('id').primaryKey(),
    submissionId: submissionId(),
    /** Of the submission as it was read: once it has moved on, the proposal has lapsed. */
    revision: integer('revision').notNull(),
    by: person('by').notNull(),
    at: text('at').notNull(),
    content: json<object>('content', Anything, () => ({})).notNull(),
    outcome: text('outcome', { enum: ['confirmed', 'declined'] }),
    endedBy: person('ended_by'),
    endedAt: text('ended_at'),
    reasons: text('reasons'),
  },
  (table) => [index('proposal_submission').on(table.submissionId)],
);

export const rerun = sqliteTable(
  'rerun',
  {
    id: text('id').primaryKey(),
    submissionId: submissionId(),
    by: person('by').notNull(),
    at: text('at').notNull(),
    equal: integer('equal', { mode: 'boolean' }).notNull(),
    hash: text('hash').notNull(),
    differences: json<Difference[]>('differences', Differences, () => []).notNull(),
    /** Where the reviewer chose seed and rounds: what was played with them. Null where all of the first run was repeated. */
    played: json<PlayedWager[]>('played', Played, () => []),
  },
  (table) => [index('rerun_submission').on(table.submissionId)],
);

/** What a reviewer thinks of a finding; the latest of each finding counts. The finding itself stays as computed. */
export const judgement = sqliteTable(
  'judgement',
  {
    id: text('id').primaryKey(),
    submissionId: submissionId(),
    /** Its place among the frozen findings. */
    finding: integer('finding').notNull(),
    by: person('by').notNull(),
    at: text('at').notNull(),
    says: text('says', { enum: JUDGEMENTS }).notNull(),
    reasons: text('reasons').notNull(),
  },
  (table) => [index('judgement_submission').on(table.submissionId)],
);

/** Which reviewer looks after a submission; the latest counts. */
export const assignment = sqliteTable(
  'assignment',
  {
    id: text('id').primaryKey(),
    submissionId: submissionId(),
    /** Null where nobody does any longer. */
    to: person('to'),
    by: person('by').notNull(),
    at: text('at').notNull(),
  },
  (table) => [index('assignment_submission').on(table.submissionId)],
);

/** A queue as one person filtered it, under a name. */
export const savedView = sqliteTable(
  'saved_view',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The filters as the address has them. */
    filters: text('filters').notNull(),
  },
  (table) => [uniqueIndex('saved_view_name').on(table.userId, table.name)],
);
