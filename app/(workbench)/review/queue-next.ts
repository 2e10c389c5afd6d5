/** Who acts next on what is in the queue, and what they do. */
import type { QueueStanding } from '@/server/queue/shapes';
import { type Next, nextStep } from '../submissions/view/states';

type Asked = QueueStanding & { awaited: boolean; openQuestions: number };

const NOTHING = { actor: 'nobody', briefly: 'Nothing' } as const;

export function nextFor(item: Asked): Pick<Next, 'actor' | 'briefly'> {
  // Its first day waits for no answer.
  if (item.state === 'notified') return { actor: 'reviewer', briefly: 'Reviewer reads it' };
  if (item.awaited && item.openQuestions > 0 && item.state !== 'incomplete') return nextStep('questioned');
  if (item.kind === 'offered') return nextStep('frozen', undefined, { state: item.state });
  // A document has no sign to display once it is decided.
  if (item.kind === 'fees' || item.kind === 'pools') return item.awaited ? nextStep(item.state) : NOTHING;
  // The trial may be over while its extension waits for an answer.
  return nextStep(item.awaited && item.kind === 'extension' ? 'extension-asked' : item.state);
}
