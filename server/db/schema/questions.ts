/** What an authority asks and an operator answers: of a version, or of the variation that offers it. */
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { QuestionAnchor } from '../../vocabulary/anchor';
import { user } from './accounts';
import { json } from './json';
import { Anything } from './shapes';
import { submission } from './submissions';
import { variation } from './variations';

const person = (name: string) => text(name).references(() => user.id);

export const question = sqliteTable(
  'question',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => submission.id),
    askedBy: person('asked_by').notNull(),
    askedAt: text('asked_at').notNull(),
    text: text('text').notNull(),
    /** The rule, wager, pay or occasion that it is about; null where it is about none. */
    anchor: json<QuestionAnchor>('anchor', Anything, () => ({}) as QuestionAnchor),
    answer: text('answer'),
    answeredBy: person('answered_by'),
    answeredAt: text('answered_at'),
    /** The variation that it was asked of; null where it was the version itself, which was submitted. */
    variationId: text('variation_id').references(() => variation.id),
  },
  (table) => [
    index('question_submission').on(table.submissionId),
    index('question_variation').on(table.variationId),
  ],
);
