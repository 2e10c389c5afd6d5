/**
 * Whether a trial that is over may still be extended: where an extension or adoption was asked for by its last day, and still
 * waits. Pure: the page asks here too.
 */
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import type { TrialStep } from '../stored/trial-steps';

type Asked = {
  rulebook: string;
  /** The last day. */
  to: string;
  today: string;
  steps: readonly Pick<TrialStep, 'step' | 'at'>[];
};

export function askedInTime({ rulebook, to, today, steps }: Asked): boolean {
  if (today <= to) return true;
  const waiting = new Map<'extension' | 'adoption', string>();
  for (const { step, at } of steps) {
    if (step === 'ask-extension') waiting.set('extension', at);
    if (step === 'ask-adoption') waiting.set('adoption', at);
    if (step === 'extend' || step === 'refuse-extension') waiting.delete('extension');
    if (step === 'take-back') waiting.clear();
  }
  return [...waiting.values()].some((at) => dayIn(rulebook, new Date(at)) <= to);
}

export const askedTooLate = (to: string): string =>
  `The trial ended on ${longDate(to)}, and nobody had asked by then for an extension or for adoption. It cannot be extended any more; play begins again with its adoption, or with a new trial.`;
