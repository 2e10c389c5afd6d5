import { z } from 'zod';
import { DateText, Id, Name } from '../access/inputs';
import {
  approverProcedure,
  memberProcedure,
  publicProcedure,
  router,
  signedInProcedure,
  unwrap,
} from '../access/ladder';
import { makeAddress, makeAddresses, readAddress, readAtTable } from '../tables/address';
import { addTable, setOffer, setSign } from '../tables/change-tables';
import { readTables, tablesOffering, tablesWithSign } from '../tables/read-tables';
import { TableLimits } from '../vocabulary/table-limits';

export const tablesRouter = router({
  list: memberProcedure.query(({ ctx }) => readTables(ctx)),
  add: approverProcedure
    .input(z.object({ premises: z.string().min(1).max(200), name: Name }))
    .mutation(async ({ ctx, input }) => unwrap(await addTable(ctx, input))),
  setOffer: approverProcedure
    .input(
      z.object({
        table: Id,
        from: DateText,
        submission: Id.optional(),
        limits: TableLimits.optional(),
        seen: z.number().int().min(0).optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await setOffer(ctx, input))),
  setSign: memberProcedure
    .input(z.object({ table: Id, submission: Id.optional() }))
    .mutation(async ({ ctx, input }) => unwrap(await setSign(ctx, input))),
  address: memberProcedure
    .input(z.object({ table: Id }))
    .query(async ({ ctx, input }) => unwrap(await readAddress(ctx, input))),
  makeAddress: approverProcedure
    .input(z.object({ table: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await makeAddress(ctx, input))),
  makeAddresses: approverProcedure
    .input(z.object({ premises: z.string().min(1).max(200) }))
    .mutation(async ({ ctx, input }) => unwrap(await makeAddresses(ctx, input))),
  offering: signedInProcedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => unwrap(await tablesOffering(ctx, input))),
  withSign: signedInProcedure
    .input(z.object({ reference: z.string().min(1).max(60), version: z.number().int().min(1) }))
    .query(async ({ ctx, input }) => unwrap(await tablesWithSign(ctx, input))),
  atTable: publicProcedure
    .input(
      z.object({
        code: z.string().regex(/^[\w-]{22}$/, 'This is no address of a table. Scan its code again.'),
      }),
    )
    .query(async ({ ctx, input }) => unwrap(await readAtTable(ctx.db, input.code, ctx.now()))),
});
