/** What a round of a game shows, as its family describes it. */
import { familyHead } from '@/simulations/catalogue/heads';
import type { RoundShown } from '@/simulations/family/round-shown';
import type { Game } from '../terms/game';
import { familyWager } from './engine-wager';

/** By one of the wagers that settle in it; undefined where nothing is decided. */
export function roundShown(game: Pick<Game, 'family' | 'wagers'>, wager: string): RoundShown | undefined {
  const found = game.wagers.find(({ id }) => id === wager);
  return found && familyHead(familyWager(game, found).family).shows;
}
