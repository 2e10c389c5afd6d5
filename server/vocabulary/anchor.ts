/**
 * What a question is about, by ids: a finding of a rule, a wager, what one event of a wager pays, or how its applicant
 * counted it.
 */
import { z } from 'zod';

const id = z.string().min(1).max(200);

export const QuestionAnchor = z.union([
  z.strictObject({ finding: z.int().min(0).max(5000) }),
  z.strictObject({ wager: id, event: id.optional(), calculation: z.literal(true).optional() }),
]);
export type QuestionAnchor = z.infer<typeof QuestionAnchor>;

/** The place on the page, so that a link leads there. */
export const placeOfAnchor = (anchor: QuestionAnchor): string =>
  'finding' in anchor
    ? `finding-${anchor.finding}`
    : ['wager', anchor.wager, anchor.event, anchor.calculation && 'calculation']
        .filter((part) => part !== undefined)
        .join('.');

export const sameAnchor = (one: QuestionAnchor | undefined, other: QuestionAnchor): boolean =>
  one !== undefined && placeOfAnchor(one) === placeOfAnchor(other);
