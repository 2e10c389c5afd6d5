/** The options to work out figures with while one of them is being typed. */

import type { Game } from '@/rulebooks/format/record';
import { chosenOptions, engineParameters, permits } from '@/rulebooks/offer/engine-wager';
import { familyHead } from '@/simulations/catalogue/heads';

export type UsableOptions = { options: Map<string, string>; asGiven: boolean };

/** As given, or all at their defaults while one is not permitted or they do not fit together; each says so at its field. */
export function usableOptions(game: Game, given: Record<string, string>): UsableOptions {
  const options = chosenOptions(game, given);
  const permitted = game.options.every((option) => permits(option, options.get(option.id) ?? ''));
  if (permitted && fits(game, options)) return { options, asGiven: true };
  return { options: chosenOptions(game, {}), asGiven: false };
}

function fits(game: Game, options: Map<string, string>): boolean {
  const own = game.wagers.find(({ family }) => family === undefined || family === game.family);
  if (!own) return true;
  return familyHead(game.family).parameters.safeParse(engineParameters(game, own, options)).success;
}
