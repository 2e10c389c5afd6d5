import { describe, expect, it } from 'vitest';
import { type DecisionDraft, missingFrom, previewOf } from './decision-form';

const empty: DecisionDraft = { kind: null, reasons: '', conditions: '', trialFrom: '', trialTo: '' };
const of = { reference: 'A-7', version: 2 };

describe('what is missing from a decision', () => {
  it('asks for a kind first', () => {
    expect(Object.keys(missingFrom(empty))).toEqual(['kind']);
  });

  it('asks for reasons only of a refusal', () => {
    expect(Object.keys(missingFrom({ ...empty, kind: 'refuse', reasons: ' \n ' }))).toEqual(['reasons']);
    expect(missingFrom({ ...empty, kind: 'refuse', reasons: 'The pay on zero.' })).toEqual({});
    expect(missingFrom({ ...empty, kind: 'approve' })).toEqual({});
  });

  it('asks for both dates of a trial, in order', () => {
    const trial: DecisionDraft = { ...empty, kind: 'approve-for-trial' };
    expect(Object.keys(missingFrom(trial))).toEqual(['trialFrom', 'trialTo']);
    expect(missingFrom({ ...trial, trialFrom: '2008-03-01', trialTo: '2008-02-29' }).trialTo).toContain(
      'before',
    );
    expect(missingFrom({ ...trial, trialFrom: '2008-03-01', trialTo: '2008-03-01' })).toEqual({});
  });

  it('takes blank lines for no condition', () => {
    expect(
      Object.keys(missingFrom({ ...empty, kind: 'approve-with-conditions', conditions: '\n  \n' })),
    ).toEqual(['conditions']);
  });
});

describe('what the operator will be told', () => {
  it('names the dates of a trial in words', () => {
    const [first] = previewOf(
      { ...empty, kind: 'approve-for-trial', trialFrom: '2008-03-01', trialTo: '2008-05-31' },
      of,
    );
    expect(first).toContain('A-7, version 2,');
    expect(first).toContain('from 1 March 2008 to 31 May 2008');
  });

  it('numbers the conditions and keeps the reasons last', () => {
    const lines = previewOf(
      { ...empty, kind: 'approve-with-conditions', conditions: 'One\n\nTwo', reasons: 'Because.' },
      of,
    );
    expect(lines.slice(1)).toEqual(['1. One', '2. Two', 'Because.']);
  });
});
