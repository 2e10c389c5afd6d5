/** What the sums of shoes come to. Simulated figures are doubles, each with its standard error. */
import type { TableAsked } from './settings';
import { COUNTS, MOST_COUNT, type ShoeTally } from './tally';

export type Estimate = { value: number; standardError: number };

/** The house edge per round and initial wager, down to one cut card. */
export type CutFigures = {
  /** In per cent of the shoe; 0 for the first rounds alone, as where the cards are shuffled after each. */
  depth: number;
  rounds: number;
  roundsAShoe: number;
  houseEdge: Estimate;
  /** What is more than the exact edge of the first round. */
  costs: number;
};

export type CounterFigures = {
  depth: number;
  spread: number;
  /** In units, a round. */
  gain: Estimate;
  wager: number;
  /** Of the gain of one round. */
  deviation: number;
};

export type CountFigures = { count: number; share: number; gain: Estimate };

export type TableFigures = TableAsked & {
  shoes: number;
  /** Exactly, of the first round of a fresh shoe; a fraction. */
  firstRound: string;
  /** The first rounds of all shoes beside it, in standard errors. */
  z: number;
  first: CutFigures;
  cuts: CutFigures[];
  counters: CounterFigures[];
  /** How often a round begins at each true count, and what one unit gains there, down to the deepest cut. */
  counts: CountFigures[];
};

type Sums = { sum: number; squares: number; both: number; rounds: number; rounds2: number };

/**
 * Sums of D + m (N − k): what a shoe gave beside its k known rounds, less what as many rounds are known to gain. Their mean
 * over that of N is how far a round with the cut card lies from a first one; what the known rounds gained by chance is out of it.
 */
function besideKnown(
  shoes: number,
  { sum, squares, both, rounds, rounds2 }: Sums,
  k: number,
  m: number,
): Sums {
  const moved = { sum: rounds - k * shoes, both: rounds2 - k * rounds };
  return {
    rounds,
    rounds2,
    sum: sum + m * moved.sum,
    both: both + m * moved.both,
    squares: squares + 2 * m * (both - k * sum) + m * m * (rounds2 - 2 * k * rounds + k * k * shoes),
  };
}

/** A sum over shoes by the rounds they gave: shoes are independent of each other, the rounds of one are not. */
function perRound(shoes: number, of: Sums, unit: number): Estimate {
  const value = of.sum / of.rounds;
  const squares = of.squares - 2 * value * of.both + value * value * of.rounds2;
  const variance = (Math.max(0, squares) * shoes) / Math.max(1, shoes - 1) / of.rounds ** 2;
  return { value: value / unit, standardError: Math.sqrt(variance) / unit };
}

const without = (rounds: number, sum: number, squares: number, unit: number): Estimate => {
  const value = sum / rounds;
  const variance = Math.max(0, squares / rounds - value * value) / Math.max(1, rounds - 1);
  return { value: value / unit, standardError: Math.sqrt(variance) / unit };
};

export function tableFigures(
  asked: TableAsked,
  tally: ShoeTally,
  {
    unit,
    firstRound,
    exact,
    knownRounds = [],
  }: { unit: number; firstRound: string; exact: number; knownRounds?: readonly number[] },
): TableFigures {
  const { shoes } = tally;
  const cutFigures = (depth: number, at: number, known: number): CutFigures => {
    const { rounds, rounds2, gained, gained2, both } = tally.cut(at);
    const units = unit * asked.players;
    const sums = { sum: gained, squares: gained2, both, rounds, rounds2 };
    const beside = perRound(shoes, besideKnown(shoes, sums, known, exact * units), units);
    const costs = 0 - beside.value;
    const houseEdge = { value: exact + costs, standardError: beside.standardError };
    return { depth, rounds, roundsAShoe: rounds / shoes, houseEdge, costs };
  };
  const first = cutFigures(0, 0, 0);
  const { depths } = asked;
  const deepest = depths.length;
  const betting =
    depths.length > 0 ? depths.map((depth, i) => ({ depth, at: i + 1 })) : [{ depth: 0, at: 0 }];
  const counters = asked.spreads.flatMap((spread, index) =>
    betting.map(({ depth, at }): CounterFigures => {
      const { rounds, rounds2 } = tally.cut(at);
      const { staked, won, won2, both, each2 } = tally.spread(at, index);
      const gain = perRound(shoes, { sum: won, squares: won2, both, rounds, rounds2 }, unit);
      const deviation = Math.sqrt(Math.max(0, each2 / rounds - (won / rounds) ** 2)) / unit;
      return { depth, spread, gain, wager: staked / rounds, deviation };
    }),
  );
  const all = tally.cut(deepest).rounds;
  const counts =
    asked.spreads.length === 0
      ? []
      : Array.from({ length: COUNTS }, (_, i) => i - MOST_COUNT).flatMap((count): CountFigures[] => {
          const { rounds, gained, gained2 } = tally.atCount(deepest, count);
          if (rounds === 0) return [];
          return [{ count, share: rounds / all, gain: without(rounds, gained, gained2, unit) }];
        });
  return {
    ...asked,
    shoes,
    firstRound,
    z: (first.houseEdge.value - exact) / first.houseEdge.standardError,
    first,
    cuts: depths.map((depth, i) => cutFigures(depth, i + 1, knownRounds[i] ?? 0)),
    counters,
    counts,
  };
}
