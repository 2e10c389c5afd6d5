import { expect, it } from 'vitest';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { dayAskedFor, TRIAL_WORDS, trialSteps } from './trial-words';

type Trial = Parameters<typeof trialSteps>[0];

const days: Trial['days'] = { of: 'trial', from: '2098-02-01', to: '2098-03-31' };
const asked = (step: 'ask-extension' | 'ask-adoption', day: string) =>
  [{ step, at: `${day}T12:00:00Z` }] as NonNullable<SubmissionWhole['trialSteps']>;
const offered = (trial: Omit<Trial, 'rulebook' | 'days'>, today: string) =>
  trialSteps({ rulebook: 'gb-2007', days, ...trial }, 'reviewer', today);

it('offers an extension of a trial that is over only where one or adoption was asked for by its last day', () => {
  const late = { state: 'adoption-asked' as const, trialSteps: asked('ask-adoption', '2098-04-01') };
  const inTime = { state: 'adoption-asked' as const, trialSteps: asked('ask-adoption', '2098-03-31') };
  expect(offered(late, '2098-04-02')).toEqual(['adopt', 'refuse-adoption', 'discontinue']);
  expect(offered(inTime, '2098-04-02')).toContain('extend');
  expect(offered({ state: 'expired' }, '2098-04-02')).toEqual([]);
  const waits = { state: 'expired' as const, trialSteps: asked('ask-extension', '2098-03-30') };
  expect(offered(waits, '2098-04-02')).toEqual(['extend', 'refuse-extension']);
  expect(offered({ state: 'on-trial' }, '2098-03-31')).toEqual(['extend', 'discontinue']);
});

it('says until when the operator asks to go on, as long as nobody has answered', () => {
  const request = { step: 'ask-extension', lastDay: '2098-06-30' };
  const steps = (...all: { step: string; lastDay?: string }[]) =>
    dayAskedFor(all as NonNullable<SubmissionWhole['trialSteps']>);
  expect(steps(request)).toBe('2098-06-30');
  expect(steps(request, { step: 'refuse-extension' })).toBeUndefined();
  expect(steps(request, { step: 'take-back' }, { step: 'ask-adoption' })).toBeUndefined();
  expect(steps()).toBeUndefined();
  expect(TRIAL_WORDS.extend.day?.hint({ last: '2098-03-31', asked: '2098-06-30' })).toBe(
    'The operator asks for 30 June 2098. Later than 31 March 2098, when the trial ends now.',
  );
});
