/** What either side does with a filing once it is prepared: the same procedures for every kind of document. */
import { z } from 'zod';
import { Files, Id, OptionalText, Revision, Text } from '../access/inputs';
import { approverProcedure, memberProcedure, reviewerProcedure, unwrap } from '../access/ladder';
import { assign } from '../filings/assign';
import { confirmProposal, decide, declineProposal } from '../filings/decide';
import type { Filed, FilingKind } from '../filings/kind';
import { answer, submit, withdraw } from '../filings/operator-steps';
import { ask, beginReview } from '../filings/reviewer-steps';
import { FILING_DECISIONS } from '../vocabulary/life/filings';

const One = z.object({ id: Id });

export const filingSteps = <F extends Filed>(kind: FilingKind<F>) => ({
  submit: approverProcedure
    .input(One.extend({ statement: Text, files: Files }))
    .mutation(async ({ ctx, input }) => unwrap(await submit(kind, ctx, input))),
  withdraw: approverProcedure
    .input(One.extend({ reason: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await withdraw(kind, ctx, input))),
  answer: memberProcedure
    .input(One.extend({ question: Id, text: Text, files: Files }))
    .mutation(async ({ ctx, input }) => unwrap(await answer(kind, ctx, input))),
  assign: reviewerProcedure
    .input(One.extend({ to: Id.nullable() }))
    .mutation(async ({ ctx, input }) => unwrap(await assign(kind, ctx, input))),
  beginReview: reviewerProcedure
    .input(One)
    .mutation(async ({ ctx, input }) => unwrap(await beginReview(kind, ctx, input.id))),
  ask: reviewerProcedure
    .input(One.extend({ text: Text, files: Files }))
    .mutation(async ({ ctx, input }) => unwrap(await ask(kind, ctx, input))),
  decide: reviewerProcedure
    .input(
      One.extend({ revision: Revision, kind: z.enum(FILING_DECISIONS), reasons: OptionalText, files: Files }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await decide(kind, ctx, input))),
  confirmProposal: reviewerProcedure
    .input(One.extend({ proposal: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await confirmProposal(kind, ctx, input))),
  declineProposal: reviewerProcedure
    .input(One.extend({ proposal: Id, reasons: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await declineProposal(kind, ctx, input))),
});
