import { z } from 'zod';
import { dayOf } from '@/rulebooks/spelling/dates';
import { Acknowledged, DateText, Id, OptionalText, Revision, Text } from '../access/inputs';
import { reviewerProcedure, router, unwrap } from '../access/ladder';
import { ask } from '../reviews/ask';
import { decide } from '../reviews/decide';
import { confirmProposal, declineProposal } from '../reviews/end-proposal';
import { findComplete, open } from '../reviews/open';
import { queue } from '../reviews/queue';
import { rerun } from '../reviews/rerun';
import { rule } from '../reviews/rule';
import { DECISIONS, RULINGS } from '../vocabulary/life/steps';

export const reviewsRouter = router({
  queue: reviewerProcedure.query(({ ctx }) => queue(ctx.db, ctx.organisation, dayOf(ctx.now()))),
  open: reviewerProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await open(ctx, input.id))),
  findComplete: reviewerProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await findComplete(ctx, input.id))),
  rerun: reviewerProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await rerun(ctx, input.id))),
  ask: reviewerProcedure
    .input(z.object({ id: Id, text: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await ask(ctx, input))),
  decide: reviewerProcedure
    .input(
      z.object({
        id: Id,
        revision: Revision,
        kind: z.enum(DECISIONS),
        reasons: OptionalText,
        conditions: z.array(Text).max(40).default([]),
        trialFrom: DateText.optional(),
        trialTo: DateText.optional(),
        acknowledged: Acknowledged,
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await decide(ctx, input))),
  rule: reviewerProcedure
    .input(
      z.object({
        id: Id,
        revision: Revision,
        kind: z.enum(RULINGS),
        text: OptionalText,
        lastDay: DateText.optional(),
        acknowledged: Acknowledged,
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await rule(ctx, input))),
  confirmProposal: reviewerProcedure
    .input(z.object({ id: Id, proposal: Id, acknowledged: Acknowledged }))
    .mutation(async ({ ctx, input }) => unwrap(await confirmProposal(ctx, input))),
  declineProposal: reviewerProcedure
    .input(z.object({ id: Id, proposal: Id, reasons: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await declineProposal(ctx, input))),
});
