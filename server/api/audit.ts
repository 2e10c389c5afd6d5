import { z } from 'zod';
import { Id } from '../access/inputs';
import { router, signedInProcedure, unwrap } from '../access/ladder';
import { listEvents } from '../inspection/list-events';
import { verifyInTurn } from '../inspection/verify';

export const auditRouter = router({
  list: signedInProcedure
    .input(z.object({ cursor: z.int().min(1).optional(), submission: Id.optional() }).default({}))
    .query(({ ctx, input }) => listEvents(ctx.db, { ...input, reader: ctx.member })),
  verify: signedInProcedure.query(async ({ ctx }) => unwrap(await verifyInTurn(ctx))),
});
