import { z } from 'zod';
import { Id } from '../access/inputs';
import { administratorProcedure, router, signedInProcedure, unwrap } from '../access/ladder';
import { choicesOf, choose } from '../mail/choices';
import { tryAgain, undelivered } from '../mail/undelivered';
import { siteRow } from '../site/queries';
import { MAIL_CHOICES, NOTICE_GROUPS } from '../vocabulary/notice-kinds';

export const mailRouter = router({
  choices: signedInProcedure.query(async ({ ctx }) => ({
    mails: (await siteRow(ctx.db))?.mails === true,
    choices: await choicesOf(ctx.db, ctx.member.id),
  })),
  choose: signedInProcedure
    .input(z.object({ group: z.enum(NOTICE_GROUPS), choice: z.enum(MAIL_CHOICES) }))
    .mutation(async ({ ctx, input }) => {
      await choose(ctx.db, ctx.member.id, { [input.group]: input.choice });
      return choicesOf(ctx.db, ctx.member.id);
    }),
  undelivered: administratorProcedure.query(({ ctx }) => undelivered(ctx.db)),
  tryAgain: administratorProcedure
    .input(z.object({ ids: z.array(Id).min(1).max(100) }))
    .mutation(async ({ ctx, input }) => unwrap(await tryAgain(ctx, input.ids))),
});
