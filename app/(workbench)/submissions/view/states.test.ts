import { expect, it } from 'vitest';
import { nextStep } from './states';

it.each(['notified', 'noted', 'offered', 'over'] as const)(
  'a frozen version that is %s waits for nobody to submit it',
  (state) => {
    const { says, briefly } = nextStep('frozen', undefined, { state });
    expect(`${says} ${briefly}`).not.toMatch(/submit/);
    expect(nextStep('frozen').says).toMatch(/submits it/);
  },
);
