import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineWager } from '@/simulations/request/request';
import type { Distribution } from '@/simulations/wagers/distribution';
import { type CountAnswer, Counter, type CountRequest, PATIENCE } from './counter';

const wager = (name: string): EngineWager => ({
  id: name,
  family: 'roulette',
  parameters: {},
  wager: name,
  pays: {},
  settled: { by: 'rows', written: { label: 'Own', rows: [], otherwise: 'lose' } },
});
const distribution = (universe: bigint): Distribution => ({
  universe,
  outcomes: [],
  method: { id: '', explains: '', reductions: [] },
});

/** Threads that answer only when told to. */
function threads() {
  const all: {
    asked: CountRequest[];
    ended: boolean;
    answer: (answer: CountAnswer) => void;
    break: (says: string) => void;
  }[] = [];
  const counter = new Counter((answer, fail) => {
    const thread = { asked: [] as CountRequest[], ended: false, answer, break: fail };
    all.push(thread);
    return {
      post: (request) => thread.asked.push(request),
      end: () => {
        thread.ended = true;
      },
    };
  });
  return { all, counter };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('counting', () => {
  it('runs one at a time, the newest waiting first', async () => {
    const { all, counter } = threads();
    const [first, , third] = [
      counter.count(wager('a')),
      counter.count(wager('b')),
      counter.count(wager('c')),
    ];
    expect(all[0]?.asked.map(({ wager: { id } }) => id)).toEqual(['a']);
    all[0]?.answer({ id: 1, ok: true, distribution: distribution(1n) });
    expect((await first).universe).toBe(1n);
    expect(all[0]?.asked.map(({ wager: { id } }) => id)).toEqual(['a', 'c']);
    all[0]?.answer({ id: 3, ok: false, says: 'No.' });
    await expect(third).rejects.toThrow('No.');
    expect(all).toHaveLength(1);
  });

  it('forgets a count that was dropped before it started', async () => {
    const { all, counter } = threads();
    const dropped = new AbortController();
    counter.count(wager('a'));
    const second = counter.count(wager('b'), dropped.signal);
    dropped.abort();
    await expect(second).rejects.toThrow('dropped');
    all[0]?.answer({ id: 1, ok: true, distribution: distribution(1n) });
    expect(all[0]?.asked).toHaveLength(1);
  });

  it('ends a thread that is slow on an unwanted count, once something else waits', async () => {
    const { all, counter } = threads();
    const dropped = new AbortController();
    const slow = counter.count(wager('slow'), dropped.signal);
    dropped.abort();
    await expect(slow).rejects.toThrow('dropped');
    vi.advanceTimersByTime(2 * PATIENCE);
    expect(all[0]?.ended).toBe(false);
    const wanted = counter.count(wager('wanted'));
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(all[0]?.ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(all[0]?.ended).toBe(true);
    expect(all[1]?.asked.map(({ wager: { id } }) => id)).toEqual(['wanted']);
    all[1]?.answer({ id: 2, ok: true, distribution: distribution(2n) });
    expect((await wanted).universe).toBe(2n);
  });

  it('does not take the answer of an ended thread for that of another', async () => {
    const { all, counter } = threads();
    const only = counter.count(wager('a'));
    all[0]?.answer({ id: 7, ok: true, distribution: distribution(7n) });
    all[0]?.answer({ id: 1, ok: true, distribution: distribution(1n) });
    expect((await only).universe).toBe(1n);
  });

  it('reports a broken thread, and starts another for what waits', async () => {
    const { all, counter } = threads();
    const first = counter.count(wager('a'));
    const second = counter.count(wager('b'));
    all[0]?.break('It stopped.');
    await expect(first).rejects.toThrow('It stopped.');
    all[1]?.answer({ id: 2, ok: true, distribution: distribution(2n) });
    expect((await second).universe).toBe(2n);
  });
});
