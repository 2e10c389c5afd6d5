/** Whose piece runs next, with pieces that end when the test says so. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Runner } from '@/simulations/pool/runner';
import type { Shard } from '@/simulations/pool/shard';
import { type Asker, fairThreads } from './fair-threads';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** By name of the wager; `ends` ends the one of that name that began first, that many milliseconds later. */
function bench(threads: number, isLong: (shard: Shard) => boolean = () => false) {
  const began: string[] = [];
  const open: { name: string; end: () => void }[] = [];
  const runner: Runner = {
    threads,
    run: (shard) =>
      new Promise((resolve) => {
        const name = 'wager' in shard ? shard.wager.id : shard.kind;
        began.push(name);
        open.push({ name, end: () => resolve(undefined as never) });
      }),
    close: async () => {},
  };
  const fair = fairThreads(runner, isLong);
  const piece = (name: string): Extract<Shard, { kind: 'distribution' }> => ({
    kind: 'distribution',
    wager: { id: name, family: 'sic-bo', parameters: {}, wager: name, pays: {}, settled: { by: 'table' } },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    began,
    settle,
    ask: (asker: Asker, ...names: string[]) =>
      names.map((name) => fair.as(asker).run<'distribution'>(piece(name))),
    one: (asker: Asker, name: string, signal: AbortSignal) =>
      fair.as(asker).run<'distribution'>(piece(name), signal),
    ends: async (name: string, ms = 10) => {
      vi.advanceTimersByTime(ms);
      const found = open.findIndex((one) => one.name === name);
      open.splice(found, 1)[0]?.end();
      await settle();
    },
  };
}

const asker = (organisation: string, person = organisation, job = person): Asker => ({
  organisation,
  person,
  job,
});

it('a newcomer is next, whatever another has waiting', async () => {
  const { began, ask, ends, settle } = bench(1);
  ask(asker('large'), 'l1', 'l2', 'l3', 'l4', 'l5', 'l6');
  await settle();
  ask(asker('small'), 's1');
  await ends('l1');
  expect(began).toEqual(['l1', 's1']);
  await ends('s1');
  expect(began).toEqual(['l1', 's1', 'l2']);
});

it('people share their organisation’s time, and jobs their person’s', async () => {
  const { began, ask, ends, settle } = bench(1);
  ask(asker('north', 'ann', 'a-job'), 'a1', 'a2', 'a3');
  ask(asker('north', 'ben', 'b-job'), 'b1', 'b2');
  ask(asker('north', 'ben', 'c-job'), 'c1', 'c2');
  ask(asker('south', 'sue', 's-job'), 's1', 's2', 's3', 's4');
  await settle();
  for (let n = 0; n < 10; n += 1) await ends(began.at(-1) ?? '');
  // South has every other turn while it waits; of North's, Ann has every other, and Ben's jobs take turns.
  expect(began.filter((name) => name.startsWith('s')).length).toBe(4);
  expect(began.slice(0, 8).filter((name) => name.startsWith('s')).length).toBe(4);
  expect(began.slice(0, 8).filter((name) => name.startsWith('a')).length).toBe(2);
  expect(began.slice(0, 8).filter((name) => /[bc]/.test(name)).length).toBe(2);
  expect(new Set(began.slice(0, 8))).toContain('c1');
});

it('unused time is not saved up', async () => {
  const { began, ask, ends, settle } = bench(1);
  ask(asker('steady'), ...Array.from({ length: 12 }, (_, n) => `t${n}`));
  await settle();
  for (let n = 0; n < 4; n += 1) {
    await ends(began.at(-1) ?? '', 5000);
  }
  ask(asker('late'), 'u0', 'u1', 'u2', 'u3', 'u4', 'u5');
  for (let n = 0; n < 6; n += 1) {
    await ends(began.at(-1) ?? '', 5000);
  }
  expect(began.slice(5, 11).filter((name) => name.startsWith('u'))).toHaveLength(3);
});

it('a job that asks for one piece after another does not count as a newcomer', async () => {
  const { began, ask, ends } = bench(1);
  ask(asker('steady'), 't0');
  for (let n = 1; n < 4; n += 1) {
    await ends(`t${n - 1}`, 5000);
    ask(asker('steady'), `t${n}`);
  }
  ask(asker('late'), 'u0');
  ask(asker('steady'), 't4');
  await ends('t3', 5000);
  expect(began.at(-1)).toBe('u0');
});

it('long pieces leave a thread to others', async () => {
  const { began, ask, settle, ends } = bench(2, (shard) => JSON.stringify(shard).includes('long'));
  ask(asker('large'), 'long-1', 'long-2', 'long-3');
  await settle();
  expect(began).toEqual(['long-1']);
  ask(asker('small'), 's1');
  await settle();
  expect(began).toEqual(['long-1', 's1']);
  await ends('long-1');
  expect(began).toEqual(['long-1', 's1', 'long-2']);
});

it('a suspect piece runs alone, and others go on between its pieces', async () => {
  const { began, ask, ends, settle } = bench(2);
  const told: (string | null)[] = [];
  const alone = async (piece: string | null) => told.push(piece);
  ask(asker('north'), 'n1');
  ask({ ...asker('south'), alone }, 'x1', 'x2');
  ask(asker('north'), 'n2');
  await settle();
  expect(began).toEqual(['n1']);
  await ends('n1');
  expect(began).toEqual(['n1', 'x1']);
  expect(told).toEqual(['counting every outcome of x1']);
  await ends('x1', 20);
  expect(began).toEqual(['n1', 'x1', 'n2']);
  expect(told.at(-1)).toBeNull();
  await ends('n2');
  expect(began.at(-1)).toBe('x2');
});

it('a piece that is cancelled while it waits never runs', async () => {
  const { began, ask, one, ends, settle } = bench(1);
  ask(asker('north'), 'n1');
  const cancel = new AbortController();
  const waiting = one(asker('south'), 's1', cancel.signal).catch((error: unknown) => error);
  await settle();
  cancel.abort('cancelled');
  expect(await waiting).toBe('cancelled');
  await ends('n1');
  expect(began).toEqual(['n1']);
});

it('a thread is kept for the next piece of a job that is owed it, and not for long', async () => {
  const { began, ask, ends, settle } = bench(1);
  ask(asker('large'), 'l1', 'l2', 'l3');
  await settle();
  ask(asker('small'), 's1');
  await ends('l1', 1000);
  await ends('s1');
  expect(began).toEqual(['l1', 's1']);
  ask(asker('small'), 's2');
  await settle();
  expect(began).toEqual(['l1', 's1', 's2']);
  await ends('s2');
  await vi.waitFor(() => expect(began).toEqual(['l1', 's1', 's2', 'l2']));
});

it('a piece that is cancelled counts for the thread that has to begin again', async () => {
  const { began, ask, one, ends, settle } = bench(1);
  const cancel = new AbortController();
  one(asker('north'), 'n1', cancel.signal).catch(() => undefined);
  await settle();
  ask(asker('south'), 's1', 's2');
  ask(asker('north'), 'n2');
  cancel.abort();
  await ends('n1');
  await ends('s1', 1000);
  expect(began).toEqual(['n1', 's1', 's2']);
});
