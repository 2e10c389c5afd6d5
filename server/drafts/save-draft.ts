import { gameOf } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';
import type { MemberContext } from '../access/context';
import { rulebookAround } from '../rulebooks/shelf';
import { spelled } from './spelled';
import { writeDraft } from './write-draft';

/** Cells with problems are kept as typed. Attestations are not: those go through their own procedures. */
export const saveDraft = (
  context: MemberContext,
  input: {
    id: string;
    revision: number;
    name?: string | undefined;
    variant: Variant;
    day?: string | undefined;
  },
) =>
  writeDraft(context, input, async (draft, tx) => {
    const book = await rulebookAround(tx, input.variant, input.day ?? draft.day);
    const game = book.ok ? gameOf(book.value, input.variant.game) : book;
    const same = input.variant.rulebook === draft.rulebook && input.variant.game === draft.game;
    // A draft keeps a rulebook that the program no longer has.
    if (!game.ok && !same) return game;
    const attestations = same ? draft.variant.attestations : {};
    return {
      ok: true,
      value: {
        kind: 'draft-saved',
        variant: { ...(book.ok ? spelled(book.value, input.variant) : input.variant), attestations },
        name: input.name,
        day: input.day,
      },
    };
  });
