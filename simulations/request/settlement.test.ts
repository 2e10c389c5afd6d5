import { describe, expect, it } from 'vitest';
import '../catalogue/families';
import type { EngineWager } from './request';
import { splitWagers } from './rounds';
import { BY_ROUND, BY_TABLE, meterOf, type Settlement, writtenOf } from './settlement';
import { countWager, dealerFor } from './written-wagers';

const meter = {
  wager: '1/1',
  meter: '1000/1',
  contribution: '1/2',
  seed: '0/1',
  fixedPaidFrom: 'house' as const,
};
const written = {
  label: 'Zero',
  rows: [{ event: { id: 'zero', label: 'Zero' }, when: 'zero' }],
  otherwise: 'lose' as const,
};
const red = (settled: Settlement): EngineWager => ({
  id: 'red',
  family: 'roulette',
  parameters: {},
  wager: 'red-black',
  pays: { win: '1 to 1', zero: 'lose' },
  settled,
});

describe('a wager', () => {
  it('by table or by meter is counted as the family counts it', () => {
    for (const settled of [BY_TABLE, { by: 'meter' as const, meter }]) {
      const { distribution } = countWager(red(settled));
      expect(distribution.outcomes.find(({ event }) => event === 'win')?.count).toBe(18n);
      expect(dealerFor(red(settled)).events).toContain('win');
    }
  });

  it('by rows is counted by its conditions, whatever the family calls by its name', () => {
    const { distribution, spec } = countWager(red({ by: 'rows', written }));
    expect(distribution.outcomes.map(({ event, count }) => [event, count])).toEqual([
      ['zero', 1n],
      ['otherwise', 36n],
    ]);
    expect(spec.label).toBe('Zero');
    expect(dealerFor(red({ by: 'rows', written })).events).toEqual(['zero', 'otherwise']);
  });

  it('of a round is neither counted nor dealt alone', () => {
    expect(() => countWager(red(BY_ROUND))).toThrow('red-black is counted with its round');
    expect(() => dealerFor(red(BY_ROUND))).toThrow('red-black is dealt with its round');
  });

  it('is split off into rounds by how it is settled, not by its family', () => {
    const split = splitWagers([red(BY_TABLE)]);
    expect(split.ok && split.value.alone).toEqual([red(BY_TABLE)]);
  });

  it('from a pool is refused before anything is counted', () => {
    const pool = {
      deductions: [{ to: 'house' as const, share: '1/10' }],
      unit: '10/1',
      step: '1/2',
      rounding: 'down' as const,
      breakage: 'house' as const,
    };
    const split = splitWagers([red(BY_TABLE), red({ by: 'pool', pool })]);
    expect(!split.ok && split.problems).toEqual([
      {
        code: 'pool-uncounted',
        message:
          'Leave out Red or black: what a pool pays depends on what everybody stakes, so its events do not give it an edge.',
        field: 'wagers.red',
      },
    ]);
  });

  it('has a meter or rows only where it is settled by them', () => {
    expect([meterOf({ by: 'meter', meter }), meterOf(BY_TABLE)]).toEqual([meter, undefined]);
    expect([writtenOf({ by: 'rows', written }), writtenOf(BY_ROUND)]).toEqual([written, undefined]);
  });
});
