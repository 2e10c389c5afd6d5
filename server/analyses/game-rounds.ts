import type { Game, Rulebook } from '@/rulebooks/format/record';
import { settledWith } from '@/rulebooks/offer/engine-wager';
import { withFiled } from '@/rulebooks/offer/filed-game';
import { resolveVariant } from '@/rulebooks/offer/resolve';
import { standsAlone } from '@/rulebooks/offer/settlement';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';
import { ok, type Result } from '@/simulations/problems/problem';
import { type Round, splitWagers } from '@/simulations/request/rounds';
import type { GameAndOptions } from '../vocabulary/jobs';

export type AskedRound = { id: string; settles: string[]; round: Result<Round> };
export type GameAndTables = GameAndOptions & { wagers: Variant['wagers'] };

/** Every round with an offered wager; a round with unreadable pays is skipped. */
export function gameRounds(
  edition: Rulebook,
  { rulebook, game, options, wagers, filed }: GameAndTables,
): Result<AskedRound[]> {
  const own = filed && { filed };
  const book = withFiled(edition, { game, ...own });
  const found = gameOf(book, game);
  if (!found.ok) return found;
  return ok(
    offeredRounds(found.value, wagers).map((settles) => ({
      id: settles[0] as string,
      settles,
      round: roundOf(book, {
        rulebook,
        game,
        options,
        ...own,
        wagers: picked(wagers, settles),
      }),
    })),
  );
}

function offeredRounds(game: Game, wagers: Variant['wagers']): string[][] {
  const rounds = game.wagers
    .filter((wager) => !standsAlone(game, wager))
    .map((wager) => settledWith(game, wager).map(({ id }) => id))
    .filter((settles) => settles.some((id) => Object.hasOwn(wagers, id)));
  return [...new Map(rounds.map((settles) => [settles[0], settles])).values()];
}

const picked = (wagers: Variant['wagers'], ids: string[]): Variant['wagers'] =>
  Object.fromEntries(Object.entries(wagers).filter(([id]) => ids.includes(id)));

function roundOf(
  rulebook: Rulebook,
  variant: Pick<Variant, 'rulebook' | 'game' | 'options' | 'wagers' | 'filed'>,
): Result<Round> {
  const resolved = resolveVariant(rulebook, { ...variant, circumstances: {}, attestations: {} });
  if (!resolved.ok) return resolved;
  const split = splitWagers(resolved.value.wagers.map(({ engine }) => engine));
  if (!split.ok) return split;
  const [round] = split.value.rounds;
  if (!round) throw new Error(`${variant.game}: wagers that settle together make no round`);
  return ok(round);
}
