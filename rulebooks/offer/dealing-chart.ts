/** The chart by which a game is dealt at a table, as its family knows it. */
import { familyHead } from '@/simulations/catalogue/heads';
import type { DealingChart } from '@/simulations/family/dealing-chart';
import type { Game } from '../terms/game';
import { gameParameters } from './engine-wager';

/** Undefined where the family has none. */
export function dealingChart(game: Game, options: Map<string, string>): DealingChart | undefined {
  const { parameters, dealtBy } = familyHead(game.family);
  const read = parameters.safeParse(gameParameters(game, game.family, options));
  return read.success ? dealtBy?.(read.data) : undefined;
}
