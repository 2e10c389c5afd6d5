/** The options that figures can be reckoned under while one of them is being typed. */
import { chosenOptions, engineParameters, permits } from '@/rulebooks/engine-wager';
import type { Game } from '@/rulebooks/record';
import { familyHead } from '@/simulations/families';

/** What is not permitted is at its default, and so are all where they do not fit together; each says so at its field. */
export function usableOptions(game: Game, given: Record<string, string>): Map<string, string> {
  const chosen = chosenOptions(game, given);
  for (const option of game.options)
    if (!permits(option, chosen.get(option.id) ?? '')) chosen.set(option.id, option.default);
  return fits(game, chosen) ? chosen : chosenOptions(game, {});
}

function fits(game: Game, options: Map<string, string>): boolean {
  const own = game.wagers.find(({ family }) => family === undefined || family === game.family);
  if (!own) return true;
  return familyHead(game.family).parameters.safeParse(engineParameters(game, own, options)).success;
}
