/**
 * Whose call begins next. One person's calls begin in the order they came; several people take turns. After a
 * call that held the process, its caller pauses for as long, so a burst by one person leaves half the time to
 * everybody else.
 */
const MOST_WAITING = 1000;
/** Milliseconds that nobody notices. */
const QUICK = 20;
const LONGEST_PAUSE = 500;

export class Turns {
  /** In the order of their next turns. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly pausedUntil = new Map<string, number>();
  private stepping = false;
  private sleeping: NodeJS.Timeout | undefined;

  constructor(private readonly clock = () => performance.now()) {}

  /** Resolves when the person's call may begin: at once, with false, if too many of theirs are waiting. */
  next(who: string): Promise<boolean> {
    const calls = this.waiting.get(who) ?? [];
    if (calls.length >= MOST_WAITING) return Promise.resolve(false);
    return new Promise((resolve) => {
      calls.push(() => resolve(true));
      this.waiting.set(who, calls);
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
    const who = [...this.waiting.keys()].find((one) => !this.pausedUntil.has(one));
    if (who === undefined) {
      this.sleep(began);
      return;
    }
    const [begin, ...later] = this.waiting.get(who) ?? [];
    this.waiting.delete(who);
    // Back to the end of the line.
    if (later.length > 0) this.waiting.set(who, later);
    begin?.();
    setImmediate(() => {
      const now = this.clock();
      const took = now - began;
      if (took > QUICK) this.pausedUntil.set(who, now + Math.min(took, LONGEST_PAUSE));
      this.step();
    });
  }

  private sleep(now: number): void {
    if (this.waiting.size === 0) {
      this.stepping = false;
      return;
    }
    const first = Math.min(...[...this.waiting.keys()].map((who) => this.pausedUntil.get(who) ?? now));
    this.sleeping = setTimeout(() => {
      this.sleeping = undefined;
      this.step();
    }, first - now);
  }
}
