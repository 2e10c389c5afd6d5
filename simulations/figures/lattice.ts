/** What the house may gain in one round, as steps of the largest sum of which all gains are whole multiples apart. */
import { Fraction, fromText, isNegative, toText, ZERO } from '../exact/fraction';
import type { EventResult } from './wager-figures';

export type Lattice = {
  least: Fraction;
  step: Fraction;
  /** How many steps above the least, and how likely. */
  points: { steps: number; probability: number; chance: Fraction }[];
  most: number;
};

export function latticeOf(events: Pick<EventResult, 'probability' | 'net'>[]): Lattice {
  const possible = events
    .map(({ probability, net }) => ({ probability: fromText(probability), gain: fromText(net).neg() }))
    .filter(({ probability }) => probability.n !== 0n);
  const first = possible[0];
  if (!first) throw new RangeError('nothing can happen');
  const least = possible.reduce((low, { gain }) => (gain.lt(low) ? gain : low), first.gain);
  const step = possible.reduce((common, { gain }) => commonStep(common, gain.sub(least)), ZERO);
  const points = alike(possible).map(({ probability, gain }) => ({
    steps: step.n === 0n ? 0 : gain.sub(least).div(step).valueOf(),
    probability: probability.valueOf(),
    chance: probability,
  }));
  return { least, step, points, most: Math.max(...points.map(({ steps }) => steps)) };
}

type Gained = { probability: Fraction; gain: Fraction };

/** Each gain once, with all chances of it. */
function alike(gained: readonly Gained[]): Gained[] {
  const all = new Map<string, Gained>();
  for (const each of gained) {
    const known = all.get(toText(each.gain));
    all.set(
      toText(each.gain),
      known ? { ...known, probability: known.probability.add(each.probability) } : each,
    );
  }
  return [...all.values()];
}

/** The largest fraction of which both are whole multiples; none is negative. */
function commonStep(one: Fraction, other: Fraction): Fraction {
  if (isNegative(one) || isNegative(other)) throw new RangeError('steps are counted from the least');
  let [a, b] = [one.n * other.d, other.n * one.d];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? ZERO : new Fraction(a, one.d * other.d);
}
