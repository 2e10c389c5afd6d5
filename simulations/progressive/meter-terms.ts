/** What a meter is fed and pays, as an operator sets it. */
import type { FractionText } from '../exact/fraction';
import type { EventId } from '../wagers/event';

/** Money in whole units of the currency. */
export type MeterTerms = {
  /** What one wager costs. */
  wager: FractionText;
  /** What the meter shows. */
  meter: FractionText;
  /** The part of each wager that is added to the meter. */
  contribution: FractionText;
  /** What the meter starts from; without a reserve also what the house puts on it when it was won in full. */
  seed: FractionText;
  /** Where pays that are no share of the meter come from. */
  fixedPaidFrom: 'meter' | 'house';
  /** The part of each wager that is kept aside, and becomes the meter when that was won in full. None where absent. */
  reserve?: FractionText;
  /** How several winners in one round are paid; `in-turn` where absent. */
  shared?: MeterShared;
  /** How many make the wager in a round, on average; one where absent. */
  players?: FractionText;
  /** Paid by the house beside the pay table, for each winner of such an event. */
  envy?: { to: 'dealer' | 'others'; pays: Record<EventId, FractionText> };
  /** With `board`: the part of each hand's wins that lies on the board, and how all who wager are then paid. */
  board?: BoardWins;
  /** Of the sums, where it is not the one of everything else. */
  currency?: string;
};

/** Seven cards hold the board as one of their 21 sets of five, so one winning hand in 21 is it: "1/21". */
export type BoardWins = {
  part: FractionText;
  events: Record<EventId, 'split' | 'each'>;
  /** Hands that win in one round, as no more than two of a table's own do. */
  meetings?: readonly Meeting[];
};

/**
 * How likely it is of two given players that the first has one event with hole cards, and the second the other: with
 * hole cards too, or, where it is said, as the hand on the board.
 */
export type Meeting = { first: EventId; second: EventId; own: FractionText; onBoard?: FractionText };

/**
 * `in-turn`: each by a hand of their own, one after another. `one`: no two in a round. `split`: all together, dividing
 * the share. `each`: all together, each the whole share, of the meter as far as it goes and of the house beyond.
 * `board`: each by a hand of their own, and gets the share of the meter as it was; the house pays what it lacks. Hands
 * that lie on the board are everybody's.
 */
export type MeterShared = 'in-turn' | 'one' | 'split' | 'each' | 'board';
