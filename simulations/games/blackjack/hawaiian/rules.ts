import type { DrawsToSoft } from './dealers-cards';
import type { Settles } from './settled';

/** The rules of a table, as the engine needs them. */
export type HawaiianRules = Settles & {
  decks: number;
  drawsToSoft: DrawsToSoft;
  /** Whether half may be given up before the dealer looks for a hand of the first two ranks. */
  givesUpBefore: boolean;
  /** Whether a joker and a ten of a split pair keep their rank. */
  ranksAfterSplit: boolean;
  /** The most hands that a pair may become, and a pair of jokers. */
  hands: number;
  jokerHands: number;
  /** Where only tens of one rank are a pair: how many of each rank there are. */
  tens?: readonly number[] | undefined;
  /** To one, of two aces, of a joker and a ten, and of any other hand that wins. */
  pays: { aces: number; blackjack: number; win: number };
};
