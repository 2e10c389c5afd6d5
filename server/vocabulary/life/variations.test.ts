import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leftAt } from './stays';
import {
  BEGINNINGS,
  nextVariationState,
  STORED_VARIATION_MOVES,
  STORED_VARIATION_STATES,
  VARIATION_KINDS,
  VARIATION_STATES,
  VARIATION_STEPS,
  type VariationState,
  variationMayBePlayed,
  variationStateOn,
} from './variations';

/** Written out by hand from section 2.4, not from the table under test. */
const ALLOWED: Record<VariationState, string> = {
  notified:
    'answer: stays, ask: stays, call-significant: significant, stop: stopped, take-back: taken-back, take-note: noted',
  noted: 'answer: stays, ask: stays, call-significant: significant, stop: stopped, take-back: taken-back',
  offered: 'answer: stays, ask: stays, stop: stopped, take-back: taken-back',
  significant: 'answer: stays, apply: applied-for, ask: stays, stop: stopped',
  'applied-for': 'answer: stays',
  stopped: 'answer: stays',
  'taken-back': '',
  over: 'answer: stays',
};

it.each(VARIATION_STATES.map((state) => [state]))('%s: exactly what is allowed', (state) => {
  const steps = [...VARIATION_STEPS].sort().flatMap((step) => {
    const next = nextVariationState(state, step);
    return next ? [`${step}: ${next}`] : [];
  });
  expect(steps.join(', ')).toBe(ALLOWED[state]);
});

it('reaches every stored state from where a kind begins', () => {
  const reached = new Set<VariationState>(VARIATION_KINDS.map((kind) => BEGINNINGS[kind].to));
  for (const state of reached)
    for (const step of VARIATION_STEPS)
      reached.add(leftAt<VariationState>(nextVariationState(state, step), state) ?? state);
  expect([...reached].sort()).toEqual([...STORED_VARIATION_STATES].sort());
});

it('is what the database lets through, and nothing else', () => {
  const migration = readFileSync(new URL('../../db/migrations/0017_variations.sql', import.meta.url), 'utf8');
  const [moves = '', beginnings = ''] = [...migration.matchAll(/NOT IN \(([^)]*)\)/g)].map(
    ([, list]) => list ?? '',
  );
  const listed = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, one]) => one);
  expect(listed(moves).sort()).toEqual([...STORED_VARIATION_MOVES]);
  expect(listed(beginnings)).toEqual(VARIATION_KINDS.map((kind) => `${kind} > ${BEGINNINGS[kind].to}`));
});

describe('the clock', () => {
  const days = { from: '2027-02-01', to: '2027-02-07' };
  const tried = ['2027-01-31', '2027-02-01', '2027-02-07', '2027-02-08'];
  const played = (state: (typeof STORED_VARIATION_STATES)[number], more = {}) =>
    tried.map((day) => variationMayBePlayed(state, { ...days, ...more }, day));

  it('lets it be played from its first day to its last', () => {
    for (const state of ['notified', 'noted', 'offered'] as const) {
      expect(played(state)).toEqual([false, true, true, false]);
      expect(tried.map((day) => variationStateOn(state, days, day))).toEqual([state, state, state, 'over']);
    }
    expect(played('taken-back')).toEqual([false, false, false, false]);
  });

  it('has no last day where none was given', () => {
    expect(played('offered', { to: null })).toEqual([false, true, true, true]);
    expect(variationStateOn('offered', { to: null }, '2099-01-01')).toBe('offered');
  });

  it('leaves, once somebody ended it, the days for stopping and no other', () => {
    for (const state of ['significant', 'applied-for', 'stopped'] as const) {
      expect(played(state), 'before its first day').toEqual([false, false, false, false]);
      expect(played(state, { lastDay: '2027-02-01' })).toEqual([false, true, false, false]);
    }
    expect(variationStateOn('significant', days, '2027-03-01')).toBe('significant');
  });

  it('does not count the days between two occasions', () => {
    const periods = [
      { from: '2027-02-01', to: '2027-02-01' },
      { from: '2027-02-07', to: '2027-02-07' },
    ];
    const day = (on: string) => variationMayBePlayed('notified', { ...days, periods }, on);
    expect(['2027-02-01', '2027-02-03', '2027-02-07'].map(day)).toEqual([true, false, true]);
  });
});
