import { z } from 'zod';
import { Id, Name, Revision, Text, Word } from '../access/inputs';
import { reviewerProcedure, router, unwrap } from '../access/ladder';
import { listEditions, readEdition } from '../draft-editions/read';
import { startTrial } from '../draft-editions/start-trial';
import { createEdition, removeEdition, saveEdition } from '../draft-editions/write';
import { declineEdition } from '../editions/decline';
import { publishEdition } from '../editions/publish';

const CHARACTERS_AT_MOST = 400_000;
const Written = z
  .string()
  .max(CHARACTERS_AT_MOST, 'This is longer than any draft edition needs. Give only what changes.');

export const editionsRouter = router({
  list: reviewerProcedure.query(({ ctx }) => listEditions(ctx)),
  get: reviewerProcedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => unwrap(await readEdition(ctx, input.id))),
  create: reviewerProcedure
    .input(z.object({ rulebook: Word, name: Name, text: Written.optional() }))
    .mutation(async ({ ctx, input }) => unwrap(await createEdition(ctx, input))),
  save: reviewerProcedure
    .input(z.object({ id: Id, revision: Revision, name: Name, text: Written }))
    .mutation(async ({ ctx, input }) => unwrap(await saveEdition(ctx, input))),
  remove: reviewerProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await removeEdition(ctx, input.id))),
  tryOnAll: reviewerProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await startTrial(ctx, input))),
  publish: reviewerProcedure
    .input(z.object({ id: Id, revision: Revision }))
    .mutation(async ({ ctx, input }) => unwrap(await publishEdition(ctx, input))),
  decline: reviewerProcedure
    .input(z.object({ id: Id, revision: Revision, reasons: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await declineEdition(ctx, input))),
});
