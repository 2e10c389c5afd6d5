import { z } from 'zod';
import { Id } from '../inputs';
import { router, signedInProcedure } from '../ladder';
import { pending } from '../pending';
import type { Notice } from './shapes';

export const noticesRouter = router({
  list: signedInProcedure.query(({ ctx }) => pending<Notice[]>(ctx)),
  markRead: signedInProcedure
    .input(z.object({ ids: z.array(Id).max(200) }))
    .mutation(({ ctx, input }) => pending<{ unread: number }>(ctx, input)),
  unread: signedInProcedure.query(({ ctx }) => pending<number>(ctx)),
});
