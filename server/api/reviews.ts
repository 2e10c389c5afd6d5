import { z } from 'zod';
import { Acknowledged, DateText, Files, Id, Name, OptionalText, Revision, Text } from '../access/inputs';
import { reviewerProcedure, router, unwrap } from '../access/ladder';
import { queue } from '../queue/queue';
import { removeView, saveView, viewsOf } from '../queue/views';
import { ask } from '../reviews/ask';
import { assign } from '../reviews/assign';
import { decide } from '../reviews/decide';
import { confirmProposal, declineProposal } from '../reviews/end-proposal';
import { judge } from '../reviews/judge';
import { findComplete, open } from '../reviews/open';
import { rerun } from '../reviews/rerun';
import { rule } from '../reviews/rule';
import { QuestionAnchor } from '../vocabulary/anchor';
import { JUDGEMENTS } from '../vocabulary/judgement';
import { DECISIONS, RULINGS } from '../vocabulary/life/steps';
import { filtersIn, spelledFilters } from '../vocabulary/queue';

/** As many rounds as an analysis may have, and as many seeds. */
const Chosen = z.object({
  rounds: z.int().min(1000).max(20_000_000),
  seed: z.int().min(0).max(4_294_967_295),
});

export const reviewsRouter = router({
  queue: reviewerProcedure.query(({ ctx }) => queue(ctx)),
  views: reviewerProcedure.query(({ ctx }) => viewsOf(ctx.db, ctx.member.id)),
  saveView: reviewerProcedure
    .input(z.object({ name: Name, filters: z.string().max(600) }))
    .mutation(async ({ ctx, input }) =>
      unwrap(
        await saveView(ctx, {
          name: input.name,
          filters: spelledFilters(filtersIn(new URLSearchParams(input.filters))),
        }),
      ),
    ),
  removeView: reviewerProcedure
    .input(z.object({ view: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await removeView(ctx, input.view))),
  assign: reviewerProcedure
    .input(z.object({ id: Id, to: Id.nullable() }))
    .mutation(async ({ ctx, input }) => unwrap(await assign(ctx, input))),
  open: reviewerProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await open(ctx, input.id))),
  findComplete: reviewerProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await findComplete(ctx, input.id))),
  rerun: reviewerProcedure
    .input(z.object({ id: Id, chosen: Chosen.optional() }))
    .mutation(async ({ ctx, input }) => unwrap(await rerun(ctx, input))),
  ask: reviewerProcedure
    .input(z.object({ id: Id, text: Text, about: QuestionAnchor.optional(), files: Files }))
    .mutation(async ({ ctx, input }) => unwrap(await ask(ctx, input))),
  judge: reviewerProcedure
    .input(
      z.object({
        id: Id,
        finding: z.int().min(0).max(5000),
        says: z.enum(JUDGEMENTS),
        reasons: OptionalText,
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await judge(ctx, input))),
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
        files: Files,
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
        reasons: OptionalText,
        lastDay: DateText.optional(),
        files: Files,
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
