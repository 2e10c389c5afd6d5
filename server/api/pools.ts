import { z } from 'zod';
import { OwnRules } from '@/rulebooks/totalisator/own/rules';
import { DateText, Id, Name, Revision, Word } from '../access/inputs';
import { memberProcedure, router, signedInProcedure, unwrap } from '../access/ladder';
import { compareFiled } from '../pool-filings/compare';
import { POOLS } from '../pool-filings/filing';
import { prepare } from '../pool-filings/prepare';
import { listFiled, readFiled } from '../pool-filings/read';
import { listRules, readRules } from '../pool-rules/read';
import { createRules, removeRules, saveRules } from '../pool-rules/write';
import { filingSteps } from './filing-steps';

const One = z.object({ id: Id });

export const poolRulesRouter = router({
  list: memberProcedure.query(({ ctx }) => listRules(ctx)),
  get: memberProcedure.input(One).query(async ({ ctx, input }) => unwrap(await readRules(ctx, input.id))),
  create: memberProcedure
    .input(z.object({ name: Name, rulebook: Word.optional() }))
    .mutation(async ({ ctx, input }) => unwrap(await createRules(ctx, input))),
  save: memberProcedure
    .input(
      One.extend({ revision: Revision, name: Name, inForceFrom: DateText.optional(), content: OwnRules }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await saveRules(ctx, input))),
  remove: memberProcedure
    .input(One)
    .mutation(async ({ ctx, input }) => unwrap(await removeRules(ctx, input.id))),
});

export const poolFilingsRouter = router({
  list: memberProcedure.query(({ ctx }) => listFiled(ctx)),
  get: signedInProcedure.input(One).query(async ({ ctx, input }) => unwrap(await readFiled(ctx, input.id))),
  compare: signedInProcedure
    .input(One.extend({ with: Id }))
    .query(async ({ ctx, input }) => unwrap(await compareFiled(ctx, input))),
  prepare: memberProcedure
    .input(z.object({ rules: Id, version: Revision }))
    .mutation(async ({ ctx, input }) => unwrap(await prepare(ctx, input))),
  ...filingSteps(POOLS),
});
