/** Which games of a rulebook can be drafted on a day, and what to say of the others. */
import { inForce } from '@/rulebooks/spelling/dates';
import type { GameHead } from '@/server/rulebooks/shapes';

export type GamesOnDay = {
  games: GameHead[];
  /** In the order in which they come. */
  later: GameHead[];
  /** No longer in force; the one that went last is first. */
  ended: GameHead[];
};

export function gamesOnDay(games: GameHead[], day: string): GamesOnDay {
  const from = ({ validFrom = '' }: GameHead) => validFrom;
  const to = ({ validTo = '' }: GameHead) => validTo;
  return {
    games: games.filter((game) => inForce(game, day)),
    later: games.filter((game) => from(game) > day).sort((a, b) => from(a).localeCompare(from(b))),
    ended: games
      .filter((game) => !inForce(game, day) && from(game) <= day)
      .sort((a, b) => to(b).localeCompare(to(a))),
  };
}
