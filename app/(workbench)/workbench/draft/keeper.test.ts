import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Copy, QUIET, RETRIES, savingOf, startDraft } from './draft-state';
import { type Answered, createKeeper, type Looked } from './keeper';
import { RULES } from './modelled-site';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const JOURNEY = 100;
const opened: Copy<string> = { content: 'a', revision: 1, by: 'Nora', at: 't1' };
const saved = (revision: number): Answered => ({ kind: 'saved', revision, at: `t${revision}` });
const unreached: Answered = { kind: 'unreached', says: 'No connection.' };

function keeping({ answers = [], held }: { answers?: Answered[]; held?: Copy<string> } = {}) {
  const sent: [string, number][] = [];
  const states: string[] = [];
  const journey = () => new Promise((done) => setTimeout(done, JOURNEY));
  const looks: Looked<string>[] = held ? [{ kind: 'server', copy: held }] : [];
  const keeper = createKeeper<string>({
    state: startDraft(opened, 'Nora'),
    rules: RULES,
    send: async (content, revision) => {
      sent.push([content, revision]);
      await journey();
      return answers.shift() ?? saved(revision + 1);
    },
    look: async () => {
      await journey();
      return looks.shift() ?? { kind: 'unreached', says: 'No connection.' };
    },
    onState: (state) => states.push(savingOf(state, RULES).state),
  });
  const type = (content: string) => keeper.tell({ kind: 'typed', content, place: null });
  return { keeper, sent, states, type };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('keeping a draft saved', () => {
  it('waits until the typing stops and sends the last of it', async () => {
    const { sent, states, type } = keeping();
    type('ab');
    await pass(QUIET - 1);
    type('abc');
    await pass(QUIET - 1);
    expect(sent).toEqual([]);
    await pass(1 + JOURNEY);
    expect(sent).toEqual([['abc', 1]]);
    expect(states.at(-1)).toBe('saved');
  });

  it('sends one request at a time, each at the revision of the one before', async () => {
    const { keeper, sent, type } = keeping();
    type('b');
    const revision = keeper.save();
    type('c');
    await pass(3 * JOURNEY);
    expect(await revision).toBe(3);
    expect(sent).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('answers at once where everything is saved', async () => {
    const { keeper, sent } = keeping();
    expect(await keeper.save()).toBe(1);
    expect(sent).toEqual([]);
  });

  it('tries again by itself, less and less often, and at once when the connection is back', async () => {
    const { keeper, sent, states, type } = keeping({ answers: [unreached, unreached] });
    type('b');
    await pass(QUIET + JOURNEY);
    expect(states.at(-1)).toBe('waiting');
    await pass((RETRIES[0] ?? 0) + JOURNEY);
    expect([sent.length, states.at(-1)]).toEqual([2, 'waiting']);
    await pass((RETRIES[0] ?? 0) + JOURNEY);
    expect(sent).toHaveLength(2);
    keeper.retry();
    await pass(JOURNEY);
    expect([sent.length, states.at(-1)]).toEqual([3, 'saved']);
  });

  it('says that it could not save, and goes on trying', async () => {
    const { keeper, sent, type } = keeping({ answers: [unreached] });
    type('b');
    const revision = keeper.save();
    await pass(JOURNEY);
    expect(await revision).toBeNull();
    await pass((RETRIES[0] ?? 0) + JOURNEY);
    expect(sent).toHaveLength(2);
  });

  it('recognises its own save whose answer was lost, and sends what was typed since', async () => {
    const answers: Answered[] = [unreached, { kind: 'behind', revision: 2 }];
    const { keeper, sent, states, type } = keeping({
      answers,
      held: { content: 'b', revision: 2, by: 'Nora', at: 't2' },
    });
    type('b');
    await pass(QUIET + JOURNEY);
    type('bc');
    const revision = keeper.save();
    await pass(4 * JOURNEY);
    expect(await revision).toBe(3);
    expect(sent.at(-1)).toEqual(['bc', 2]);
    expect(states).not.toContain('conflict');
  });

  it('finds out whose work conflicts with its own, and sends nothing until the person has chosen', async () => {
    const theirs = { content: 'theirs', revision: 2, by: 'Adrian', at: 't2' };
    const { keeper, sent, states, type } = keeping({
      answers: [{ kind: 'behind', revision: 2 }],
      held: theirs,
    });
    type('b');
    await pass(QUIET + 3 * JOURNEY);
    expect(states.at(-1)).toBe('conflict');
    type('bc');
    await pass(60_000);
    expect(await keeper.save()).toBeNull();
    expect(sent).toHaveLength(1);
    keeper.tell({ kind: 'keep-mine' });
    const revision = keeper.save();
    await pass(JOURNEY);
    expect(await revision).toBe(3);
    expect(sent.at(-1)).toEqual(['bc', 2]);
  });

  it('asks the server again for its copy where it got no answer', async () => {
    const { states, type } = keeping({ answers: [{ kind: 'behind', revision: 2 }] });
    type('b');
    await pass(QUIET + 3 * JOURNEY);
    expect(states.at(-1)).toBe('waiting');
    const asked = states.length;
    await pass((RETRIES[0] ?? 0) + 2 * JOURNEY);
    expect(states.slice(asked)).toEqual(['saving', 'waiting']);
  });

  it('tries a refused save again when asked, or when something else was typed', async () => {
    const refused: Answered = { kind: 'refused', says: 'Signed out.', gone: false };
    const { keeper, sent, states, type } = keeping({ answers: [refused, refused] });
    type('b');
    await pass(QUIET + JOURNEY);
    await pass(60_000);
    expect([sent.length, states.at(-1)]).toEqual([1, 'refused']);
    const revision = keeper.save();
    await pass(JOURNEY);
    expect(await revision).toBeNull();
    type('bc');
    await pass(QUIET + JOURNEY);
    expect([sent.length, states.at(-1)]).toEqual([3, 'saved']);
  });

  it('sends what is unsaved once when the page is left, and nothing after', async () => {
    const { keeper, sent, type } = keeping({ answers: [unreached] });
    type('b');
    const left = keeper.leave();
    await pass(JOURNEY);
    expect(await left).toBeNull();
    await pass(600_000);
    expect(sent).toEqual([['b', 1]]);
  });
});
