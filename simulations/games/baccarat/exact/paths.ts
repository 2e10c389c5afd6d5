/**
 * Value paths: the two-card totals and the values of the third cards. They decide who draws, the totals and who wins,
 * so all that a wager sees of the points is the same for every round of one path.
 */
import { NO_CARD } from '../tableau';

const THIRDS = NO_CARD + 1;
export const PATHS = 10 * 10 * THIRDS * THIRDS;

export const pathNumber = (
  playerTwo: number,
  bankerTwo: number,
  playerThird: number,
  bankerThird: number,
): number => ((playerTwo * 10 + bankerTwo) * THIRDS + playerThird) * THIRDS + bankerThird;

export type ValuePath = {
  playerTwo: number;
  bankerTwo: number;
  /** NO_CARD where none was dealt. */
  playerThird: number;
  bankerThird: number;
  playerTotal: number;
  bankerTotal: number;
  playerCards: number;
  bankerCards: number;
};

export function pathOf(number: number): ValuePath {
  const bankerThird = number % THIRDS;
  const playerThird = Math.floor(number / THIRDS) % THIRDS;
  const two = Math.floor(number / (THIRDS * THIRDS));
  const [playerTwo, bankerTwo] = [Math.floor(two / 10), two % 10];
  const total = (first: number, third: number) => (third === NO_CARD ? first : (first + third) % 10);
  return {
    playerTwo,
    bankerTwo,
    playerThird,
    bankerThird,
    playerTotal: total(playerTwo, playerThird),
    bankerTotal: total(bankerTwo, bankerThird),
    playerCards: playerThird === NO_CARD ? 2 : 3,
    bankerCards: bankerThird === NO_CARD ? 2 : 3,
  };
}
