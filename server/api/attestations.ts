import { z } from 'zod';
import { NOTE_MISSING, noteProblem } from '@/rulebooks/draft/confirmations';
import { DUTY_IDS } from '@/rulebooks/format/duties';
import { Hash, Id, Name, Note, Revision } from '../access/inputs';
import { memberProcedure, router, unwrap } from '../access/ladder';
import { askedOfDrafts, confirmAcross, DRAFTS_SHOWN } from '../attestations/across-drafts';
import { confirm, withdraw } from '../attestations/attest';
import { keepText, removeText } from '../attestations/texts';

const SaidNote = Note.refine((note) => noteProblem(note) === undefined, NOTE_MISSING);

/** For one duty or several; no rulebook asks for as many in one game. */
const RuleIds = z.array(z.string().min(1).max(120)).min(1).max(300);

const Document = z.object({ name: Name, hash: Hash });
const OfDrafts = z
  .array(z.object({ draft: Id, revision: Revision, rules: RuleIds }))
  .min(1)
  .max(DRAFTS_SHOWN)
  .refine(
    (drafts) => new Set(drafts.map(({ draft }) => draft)).size === drafts.length,
    'Name each draft once.',
  );

export const attestationsRouter = router({
  open: memberProcedure
    .input(z.object({ draft: Id.optional() }))
    .query(({ ctx, input }) => askedOfDrafts(ctx, input.draft)),
  confirmAcross: memberProcedure
    .input(z.object({ drafts: OfDrafts, note: SaidNote, document: Document.optional() }))
    .mutation(async ({ ctx, input: { drafts, ...given } }) =>
      unwrap(await confirmAcross(ctx, drafts, given)),
    ),
  takeOver: memberProcedure
    .input(z.object({ drafts: OfDrafts }))
    .mutation(async ({ ctx, input }) => unwrap(await confirmAcross(ctx, input.drafts))),
  keepText: memberProcedure
    .input(z.object({ duty: z.enum(DUTY_IDS), text: SaidNote, document: Document.optional() }))
    .mutation(async ({ ctx, input }) => unwrap(await keepText(ctx, input))),
  removeText: memberProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await removeText(ctx, input.id))),
  confirm: memberProcedure
    .input(
      z.object({
        draft: Id,
        revision: Revision,
        rules: RuleIds,
        note: SaidNote,
      }),
    )
    .mutation(async ({ ctx, input }) => unwrap(await confirm(ctx, input))),
  withdraw: memberProcedure
    .input(z.object({ draft: Id, revision: Revision, rules: RuleIds }))
    .mutation(async ({ ctx, input }) => unwrap(await withdraw(ctx, input))),
});
