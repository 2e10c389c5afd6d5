import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mayBePlayed, stateOn, type TrialDays } from './on-day';
import { isDecided, isTrial, STATES, STORED_STATES, type State, type StoredState } from './states';
import { DECISIONS, nextState, STEPS, STORED_MOVES, type Step } from './steps';

/** Written out by hand from what each side may do and from section 2.3, not from the table under test. */
const ALLOWED: Record<State, string> = {
  frozen: 'submit: submitted, withdraw: withdrawn',
  submitted: 'open: completeness-check, withdraw: withdrawn',
  'completeness-check': 'ask: incomplete, find-complete: in-review, refuse: refused, withdraw: withdrawn',
  incomplete: 'answer-last: completeness-check, ask: incomplete, refuse: refused, withdraw: withdrawn',
  'in-review':
    'approve: approved, approve-for-trial: approved-for-trial, approve-with-conditions: approved-with-conditions, ask: questioned, refuse: refused, withdraw: withdrawn',
  questioned: 'answer-last: in-review, ask: questioned, refuse: refused, withdraw: withdrawn',
  'approved-for-trial': 'abandon: abandoned, discontinue: discontinued, supersede: superseded',
  'on-trial':
    'abandon: abandoned, answer-last: approved-for-trial, ask: approved-for-trial, ask-adoption: adoption-asked, ask-extension: extension-asked, discontinue: discontinued, extend: approved-for-trial, supersede: superseded',
  extended:
    'abandon: abandoned, answer-last: approved-for-trial, ask: approved-for-trial, ask-adoption: adoption-asked, ask-extension: extension-asked, discontinue: discontinued, extend: approved-for-trial, supersede: superseded',
  'extension-asked':
    'abandon: abandoned, answer-last: extension-asked, ask: extension-asked, ask-adoption: adoption-asked, discontinue: discontinued, extend: approved-for-trial, refuse-extension: approved-for-trial, supersede: superseded, take-back: approved-for-trial',
  'adoption-asked':
    'abandon: abandoned, adopt: adopted, answer-last: adoption-asked, ask: adoption-asked, discontinue: discontinued, extend: adoption-asked, refuse-adoption: refused, supersede: superseded, take-back: approved-for-trial',
  expired:
    'ask-adoption: adoption-asked, extend: approved-for-trial, refuse-extension: approved-for-trial, supersede: superseded',
  adopted: 'supersede: superseded',
  approved: 'supersede: superseded',
  'approved-with-conditions': 'supersede: superseded',
  refused: 'answer-last: refused, ask: refused',
  discontinued: 'answer-last: discontinued, ask: discontinued',
  abandoned: 'answer-last: abandoned, ask: abandoned',
  withdrawn: '',
  superseded: '',
};

const stepsFrom = (state: State): string =>
  [...STEPS]
    .sort()
    .flatMap((step) => {
      const next = nextState(state, step);
      return next ? [`${step}: ${next}`] : [];
    })
    .join(', ');

describe('where a submission can go', () => {
  it.each(STATES.map((state) => [state]))('%s: exactly what is allowed', (state) => {
    expect(stepsFrom(state)).toBe(ALLOWED[state]);
  });

  it('reaches every stored state from a frozen one', () => {
    const DAYS = { from: '2008-02-01', to: '2008-04-30', agreed: '2008-03-31' };
    const reached = new Set<State>(['frozen']);
    for (const state of reached) {
      for (const step of STEPS) reached.add(nextState(state, step) ?? state);
      if (!STORED_STATES.some((stored) => stored === state)) continue;
      for (const day of ['2008-01-01', '2008-03-01', '2008-04-01', '2008-05-01'])
        reached.add(stateOn(state as StoredState, DAYS, day));
    }
    expect([...reached].sort()).toEqual([...STATES].sort());
  });

  it('approves nothing while a question is open or before it is found complete', () => {
    for (const state of ['questioned', 'incomplete', 'completeness-check'] as const)
      expect(DECISIONS.filter((decision) => nextState(state, decision))).toEqual(['refuse']);
  });

  it('is what the database lets through, and nothing else', () => {
    const migration = readFileSync(new URL('../../db/migrations/0010_life.sql', import.meta.url), 'utf8');
    const listed = /NOT IN \(([^)]*)\)/.exec(migration)?.[1] ?? '';
    const moves = [...listed.matchAll(/'([^']+)'/g)].map(([, move]) => move);
    expect(moves.sort()).toEqual([...STORED_MOVES].sort());
    expect(STORED_MOVES).toContain('approved-for-trial > extension-asked');
    expect(STORED_MOVES).not.toContain('refused > approved');
  });
});

describe('the clock', () => {
  const days: TrialDays = { from: '2008-02-01', to: '2008-03-31', agreed: '2008-03-31' };
  const longer: TrialDays = { ...days, to: '2008-04-30' };
  const shown = (stored: StoredState, day: string, of: TrialDays | undefined = days) =>
    stateOn(stored, of, day);

  it('begins a trial on its first day and ends it after its last', () => {
    expect(shown('approved-for-trial', '2008-01-31')).toBe('approved-for-trial');
    expect(shown('approved-for-trial', '2008-02-01')).toBe('on-trial');
    expect(shown('approved-for-trial', '2008-03-31')).toBe('on-trial');
    expect(shown('approved-for-trial', '2008-04-01')).toBe('expired');
  });

  it('calls a trial extended once the days first agreed are over', () => {
    expect(shown('approved-for-trial', '2008-03-31', longer)).toBe('on-trial');
    expect(shown('approved-for-trial', '2008-04-01', longer)).toBe('extended');
    expect(shown('approved-for-trial', '2008-05-01', longer)).toBe('expired');
  });

  it('ends a trial though an extension was asked for, and keeps a request for adoption', () => {
    expect(shown('extension-asked', '2008-03-31')).toBe('extension-asked');
    expect(shown('extension-asked', '2008-04-01')).toBe('expired');
    expect(shown('adoption-asked', '2008-04-01')).toBe('adoption-asked');
  });

  it('moves nothing that is not a trial', () => {
    for (const state of STORED_STATES.filter((each) => !isTrial(each)))
      expect(shown(state, '2099-01-01')).toBe(state);
  });

  it('lets a game be played on the days it has, and on no other', () => {
    const played = (stored: StoredState, of: TrialDays | undefined = days) =>
      ['2008-01-31', '2008-02-01', '2008-03-31', '2008-04-01'].map((day) => mayBePlayed(stored, of, day));
    for (const state of ['approved-for-trial', 'extension-asked', 'adoption-asked'] as const)
      expect(played(state)).toEqual([false, true, true, false]);
    for (const state of ['discontinued', 'abandoned', 'refused'] as const)
      expect(played(state), 'until the day that was left for stopping').toEqual([false, true, true, false]);
    for (const state of ['approved', 'approved-with-conditions', 'adopted'] as const) {
      expect([mayBePlayed(state, undefined, '2099-01-01')]).toEqual([true]);
    }
    for (const state of ['withdrawn', 'superseded', 'in-review', 'frozen'] as const)
      expect(played(state)).toEqual([false, false, false, false]);
    expect(mayBePlayed('refused', undefined, '2008-03-01')).toBe(false);
  });

  it('counts as decided everything that a regulator decided on', () => {
    expect(STATES.filter((state) => !isDecided(state)).sort()).toEqual(
      [
        'completeness-check',
        'frozen',
        'in-review',
        'incomplete',
        'questioned',
        'submitted',
        'withdrawn',
      ].sort(),
    );
  });
});

/** A step is named once in the machine and once in the record of who may take it. */
it('every step has somewhere to lead', () => {
  const led = (step: Step) => STATES.some((state) => nextState(state, step) !== undefined);
  expect(STEPS.filter((step) => !led(step))).toEqual([]);
});
