import { z } from 'zod';
import { Id } from '../access/inputs';
import { router, signedInProcedure } from '../access/ladder';
import { markRead, noticesOf, unreadOf } from '../notices/queries';

export const noticesRouter = router({
  list: signedInProcedure.query(({ ctx }) => noticesOf(ctx.db, ctx.member.id)),
  markRead: signedInProcedure
    .input(z.object({ ids: z.array(Id).max(200) }))
    .mutation(async ({ ctx, input }) => {
      await markRead(ctx.db, { userId: ctx.member.id, ids: input.ids, at: ctx.now().toISOString() });
      return { unread: await unreadOf(ctx.db, ctx.member.id) };
    }),
  unread: signedInProcedure.query(({ ctx }) => unreadOf(ctx.db, ctx.member.id)),
});
