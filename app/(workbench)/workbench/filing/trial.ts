/** One trial of lines on every holding: it says how far it is, and its thread ends with it, or as soon as nobody waits for it. */
import type { Tried } from '@/simulations/family/filed-lines';
import type { Result } from '@/simulations/problems/problem';

export type TrialRequest = { family: string; parameters: unknown; value: unknown };
export type TrialAnswer =
  | { is: 'under way'; tried: number }
  | { is: 'done'; filed: Result<string> }
  | { is: 'failed' };

/** The thread, as far as it is known here. */
export type TrialThread = { post: (request: TrialRequest) => void; end: () => void };
export type StartTrial = (onAnswer: (answer: TrialAnswer) => void, onFailure: () => void) => TrialThread;

export type Watching = { signal: AbortSignal; onTried: Tried };

/** Rejected where the thread breaks, and where the signal drops it. */
export function tryOut(
  start: StartTrial,
  request: TrialRequest,
  { signal, onTried }: Watching,
): Promise<Result<string>> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Error('dropped'));
    const broken = () => {
      thread.end();
      reject(new Error('The trial stopped.'));
    };
    const thread = start((answer) => {
      switch (answer.is) {
        case 'under way':
          return onTried(answer.tried);
        case 'done':
          thread.end();
          return resolve(answer.filed);
        case 'failed':
          return broken();
      }
    }, broken);
    signal.addEventListener(
      'abort',
      () => {
        thread.end();
        reject(new Error('dropped'));
      },
      { once: true },
    );
    thread.post(request);
  });
}
