/** The time on the server, told by a browser whose own clock may be wrong. */

/** How much earlier an answer may put the time before it is believed: what it took on its way makes every answer seem early. */
const SLOW_ANSWER = 10_000;

/** A browser holds back the timers of a page that nobody looks at, and stops them while the machine sleeps. */
const LONGEST_SLEEP = 30_000;

export class SiteClock {
  /** How far the server's clock is ahead of the one here. */
  #ahead: number;
  readonly #here: () => number;
  readonly #listeners = new Set<() => void>();

  /** `arrived`: when, by the clock here, the page came that says `at`. */
  constructor(
    at: number,
    { here = Date.now, arrived = here() }: { here?: () => number; arrived?: number } = {},
  ) {
    this.#here = here;
    this.#ahead = at - arrived;
  }

  now(): Date {
    return new Date(this.#here() + this.#ahead);
  }

  /** What an answer said that came just now. The latest of several is nearest to the truth, unless the clock here was set again. */
  heard(at: number): void {
    const ahead = at - this.#here();
    if (ahead <= this.#ahead && ahead > this.#ahead - SLOW_ANSWER) return;
    this.#ahead = ahead;
    for (const listener of this.#listeners) listener();
  }

  /** Calls `changed` when the time that `next` names has come, again and again, and whenever the clock was put right. */
  watch(next: (now: Date) => Date, changed: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = next(this.now()).getTime() - this.now().getTime();
      timer = setTimeout(tell, Math.max(1, Math.min(left, LONGEST_SLEEP)));
    };
    const tell = () => {
      changed();
      look();
    };
    this.#listeners.add(tell);
    look();
    return () => {
      clearTimeout(timer);
      this.#listeners.delete(tell);
    };
  }
}
