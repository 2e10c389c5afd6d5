/** What the rounds say beside what was computed. */
import { toSignificant } from '../exact/decimal';
import { fromText, ratio, sum } from '../exact/fraction';
import type { WagerFigures, WitnessResult } from '../result';

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
  const standardError = Number((figures.standardDeviation / Math.sqrt(rounds)).toPrecision(12));
  const distance = toSignificant(gain.sub(fromText(figures.houseEdge)));
  return {
    wager,
    rounds,
    seed,
    mean: toSignificant(gain),
    standardError,
    z: distance === 0 ? 0 : Number((distance / standardError).toPrecision(12)),
    counts: seen.map(({ event, count }) => ({ event, count })),
  };
}
