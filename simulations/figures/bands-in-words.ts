/** How bands were computed, and what a missing one means. */
import { BAND_ROUNDS } from './bands';
import type { LossBand } from './wager-figures';

const LEVELS = 3;

export function bandsSaid(bands: Pick<LossBand, 'method'>[], wagers = 1): string {
  const normal = bands.some(({ method }) => method === 'normal');
  const exact = bands.some(({ method }) => method !== 'normal');
  const outer = bands.filter(({ method }) => method === 'outer').length;
  const missing = bands.length < wagers * LEVELS * BAND_ROUNDS.length;
  return [
    ...(exact && !normal ? ['The bands are exact, computed from the chance of every sum.'] : []),
    ...(exact && normal
      ? [
          'The bands are exact where the sums can be counted, and elsewhere a normal approximation, off by less than a tenth of either tail.',
        ]
      : []),
    ...(normal && !exact
      ? ['The bands are a normal approximation, off by less than a tenth of either tail.']
      : []),
    ...(outer > 0
      ? [
          `Of these, ${outer === 1 ? 'one band' : `${outer} bands`} may reach one possible sum too far at either end.`,
        ]
      : []),
    ...(missing
      ? ['Where there is no band, the sums are too many to count and too uneven for an approximation.']
      : []),
  ].join(' ');
}
