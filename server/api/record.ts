import { z } from 'zod';
import { Hash } from '../access/inputs';
import { publicProcedure, router, unwrap } from '../access/ladder';
import { readRecord } from '../record/read-record';

export const recordRouter = router({
  get: publicProcedure
    .input(z.object({ hash: Hash, reference: z.string().max(20).optional() }))
    .query(async ({ ctx, input }) => unwrap(await readRecord(ctx.db, input))),
});
