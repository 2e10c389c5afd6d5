import { z } from 'zod';
import { DateText, Files, Id, OptionalText, Revision, Text } from '../access/inputs';
import {
  approverProcedure,
  memberProcedure,
  reviewerProcedure,
  router,
  signedInProcedure,
  unwrap,
} from '../access/ladder';
import { notify } from '../submissions/variations/begin';
import { moveVariation } from '../submissions/variations/move';
import { answerOfVariation, askOfVariation } from '../submissions/variations/questions';
import { listVariations, readVariation } from '../submissions/variations/read';
import { TABLES_AT_MOST } from '../tables/change-tables';
import { offerAtTables } from '../tables/offer-at-tables';
import { QuestionAnchor } from '../vocabulary/anchor';

const Version = z.object({ submission: Id, revision: Revision });
const Step = z.object({ id: Id, revision: Revision, text: OptionalText });
const Ending = Step.extend({ lastDay: DateText.optional() });

export const variationsRouter = router({
  list: memberProcedure.query(({ ctx }) => listVariations(ctx)),
  get: signedInProcedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => unwrap(await readVariation(ctx, input.id))),
  notify: approverProcedure
    .input(Version.extend({ statement: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await notify(ctx, input))),
  offer: approverProcedure
    .input(
      Version.extend({
        from: DateText,
        lastDay: DateText.optional(),
        tables: z.array(Id).max(TABLES_AT_MOST).default([]),
        named: z
          .array(z.object({ premises: z.string().trim().min(1).max(200).optional(), tables: Text.max(500) }))
          .max(60)
          .default([]),
        statement: OptionalText,
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await offerAtTables(ctx, input))),
  takeBack: approverProcedure
    .input(Step)
    .mutation(async ({ ctx, input }) => unwrap(await moveVariation(ctx, 'take-back', input))),
  stop: approverProcedure
    .input(Ending)
    .mutation(async ({ ctx, input }) => unwrap(await moveVariation(ctx, 'stop', input))),
  answer: memberProcedure
    .input(z.object({ id: Id, question: Id, text: Text, files: Files }))
    .mutation(async ({ ctx, input }) => unwrap(await answerOfVariation(ctx, input))),
  ask: reviewerProcedure
    .input(z.object({ id: Id, text: Text, about: QuestionAnchor.optional(), files: Files }))
    .mutation(async ({ ctx, input }) => unwrap(await askOfVariation(ctx, input))),
  takeNote: reviewerProcedure
    .input(Step)
    .mutation(async ({ ctx, input }) => unwrap(await moveVariation(ctx, 'take-note', input))),
  callSignificant: reviewerProcedure
    .input(Ending)
    .mutation(async ({ ctx, input }) => unwrap(await moveVariation(ctx, 'call-significant', input))),
});
