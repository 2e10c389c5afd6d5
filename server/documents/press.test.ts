import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeHouseBundle } from './bundle';
import type { House } from './house';
import type { Made, Order, PaperName } from './papers';
import { type Press, pressInThisThread, pressInThread } from './press';
import { SUBJECT } from './testing/subject';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NORA = { person: 'nora', organisation: 'northgate' };

const order = (name: PaperName): Order => ({
  name,
  subject: SUBJECT,
  sheet: { paper: 'A4', orientation: 'portrait' },
});

describe('a press in a thread', () => {
  let press: Press;
  beforeAll(() => {
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      "const { bundle } = await import('./scripts/bundle.mjs'); await bundle(['paper-thread']);",
    ]);
    press = pressInThread(path.resolve('dist', 'paper-thread.mjs'));
  });
  afterAll(() => press.close());

  it.each(['dossier.pdf', 'sign.pdf', 'sign.txt', 'leaflet.pdf'] as const)(
    'makes the same bytes of %s as this thread does',
    async (name) => {
      const [there, here] = [
        (await press.make(order(name), NORA)) as Uint8Array,
        (await pressInThisThread().make(order(name), NORA)) as Uint8Array,
      ];
      expect(here.length).toBeGreaterThan(100);
      expect(Buffer.compare(Buffer.from(there), Buffer.from(here))).toBe(0);
    },
  );

  it('leaves this thread free meanwhile', async () => {
    const before = performance.eventLoopUtilization();
    await press.make(order('dossier.pdf'), NORA);
    const busy = performance.eventLoopUtilization(before).active;
    const started = performance.now();
    await pressInThisThread().make(order('dossier.pdf'), NORA);
    expect(busy).toBeLessThan((performance.now() - started) / 2);
  });
});

describe('the queue', () => {
  const ask = (press: Press, people: string[], done: string[] = []) =>
    Promise.all(
      people.map(async (name) => {
        const [organisation = '', person = ''] = name.split(' ');
        const paper = await press.make(order('sign.txt'), { person, organisation });
        if (paper !== 'busy') done.push(name);
        return paper;
      }),
    );
  const turnedAway = (papers: (Made | 'busy')[]) =>
    papers.flatMap((paper, index) => (paper === 'busy' ? [index] : []));

  it('takes twelve, six of an organisation, four of one person, and is open again when they are made', async () => {
    const press = pressInThisThread();
    const people = ['a nora', 'a nora', 'a nora', 'a nora', 'a nora', 'a adrian', 'a adrian', 'a adrian'];
    const more = ['b hana', 'b hana', 'b hana', 'c owen', 'c owen', 'c ruth', 'd sam'];
    expect(turnedAway(await ask(press, [...people, ...more]))).toEqual([4, 7, 14]);
    expect(await press.make(order('sign.txt'), NORA)).not.toBe('busy');
  });

  it('takes turns between organisations', async () => {
    const done: string[] = [];
    const people = ['a nora', 'a nora', 'a adrian', 'a adrian', 'b hana', 'b hana', 'c owen'];
    await ask(pressInThisThread(), people, done);
    expect(done.map((name) => name[0]).join('')).toBe('abcabaa');
  });

  it('lets others in between the games of premises, whose ZIP is the same', async () => {
    const press = pressInThisThread();
    const other = { ...SUBJECT, record: { ...SUBJECT.record, reference: 'A-0002', draft: true } };
    const first = { ...SUBJECT, record: { ...SUBJECT.record, draft: true } };
    const house: House = { premises: 'The Test Rooms', games: [first, other] };
    const done: string[] = [];
    const asked = async (paper: Order, who: string) => {
      const made = await press.make(paper, { person: who, organisation: who });
      done.push(who);
      return made;
    };
    const [zip] = await Promise.all([
      asked({ name: 'papers.zip', house }, 'northgate'),
      asked(order('sign.txt'), 'harbour'),
    ]);
    expect(done).toEqual(['harbour', 'northgate']);
    expect(Buffer.compare(Buffer.from(zip as Uint8Array), Buffer.from(await makeHouseBundle(house)))).toBe(0);
  });

  it('frees a place when a paper fails', async () => {
    const press = pressInThisThread();
    const broken = { ...order('sign.txt'), subject: { ...SUBJECT, findings: null as never } };
    for (let n = 0; n < 5; n++) await expect(press.make(broken, NORA)).rejects.toThrow();
    expect(await press.make(order('sign.txt'), NORA)).not.toBe('busy');
  });
});
