import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../pool/lanes';
import { inThisThread, type Runner } from '../pool/runner';
import type { EngineRequest } from '../request/request';
import { analyse } from './analyse';
import { ENGINE } from './engine-version';

const request = (rounds: number): EngineRequest => ({
  wagers: [
    {
      id: 'even',
      family: 'roulette',
      parameters: {},
      wager: 'red-black',
      pays: { win: '1 to 1', zero: 'lose half' },
      settled: { by: 'table' },
    },
    {
      id: 'line',
      family: 'craps',
      parameters: {},
      wager: 'win-line',
      pays: { win: '1 to 1' },
      settled: { by: 'table' },
    },
    {
      id: 'small',
      family: 'sic-bo',
      parameters: {},
      wager: 'small',
      pays: { win: '1 to 1' },
      settled: { by: 'table' },
    },
  ],
  witness: { rounds, seed: 7 },
});

async function analysed(rounds: number, runner: Runner, onProgress?: (progress: Progress) => void) {
  const result = await analyse(request(rounds), { runner, onProgress });
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value;
}

describe('an analysis', () => {
  it('gives everything about each wager, in the order asked, with its witness', async () => {
    const progress: Progress[] = [];
    const result = await analysed(200_000, inThisThread(), (step) => progress.push(step));
    // Each is counted, and played in one shard of four blocks.
    expect(progress.map(({ done, total }) => `${done}/${total}`)).toEqual(
      Array.from({ length: 6 }, (_, i) => `${i + 1}/6`),
    );
    expect(new Set(progress.map(({ doing, of }) => `${doing}: ${of}`))).toEqual(
      new Set(
        ['even', 'line', 'small'].flatMap((of) => [`Counting every outcome: ${of}`, `Playing rounds: ${of}`]),
      ),
    );
    expect(result.seconds).toBeGreaterThanOrEqual(0);
    expect(result.seconds).toBeLessThan(30);
    expect(result.wagers.some((wager) => 'rows' in wager)).toBe(false);
    expect(result).toMatchObject({
      engine: ENGINE,
      threads: 1,
      wagers: [
        { id: 'even', houseEdge: '1/74', method: 'enumeration', strategy: null },
        { id: 'line', houseEdge: '7/495', method: 'absorbing-chain', duration: { trial: 'throw' } },
        { id: 'small', houseEdge: '1/36', universe: '216' },
      ],
    });
    expect(result.witness.map(({ wager }) => wager)).toEqual(['even', 'line', 'small']);
    for (const { rounds, z, counts } of result.witness) {
      expect(rounds).toBe(200_000);
      expect(Math.abs(z)).toBeLessThan(4);
      expect(counts.reduce((total, { count }) => total + count, 0)).toBe(200_000);
    }
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it('counts and plays a wager that an operator wrote as it does any other', async () => {
    const written = {
      label: 'Pairs and more',
      otherwise: 'lose' as const,
      rows: [
        { event: { id: 'triple', label: 'A triple' }, when: 'triple' },
        { event: { id: 'alike', label: 'Two or three alike' }, when: 'alike >= 2' },
      ],
    };
    const settled = { by: 'rows' as const, written };
    const wager = { id: 'own', family: 'sic-bo', parameters: {}, wager: 'own', settled };
    const asked = {
      wagers: [{ ...wager, pays: { triple: '20 to 1', alike: '1 to 1' } }],
      witness: { rounds: 200_000, seed: 7 },
    };
    const result = await analyse(asked, { runner: inThisThread() });
    if (!result.ok) throw new Error(result.problems[0]?.message);
    const [own] = result.value.wagers;
    // 6 triples, 90 pairs and 120 throws without either: 120 + 0 - 20 x 6 - 90 = -90 of 216.
    expect(own).toMatchObject({ id: 'own', houseEdge: '-5/12', universe: '216' });
    expect(own?.events.map(({ id, count }) => [id, count])).toEqual([
      ['triple', '6'],
      ['alike', '90'],
      ['otherwise', '120'],
    ]);
    expect(own?.rows).toBeDefined();
    expect(Math.abs(result.value.witness[0]?.z ?? 9)).toBeLessThan(4);
    const unread = {
      ...wager,
      pays: {},
      settled: {
        ...settled,
        written: { ...written, rows: [{ event: { id: 'a', label: 'A' }, when: 'tripl' }] },
      },
    };
    const refused = await analyse({ ...asked, wagers: [unread] }, { runner: inThisThread() });
    expect(refused).toMatchObject({
      ok: false,
      problems: [
        { code: 'condition-name-unknown', field: 'written.own.rows.0.when', span: { from: 0, to: 5 } },
      ],
    });
    const nowhere = await analyse(
      { ...asked, wagers: [{ ...unread, family: 'unheard-of' }] },
      { runner: inThisThread() },
    ).catch((error) => error);
    expect(nowhere).toBeInstanceOf(RangeError);
  });

  it('reports progress to the last shard, and has no witness where no rounds are asked for', async () => {
    const progress: Progress[] = [];
    const result = await analysed(0, inThisThread(), (step) => progress.push(step));
    expect(result.witness).toEqual([]);
    expect(progress.map(({ done, total }) => `${done}/${total}`)).toEqual(['1/3', '2/3', '3/3']);
    expect(progress[1]).toMatchObject({ doing: 'Counting every outcome', of: 'line' });
  });

  it('closes only a runner that it started itself', async () => {
    let closed = 0;
    const close = async () => {
      closed += 1;
    };
    await analysed(0, { ...inThisThread(), close });
    expect(closed).toBe(0);
    const own = await analyse(request(0));
    expect(own).toMatchObject({ ok: true, value: { threads: 1, witness: [] } });
  });

  it('returns unreadable pays as problems at their fields', async () => {
    const asked = request(0);
    asked.wagers[1] = { ...(asked.wagers[1] as EngineRequest['wagers'][number]), pays: { win: '35/0' } };
    const result = await analyse(asked, { runner: inThisThread() });
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'odds-zero', field: 'pays.line.win' }] });
  });

  it('stops between shards when it is aborted', async () => {
    const controller = new AbortController();
    let done = 0;
    const work = analyse(request(50_000_000), {
      runner: inThisThread(),
      signal: controller.signal,
      onProgress: (progress) => {
        done = progress.done;
        if (done === 4) controller.abort(new Error('enough'));
      },
    });
    await expect(work).rejects.toThrow('enough');
    expect(done).toBe(4);
  });

  it('fails as a whole if one shard fails', async () => {
    const asked = request(0);
    asked.wagers[0] = { ...(asked.wagers[0] as EngineRequest['wagers'][number]), wager: 'unheard-of' };
    await expect(analyse(asked, { runner: inThisThread() })).rejects.toThrow('unheard-of');
  });
});

it('starts no other shards after one has failed', async () => {
  let begun = 0;
  const run = async () => {
    begun += 1;
    if (begun === 1) throw new Error('broken');
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { events: [], counts: [] };
  };
  const runner: Runner = { threads: 2, run: run as unknown as Runner['run'], close: async () => {} };
  await expect(analyse(request(10_000_000), { runner })).rejects.toThrow('broken');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(begun).toBe(2);
});

it('the engine names the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(ENGINE).toBe(`assay-engine ${version}`);
});
