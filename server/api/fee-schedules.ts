import { z } from 'zod';
import { FEE_KINDS } from '@/rulebooks/fees/schedule';
import { DateText, Id, Name, Revision, Word } from '../access/inputs';
import { memberProcedure, router, unwrap } from '../access/ladder';
import { compareVersions } from '../fee-schedules/compare';
import { listSchedules, readRowsOf, readSchedule } from '../fee-schedules/read';
import { scheduleTemplates } from '../fee-schedules/templates';
import { createSchedule, removeSchedule, saveSchedule } from '../fee-schedules/write';
import { FeeRows } from '../vocabulary/fee-schedule';

/** At which table two schedules are compared, and which of their options. */
export const TABLE_ASKED = {
  players: z.number().nullable(),
  hands: z.number().nullable(),
  limit: z.string().max(40).optional(),
  all: z.boolean().default(false),
  skip: z.int().min(0).max(10_000).default(0),
};

export const feeSchedulesRouter = router({
  templates: memberProcedure.query(() => scheduleTemplates()),
  list: memberProcedure.query(({ ctx }) => listSchedules(ctx)),
  get: memberProcedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => unwrap(await readSchedule(ctx, input.id))),
  version: memberProcedure
    .input(z.object({ id: Id, revision: Revision }))
    .query(async ({ ctx, input }) => unwrap(await readRowsOf(ctx, input))),
  compare: memberProcedure
    .input(
      z.object({
        id: Id,
        /** 0 is the printed schedule. */
        from: z.int().min(0).max(10_000),
        to: z.int().min(0).max(10_000),
        ...TABLE_ASKED,
      }),
    )
    .query(async ({ ctx, input }) => unwrap(await compareVersions(ctx, input))),
  create: memberProcedure
    .input(
      z.object({
        rulebook: Word,
        group: Word,
        kind: z.enum(FEE_KINDS),
        line: z.int().min(1).max(1_000_000),
        name: Name,
        begin: z.enum(['printed', 'empty']).default('empty'),
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await createSchedule(ctx, input))),
  save: memberProcedure
    .input(
      z.object({
        id: Id,
        revision: Revision,
        name: Name,
        inForceFrom: DateText.optional(),
        rows: FeeRows,
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await saveSchedule(ctx, input))),
  remove: memberProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await removeSchedule(ctx, input.id))),
});
