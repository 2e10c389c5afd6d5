import { describe, expect, it } from 'vitest';
import { toFixed } from '@/simulations/exact/decimal';
import { fromText } from '@/simulations/exact/fraction';
import { baccarat } from '@/simulations/games/baccarat/family';
import type { Game, Rulebook, Wager } from '../format/record';
import { chosenOptions, wagerSpec } from '../offer/engine-wager';
import { rulebooks } from '../registry';
import { commissionFigures } from './commission';

const rulebook = rulebooks().find(({ id }) => id === 'co-rule-28') as Rulebook;

const DOLLARS = { currency: 'USD', minimum: 500, maximum: 50_000 };

function figures(id: string, given: Record<string, string> = {}, limits = DOLLARS) {
  const game = rulebook.games.find((known) => known.id === id) as Game;
  const banker = game.wagers.find((known) => known.id === 'banker') as Wager;
  const options = chosenOptions(game, given);
  const spec = wagerSpec(game, banker, options);
  const distribution = baccarat.distribution({ decks: 8, seats: 7 }, banker.wager);
  return commissionFigures({ game, currency: 'USD' }, banker, options, { spec, distribution }, limits);
}

const percent = (edge?: string) => edge && toFixed(fromText(edge).mul(100), 3);

describe.each(['golden-frog', 'infinite-fortune', 'eternal-baccarat'])('%s, which can go without', (id) => {
  // 1.0579% with eight decks: counted independently, card by card in exact fractions, and published.
  it('charges every win of the banker’s, with three cards that make seven too', () => {
    const found = figures(id);
    expect(percent(found?.least.houseEdge)).toBe('1.058');
    expect(percent(found?.most.houseEdge)).toBe('1.058');
    expect(found?.events).toHaveLength(2);
  });

  // As in Baccarat itself: see independent-figures.md of the rulebook.
  it('rounds on each of them', () => {
    const found = figures(id, { 'vigorish-rounding': 'up' });
    expect(found?.stakes.find(({ stake }) => stake === 700)?.charge).toBe('50/1');
    expect(percent(found?.stakes.find(({ stake }) => stake === 700)?.houseEdge)).toBe('2.041');
  });

  it('has no charge to round where none is taken', () => {
    expect(figures(id, { 'vigorish-charged': 'free' })).toBeUndefined();
  });
});

it('stakes go by the coin of the charge, or by a smaller one where a limit needs it', () => {
  const ranges: [minimum: number, maximum: number][] = [
    [500, 50_000],
    [100, 1_250],
    [500, 580],
    [110, 1_000],
    [101, 1_000],
  ];
  const steps = ranges.map(([minimum, maximum]) => {
    const limits = { currency: 'USD', minimum, maximum };
    return figures('golden-frog', { 'vigorish-rounding': 'up' }, limits)?.step;
  });
  expect(steps).toEqual([25, 25, 5, 5, 1]);
});
