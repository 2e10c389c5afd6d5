/** The order of play at one table, and that of a game with all that it may offer. */
import type { Game } from '../terms/game';
import { optionIs } from '../terms/option-is';
import type { Variant } from '../variant/variant';
import { chosenOptions } from './engine-wager';

const says = (step: Game['play'][number]): string => (typeof step === 'string' ? step : step.says);

export const everyStep = ({ play }: Pick<Game, 'play'>): string[] => play.map(says);

export function stepsAtTable(
  game: Game,
  { options: given, wagers }: Pick<Variant, 'options' | 'wagers'>,
): string[] {
  const options = chosenOptions(game, given);
  return game.play
    .filter(
      (step) =>
        typeof step === 'string' ||
        ((step.wager === undefined || step.wager in wagers) && optionIs(options, step.where)),
    )
    .map(says);
}
