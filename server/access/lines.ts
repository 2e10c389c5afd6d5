/**
 * Who waits for what. What one person waits for comes in the order in which it was asked for; several people take turns. All who
 * are not signed in have the turn of one person, and take turns for it by address: whoever makes addresses up gains nothing over
 * people who are signed in.
 */
const VISITORS = 'not signed in';

export type Waiter = { who: string; address: string };

/** Where they are signed in, by what tells one person from another; else by their address. */
export const waiterOf = (person: string | undefined, address: string): Waiter =>
  person === undefined ? { who: VISITORS, address } : { who: person, address: '' };

export class Lines<Item> {
  /** By person, then by address; both in the order of their next turns. */
  private readonly waiting = new Map<string, Map<string, Item[]>>();

  /** How much waits in the same line, and of the same person or of all visitors. */
  before({ who, address }: Waiter): { line: number; all: number } {
    const lines = this.waiting.get(who);
    const sizes = [...(lines?.values() ?? [])].map((line) => line.length);
    return { line: lines?.get(address)?.length ?? 0, all: sizes.reduce((sum, size) => sum + size, 0) };
  }

  add({ who, address }: Waiter, item: Item): void {
    const lines = this.waiting.get(who) ?? new Map<string, Item[]>();
    const line = lines.get(address) ?? [];
    line.push(item);
    this.waiting.set(who, lines.set(address, line));
  }

  /** The next of those that may have a turn; who takes one goes back to the end. */
  take(may: (waiter: Waiter) => boolean = () => true): (Waiter & { item: Item }) | undefined {
    for (const waiter of this.waiters()) {
      const { who, address } = waiter;
      if (!may(waiter)) continue;
      const lines = this.waiting.get(who);
      const [item, ...later] = lines?.get(address) ?? [];
      if (!lines || item === undefined) continue;
      lines.delete(address);
      if (later.length > 0) lines.set(address, later);
      this.waiting.delete(who);
      if (lines.size > 0) this.waiting.set(who, lines);
      return { ...waiter, item };
    }
    return undefined;
  }

  /** Nobody waits for it any longer; whether it was still there. */
  remove({ who, address }: Waiter, item: Item): boolean {
    const lines = this.waiting.get(who);
    const line = lines?.get(address);
    if (!lines || !line?.includes(item)) return false;
    const others = line.filter((other) => other !== item);
    if (others.length > 0) lines.set(address, others);
    else lines.delete(address);
    if (lines.size === 0) this.waiting.delete(who);
    return true;
  }

  /** In the order of their next turns. */
  waiters(): Waiter[] {
    return [...this.waiting].flatMap(([who, lines]) =>
      [...lines.keys()].map((address) => ({ who, address })),
    );
  }
}
