/** The rules of a table, as the engine needs them. */
import type { Soft17 } from './dealer-draws';

export type Rules = {
  /** How many cards of each kind the shoe begins with. */
  shoe: readonly number[];
  soft17: Soft17;
  /** What a dealer's blackjack takes: every stake on the table, or the first alone (also where the hole card is peeked). */
  naturalTakes: 'all' | 'first';
  /** The two-card totals that may be doubled; `'9-11'` counts an ace as eleven. */
  double: 'any' | '9-11' | '9-11-ace-low' | '10-11' | 'none';
  doubleAfterSplit: boolean;
  /** The kinds of card whose pairs may be split. */
  splits: readonly boolean[];
  /** Where tens may be split and only those of one rank are a pair: how many of each rank there are. Otherwise any two are a pair. */
  tens?: readonly number[] | undefined;
  /** The most hands that one may become. */
  hands: number;
  resplitAces: boolean;
  /** Whether a split ace may draw more than one card. */
  drawToAces: boolean;
  /** Against the dealer's 21 of more cards, and against a blackjack. */
  splitTwentyOne: 'stands-off' | 'beats-longer';
  /** To one, of a blackjack and of any other winning hand. */
  blackjackPays: number;
  winPays: number;
  surrender: 'none' | 'late' | 'early';
};
