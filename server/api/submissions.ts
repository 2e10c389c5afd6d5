import { z } from 'zod';
import { Acknowledged, DateText, Files, Id, Reference, Revision, Text } from '../access/inputs';
import { approverProcedure, memberProcedure, router, signedInProcedure, unwrap } from '../access/ladder';
import { askWithReport } from '../results/ask-with-report';
import { listHouses } from '../submissions/read/houses';
import { listSubmissions, readSubmission } from '../submissions/read/read-submission';
import { answer } from '../submissions/steps/answer';
import { freeze } from '../submissions/steps/freeze';
import { joinAsDraft, mayJoin } from '../submissions/steps/join-as-draft';
import { REVISED_AS, reviseAsDraft } from '../submissions/steps/revise-as-draft';
import { submit } from '../submissions/steps/submit';
import { withdraw } from '../submissions/steps/withdraw';
import { ANSWERS_AT_MOST } from '../vocabulary/answered';
import { REQUESTS } from '../vocabulary/life/steps';

export const submissionsRouter = router({
  freeze: memberProcedure
    .input(
      z.object({
        draft: Id,
        revision: Revision,
        acknowledged: Acknowledged,
        answers: z.array(z.string().max(64)).max(ANSWERS_AT_MOST).optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await freeze(ctx, input))),
  submit: approverProcedure
    .input(z.object({ id: Id, statement: Text, acknowledged: Acknowledged, files: Files }))
    .mutation(async ({ ctx, input }) => unwrap(await submit(ctx, input))),
  withdraw: approverProcedure
    .input(z.object({ id: Id, reason: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await withdraw(ctx, input))),
  list: memberProcedure.query(({ ctx }) => listSubmissions(ctx)),
  houses: memberProcedure.query(({ ctx }) => listHouses(ctx)),
  get: signedInProcedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => unwrap(await readSubmission(ctx, input.id))),
  answer: memberProcedure
    .input(z.object({ id: Id, question: Id, text: Text, files: Files }))
    .mutation(async ({ ctx, input }) => unwrap(await answer(ctx, input))),
  request: approverProcedure
    .input(
      z.object({
        id: Id,
        revision: Revision,
        kind: z.enum(REQUESTS),
        text: Text,
        lastDay: DateText.optional(),
        acknowledged: Acknowledged,
        files: Files,
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await askWithReport(ctx, input))),
  /** By a reference that anyone may look up in the register. Whoever is refused is offered nothing. */
  mayJoin: memberProcedure
    .input(z.object({ reference: Reference }))
    .query(async ({ ctx, input }) => unwrap(await mayJoin(ctx, input))),
  joinTrial: memberProcedure
    .input(z.object({ reference: Reference }))
    .mutation(async ({ ctx, input }) => unwrap(await joinAsDraft(ctx, input))),
  reviseAsDraft: memberProcedure
    .input(z.object({ id: Id, as: z.enum(REVISED_AS).optional() }))
    .mutation(async ({ ctx, input }) => unwrap(await reviseAsDraft(ctx, input))),
});
