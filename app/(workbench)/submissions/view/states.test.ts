import { expect, it } from 'vitest';
import { afterAsking, canAnswer, canAsk, nextStep, noQuestions } from './states';

it.each(['notified', 'noted', 'offered', 'over'] as const)(
  'a frozen version that is %s waits for nobody to submit it',
  (state) => {
    const { says, briefly } = nextStep('frozen', undefined, { state });
    expect(`${says} ${briefly}`).not.toMatch(/submit/);
    expect(nextStep('frozen').says).toMatch(/submits it/);
  },
);

it('an approved game whose consent has ended waits for its operator, with a new one', () => {
  const lapsed = { when: 'over', lapsed: true, says: 'The consent ended.' } as const;
  for (const state of ['approved', 'on-trial', 'adoption-asked'] as const)
    expect(nextStep(state, lapsed)).toMatchObject({
      actor: 'operator',
      says: 'The consent ended. The operator takes any sign of it down, and submits that version.',
    });
});

it.each(['on-trial', 'extended', 'extension-asked', 'adoption-asked'] as const)(
  'a trial that is %s may be asked about, and waits for no answer',
  (state) => {
    expect([canAsk(state), canAnswer(state)]).toEqual([true, true]);
    expect(afterAsking(state)).toBe('The operator gets a notice; nothing else changes.');
    expect(noQuestions({ state }, 'operator')).toMatch(/a box for your answer/);
    expect(noQuestions({ state }, 'reviewer')).not.toMatch(/before you decide/);
  },
);
