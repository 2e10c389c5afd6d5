import type { Rulebook } from '@/rulebooks/format/record';
import { unscoped } from '@/rulebooks/offer/read-variant';
import { resolveVariant } from '@/rulebooks/offer/resolve';
import { readVariantText } from '@/rulebooks/offer/variant-file';
import { gameInForce, gameOf } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import type { Problem } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import type { Answer } from '../problems/problem';
import { rulebookAround, rulebookFor } from '../rulebooks/shelf';
import { dayWithin, insertNewDraft } from './create-draft';
import { spelled } from './spelled';

/** What the game does not have: no field of the workbench could put it right. What is half typed may stay so. */
function strange(rulebook: Rulebook, variant: Variant): Problem[] {
  const resolved = resolveVariant(rulebook, variant);
  if (resolved.ok) return [];
  return resolved.problems.filter(
    ({ code, field }) => code.endsWith('-unknown') && !field?.startsWith('written.'),
  );
}

/**
 * A draft from a variant file, as the command line and the workbench write it. Confirmations stay behind: a person
 * gives them here, under their own name.
 */
export async function draftFromFile(
  context: MemberContext,
  input: { file: string; name?: string | undefined },
): Promise<Answer<{ id: string; confirmationsLeftOut: number }>> {
  const read = readVariantText(input.file);
  if (!read.ok) return read;
  const { variant: filed, day } = read.value;
  const unsaid = unscoped(filed);
  if (unsaid.length > 0)
    return {
      ok: false,
      problems: unsaid.map((problem) => ({
        ...problem,
        message: `${problem.message} In the file that is, for example, "for": [{ "about": "game" }].`,
      })),
    };
  const today = dayIn(filed.rulebook, context.now());
  const book =
    day === undefined
      ? await rulebookAround(context.db, filed, today)
      : await rulebookFor(context.db, filed, day);
  if (!book.ok) return book;
  const game = gameOf(book.value, filed.game);
  if (!game.ok) return game;
  const dated = day === undefined ? game : gameInForce(book.value, game.value, day);
  if (!dated.ok) return dated;
  const variant = { ...spelled(book.value, filed), attestations: {} };
  const problems = strange(book.value, variant);
  if (problems.length > 0) return { ok: false, problems };
  const start = {
    name: input.name ?? game.value.label,
    variant,
    day: day ?? dayWithin(book.value, game.value, today),
    fromFile: true as const,
  };
  const made = await context.db.transaction((tx) => insertNewDraft(tx, context, start));
  if (!made.ok) return made;
  return {
    ok: true,
    value: { id: made.value.id, confirmationsLeftOut: Object.keys(filed.attestations).length },
  };
}
