import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { MeetingCard } from '@/rulebooks/totalisator/card';
import { RaceResult } from '@/rulebooks/totalisator/results';
import { SealedSettlement } from '../../seals/settlement-record';
import { organization, user } from './accounts';
import { json } from './json';

const Results = z.array(RaceResult);
/** By the key of a pool: what was staked in it, in cents, how many stakes that is, and the hash that they are kept under. */
const Staked = z.record(
  z.string(),
  z.object({ cents: z.int(), count: z.int(), hash: z.string().exactOptional() }),
);
export type Staked = z.infer<typeof Staked>;

/** What a settlement was of, without its stakes and dividends, which may be megabytes. */
const SettledHead = z.object({
  name: z.string(),
  venue: z.string(),
  day: z.string(),
  /** On the card, run or not. */
  races: z.int(),
  /** With the starters of each race. */
  results: Results,
});
export type SettledHead = z.infer<typeof SettledHead>;
const NO_HEAD: SettledHead = { name: '', venue: '', day: '', races: 0, results: [] };

/** `departs`: a sentence for each term that is another one than in the rules. */
const SettledRules = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  version: z.int(),
  hash: z.string(),
  from: z.string(),
  departs: z.array(z.string()),
});
export type SettledRules = z.infer<typeof SettledRules>;
const NO_RULES: SettledRules = { id: '', number: '', name: '', version: 0, hash: '', from: '', departs: [] };

/** A race meeting whose pools an operator settles, as it is now. */
export const meeting = sqliteTable(
  'meeting',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    rulebook: text('rulebook').notNull(),
    name: text('name').notNull(),
    venue: text('venue').notNull(),
    day: text('day').notNull(),
    card: json<MeetingCard>('card', MeetingCard, () => ({ races: [], pools: [] })).notNull(),
    results: json<RaceResult[]>('results', Results, () => []).notNull(),
    staked: json<Staked>('staked', Staked, () => ({})).notNull(),
    /** Goes up with each change. */
    revision: integer('revision').notNull(),
    /** The number of its last settlement; 0 before the first, while only its organisation knows of it. */
    settlements: integer('settlements').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by')
      .notNull()
      .references(() => user.id),
  },
  (table) => [index('meeting_organisation').on(table.organisationId)],
);

/** What was staked in one pool, now or when it was settled, apart because it may be megabytes. */
export const poolStakes = sqliteTable(
  'pool_stakes',
  {
    meetingId: text('meeting_id')
      .notNull()
      .references(() => meeting.id, { onDelete: 'cascade' }),
    /** Of the stakes as JSON. From before stakes were kept by their hash, the key of the pool. */
    hash: text('hash').notNull(),
    packed: blob('packed', { mode: 'buffer' }).notNull(),
    /** Whether a settlement is of it; then it stays. */
    settled: integer('settled', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.meetingId, table.hash] })],
);

/** Each settlement is a version that stays: what was settled, and what came of it. */
export const meetingSettlement = sqliteTable(
  'meeting_settlement',
  {
    meetingId: text('meeting_id')
      .notNull()
      .references(() => meeting.id),
    number: integer('number').notNull(),
    /** Of the meeting as it was settled. */
    revision: integer('revision').notNull(),
    /** The file of the meeting that was settled, as `settle` reads it: JSON, packed. Of stakes it has the hash that they are kept under. */
    given: blob('given', { mode: 'buffer' }).notNull(),
    /** The settlement as canonical JSON, which the hash is of. */
    data: text('data').notNull(),
    hash: text('hash').notNull(),
    head: json<SettledHead>('head', SettledHead, () => ({ ...NO_HEAD })).notNull(),
    /** The pool rules that were in force on its day, and where the meeting departs from them; null where none were. */
    rules: json<SettledRules>('rules', SettledRules, () => ({ ...NO_RULES })),
    /** As sealed when it was kept; null for those from before there were seals. */
    sealed: json<SealedSettlement>('sealed', SealedSettlement, () => ({}) as SealedSettlement),
    /** Why what was settled is amended; empty where nothing is. */
    why: text('why').notNull(),
    at: text('at').notNull(),
    by: text('by')
      .notNull()
      .references(() => user.id),
  },
  (table) => [primaryKey({ columns: [table.meetingId, table.number] })],
);

/** A reviewer settled it again, and it came out equal or not. */
export const meetingResettlement = sqliteTable(
  'meeting_resettlement',
  {
    meetingId: text('meeting_id')
      .notNull()
      .references(() => meeting.id),
    number: integer('number').notNull(),
    at: text('at').notNull(),
    by: text('by')
      .notNull()
      .references(() => user.id),
    equal: integer('equal', { mode: 'boolean' }).notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [index('meeting_resettlement_of').on(table.meetingId, table.number)],
);
