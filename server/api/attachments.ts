import { z } from 'zod';
import { Hash, Id } from '../access/inputs';
import { attachingProcedure, router, unwrap } from '../access/ladder';
import { ownFileNamed } from '../attachments/named';
import { removeAttachment } from '../attachments/remove';

/** Files are sent and fetched by routes of their own: `server/attachment-requests`. */
export const attachmentsRouter = router({
  named: attachingProcedure
    .input(z.object({ hash: Hash }))
    .query(({ ctx, input }) => ownFileNamed(ctx, input.hash)),
  remove: attachingProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await removeAttachment(ctx, input.id))),
});
