import { z } from 'zod';
import { Id, Name } from '../access/inputs';
import { approverProcedure, memberProcedure, router, signedInProcedure, unwrap } from '../access/ladder';
import { listKeys, makeKey, revokeKey } from '../results/keys';
import { readResults } from '../results/read-results';

export const resultsRouter = router({
  get: signedInProcedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => unwrap(await readResults(ctx, input))),
  keys: memberProcedure.query(({ ctx }) => listKeys(ctx)),
  makeKey: approverProcedure
    .input(z.object({ name: Name }))
    .mutation(async ({ ctx, input }) => unwrap(await makeKey(ctx, input))),
  revokeKey: approverProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await revokeKey(ctx, input))),
});
