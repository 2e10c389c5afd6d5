import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaver, type Outcome, QUIET, RETRIES, type Saving } from './saver';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const saved = (revision: number): Outcome => ({ kind: 'saved', revision, at: '2026-01-01T00:00:00Z' });
const unreached: Outcome = { kind: 'unreached', says: 'No connection.' };
const conflict: Outcome = {
  kind: 'conflict',
  says: 'Anna saved it.',
  by: 'Anna',
  at: '2026-01-01T00:00:00Z',
};

function saving(answers: Outcome[]) {
  const sent: [string, number][] = [];
  const states: Saving['state'][] = [];
  const saver = createSaver<string>({
    content: 'a',
    revision: 1,
    send: async (content, revision) => {
      sent.push([content, revision]);
      await new Promise((done) => setTimeout(done, 100));
      return answers.shift() ?? saved(revision + 1);
    },
    onState: (state) => states.push(state.state),
  });
  return { saver, sent, states };
}

describe('saving a draft', () => {
  it('waits until the typing stops and sends the last of it', async () => {
    const { saver, sent, states } = saving([]);
    saver.change('ab');
    await vi.advanceTimersByTimeAsync(QUIET - 1);
    saver.change('abc');
    await vi.advanceTimersByTimeAsync(QUIET - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual([['abc', 1]]);
    expect(states.at(-1)).toBe('saved');
  });

  it('sends one request at a time, each on the revision of the one before', async () => {
    const { saver, sent } = saving([]);
    saver.change('b');
    const first = saver.flush();
    saver.change('c');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBe(3);
    expect(sent).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('tries again by itself when the server could not be reached, and loses nothing', async () => {
    const { saver, sent, states } = saving([unreached, unreached]);
    saver.change('b');
    await vi.advanceTimersByTimeAsync(QUIET + 100);
    expect(states.at(-1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync((RETRIES[0] ?? 0) + 100);
    expect(states.at(-1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync((RETRIES[1] ?? 0) + 100);
    expect(states.at(-1)).toBe('saved');
    expect(sent.map(([content]) => content)).toEqual(['b', 'b', 'b']);
  });

  it('stops at a conflict until a copy is chosen', async () => {
    const { saver, sent, states } = saving([conflict]);
    saver.change('b');
    await vi.advanceTimersByTimeAsync(QUIET + 100);
    expect(states.at(-1)).toBe('conflict');
    saver.change('bc');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await saver.flush()).toBeNull();
    expect(sent).toHaveLength(1);
    saver.adopt('theirs', 7);
    saver.change('theirs, changed');
    await vi.advanceTimersByTimeAsync(QUIET + 100);
    expect(sent.at(-1)).toEqual(['theirs, changed', 7]);
  });

  it('has nothing to do where nothing changed', async () => {
    const { saver, sent } = saving([]);
    expect(await saver.flush()).toBe(1);
    saver.change('b');
    saver.change('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });

  it('sends nothing after the page is left', async () => {
    const { saver, sent } = saving([]);
    saver.change('b');
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });
});
