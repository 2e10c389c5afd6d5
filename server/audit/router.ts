import { z } from 'zod';
import { Id } from '../inputs';
import { router, signedInProcedure } from '../ladder';
import { pending } from '../pending';
import type { AuditEvent } from './shapes';

export const auditRouter = router({
  list: signedInProcedure
    .input(z.object({ cursor: z.int().min(1).optional(), submission: Id.optional() }).default({}))
    .query(({ ctx, input }) => pending<{ events: AuditEvent[]; next?: number }>(ctx, input)),
  verify: signedInProcedure.query(({ ctx }) =>
    pending<{ events: number; ok: boolean; brokenAt?: number }>(ctx),
  ),
});
