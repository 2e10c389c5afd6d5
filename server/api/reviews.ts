import { z } from 'zod';
import { Acknowledged, DateText, Id, OptionalText, Revision, Text } from '../access/inputs';
import { reviewerProcedure, router, unwrap } from '../access/ladder';
import { ask } from '../reviews/ask';
import { decide } from '../reviews/decide';
import { open } from '../reviews/open';
import { queue } from '../reviews/queue';
import { rerun } from '../reviews/rerun';
import { DECISIONS } from '../vocabulary/submission-states';

export const reviewsRouter = router({
  queue: reviewerProcedure.query(({ ctx }) => queue(ctx.db, ctx.organisation)),
  open: reviewerProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await open(ctx, input.id))),
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
});
