/** How long a body may take to arrive, and how many arrive at once. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { streamOf, text } from '../testing/sample-files';
import { arriving, CutOff, inTurn, Slow } from './arriving';

afterEach(() => {
  vi.useRealTimers();
});

/** `after`: what happens before each piece but the first. */
const bodyOf = (pieces: number, after = () => {}) => {
  let given = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (given > 0) after();
        given += 1;
        if (given > pieces) controller.close();
        else controller.enqueue(text(String(given)));
      },
    },
    { highWaterMark: 0 },
  );
};
async function read(body: ReadableStream<Uint8Array>) {
  const pieces: string[] = [];
  for await (const piece of arriving(body)) pieces.push(Buffer.from(piece).toString());
  return pieces.join('');
}

describe('a body', () => {
  it('is read to its end, piece by piece', async () => {
    expect(await read(bodyOf(3))).toBe('123');
  });

  it('is given up once nothing came for 30 seconds, and let go', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    let cancelled = false;
    let outcome: unknown = 'waiting';
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(text('x')),
      cancel: () => {
        cancelled = true;
      },
    });
    const done = read(body).then(
      () => 'read',
      (error: unknown) => error,
    );
    void done.then((says) => {
      outcome = says;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    // What waits to be cancelled may still be waiting for its read.
    expect(await done).toBeInstanceOf(Slow);
    expect(cancelled).toBe(true);
  });

  it('may take 280 seconds together, however often something comes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const passing = (ms: number) => () => vi.setSystemTime(Date.now() + ms);
    expect(await read(bodyOf(10, passing(28_000)))).toBe('12345678910');
    await expect(read(bodyOf(12, passing(28_000)))).rejects.toThrow(Slow);
  });

  it('is cut off where its sender goes away', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('reset')),
    });
    await expect(read(body)).rejects.toThrow(CutOff);
  });

  it('leaves no clock running once it was read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await read(streamOf(text('x')));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('bodies at once', () => {
  /** So many of each person, under way until they are ended. */
  function underWay(people: string[]) {
    const ends: (() => void)[] = [];
    const results = people.map((person) =>
      inTurn(person, () => new Promise<string>((resolve) => ends.push(() => resolve('done')))),
    );
    return {
      end: async (count = ends.length) => {
        for (const each of ends.splice(0, count)) each();
        await new Promise((go) => setImmediate(go));
      },
      results,
    };
  }
  const once = (person: string) => inTurn(person, async () => 'done');

  it('are three of one person, and one more with each that ends', async () => {
    const { end } = underWay(['Nora', 'Nora', 'Nora']);
    expect(await once('Nora')).toBe('busy');
    expect(await once('Adrian')).toBe('done');
    await end(1);
    expect(await once('Nora')).toBe('done');
    const another = underWay(['Nora']);
    expect(await once('Nora')).toBe('busy');
    await another.end();
    await end();
  });

  it('are 24 of everybody', async () => {
    const people = Array.from({ length: 23 }, (_, at) => `person ${at % 8}`);
    const { end, results } = underWay(people);
    expect(await once('somebody')).toBe('done');
    const last = underWay(['person 7']);
    expect(await once('somebody')).toBe('busy');
    await last.end();
    expect(await once('somebody')).toBe('done');
    await end();
    expect(new Set(await Promise.all(results))).toEqual(new Set(['done']));
  });

  it('are counted no longer once the work failed', async () => {
    for (let at = 0; at < 4; at += 1)
      await expect(inTurn('Nora', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await once('Nora')).toBe('done');
  });
});
