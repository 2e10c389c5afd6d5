/** The best play with given cards. */
import type { Card } from '../equipment/cards/card';
import type { Fraction } from '../exact/fraction';
import type { PayTables } from '../pays/pay-table';
import type { Result } from '../problems/problem';
import type { StartingGrid } from './solution';

/** The best play with given cards and what every other would gain: exact, per ante, from then on. */
export type Advice = {
  street: string;
  best: string;
  /** The player's expected gain over all stakes, in units of the ante; the best first. */
  choices: { choice: string; label: string; gains: Fraction }[];
};

/** For families that can say what to do with given cards. Runs where the question is asked, so it is quick. */
export type Adviser<Parameters> = {
  /** How many cards on the table there can be when a decision is made, with the street's name. */
  streets: { cards: number; street: string }[];
  /** The grid is the solution's, for the decision before any card is on the table. */
  advise: (
    parameters: Parameters,
    tables: PayTables,
    given: { hole: readonly Card[]; board: readonly Card[]; grid?: StartingGrid | undefined },
  ) => Result<Advice>;
};
