import { expect, it } from 'vitest';
import { afterAsking, canAnswer, canAsk, nextStep, noQuestions } from './states';

const DAY = '2098-03-01';

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
    expect([canAsk({ state }, DAY), canAnswer({ state }, DAY)]).toEqual([true, true]);
    expect(afterAsking(state)).toBe('The operator gets a notice; nothing else changes.');
    expect(noQuestions({ state }, { reader: 'operator', today: DAY })).toMatch(/a box for your answer/);
    expect(noQuestions({ state }, { reader: 'reviewer', today: DAY })).not.toMatch(/before you decide/);
  },
);

it.each(['discontinued', 'abandoned', 'refused'] as const)(
  'a trial that was %s is asked about while it is played out, and no longer',
  (state) => {
    const days = { from: '2098-02-01', to: DAY };
    const asked = (of: Parameters<typeof canAsk>[0], today: string) => [
      canAsk(of, today),
      canAnswer(of, today),
    ];
    expect(asked({ state, days }, DAY)).toEqual([true, true]);
    expect(asked({ state, days }, '2098-03-02')).toEqual([false, false]);
    expect(asked({ state, days }, '2098-01-31')).toEqual([false, false]);
    expect(asked({ state }, DAY)).toEqual([false, false]);
    expect(noQuestions({ state, days }, { reader: 'reviewer', today: '2098-03-02' })).toBe('None was asked.');
  },
);
