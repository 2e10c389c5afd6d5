import { describe, expect, it } from 'vitest';
import { toFixed } from '../exact/decimal';
import { type Fraction, ONE, ratio, ZERO } from '../exact/fraction';
import { baccarat } from '../games/baccarat/family';
import { type AtStake, type Commission, edgeAtStake } from './commission';
import { extremes } from './extreme-stakes';

const EIGHT = baccarat.distribution({ decks: 8, seats: 7 }, 'banker-charged-on-tie');
const SEVEN = baccarat.distribution({ decks: 7, seats: 7 }, 'banker-charged-on-tie');
const gross = (event: string) => (event === 'win' ? ONE : event === 'tie' ? ZERO : ONE.neg());
const onWins = (rounding: Commission['rounding'], share: Fraction): Commission => ({
  events: ['win'],
  from: 'winnings',
  share,
  rounding,
  coin: 25,
});
const shown = ({ stake, edge }: AtStake) => [stake, toFixed(edge.mul(100), 4)];

// Derived independently, in Python's fractions from value sequences, by trying every stake.
describe('stakes between whole dollars, and the largest', () => {
  const five = ratio(1, 20);
  it.each([
    ['from $1.50 to $2.50', EIGHT, onWins('nearest', five), 150, 250, 25, [150, '-1.2351'], [250, '3.3509']],
    ['from $1 to $100', EIGHT, onWins('nearest', five), 100, 10_000, 25, [100, '-1.2351'], [250, '3.3509']],
    ['up, to $3.75', EIGHT, onWins('up', five), 50, 375, 25, [375, '1.8222'], [50, '21.6948']],
    [
      'at 12.37%',
      SEVEN,
      onWins('nearest', ratio(1_237, 10_000)),
      250,
      750,
      25,
      [300, '2.5858'],
      [325, '5.8196'],
    ],
    [
      'from $5 to $5.80, at which the player gains',
      EIGHT,
      { ...onWins('nearest', ratio(13, 100)), events: ['tie'], from: 'wager' },
      500,
      580,
      5,
      [580, '-0.0046'],
      [500, '0.1923'],
    ],
  ] as [string, typeof EIGHT, Commission, number, number, number, unknown[], unknown[]][])(
    '%s',
    (_, counted, commission, from, to, step, cheapest, dearest) => {
      const { least, most } = extremes(counted, gross, commission, { from, to, step });
      expect(shown(least)).toEqual(cheapest);
      expect(shown(most)).toEqual(dearest);
    },
  );
});

it('are found by trying every stake, whatever is charged and from where to where', () => {
  const counted = {
    universe: 10n,
    outcomes: [
      { event: 'half', count: 2n },
      { event: 'win', count: 3n },
      { event: 'lose', count: 5n },
    ],
  };
  const paid = (event: string) => (event === 'win' ? ratio(2) : event === 'half' ? ratio(1, 2) : ONE.neg());
  const shares = [ratio(3, 100), ratio(513, 10_000), ratio(1, 7), ratio(9, 10), ZERO];
  for (const share of shares)
    for (const rounding of ['nearest', 'up'] as const)
      for (const from of ['winnings', 'wager'] as const)
        for (const [low, high, step] of [
          [130, 985, 5],
          [25, 4_000, 25],
          [375, 375, 25],
        ] as const) {
          const commission: Commission = { ...onWins(rounding, share), from, events: ['half', 'win'] };
          const tried = Array.from({ length: (high - low) / step + 1 }, (_, i) =>
            edgeAtStake(counted, paid, commission, low + i * step),
          );
          const cheapest = tried.reduce((best, next) => (next.edge.lt(best.edge) ? next : best));
          const dearest = tried.reduce((worst, next) => (next.edge.gt(worst.edge) ? next : worst));
          const { least, most } = extremes(counted, paid, commission, { from: low, to: high, step });
          expect([least.stake, most.stake]).toEqual([cheapest.stake, dearest.stake]);
        }
});

it('limits that are no whole steps are refused', () => {
  const between = () => extremes(EIGHT, gross, onWins('up', ratio(1, 20)), { from: 110, to: 200, step: 25 });
  expect(between).toThrow('both limits are whole steps');
});
