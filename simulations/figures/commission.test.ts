import { describe, expect, it } from 'vitest';
import { toFixed } from '../exact/decimal';
import { fromText, ONE, ratio, toText, ZERO } from '../exact/fraction';
import { baccarat } from '../games/baccarat/family';
import { breakEvenShare, type Commission, chargeAt, edgeAtStake, stakesBetween } from './commission';
import { extremes } from './extreme-stakes';

const EIGHT = baccarat.distribution({ decks: 8, seats: 7 }, 'banker-charged-on-tie');
/** Even money on a win, the stake back on a tie. */
const gross = (event: string) => (event === 'win' ? ONE : event === 'tie' ? ZERO : ONE.neg());
const onWins = (rounding: Commission['rounding'], share = ratio(1, 20)): Commission => ({
  events: ['win'],
  from: 'winnings',
  share,
  rounding,
  coin: 25,
});
const percent = (edge: { edge: ReturnType<typeof ratio> }) => toFixed(edge.edge.mul(100), 4);

describe('the charge on a stake', () => {
  // By hand: 5% of the stake, in quarters.
  it.each([
    [100, '5/1', '0/1', '25/1'],
    [200, '10/1', '0/1', '25/1'],
    [250, '25/2', '25/1', '25/1'],
    [300, '15/1', '25/1', '25/1'],
    [500, '25/1', '25/1', '25/1'],
    [700, '35/1', '25/1', '50/1'],
    [1200, '60/1', '50/1', '75/1'],
  ])('%i: exact %s, to the nearest %s, up %s', (stake, exact, nearest, up) => {
    const charges = (['exact', 'nearest', 'up'] as const).map((rounding) =>
      toText(chargeAt(onWins(rounding), gross, stake)),
    );
    expect(charges).toEqual([exact, nearest, up]);
  });

  it('on a tie is a share of the wager', () => {
    const onTies: Commission = { ...onWins('up', ratio(1, 4)), events: ['tie'], from: 'wager' };
    expect(toText(chargeAt(onTies, gross, 130))).toBe('50/1');
  });
});

describe('at other pays than even money', () => {
  // Two to one on a win that comes 3 times in 10, half to one on one that comes 2 times in 10.
  const counted = {
    universe: 10n,
    outcomes: [
      { event: 'half', count: 2n },
      { event: 'win', count: 3n },
      { event: 'lose', count: 5n },
    ],
  };
  const paid = (event: string) => (event === 'win' ? ratio(2) : event === 'half' ? ratio(1, 2) : ONE.neg());
  const both = (rounding: Commission['rounding'], from: Commission['from'] = 'winnings'): Commission => ({
    ...onWins(rounding),
    events: ['half', 'win'],
    from,
  });

  it('is a share of what was won', () => {
    expect(toText(chargeAt(onWins('exact'), paid, 500))).toBe('50/1');
    expect(toText(chargeAt(both('exact'), paid, 500, 'half'))).toBe('25/2');
    expect(toText(chargeAt(both('exact', 'wager'), paid, 500, 'half'))).toBe('25/1');
  });

  it('costs nothing at the share that takes back exactly what the player gains', () => {
    // The player gains (3 x 2 + 2 / 2 - 5) / 10 = 1/5; won are 7/10 on average, and half of the rounds are charged.
    expect(toText(breakEvenShare(counted, paid, both('exact')) ?? ZERO)).toBe('2/7');
    expect(toText(breakEvenShare(counted, paid, both('exact', 'wager')) ?? ZERO)).toBe('2/5');
  });

  it.each([
    ['up', 'winnings', ['half', 'win']],
    ['nearest', 'winnings', ['half', 'win']],
    ['nearest', 'winnings', ['win']],
    ['up', 'wager', ['half', 'win']],
    ['nearest', 'wager', ['half', 'win']],
  ] as const)('rounded %s from the %s of %s has the extremes of all stakes', (rounding, from, events) => {
    const commission = { ...both(rounding, from), events };
    const tried = Array.from({ length: 100 }, (_, i) =>
      edgeAtStake(counted, paid, commission, 100 * (i + 1)),
    );
    const cheapest = tried.reduce((best, next) => (next.edge.lt(best.edge) ? next : best));
    const dearest = tried.reduce((worst, next) => (next.edge.gt(worst.edge) ? next : worst));
    const { least, most } = extremes(counted, paid, commission, { from: 100, to: 10_000, step: 100 });
    expect([least.stake, most.stake]).toEqual([cheapest.stake, dearest.stake]);
  });
});

describe('eight decks', () => {
  // Derived independently, in Python's fractions from value sequences: what five per cent and its rounding cost.
  it.each([
    [100, '1.0579', '-1.2351', '10.2299'],
    [200, '1.0579', '-1.2351', '4.4974'],
    [300, '1.0579', '2.5866', '2.5866'],
    [500, '1.0579', '1.0579', '1.0579'],
    [700, '1.0579', '0.4028', '2.0406'],
    [1200, '1.0579', '0.6757', '1.6312'],
    [10_000, '1.0579', '1.0579', '1.0579'],
  ])('a stake of %i', (stake, ...edges) => {
    const found = (['exact', 'nearest', 'up'] as const).map((rounding) =>
      percent(edgeAtStake(EIGHT, gross, onWins(rounding), stake)),
    );
    expect(found).toEqual(edges);
  });

  it('the player gains where ties are charged less than 12.98%', () => {
    const onTies: Commission = { ...onWins('exact'), events: ['tie'], from: 'wager' };
    const share = breakEvenShare(EIGHT, gross, onTies);
    expect(share && toFixed(share.mul(100), 4)).toBe('12.9795');
    const even = edgeAtStake(EIGHT, gross, { ...onTies, share: share ?? ONE }, 100);
    expect(toText(even.edge)).toBe('0/1');
    expect(percent(edgeAtStake(EIGHT, gross, { ...onTies, share: ratio(1, 4) }, 100))).toBe('1.1438');
  });

  it('no stake beyond the limits is tried, and the largest is', () => {
    const between = (to: number, rounding: Commission['rounding'] = 'nearest') => {
      const { least, most } = extremes(EIGHT, gross, onWins(rounding), { from: 100, to, step: 100 });
      return [least.stake, most.stake];
    };
    expect(between(200)).toEqual([100, 100]);
    expect(between(300)).toEqual([100, 300]);
    // Unrounded, every stake costs the same, and the first is named.
    expect(between(50_000, 'exact')).toEqual([100, 100]);
  });

  it('cheapest and dearest stakes between limits', () => {
    const { least, most } = extremes(EIGHT, gross, onWins('nearest'), { from: 100, to: 50_000, step: 100 });
    expect([least.stake, percent(least), most.stake, percent(most)]).toEqual([100, '-1.2351', 300, '2.5866']);
    const up = extremes(EIGHT, gross, onWins('up'), { from: 500, to: 50_000, step: 100 });
    expect([up.least.stake, percent(up.least), up.most.stake, percent(up.most)]).toEqual([
      500,
      '1.0579',
      600,
      '2.5866',
    ]);
  });
});

it('the cheapest and dearest stakes are those that trying every stake finds, at any share', () => {
  const limits = { from: 100, to: 600_000, step: 100 };
  for (const [share, rounding] of [
    [ratio(513, 10_000), 'up'],
    [ratio(1_999, 10_000), 'up'],
    [ratio(777, 10_000), 'nearest'],
  ] as const) {
    const commission = { ...onWins(rounding), share };
    // The charge of each stake on its own: what each unit staked costs.
    const costs = Array.from({ length: 6_000 }, (_, i) => {
      const stake = (i + 1) * 100;
      return { stake, cost: chargeAt(commission, gross, stake).div(stake) };
    });
    const cheapest = costs.reduce((best, next) => (next.cost.lt(best.cost) ? next : best));
    const dearest = costs.reduce((worst, next) => (next.cost.gt(worst.cost) ? next : worst));
    const { least, most } = extremes(EIGHT, gross, commission, limits);
    expect([least.stake, most.stake]).toEqual([cheapest.stake, dearest.stake]);
    if (rounding === 'up' && share.n === 513n) expect(cheapest.stake).toBeGreaterThan(20_100);
  }
});

it('is taken on each of its events: a win split by its cards costs what the win costs', () => {
  const apart = baccarat.distribution({ decks: 8, seats: 7 }, 'banker-seven-apart');
  const won = (event: string) => (event === 'three-card-seven' ? ONE : gross(event));
  const both: Commission = { ...onWins('up'), events: ['win', 'three-card-seven'] };
  // The figures of the wager above, which does not split them.
  for (const [stake, edge] of [
    [100, '10.2299'],
    [500, '1.0579'],
    [700, '2.0406'],
  ] as const)
    expect(percent(edgeAtStake(apart, won, both, stake))).toBe(edge);
  expect(toText(breakEvenShare(apart, won, both) ?? ZERO)).toBe(
    toText(breakEvenShare(EIGHT, gross, onWins('up')) ?? ONE),
  );
});

it('a charge that cannot bring the edge to zero has no break-even share', () => {
  expect(breakEvenShare(EIGHT, gross, { ...onWins('exact'), events: ['no-such-event'] })).toBeUndefined();
  const dear = (event: string) => (event === 'win' ? fromText('1/2') : gross(event));
  expect(breakEvenShare(EIGHT, dear, onWins('exact'))).toBeUndefined();
});

it('stakes go from limit to limit, twelve at most', () => {
  expect(stakesBetween(500, 2_000)).toEqual([500, 600, 700, 800, 1000, 1200, 1500, 2000]);
  expect(stakesBetween(500, 500)).toEqual([500]);
  const many = stakesBetween(100, 1_000_000);
  expect(many).toHaveLength(12);
  expect([many[0], many.at(-1)]).toEqual([100, 1_000_000]);
});

it('no commission is taken from a loss, nor paid to whoever loses', () => {
  for (const rounding of ['exact', 'nearest', 'up'] as const)
    for (const gross of [ratio(-1), ratio(-1, 2), ratio(0)])
      expect(toText(chargeAt(onWins(rounding), () => gross, 100))).toBe('0/1');
});
