import { z } from 'zod';
import { Id, Note, Revision } from '../inputs';
import { memberProcedure, router, unwrap } from '../ladder';
import { confirm, withdraw } from './attest';

const RuleId = z.string().min(1).max(120);

export const attestationsRouter = router({
  confirm: memberProcedure
    .input(
      z.object({
        draft: Id,
        revision: Revision,
        rule: RuleId,
        note: Note,
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await confirm(ctx, input))),
  withdraw: memberProcedure
    .input(z.object({ draft: Id, revision: Revision, rule: RuleId }))
    .mutation(async ({ ctx, input }) => unwrap(await withdraw(ctx, input))),
});
