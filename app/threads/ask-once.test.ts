import { describe, expect, it } from 'vitest';
import { askOnce, type ThreadAnswer } from './ask-once';

type Question = { lines: string[] };
const QUESTION: Question = { lines: [] };

/** A thread that answers only when the test says so. */
function asking(drop = new AbortController()) {
  const thread = {
    asked: [] as Question[],
    ended: 0,
    answer: (_: ThreadAnswer<string>) => {},
    break: () => {},
  };
  const shares: number[] = [];
  const answer = askOnce<Question, string>(
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
    QUESTION,
    { signal: drop.signal, onShare: (share) => shares.push(share) },
  );
  return { thread, shares, answer, drop };
}

describe('a question to a thread', () => {
  it('says how far it is, and ends the thread with its answer', async () => {
    const { thread, shares, answer } = asking();
    thread.answer({ is: 'under way', share: 0.25 });
    thread.answer({ is: 'under way', share: 0.5 });
    expect([thread.asked, shares, thread.ended]).toEqual([[QUESTION], [0.25, 0.5], 0]);
    thread.answer({ is: 'done', value: 'all well' });
    expect(await answer).toEqual('all well');
    expect(thread.ended).toBe(1);
  });

  it('ends the thread at once where nobody waits any more', async () => {
    const { thread, answer, drop } = asking();
    drop.abort();
    await expect(answer).rejects.toThrow('dropped');
    expect(thread.ended).toBe(1);
  });

  it('starts no thread for what was dropped before', async () => {
    const drop = new AbortController();
    drop.abort();
    const { thread, answer } = asking(drop);
    await expect(answer).rejects.toThrow('dropped');
    expect(thread.asked).toEqual([]);
  });

  it.each([
    ['throws', (thread: ReturnType<typeof asking>['thread']) => thread.answer({ is: 'failed' })],
    ['breaks', (thread: ReturnType<typeof asking>['thread']) => thread.break()],
  ])('fails and ends where the thread %s', async (_, stop) => {
    const { thread, answer } = asking();
    stop(thread);
    await expect(answer).rejects.toThrow('The thread stopped.');
    expect(thread.ended).toBe(1);
  });
});
