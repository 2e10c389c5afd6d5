/**
 * Whose call begins next (`lines.ts`). After a call that held the process, its caller pauses for as long, so a burst by one person
 * leaves half the time to everybody else.
 */
import { Lines, type Waiter, waiterOf } from './lines';

const MOST_WAITING = 1000;
const MOST_FROM_ONE_ADDRESS = 200;
/** Milliseconds that nobody notices. */
const QUICK = 20;
const LONGEST_PAUSE = 500;

const nameOf = ({ who, address }: Waiter): string => `${who} ${address}`;

export class Turns {
  private readonly waiting = new Lines<() => void>();
  /** By `nameOf`. */
  private readonly pausedUntil = new Map<string, number>();
  private stepping = false;
  private sleeping: NodeJS.Timeout | undefined;

  constructor(private readonly clock = () => performance.now()) {}

  /** Resolves when the person's call may begin: at once, with false, if too many of theirs are waiting. */
  member(id: string): Promise<boolean> {
    return this.next(waiterOf(id, ''), MOST_WAITING);
  }

  /** The same for someone who is not signed in. */
  visitor(address: string): Promise<boolean> {
    return this.next(waiterOf(undefined, address), MOST_FROM_ONE_ADDRESS);
  }

  private next(waiter: Waiter, most: number): Promise<boolean> {
    const { line, all } = this.waiting.before(waiter);
    if (line >= most || all >= MOST_WAITING) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.waiting.add(waiter, () => resolve(true));
      this.wake();
    });
  }

  private wake(): void {
    if (this.sleeping) {
      clearTimeout(this.sleeping);
      this.sleeping = undefined;
    } else if (this.stepping) return;
    this.stepping = true;
    setImmediate(() => this.step());
  }

  private step(): void {
    const began = this.clock();
    for (const [who, until] of this.pausedUntil) if (until <= began) this.pausedUntil.delete(who);
    const next = this.waiting.take((waiter) => !this.pausedUntil.has(nameOf(waiter)));
    if (next === undefined) {
      this.sleep(began);
      return;
    }
    next.item();
    setImmediate(() => {
      const now = this.clock();
      const took = now - began;
      if (took > QUICK) this.pausedUntil.set(nameOf(next), now + Math.min(took, LONGEST_PAUSE));
      this.step();
    });
  }

  private sleep(now: number): void {
    const waiters = this.waiting.waiters();
    if (waiters.length === 0) {
      this.stepping = false;
      return;
    }
    const first = Math.min(...waiters.map((waiter) => this.pausedUntil.get(nameOf(waiter)) ?? now));
    this.sleeping = setTimeout(() => {
      this.sleeping = undefined;
      this.step();
    }, first - now);
  }
}
