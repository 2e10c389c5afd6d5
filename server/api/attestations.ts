import { z } from 'zod';
import { NOTE_MISSING, noteProblem } from '@/rulebooks/draft/confirmations';
import { Id, Note, Revision } from '../access/inputs';
import { memberProcedure, router, unwrap } from '../access/ladder';
import { confirm, withdraw } from '../attestations/attest';

/** For one duty or several; no rulebook asks for as many in one game. */
const RuleIds = z.array(z.string().min(1).max(120)).min(1).max(300);

export const attestationsRouter = router({
  confirm: memberProcedure
    .input(
      z.object({
        draft: Id,
        revision: Revision,
        rules: RuleIds,
        note: Note.refine((note) => noteProblem(note) === undefined, NOTE_MISSING),
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await confirm(ctx, input))),
  withdraw: memberProcedure
    .input(z.object({ draft: Id, revision: Revision, rules: RuleIds }))
    .mutation(async ({ ctx, input }) => unwrap(await withdraw(ctx, input))),
});
