/** Questions as they are stored: of a version that was submitted, or of the variation that offers one. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Queries } from '../../db/client';
import { question, user } from '../../db/schema/index';
import { isDamaged } from '../../db/schema/json';
import type { Question } from './shapes';

/** What a question is asked of. `submission`: of a variation the version that it offers. */
export type AskedOf = { submission: string; variation?: string };

/** As events and files name it. */
export const subjectAsked = ({ submission, variation }: AskedOf): string =>
  variation ? `variation:${variation}` : `submission:${submission}`;

const of = ({ submission, variation }: AskedOf) =>
  variation
    ? eq(question.variationId, variation)
    : and(eq(question.submissionId, submission), isNull(question.variationId));

/** Columns beside those of `submission`. */
const ofSubmission = sql`FROM question WHERE question.submission_id = submission.id
  AND question.variation_id IS NULL AND question.answer IS NULL`;
export const openQuestions = sql<number>`(SELECT COUNT(*) ${ofSubmission})`;
export const oldestQuestion = sql<string | null>`(SELECT MIN(question.asked_at) ${ofSubmission})`;

/** Columns beside those of `variation`. */
const ofVariation = sql`FROM question WHERE question.variation_id = variation.id AND question.answer IS NULL`;
export const openOfVariation = sql<number>`(SELECT COUNT(*) ${ofVariation})`;
export const oldestOfVariation = sql<string | null>`(SELECT MIN(question.asked_at) ${ofVariation})`;

export const insertQuestion = (
  tx: Queries,
  { submission, variation }: AskedOf,
  values: Omit<typeof question.$inferInsert, 'submissionId' | 'variationId'>,
) => tx.insert(question).values({ ...values, submissionId: submission, variationId: variation ?? null });

export const answerQuestion = (
  tx: Queries,
  given: { id: string; answer: string; answeredBy: string; answeredAt: string },
) =>
  tx
    .update(question)
    .set({ answer: given.answer, answeredBy: given.answeredBy, answeredAt: given.answeredAt })
    .where(and(eq(question.id, given.id), isNull(question.answer)));

export async function openQuestionsOf(db: Queries, asked: AskedOf): Promise<string[]> {
  const rows = await db
    .select({ id: question.id })
    .from(question)
    .where(and(of(asked), isNull(question.answer)));
  return rows.map((row) => row.id);
}

/** As they are, to be compared with their events. */
export const storedQuestions = (db: Queries, asked: AskedOf) => db.select().from(question).where(of(asked));
export type StoredQuestion = typeof question.$inferSelect;

export async function questionsOf(db: Queries, asked: AskedOf): Promise<Question[]> {
  const asker = alias(user, 'asker');
  const answerer = alias(user, 'answerer');
  const rows = await db
    .select({ question, askedBy: asker.name, answeredBy: answerer.name })
    .from(question)
    .innerJoin(asker, eq(asker.id, question.askedBy))
    .leftJoin(answerer, eq(answerer.id, question.answeredBy))
    .where(of(asked))
    .orderBy(question.askedAt);
  return rows.map((row) => ({
    id: row.question.id,
    askedBy: row.askedBy,
    askedAt: row.question.askedAt,
    text: row.question.text,
    ...(row.question.anchor && !isDamaged(row.question.anchor) ? { about: row.question.anchor } : {}),
    ...(row.question.answer === null
      ? {}
      : {
          answer: row.question.answer,
          answeredBy: row.answeredBy ?? 'Someone',
          answeredAt: row.question.answeredAt ?? row.question.askedAt,
        }),
  }));
}
