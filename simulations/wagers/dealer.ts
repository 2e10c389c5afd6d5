/** Plays what was computed, from the equipment alone. */
import type { RandomSource } from '../equipment/random-source';
import type { EventId } from './event';

/** Settles bets as a dealer would, one round at a time, from the equipment alone. */
export type Dealer = {
  /** The events this dealer can report, in the order of the indices it returns. */
  events: EventId[];
  /** Plays one bet to its end; returns the index of the event and may not allocate. */
  play: (random: RandomSource) => number;
};

/** Of a game with decisions: plays by the best strategy that was found. */
export type RoundDealer = {
  /** Plays one round; net gain in `unit`ths of the ante, a whole number; may not allocate. */
  play: (random: RandomSource) => number;
  /** 2 where half units can be won. */
  unit: number;
  /** Starts again with a new pack: the same random numbers then deal the same rounds, whatever was played before. */
  newPack: () => void;
};
