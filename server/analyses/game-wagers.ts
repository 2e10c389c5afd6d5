import type { Game, Rulebook } from '@/rulebooks/format/record';
import { withFiled } from '@/rulebooks/offer/filed-game';
import { defaultVariant, everyWager, type ResolvedWager, resolveVariant } from '@/rulebooks/offer/resolve';
import { countedAs } from '@/rulebooks/offer/resolve-written';
import { standsAlone } from '@/rulebooks/offer/settlement';
import { writtenWagers } from '@/rulebooks/offer/written';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';
import { ok, type Result } from '@/simulations/problems/problem';
import type { EngineWager } from '@/simulations/request/request';
import type { GameAndConditions, GameAndOptions, WrittenConditions } from '../vocabulary/jobs';

export type WagerToCount = { id: string; label: string; engine: EngineWager };

const UNNAMED = 'a wager of your own';

/**
 * The wagers of a game under these options whose chances do not depend on their pays; rounds with decisions
 * are solved instead. Includes the operator's own wagers that can be read and have a unique id.
 */
export function gameWagers(
  edition: Rulebook,
  { written = {}, ...asked }: GameAndConditions,
): Result<WagerToCount[]> {
  const listed = listedWagers(edition, asked);
  if (!listed.ok) return listed;
  const { rulebook, game, options, wagers } = listed.value;
  const taken = new Set(game.wagers.map(({ id }) => id));
  const own = writtenWagers(rulebook, game, { written: unnamed(written) }).flatMap((wager) => {
    const engine = taken.has(wager.id) ? undefined : countedAs(game, wager, options);
    return engine ? [{ id: wager.id, label: UNNAMED, engine }] : [];
  });
  return ok([...wagers.map(({ wager, engine }) => ({ id: wager.id, label: wager.label, engine })), ...own]);
}

const unnamed = (written: WrittenConditions): NonNullable<Variant['written']> =>
  Object.fromEntries(
    Object.entries(written).map(([id, { rows, otherwise }]) => [
      id,
      { label: '', rows: rows.map((row) => ({ ...row, label: '', pays: '' })), otherwise },
    ]),
  );

type Listed = { rulebook: Rulebook; game: Game; options: Map<string, string>; wagers: ResolvedWager[] };

function listedWagers(edition: Rulebook, { game, options, filed }: GameAndOptions): Result<Listed> {
  const own = filed && { filed };
  const rulebook = withFiled(edition, { game, ...own });
  const found = gameOf(rulebook, game);
  if (!found.ok) return found;
  const variant = { ...defaultVariant(rulebook, found.value), ...own };
  const chosen = { ...variant.options, ...options };
  const wagers = everyWager(found.value, new Map(Object.entries(chosen)));
  const resolved = resolveVariant(rulebook, { ...variant, options: chosen, wagers });
  if (!resolved.ok) return resolved;
  return ok({
    rulebook,
    game: found.value,
    options: new Map(Object.entries(resolved.value.options)),
    wagers: resolved.value.wagers.filter(({ wager }) => standsAlone(found.value, wager)),
  });
}
