/** What a version is offered as without an approval, with each step, question and what the authority sealed, as its reader reads it. */
import type { MemberContext } from '../access/context';
import { isDamaged } from '../db/schema/json';
import type { Answer } from '../problems/problem';
import { variationOfSubmission, variationStepsOf } from '../submissions/variations/queries';
import { readVariation } from '../submissions/variations/read';
import type { FileAttached } from '../vocabulary/attachment';
import { json, type Part } from './parts';

/** `files`: of its questions and answers. */
export async function variationOf(
  context: MemberContext,
  submission: string,
): Promise<Answer<{ parts: Part[]; files: FileAttached[] }>> {
  const row = await variationOfSubmission(context.db, submission);
  if (!row) return { ok: true, value: { parts: [], files: [] } };
  const read = await readVariation(context, row.id);
  if (!read.ok) return read;
  const {
    number,
    kind,
    revision,
    statement,
    by,
    from,
    to,
    lastDay,
    periods,
    tables,
    change,
    lines,
    base,
    listed,
  } = read.value;
  const { questions, files } = read.value;
  const steps = await variationStepsOf(context.db, row.id);
  const said = {
    number,
    kind,
    // As stored: the clock changes no file.
    state: row.state,
    revision,
    begunAt: row.at,
    begunBy: by,
    statement,
    from,
    to,
    lastDay,
    periods,
    tables,
    listed,
    change,
    lines,
    base: base && { reference: base.reference, version: base.version },
    steps: steps.map(({ step: { step, at, text, lastDay: until }, by: person }) => ({
      step,
      by: person,
      at,
      text,
      lastDay: until ?? undefined,
    })),
    questions,
    files,
    sealed: steps.flatMap(({ step: { sealed } }) => (sealed && !isDamaged(sealed) ? [sealed] : [])),
  };
  return { ok: true, value: { parts: [['variation.json', json(said)]], files } };
}
