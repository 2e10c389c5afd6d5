/**
 * Runs shards as threads come free, in the order they are asked for, but each on the thread that keeps tables for it, and those that others
 * wait for before those that nobody does; the first failure stops the rest.
 */
import type { Ready, Runner } from './runner';
import type { ResultOf, Shard } from './shard';

/** `of` is the id of the wager or round that is worked on. */
export type Progress = { done: number; total: number; doing: string; of?: string };

/** The steps to a round's solution come one after another; a wager alone and the rounds played are the end of theirs. */
const isWaitedFor = (shard: Shard): boolean => 'round' in shard && shard.kind !== 'round-witness';

export class Lanes {
  private readonly waiting: { shard: Shard; begin: () => void }[] = [];
  private busy = 0;
  private done = 0;
  private failed: { error: unknown } | undefined;

  constructor(
    private readonly runner: Runner,
    private readonly total: number,
    private readonly onProgress: ((progress: Progress) => void) | undefined,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async run<Kind extends Shard['kind']>(
    shard: Extract<Shard, { kind: Kind }>,
    { doing, of }: { doing: string; of: string },
  ): Promise<ResultOf[Kind]> {
    await this.turn(shard);
    try {
      this.signal?.throwIfAborted();
      if (this.failed) throw this.failed.error;
      const result = await this.runner.run<Kind>(shard, this.signal);
      this.done += 1;
      this.onProgress?.({ done: this.done, total: this.total, doing, of });
      return result;
    } catch (error) {
      this.failed ??= { error };
      this.signal?.throwIfAborted();
      throw this.failed.error;
    } finally {
      this.busy -= 1;
      this.next();
    }
  }

  /** Nothing more is begun; whoever waits gets this error. */
  stop(error: unknown): void {
    this.failed ??= { error };
  }

  private async turn(shard: Shard): Promise<void> {
    if (this.busy >= this.runner.threads || (this.busy > 0 && this.ready(shard) === 'not-yet'))
      await new Promise<void>((begin) => {
        const after = isWaitedFor(shard) ? this.waiting.findIndex((other) => !isWaitedFor(other.shard)) : -1;
        this.waiting.splice(after < 0 ? this.waiting.length : after, 0, { shard, begin });
      });
    this.busy += 1;
  }

  private next(): void {
    const ready = this.waiting.map(({ shard }) => this.ready(shard));
    const first = (asked: Ready) => ready.indexOf(asked);
    let at = first('yes') >= 0 ? first('yes') : first('elsewhere');
    // With none of these shards at work, their thread does others': nobody would begin them later.
    if (at < 0 && this.busy === 0) at = first('not-yet');
    if (at >= 0) this.waiting.splice(at, 1)[0]?.begin();
  }

  private ready(shard: Shard): Ready {
    return this.runner.ready?.(shard) ?? 'yes';
  }
}
