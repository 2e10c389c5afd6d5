import { z } from 'zod';
import { Id } from '../access/inputs';
import { attachingProcedure, router, unwrap } from '../access/ladder';
import { removeAttachment } from '../attachments/remove';

/** Files are sent and fetched by routes of their own: `server/attachment-requests`. */
export const attachmentsRouter = router({
  remove: attachingProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await removeAttachment(ctx, input.id))),
});
