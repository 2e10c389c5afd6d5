/**
 * Has wagers counted in a thread beside the page, one at a time and the newest first, so that typing never waits. What
 * nobody waits for any more is dropped; where that is already under way and slow, the thread is ended and a new one started.
 */

import type { EngineWager } from '@/simulations/request/request';
import type { Distribution } from '@/simulations/wagers/distribution';

export type CountRequest = { id: number; wager: EngineWager };
export type CountAnswer =
  | { id: number; ok: true; distribution: Distribution }
  | { id: number; ok: false; says: string };

/** The thread, as far as it is known here. */
export type CountingThread = {
  post: (request: CountRequest) => void;
  end: () => void;
};
export type StartThread = (
  onAnswer: (answer: CountAnswer) => void,
  onFailure: (says: string) => void,
) => CountingThread;

type Waiting = {
  request: CountRequest;
  settle: (answer: CountAnswer) => void;
  fail: (error: Error) => void;
};

/** How long an unwanted count may hold up the next one. */
export const PATIENCE = 1_500;

export class Counter {
  private thread: CountingThread | undefined;
  private readonly queue: Waiting[] = [];
  private current: (Waiting & { abandoned: boolean }) | undefined;
  private impatience: ReturnType<typeof setTimeout> | undefined;
  private last = 0;

  constructor(private readonly start: StartThread) {}

  count(wager: EngineWager, signal?: AbortSignal): Promise<Distribution> {
    this.last += 1;
    const request = { id: this.last, wager };
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        request,
        settle: (answer) => (answer.ok ? resolve(answer.distribution) : reject(new Error(answer.says))),
        fail: reject,
      };
      signal?.addEventListener('abort', () => this.drop(waiting), { once: true });
      if (signal?.aborted) return reject(new Error('dropped'));
      this.queue.unshift(waiting);
      this.next();
    });
  }

  private next(): void {
    if (this.current) {
      this.hurry();
      return;
    }
    const waiting = this.queue.shift();
    if (!waiting) return;
    this.current = { ...waiting, abandoned: false };
    this.thread ??= this.start(
      (answer) => this.answered(answer),
      (says) => this.broken(says),
    );
    this.thread.post(waiting.request);
  }

  private answered(answer: CountAnswer): void {
    const done = this.current;
    if (done?.request.id !== answer.id) return;
    this.release();
    done.settle(answer);
    this.next();
  }

  private broken(says: string): void {
    const done = this.current;
    this.restart();
    done?.fail(new Error(says));
    this.next();
  }

  private drop(waiting: Waiting): void {
    const at = this.queue.indexOf(waiting);
    if (at >= 0) this.queue.splice(at, 1);
    if (this.current?.request === waiting.request) this.current.abandoned = true;
    waiting.fail(new Error('dropped'));
    this.hurry();
  }

  /** Only where something waits behind an unwanted count. */
  private hurry(): void {
    if (!this.current?.abandoned || this.queue.length === 0 || this.impatience !== undefined) return;
    this.impatience = setTimeout(() => {
      this.restart();
      this.next();
    }, PATIENCE);
  }

  private restart(): void {
    this.thread?.end();
    this.thread = undefined;
    this.release();
  }

  private release(): void {
    this.current = undefined;
    clearTimeout(this.impatience);
    this.impatience = undefined;
  }
}
