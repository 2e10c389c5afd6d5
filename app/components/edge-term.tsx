import { edgeName } from '@/rulebooks/offer/money-answers';
import type { Game } from '@/rulebooks/terms/game';
import { Term } from './tooltip';

/**
 * “House edge”, or where a player banks the game, “Edge”: the house has none there. `per`: the wager that a round is per. A function and no
 * component, so that a table on a narrow screen can read the words of its head.
 */
export function edgeTerm(game: Pick<Game, 'money' | 'options' | 'clause'>, per?: string) {
  const name = edgeName(game);
  const ofTheHouse = per === undefined ? 'house-edge' : 'round-edge';
  return (
    <Term word={name === 'House edge' ? ofTheHouse : 'edge'}>
      {per === undefined ? name : `${name} per ${per}`}
    </Term>
  );
}
