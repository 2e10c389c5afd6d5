/** What the rounds show, compared with what was computed. */
import { toSignificant } from '../exact/decimal';
import { type Fraction, fromText, ratio, sum } from '../exact/fraction';
import type { WagerFigures } from '../figures/wager-figures';
import type { EventId } from '../wagers/event';
import type { WagerId } from '../wagers/wager-spec';

export type WitnessResult = {
  wager: WagerId;
  rounds: number;
  seed: number;
  /** Gain of the house per unit of the initial wager in these rounds, to stand beside `houseEdge`. */
  mean: number;
  /** Exact standard deviation over the square root of the rounds. */
  standardError: number;
  /** (mean - exact) / standardError; 0 where both agree. */
  z: number;
  counts: { event: EventId; count: number }[];
};

/**
 * The mean is the house's gain per unit, exact for these rounds, to stand beside the house edge. The standard error
 * is the one such a mean has if the computed distribution is right: with it, z stays meaningful for events so rare
 * that they were hardly seen.
 */
export function testimony(options: {
  wager: string;
  rounds: number;
  seed: number;
  counts: ReadonlyMap<string, number>;
  figures: Pick<WagerFigures, 'houseEdge' | 'standardDeviation' | 'events'>;
}): WitnessResult {
  const { wager, rounds, seed, counts, figures } = options;
  const played = [...counts.values()].reduce((total, count) => total + count, 0);
  if (played !== rounds) throw new RangeError(`${played} rounds were counted, not ${rounds}`);
  const seen = figures.events.map(({ id, net }) => ({ event: id, net, count: counts.get(id) ?? 0 }));
  const gain = sum(seen.map(({ net, count }) => fromText(net).mul(ratio(count)).neg())).div(ratio(rounds));
  return {
    wager,
    rounds,
    seed,
    ...held(gain, rounds, figures),
    counts: seen.map(({ event, count }) => ({ event, count })),
  };
}

/** The same for rounds with decisions, where the dealer reports what the player gained and not how they ended. */
export function testimonyOfRounds(options: {
  wager: string;
  rounds: number;
  seed: number;
  gained: number;
  unit: number;
  figures: Pick<WagerFigures, 'houseEdge' | 'standardDeviation'>;
}): WitnessResult {
  const { wager, rounds, seed, gained, unit, figures } = options;
  const gain = ratio(-gained, unit).div(ratio(rounds));
  return { wager, rounds, seed, ...held(gain, rounds, figures), counts: [] };
}

/** What was seen, compared with what was computed. */
function held(
  gain: Fraction,
  rounds: number,
  { houseEdge, standardDeviation }: Pick<WagerFigures, 'houseEdge' | 'standardDeviation'>,
): Pick<WitnessResult, 'mean' | 'standardError' | 'z'> {
  const standardError = Number((standardDeviation / Math.sqrt(rounds)).toPrecision(12));
  const distance = toSignificant(gain.sub(fromText(houseEdge)));
  return {
    mean: toSignificant(gain),
    standardError,
    z: distance === 0 ? 0 : Number((distance / standardError).toPrecision(12)),
  };
}
