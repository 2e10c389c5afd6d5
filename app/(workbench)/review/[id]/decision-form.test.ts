import { describe, expect, it } from 'vitest';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { missingFrom as missingAtServer } from '@/server/reviews/decide';
import { DECISIONS } from '@/server/vocabulary/life/steps';
import { GIVE_REASONS } from '../../submissions/view/trial-words';
import {
  conditionsSent,
  type DecisionDraft,
  KINDS,
  kindsFor,
  missingFrom,
  previewOf,
  refusedDays,
} from './decision-form';

const TRIALS = { 'approve-for-trial': '2.3(b)' } as const;

const empty: DecisionDraft = { kind: null, reasons: '', conditions: '', trialFrom: '', trialTo: '' };
const of = {
  reference: 'A-7',
  name: 'Wheel one',
  version: 1,
  state: 'in-review' as const,
  variant: { circumstances: {} },
};

it('approves what is temporary for its days, and not from now on', () => {
  const temporary = { occasion: 'Fair', from: '2027-01-05', to: '2027-02-01' };
  const approve = kindsFor({ circumstances: { temporary }, clauses: TRIALS }).find(
    ({ kind }) => kind === 'approve',
  );
  expect(approve?.explains).toBe(
    'It may be played exactly as frozen, from 5 January 2027 to 1 February 2027. Any change is a new version.',
  );
  expect(kindsFor({ circumstances: {}, clauses: TRIALS })).toEqual(KINDS);
});

it('offers a trial only where the rules know one, or one is asked for', () => {
  const offered = (circumstances: Circumstances, clauses = {}) =>
    kindsFor({ circumstances, clauses }).map(({ kind }) => kind);
  const others = ['approve', 'approve-with-conditions', 'refuse'];
  expect(offered({})).toEqual(others);
  expect(offered({}, TRIALS)).toEqual(['approve-for-trial', ...others]);
  expect(offered({ trial: { from: '2027-01-05', to: '2027-02-01' } })).toContain('approve-for-trial');
});

describe('what is missing from a decision', () => {
  it('asks for reasons without saying again what its field says', () => {
    const draft = { ...empty, kind: 'approve' as const };
    expect(missingFrom(draft, 'A consent is outstanding.')).toEqual({ reasons: GIVE_REASONS });
    expect(missingFrom(draft)).toEqual({});
    expect(missingFrom({ ...draft, reasons: 'So.' }, 'A consent is outstanding.')).toEqual({});
  });
  it('asks for a kind first', () => {
    expect(Object.keys(missingFrom(empty))).toEqual(['kind']);
  });

  it('does not count blank lines as conditions', () => {
    const draft: DecisionDraft = { ...empty, kind: 'approve-with-conditions', conditions: '\n  \n' };
    expect(Object.keys(missingFrom(draft))).toEqual(['conditions']);
  });

  it('asks for both days of a trial', () => {
    const trial: DecisionDraft = { ...empty, kind: 'approve-for-trial' };
    expect(Object.keys(missingFrom(trial))).toEqual(['trialFrom', 'trialTo']);
    expect(missingFrom({ ...trial, trialFrom: '2008-03-01', trialTo: '2008-03-02' })).toEqual({});
  });

  it('refuses days as they are typed, for what the server refuses them', () => {
    const refused = (trialFrom: string, trialTo: string, kind: DecisionDraft['kind'] = 'approve-for-trial') =>
      refusedDays({ kind, trialFrom, trialTo }, { day: '2098-03-01', today: '2098-02-01' });
    expect(refused('2098-02-10', '2098-02-10')).toMatchObject({ code: 'dates-reversed', field: 'trialTo' });
    expect(refused('2098-01-31', '2098-04-01')?.message).toBe(
      'The trial would begin before today, 1 February 2098, and its days are agreed in advance. Choose today or a later day.',
    );
    expect(refused('2098-02-01', '2098-02-28')?.message).toContain(
      'before the day of its rules, 1 March 2098',
    );
    expect(refused('2098-02-01', '2098-03-01')).toBeUndefined();
    expect(refused('2098-02-10', '')).toBeUndefined();
    expect(refused('2098-02-10', '2098-02-10', 'approve')).toBeUndefined();
  });

  const answers = ['', 'Something.'].flatMap((reasons) =>
    ['', 'One\nTwo'].flatMap((conditions) =>
      [
        ['', ''],
        ['2008-03-01', ''],
        ['2008-03-01', '2008-03-01'],
        ['2008-03-02', '2008-03-01'],
        ['2008-03-01', '2008-05-31'],
      ].map(([trialFrom = '', trialTo = '']) => ({ reasons, conditions, trialFrom, trialTo })),
    ),
  );
  it.each(DECISIONS)('accepts exactly what the server accepts: %s', (kind) => {
    for (const answer of answers) {
      const here = Object.keys(missingFrom({ ...answer, kind })).length === 0;
      const there = missingAtServer({
        kind,
        reasons: answer.reasons,
        conditions: conditionsSent({ ...answer, kind }),
        trialFrom: answer.trialFrom || undefined,
        trialTo: answer.trialTo || undefined,
      });
      expect({ ...answer, taken: here }).toEqual({ ...answer, taken: there.length === 0 });
    }
  });
});

describe('what the operator will read', () => {
  it('names the days of a trial in words', () => {
    const draft: DecisionDraft = {
      ...empty,
      kind: 'approve-for-trial',
      trialFrom: '2008-03-01',
      trialTo: '2008-05-31',
    };
    expect(previewOf(draft, of)).toEqual([
      'A-7, Wheel one, is approved for trial.',
      'Trial from 1 March 2008 to 31 May 2008; the approved sign carries these dates.',
    ]);
    const trial = { from: '2008-03-01', to: '2008-06-30' };
    // The days that were approved are said once.
    expect(previewOf(draft, { ...of, variant: { circumstances: { trial } } })).toEqual([
      'A-7, Wheel one, is approved for trial. Asked for 1 March 2008 to 30 June 2008, approved for 1 March 2008 to 31 May 2008.',
      'The approved sign carries the days of the approval.',
    ]);
  });

  it('numbers the conditions after the reasons', () => {
    const draft: DecisionDraft = {
      ...empty,
      kind: 'approve-with-conditions',
      conditions: 'One\n\nTwo',
      reasons: 'Because.',
    };
    expect(previewOf(draft, of).slice(1)).toEqual(['Because.', '1. One', '2. Two']);
  });

  it('numbers the conditions of a trial, as they are sent', () => {
    const draft: DecisionDraft = {
      ...empty,
      kind: 'approve-for-trial',
      conditions: 'Two tables only.\n\nA report each week.',
      trialFrom: '2008-03-01',
      trialTo: '2008-05-31',
    };
    expect(conditionsSent(draft)).toEqual(['Two tables only.', 'A report each week.']);
    expect(previewOf(draft, of).slice(2)).toEqual(['1. Two tables only.', '2. A report each week.']);
  });

  it.each(['approve', 'refuse'] as const)('takes no conditions typed before the choice of “%s”', (kind) => {
    expect(conditionsSent({ kind, conditions: 'One' })).toEqual([]);
  });

  it('says of an approval, where there are earlier versions, that the notice names those whose place it takes', () => {
    const later = { ...of, version: 2 };
    const says = 'The notice also names each earlier version whose place this one takes at once.';
    expect(previewOf({ ...empty, kind: 'approve' }, later)).toContain(says);
    expect(previewOf({ ...empty, kind: 'refuse' }, later)).not.toContain(says);
    expect(previewOf({ ...empty, kind: 'approve' }, of)).not.toContain(says);
  });

  it('says nothing about a decision that the state does not allow', () => {
    expect(previewOf({ ...empty, kind: 'approve' }, { ...of, state: 'questioned' })).toEqual([]);
  });
});
