/** The best play with given cards. */
import type { Card } from '../equipment/cards/card';
import type { Fraction } from '../exact/fraction';
import type { PayTables } from '../pays/pay-table';
import type { Result } from '../problems/problem';
import type { StartingGrid } from './solution';

/** Cards that a choice puts together: "high hand", and which they are. */
export type Laid = { called: string; cards: readonly Card[] };

/** The best play with given cards and what every other would gain: exact, per unit of the wager that the family's figures are per, from then on. */
export type Advice = {
  street: string;
  best: string;
  /** The player's expected gain over all stakes, in units of that wager; the best first. */
  choices: { choice: string; label: string; gains: Fraction; lays?: readonly Laid[] }[];
  /** What a fixed way to play does, where the family names one (`Asks.compares`): one of the choices, and the line that says so. */
  compared?: { choice: string; line: string };
  /** What a simpler way to play does here, in a sentence. */
  says?: string;
};

/** By the groups of the family's head. */
export type CardsGiven = Readonly<Record<string, readonly Card[]>>;

/** For families that can say what to do with given cards. Runs where the question is asked, so it is quick. */
export type Adviser<Parameters> = {
  /** The grid is the solution's, for a decision that it answers. */
  advise: (
    parameters: Parameters,
    tables: PayTables,
    given: { cards: CardsGiven; grid?: StartingGrid | undefined },
  ) => Result<Advice>;
};
