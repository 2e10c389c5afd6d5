/**
 * A bet that lasts, as a Markov chain that ends: where it ends how often, and after how many steps, exactly.
 *
 * Elimination is our own. mathjs `lusolve` over fractions was tried: it answers a singular system with consistent
 * right-hand sides instead of refusing it, and returns JavaScript numbers among the fractions, so that neither
 * exactness nor the absence of a trap could be relied on. Chains of bets are small and sparse in any case.
 */
import { type Fraction, ONE, sum, ZERO } from './fraction';

export type State = string;
export type Step = { to: State; probability: Fraction };

export type Chain = {
  /** Where it begins. */
  start: Step[];
  /** From each passing state, the steps of one trial. A state that is not listed here is an end. */
  steps: ReadonlyMap<State, readonly Step[]>;
};

export type Absorption = {
  /** How often it ends in each end; sums to 1. */
  ends: Map<State, Fraction>;
  /** Expected visits to each passing state. */
  visits: Map<State, Fraction>;
  /** Expected trials until it ends. */
  expectedSteps: Fraction;
};

/**
 * The expected visits v satisfy v = start + v Q, with Q the steps among passing states; one solution gives the
 * ends (v R) and the duration (sum of v). The solution is put back into the equation before it is used.
 */
export function absorb({ start, steps }: Chain): Absorption {
  mustBeOne('the start', start);
  for (const [state, out] of steps) mustBeOne(state, out);

  const states = [...steps.keys()];
  const index = new Map(states.map((state, i) => [state, i]));
  const begins: Fraction[] = states.map(() => ZERO);
  const ends = new Map<State, Fraction>();
  const arrive = (state: State, share: Fraction) => {
    const i = index.get(state);
    if (i === undefined) ends.set(state, (ends.get(state) ?? ZERO).add(share));
    else begins[i] = at(begins, i).add(share);
  };
  for (const { to, probability } of start) arrive(to, probability);

  const equations = states.map((_, row) => states.map((_, column) => (row === column ? ONE : ZERO)));
  for (const [from, [, out]] of [...steps].entries()) {
    for (const { to, probability } of out) {
      const row = equations[index.get(to) ?? -1];
      if (row) row[from] = at(row, from).sub(probability);
    }
  }
  const visits = solve(equations, begins);

  for (const [from, [, out]] of [...steps].entries()) {
    for (const { to, probability } of out) {
      if (!index.has(to)) arrive(to, at(visits, from).mul(probability));
    }
  }
  if (!sum(ends.values()).equals(ONE)) throw new RangeError('the chain does not always end');
  return {
    ends,
    visits: new Map(states.map((state, i) => [state, at(visits, i)])),
    expectedSteps: sum(visits),
  };
}

/** x with A x = b, by elimination in fractions; throws where there is none or more than one. */
export function solve(a: readonly (readonly Fraction[])[], b: readonly Fraction[]): Fraction[] {
  const rows = a.map((row, i) => [...row, at(b, i)]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = rows.findIndex((row, i) => i >= column && at(row, column).n !== 0n);
    if (pivot < 0) throw new RangeError('the equations have no single solution');
    [rows[column], rows[pivot]] = [at(rows, pivot), at(rows, column)];
    const head = at(rows, column);
    const scale = at(head, column).inverse();
    for (let k = column; k <= size; k += 1) head[k] = at(head, k).mul(scale);
    for (const [i, row] of rows.entries()) {
      const factor = at(row, column);
      if (i === column || factor.n === 0n) continue;
      for (let k = column; k <= size; k += 1) {
        if (at(head, k).n !== 0n) row[k] = at(row, k).sub(factor.mul(at(head, k)));
      }
    }
  }
  const x = rows.map((row) => at(row, size));
  for (const [i, row] of a.entries()) {
    if (!sum(row.map((value, k) => value.mul(at(x, k)))).equals(at(b, i))) {
      throw new RangeError('the solution does not satisfy the equations');
    }
  }
  return x;
}

function mustBeOne(from: string, steps: readonly Step[]): void {
  if (!sum(steps.map(({ probability }) => probability)).equals(ONE)) {
    throw new RangeError(`the steps from ${from} do not sum to 1`);
  }
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return value;
}
