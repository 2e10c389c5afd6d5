import { z } from 'zod';
import { Hash, Reference, Word } from '../access/inputs';
import { publicProcedure, router, unwrap } from '../access/ladder';
import { FILED_CODE } from '../public-filings/code';
import { readFiledRecord, readFiledRegister } from '../public-filings/read';
import { readByReference, readRecord } from '../record/read-record';
import { readRegister } from '../record/register';
import { REGISTER_KINDS } from '../record/shapes';
import { LONGEST_REFERENCE } from '../vocabulary/reference';

const Version = z.int().min(1).max(100_000);

export const recordRouter = router({
  get: publicProcedure
    .input(
      z.object({
        hash: Hash,
        reference: z.string().max(LONGEST_REFERENCE).optional(),
        code: z.string().max(100).optional(),
      }),
    )
    .query(async ({ ctx, input }) => unwrap(await readRecord(ctx.db, input, ctx.now()))),
  byReference: publicProcedure
    .input(z.object({ reference: Reference, version: Version.optional() }))
    .query(async ({ ctx, input }) => unwrap(await readByReference(ctx.db, input, ctx.now()))),
  register: publicProcedure
    .input(
      z.object({
        search: z.string().trim().max(100).optional(),
        rulebook: Word.optional(),
        kind: z.enum(REGISTER_KINDS).optional(),
        beyond: z.boolean().optional(),
        page: z.int().min(1).max(1000).optional(),
      }),
    )
    .query(({ ctx, input }) => readRegister(ctx.db, input, ctx.now())),
  filed: publicProcedure
    .input(
      z.object({
        code: z
          .string()
          .regex(FILED_CODE, 'A code is F or P with ten characters from 0 to F, as in F-3FA94B21C0.'),
        from: z.int().min(0).max(100_000).optional(),
      }),
    )
    .query(async ({ ctx, input }) => unwrap(await readFiledRecord(ctx.db, input, ctx.now()))),
  filedRegister: publicProcedure
    .input(z.object({ search: z.string().trim().max(100).optional(), rulebook: Word.optional() }))
    .query(({ ctx, input }) => readFiledRegister(ctx.db, input, ctx.now())),
});
