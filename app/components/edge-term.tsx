import { edgeName } from '@/rulebooks/offer/money-answers';
import type { Game } from '@/rulebooks/terms/game';
import { Term } from './tooltip';

/** “House edge”, or where a player banks the game, “Edge”: the house has none there. */
export const EdgeTerm = ({ game }: { game: Pick<Game, 'money' | 'options' | 'clause'> }) => {
  const name = edgeName(game);
  return <Term word={name === 'House edge' ? 'house-edge' : 'edge'}>{name}</Term>;
};
