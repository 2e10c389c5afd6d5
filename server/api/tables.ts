import { z } from 'zod';
import { DateText, Id, Name } from '../access/inputs';
import { approverProcedure, memberProcedure, router, unwrap } from '../access/ladder';
import { addTable, setOffer, setSign } from '../tables/change-tables';
import { readTables } from '../tables/read-tables';
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
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await setOffer(ctx, input))),
  setSign: memberProcedure
    .input(z.object({ table: Id, submission: Id.optional() }))
    .mutation(async ({ ctx, input }) => unwrap(await setSign(ctx, input))),
});
