/**
 * What a question is about, by ids: a finding of a rule, a wager, what one event of a wager pays, how its applicant counted it, or
 * an occasion of what is offered for a time, where that is, or when.
 */
import { z } from 'zod';

const id = z.string().min(1).max(200);

export const QuestionAnchor = z.union([
  z.strictObject({ finding: z.int().min(0).max(5000) }),
  z.strictObject({ wager: id, event: id.optional(), calculation: z.literal(true).optional() }),
  /** By its place among the occasions, in the order of their days. */
  z.strictObject({ occasion: z.int().min(0).max(1000), part: z.enum(['premises', 'days']).optional() }),
]);
export type QuestionAnchor = z.infer<typeof QuestionAnchor>;

function partsOf(anchor: QuestionAnchor): (string | false | undefined)[] {
  if ('finding' in anchor) return [`finding-${anchor.finding}`];
  if ('occasion' in anchor) return [`occasion-${anchor.occasion}`, anchor.part];
  return ['wager', anchor.wager, anchor.event, anchor.calculation && 'calculation'];
}

/** The place on the page, so that a link leads there. */
export const placeOfAnchor = (anchor: QuestionAnchor): string =>
  partsOf(anchor)
    .filter((part) => part)
    .join('.');

export const sameAnchor = (one: QuestionAnchor | undefined, other: QuestionAnchor): boolean =>
  one !== undefined && placeOfAnchor(one) === placeOfAnchor(other);
