/** The cards that a game is dealt from, and whether it can run out of them: what a full table takes where nobody folds. */
import { type Card, PACK, rankOf } from '../equipment/cards/card';
import { PACK_WITH_JOKER } from '../equipment/cards/joker';
import { inJokerPack } from './joker-41';

/** `short`: without the cards from two to five; `joker-41`: without eights, nines and tens, and with a joker. */
export type Pack = 'full' | 'short' | 'joker-41';
const LOWEST_OF_SHORT = 4;

export function packOf(pack: Pack): Card[] {
  if (pack === 'joker-41')
    return Array.from({ length: PACK_WITH_JOKER }, (_, card) => card).filter(inJokerPack);
  return Array.from({ length: PACK }, (_, card) => card).filter(
    (card) => pack === 'full' || rankOf(card) >= LOWEST_OF_SHORT,
  );
}

export type CardsTaken = {
  /** A player's cards by the end, with those that a discard without replacement takes. */
  each: number;
  /** Of a draw game: how many draws there are, and the most cards a player may take in one. */
  draws?: { count: number; most: number };
  board: number;
  burns: number;
};

/** With so many players, the most cards that can be asked of the pack. */
export const mostTaken = ({ each, draws, board, burns }: CardsTaken, players: number): number =>
  players * (each + (draws ? draws.count * draws.most : 0)) + board + burns;

/** The most players for whom it lasts whatever they do. */
export const lastsFor = (cards: CardsTaken, pack: number): number => {
  const each = mostTaken(cards, 1) - mostTaken(cards, 0);
  return Math.max(0, Math.floor((pack - mostTaken(cards, 0)) / each));
};
