import { z } from 'zod';
import { Id, Revision } from '../inputs';
import { memberProcedure, router } from '../ladder';
import { pending } from '../pending';

const RuleId = z.string().min(1).max(120);

export const attestationsRouter = router({
  confirm: memberProcedure
    .input(
      z.object({
        draft: Id,
        revision: Revision,
        rule: RuleId,
        note: z.string().trim().max(2000).default(''),
      }),
    )
    .mutation(({ ctx, input }) => pending<{ revision: number }>(ctx, input)),
  withdraw: memberProcedure
    .input(z.object({ draft: Id, revision: Revision, rule: RuleId }))
    .mutation(({ ctx, input }) => pending<{ revision: number }>(ctx, input)),
});
