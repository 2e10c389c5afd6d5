import { z } from 'zod';
import { DateText, Id, Revision, Text } from '../inputs';
import { reviewerProcedure, router } from '../ladder';
import { pending } from '../pending';
import { DECISIONS, type SubmissionState } from '../submissions/states';
import type { QueueItem } from './shapes';

type Moved = { state: SubmissionState; revision: number };

export const reviewsRouter = router({
  queue: reviewerProcedure.query(({ ctx }) => pending<QueueItem[]>(ctx)),
  open: reviewerProcedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => pending<Moved>(ctx, input)),
  rerun: reviewerProcedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => pending<{ job: string }>(ctx, input)),
  ask: reviewerProcedure
    .input(z.object({ id: Id, text: Text }))
    .mutation(({ ctx, input }) => pending<Moved & { question: string }>(ctx, input)),
  decide: reviewerProcedure
    .input(
      z.object({
        id: Id,
        revision: Revision,
        kind: z.enum(DECISIONS),
        reasons: z.string().trim().max(4000).default(''),
        conditions: z.array(Text).max(40).default([]),
        trialFrom: DateText.optional(),
        trialTo: DateText.optional(),
      }),
    )
    .mutation(({ ctx, input }) => pending<Moved>(ctx, input)),
});
