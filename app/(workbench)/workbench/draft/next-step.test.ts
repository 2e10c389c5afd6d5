import { describe, expect, it } from 'vitest';
import { SUBMISSION_STATES } from '@/server/submissions/states';
import { type NextStepInput, nextStep } from './next-step';

const ready: NextStepInput = {
  wagers: 3,
  problems: [],
  findings: [{ verdict: 'meets' }],
  analysis: 'current',
  approver: true,
};

describe('the next step of a draft', () => {
  it('is to freeze and submit once everything is in place', () => {
    expect(nextStep(ready)).toMatchObject({ action: 'freeze', label: 'Freeze and submit' });
  });

  it('tells a member that an approver has to submit', () => {
    expect(nextStep({ ...ready, approver: false }).says).toContain('an approver');
  });

  it.each<[string, Partial<NextStepInput>, string]>([
    ['a date of the edition', { dateProblem: 'Choose a later day.', wagers: 0 }, 'date'],
    ['wagers', { wagers: 0 }, 'offer'],
    ['cells that cannot be read', { problems: [{ wager: 'run', label: 'Run' }] }, 'cell'],
    [
      'a wager of one’s own that is not written to its end',
      { unwritten: [{ wager: 'own-1', label: 'Lucky seven', says: 'Write ==.' }] },
      'cell',
    ],
    ['an option that cannot be used', { inputs: ['Write an amount.'] }, 'input'],
    ['breaches', { findings: [{ verdict: 'breach' }] }, 'findings'],
    ['contradictions', { findings: [{ verdict: 'conflict' }] }, 'findings'],
    ['a round that is being solved', { solving: { wager: 'ante', label: 'Ante' } }, 'solving'],
    ['a running analysis', { analysis: 'running' }, 'watch'],
    ['what was not given', { findings: [{ verdict: 'not-assessed' }] }, 'findings'],
    ['confirmations', { findings: [{ verdict: 'needs-attestation' }] }, 'findings'],
    ['the analysis', { analysis: 'none' }, 'analyse'],
    ['an analysis of an older version', { analysis: 'stale' }, 'analyse'],
  ])('asks for %s first', (_, part, action) => {
    expect(nextStep({ ...ready, ...part }).action).toBe(action);
  });

  it('puts what breaks everything before what only waits', () => {
    const all: NextStepInput = {
      ...ready,
      problems: [
        { wager: 'run', label: 'Run' },
        { wager: 'run', label: 'Run' },
      ],
      findings: [{ verdict: 'needs-attestation' }, { verdict: 'breach' }],
      analysis: 'none',
    };
    expect(nextStep(all)).toMatchObject({ action: 'cell', wager: 'run' });
    expect(nextStep(all).says).toContain('2 pays cannot be read');
    expect(nextStep({ ...all, problems: [] })).toMatchObject({ action: 'findings', verdict: 'breach' });
  });

  it('lets a notice or a consent stand: they are not the draft’s to mend', () => {
    expect(
      nextStep({ ...ready, findings: [{ verdict: 'needs-notice' }, { verdict: 'needs-consent' }] }).action,
    ).toBe('freeze');
  });

  it.each(SUBMISSION_STATES)('says something of its own once it is %s', (state) => {
    const said = nextStep({ ...ready, wagers: 0, submission: { state } });
    expect(said.action).toBe('submission');
    expect(said.says).toMatch(/^It |^A |^The /);
  });
});
