import { describe, expect, it } from 'vitest';
import { ok } from '@/simulations/problems/problem';
import { type TrialAnswer, type TrialRequest, tryOut } from './trial';

const REQUEST: TrialRequest = { family: 'pai-gow-poker', parameters: {}, value: { lines: [] } };

/** A trial in a thread that answers only when the test says so. */
function trial(drop = new AbortController()) {
  const thread = {
    asked: [] as TrialRequest[],
    ended: 0,
    answer: (_: TrialAnswer) => {},
    break: () => {},
  };
  const tried: number[] = [];
  const filed = tryOut(
    (onAnswer, onFailure) => {
      thread.answer = onAnswer;
      thread.break = onFailure;
      return {
        post: (request) => thread.asked.push(request),
        end: () => {
          thread.ended += 1;
        },
      };
    },
    REQUEST,
    { signal: drop.signal, onTried: (share) => tried.push(share) },
  );
  return { thread, tried, filed, drop };
}

describe('lines tried in a thread', () => {
  it('says how far it is, and ends the thread with its answer', async () => {
    const { thread, tried, filed } = trial();
    thread.answer({ is: 'under way', tried: 0.25 });
    thread.answer({ is: 'under way', tried: 0.5 });
    expect([thread.asked, tried, thread.ended]).toEqual([[REQUEST], [0.25, 0.5], 0]);
    thread.answer({ is: 'done', filed: ok('{}') });
    expect(await filed).toEqual(ok('{}'));
    expect(thread.ended).toBe(1);
  });

  it('ends the thread at once where nobody waits any more', async () => {
    const { thread, filed, drop } = trial();
    drop.abort();
    await expect(filed).rejects.toThrow('dropped');
    expect(thread.ended).toBe(1);
  });

  it('starts no thread for what was dropped before', async () => {
    const drop = new AbortController();
    drop.abort();
    const { thread, filed } = trial(drop);
    await expect(filed).rejects.toThrow('dropped');
    expect(thread.asked).toEqual([]);
  });

  it.each([
    ['throws', (thread: ReturnType<typeof trial>['thread']) => thread.answer({ is: 'failed' })],
    ['breaks', (thread: ReturnType<typeof trial>['thread']) => thread.break()],
  ])('fails and ends where the thread %s', async (_, stop) => {
    const { thread, filed } = trial();
    stop(thread);
    await expect(filed).rejects.toThrow('The trial stopped.');
    expect(thread.ended).toBe(1);
  });
});
