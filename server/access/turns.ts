/**
 * Whose call begins next. One person's calls begin in the order they came; several people take turns. After a
 * call that held the process, its caller pauses for as long, so a burst by one person leaves half the time to
 * everybody else. All who are not signed in have the turn of one person, and take turns for it by address: whoever makes
 * addresses up gains nothing over people who are signed in.
 */
const MOST_WAITING = 1000;
const MOST_FROM_ONE_ADDRESS = 200;
/** Milliseconds that nobody notices. */
const QUICK = 20;
const LONGEST_PAUSE = 500;

const VISITORS = 'not signed in';
const lineOf = (who: string, address: string): string => `${who} ${address}`;

export class Turns {
  /** By person, then by address; both in the order of their next turns. */
  private readonly waiting = new Map<string, Map<string, (() => void)[]>>();
  /** By `lineOf`. */
  private readonly pausedUntil = new Map<string, number>();
  private stepping = false;
  private sleeping: NodeJS.Timeout | undefined;

  constructor(private readonly clock = () => performance.now()) {}

  /** Resolves when the person's call may begin: at once, with false, if too many of theirs are waiting. */
  member(id: string): Promise<boolean> {
    return this.next(id, '', MOST_WAITING);
  }

  /** The same for someone who is not signed in. */
  visitor(address: string): Promise<boolean> {
    return this.next(VISITORS, address, MOST_FROM_ONE_ADDRESS);
  }

  private next(who: string, address: string, most: number): Promise<boolean> {
    const lines = this.waiting.get(who) ?? new Map<string, (() => void)[]>();
    const calls = lines.get(address) ?? [];
    const all = [...lines.values()].reduce((sum, line) => sum + line.length, 0);
    if (calls.length >= most || all >= MOST_WAITING) return Promise.resolve(false);
    return new Promise((resolve) => {
      calls.push(() => resolve(true));
      this.waiting.set(who, lines.set(address, calls));
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
    const next = this.firstReady();
    if (next === undefined) {
      this.sleep(began);
      return;
    }
    const { who, address, lines } = next;
    const [begin, ...later] = lines.get(address) ?? [];
    // Both go back to the end of the line.
    lines.delete(address);
    if (later.length > 0) lines.set(address, later);
    this.waiting.delete(who);
    if (lines.size > 0) this.waiting.set(who, lines);
    begin?.();
    setImmediate(() => {
      const now = this.clock();
      const took = now - began;
      if (took > QUICK) this.pausedUntil.set(lineOf(who, address), now + Math.min(took, LONGEST_PAUSE));
      this.step();
    });
  }

  private firstReady() {
    for (const [who, lines] of this.waiting)
      for (const address of lines.keys())
        if (!this.pausedUntil.has(lineOf(who, address))) return { who, address, lines };
    return undefined;
  }

  private sleep(now: number): void {
    if (this.waiting.size === 0) {
      this.stepping = false;
      return;
    }
    const lines = [...this.waiting].flatMap(([who, each]) =>
      [...each.keys()].map((address) => lineOf(who, address)),
    );
    const first = Math.min(...lines.map((line) => this.pausedUntil.get(line) ?? now));
    this.sleeping = setTimeout(() => {
      this.sleeping = undefined;
      this.step();
    }, first - now);
  }
}
