import type { VariationKind, VariationState } from './life/variations';

/** Enough for a list and for the pages of the version that it offers. */
export type VariationBrief = {
  id: string;
  number: string;
  kind: VariationKind;
  /** Other pays of the game as its rulebook lists it; left out of those that start from an approved version. */
  listed?: true;
  state: VariationState;
  at: string;
  from: string;
  to?: string;
  /** The last day of play, where somebody ended it early. */
  lastDay?: string;
  /** It may be played, and its sign displayed, today. */
  played: boolean;
  /** Its sign may be printed: it may be played today or on a later day. */
  toBePlayed: boolean;
};

/** What stands in the way of each way to offer a frozen version without an approval: sentences, or none. */
export type WaysOut = {
  temporary: string[];
  betterPays: string[];
  /** Its pays are beside those of the game as its rulebook lists it: it was not made from what is approved. */
  listed: boolean;
};
