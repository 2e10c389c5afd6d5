import { router, signedInProcedure, unwrap } from '../access/ladder';
import { linkOf, makeLink, removeLink } from '../calendar/link';

export const calendarRouter = router({
  link: signedInProcedure.query(({ ctx }) => linkOf(ctx.db, ctx.member.id)),
  makeLink: signedInProcedure.mutation(({ ctx }) => makeLink(ctx)),
  removeLink: signedInProcedure.mutation(async ({ ctx }) => unwrap(await removeLink(ctx))),
});
