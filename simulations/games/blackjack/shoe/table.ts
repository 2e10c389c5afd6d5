/** A table that is dealt to from one shoe, and what deals to it. */
import type { RandomSource } from '../../../equipment/random-source';
import type { ShoeTally } from './tally';

export type Cut = {
  /** After how many cards the cut card lies: the round in which it comes out is the last. */
  after: number;
  /** So many rounds are dealt from every shoe: what they gain on average is known exactly, and only the rest is simulated. */
  known: number;
};

export type ShoeTable = {
  players: number;
  /** In rising order. */
  cuts: readonly Cut[];
  /** The most units that each bettor who counts cards wagers, beside one unit. */
  spreads: readonly number[];
};

/** Deals one shoe at a time and adds what it gave to the tally, in which the first round of the shoe comes before the cuts. */
export type ShoeDealer = {
  /** The tally's gains are in whole units of one part in so many of a wager. */
  unit: number;
  /** How many rounds the shoe gave down to the deepest cut. */
  deal: (random: RandomSource, tally: ShoeTally) => number;
  /** A shoe in its first order, so that what is dealt depends on the random numbers alone. */
  newShoe: () => void;
};
