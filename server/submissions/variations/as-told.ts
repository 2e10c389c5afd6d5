/** Whether a stored variation is the one that its events tell of: a row that was written behind the program's back counts for nothing. */
import { asc, eq } from 'drizzle-orm';
import { filesAsTold, filesToldBy } from '../../attachments/as-told';
import { dataOf, same } from '../../audit/told';
import type { Queries } from '../../db/client';
import { audit, variationStep } from '../../db/schema/index';
import { isDamaged } from '../../db/schema/json';
import { BEGINNINGS, eventOf } from '../../vocabulary/life/variations';
import { noteQuestion, type QuestionsTold, questionsAsTold } from '../questions/told';
import { storedQuestions } from '../stored/questions';
import type { StoredVariation } from './queries';

/** By their events: they are rows of their own, beside the steps. */
const OF_QUESTIONS: readonly string[] = [eventOf('ask'), eventOf('answer')];

/** The parts that are not as told: “whole”, “steps”, “questions”, “files”, “state”. */
export async function alteredVariation(
  db: Queries,
  row: StoredVariation,
  version: { hash: string; reference: string; version: number },
): Promise<string[]> {
  const links = await db
    .select({
      kind: audit.kind,
      at: audit.at,
      actor: audit.actor,
      organisation: audit.organisationId,
      text: audit.data,
    })
    .from(audit)
    .where(eq(audit.subject, `variation:${row.id}`))
    .orderBy(asc(audit.seq));
  const acts = links.map(({ text, ...rest }) => ({ ...rest, data: dataOf(text) }));
  const [first, ...since] = acts;
  const later = since.filter(({ kind }) => !OF_QUESTIONS.includes(kind));
  const questions: QuestionsTold = new Map();
  for (const { kind, ...act } of since) noteQuestion(questions, kind, act);
  const asked = await storedQuestions(db, { submission: row.submissionId, variation: row.id });
  const { data: begun = {} } = first ?? {};
  const whole =
    first !== undefined &&
    first.kind === eventOf(BEGINNINGS[row.kind].step) &&
    same(
      [
        row.number,
        row.submissionId,
        row.organisationId,
        row.from,
        row.to,
        row.tables || undefined,
        row.listed || undefined,
        row.statement,
        row.at,
        row.by,
        version.hash,
        version.reference,
        version.version,
      ],
      [
        begun.number,
        begun.submission,
        first.organisation,
        begun.from,
        begun.lastDay,
        begun.tables,
        begun.listed,
        begun.statement,
        first.at,
        first.actor,
        begun.hash,
        begun.reference,
        begun.version,
      ],
    );
  const steps = await db
    .select()
    .from(variationStep)
    .where(eq(variationStep.variationId, row.id))
    .orderBy(asc(variationStep.revision));
  const told =
    steps.length === later.length &&
    steps.every((step, index) => {
      const act = later[index];
      return (
        act !== undefined &&
        act.kind === eventOf(step.step) &&
        same(
          [
            step.revision,
            step.by,
            step.at,
            step.text || undefined,
            step.lastDay,
            isDamaged(step.sealed) ? 'damaged' : step.sealed?.seal,
          ],
          [act.data.revision, act.actor, act.at, act.data.text, act.data.lastDay, act.data.seal],
        )
      );
    });
  const last = acts.at(-1)?.data ?? {};
  const lastDay = later.findLast(({ data }) => data.lastDay !== undefined)?.data.lastDay;
  return [
    ...(whole ? [] : ['whole']),
    ...(told ? [] : ['steps']),
    ...(questionsAsTold(asked, questions) ? [] : ['questions']),
    ...((await filesAsTold(db, `variation:${row.id}`, acts.flatMap(filesToldBy))) ? [] : ['files']),
    ...(same([row.state, row.revision, row.lastDay], [last.to, last.revision, lastDay]) ? [] : ['state']),
  ];
}
