import { z } from 'zod';
import {
  BoundedVariant,
  DateText,
  Id,
  Name,
  onItsDay,
  Revision,
  VARIANT_CHARACTERS_AT_MOST,
  Word,
} from '../access/inputs';
import { memberProcedure, router, signedInProcedure, unwrap } from '../access/ladder';
import { checkVariant } from '../drafts/check-variant';
import { createDraft, duplicateDraft } from '../drafts/create-draft';
import { draftFromFile } from '../drafts/draft-from-file';
import { markReady, unmarkReady } from '../drafts/mark-ready';
import { DRAFT_ORDERS } from '../drafts/orders';
import { readAnswers } from '../drafts/read-draft';
import { removeDraft } from '../drafts/remove-draft';
import { saveDraft } from '../drafts/save-draft';
import { draftShown, draftsShown } from '../submissions/read/of-drafts';

const Asked = z
  .object({
    find: z.string().max(120).default(''),
    order: z.enum(DRAFT_ORDERS).default('newest'),
    page: z.int().min(1).max(1_000_000).default(1),
  })
  .prefault({});

export const draftsRouter = router({
  list: memberProcedure.input(Asked).query(({ ctx, input }) => draftsShown(ctx, input)),
  create: memberProcedure
    .input(z.object({ rulebook: Word, game: Word, name: Name.optional(), at: DateText.optional() }))
    .mutation(async ({ ctx, input }) => unwrap(await createDraft(ctx, onItsDay(input)))),
  createFromFile: memberProcedure
    .input(
      z.object({
        file: z
          .string()
          .max(VARIANT_CHARACTERS_AT_MOST, 'This file holds more than any variant needs. Choose another.'),
        name: Name.optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await draftFromFile(ctx, input))),
  get: memberProcedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => unwrap(await draftShown(ctx, input.id))),
  answers: memberProcedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => unwrap(await readAnswers(ctx, input.id))),
  save: memberProcedure
    .input(
      z.object({
        id: Id,
        revision: Revision,
        name: Name.optional(),
        variant: BoundedVariant,
        at: DateText.optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await saveDraft(ctx, onItsDay(input)))),
  markReady: memberProcedure
    .input(z.object({ id: Id, revision: Revision }))
    .mutation(async ({ ctx, input }) => unwrap(await markReady(ctx, input))),
  unmarkReady: memberProcedure
    .input(z.object({ id: Id, revision: Revision }))
    .mutation(async ({ ctx, input }) => unwrap(await unmarkReady(ctx, input))),
  remove: memberProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await removeDraft(ctx, input.id))),
  duplicate: memberProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await duplicateDraft(ctx, input.id))),
  check: signedInProcedure
    .input(z.object({ variant: BoundedVariant, at: DateText }))
    .query(({ ctx, input: { variant, at: day } }) => checkVariant(ctx, { variant, day })),
});
