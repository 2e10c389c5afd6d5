import { z } from 'zod';
import { router, signedInProcedure, unwrap } from '../access/ladder';
import { EventFilter } from '../inspection/event-filter';
import { actorsIn, listEvents } from '../inspection/list-events';
import { verifyInTurn } from '../inspection/verify';

export const auditRouter = router({
  list: signedInProcedure
    .input(EventFilter.extend({ cursor: z.int().min(1).optional() }).default({}))
    .query(({ ctx, input }) => listEvents(ctx.db, { ...input, reader: ctx.member })),
  people: signedInProcedure.query(({ ctx }) => actorsIn(ctx.db, ctx.member)),
  verify: signedInProcedure.query(async ({ ctx }) => unwrap(await verifyInTurn(ctx))),
});
