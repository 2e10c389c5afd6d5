import { describe, expect, it } from 'vitest';
import { fromText } from '@/simulations/exact/fraction';
import { figuresOf } from '@/simulations/figures/figures';
import { roundFigures } from '@/simulations/figures/round-figures';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import { largestWin } from './largest-win';

const GIVEN = { meter: true };
const NOT_GIVEN = { meter: false };
const event = (pays: string, count = '1') => ({
  id: pays,
  label: pays,
  count,
  probability: '1/9',
  pays,
  net: '0/1',
  contribution: '0/1',
});
const ending = (id: string, count: string, net: string) => ({
  event: id,
  label: id,
  count,
  net,
  staked: '3/1',
});
const round = (...endings: ReturnType<typeof ending>[]) => ({
  ...roundFigures({ universe: '10', endings, mandatory: '3/1', houseEdge: '0/1' } as unknown as Parameters<
    typeof roundFigures
  >[0]),
  settles: ['let-it-ride'],
});

describe('the most that can be won', () => {
  it('is over the wagers of a round together: three paid 100 to 1 win 300', () => {
    const three = round(
      ending('royal-flush-2', '1', '200/1'),
      ending('royal-flush-3', '1', '300/1'),
      ending('lose-1', '8', '-1/1'),
    );
    expect(largestWin(three, GIVEN, 'wager')).toBe('300 × wager');
  });

  it('leaves out an ending that never comes', () => {
    const two = round(
      ending('royal-flush-2', '1', '200/1'),
      ending('royal-flush-3', '0', '300/1'),
      ending('lose-1', '9', '-1/1'),
    );
    expect(largestWin(two, GIVEN, 'wager')).toBe('200 × wager');
  });

  it('is nothing where every ending loses', () => {
    expect(largestWin(round(ending('lose-1', '10', '-1/1')), GIVEN, 'Ante')).toBe('nothing');
  });

  it('is the largest share of a meter that nobody gave, not the largest fixed row', () => {
    const events = [event('10% of the meter'), event('100% of the meter'), event('100 for 1')];
    const won = { maxPayout: '100 for 1', events, progressive: {} as ProgressiveFigures };
    expect(largestWin(won, NOT_GIVEN, 'wager')).toBe('100% of the meter');
    expect(largestWin(won, GIVEN, 'wager')).toBe('100 for 1');
  });

  it('leaves out a row that never comes', () => {
    const spec = {
      id: 'written',
      label: 'Written',
      explains: '',
      outcome: 'spin',
      decisions: false,
      events: [
        { id: 'never', label: 'Never', settles: 'pays' as const },
        { id: 'some', label: 'Some', settles: 'pays' as const },
        { id: 'lose', label: 'Lose', settles: 'lose' as const },
      ],
    };
    const outcomes = [
      { event: 'never', count: 0n },
      { event: 'some', count: 1n },
      { event: 'lose', count: 9n },
    ];
    const found = figuresOf(
      { universe: 10n, outcomes, method: { id: '', explains: '', reductions: [] } },
      spec,
      { never: '50 to 1', some: '5 to 1' },
    );
    expect(found.ok && largestWin(found.value, GIVEN, 'wager')).toBe('5 to 1');
    expect(found.ok && fromText(found.value.houseEdge).toFraction()).toBe('2/5');
  });
});
