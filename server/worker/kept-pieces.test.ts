/** A job whose worker dies between two pieces: what is there for the next. */
import { existsSync, readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedDoubles } from '@/simulations/family/sums';
import { inThisThread, type Runner } from '@/simulations/pool/runner';
import type { Shard } from '@/simulations/pool/shard';
import type { Round } from '@/simulations/request/rounds';
import { jobPiece } from '../db/schema';
import { claim, end } from '../jobs/lease';
import { MEMBER, type TestSite, testSite } from '../testing/site';
import { piecesFolder, sweepPieces } from './kept-files';
import { keepPieces } from './kept-pieces';

let site: TestSite;
let held: { id: string; owner: string };
let folder: string;
beforeEach(async () => {
  site = await testSite();
  const nora = site.as(MEMBER);
  const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  await nora.analyses.start({ draft: id, revision: 1, rounds: 1000 });
  const claimed = await claim(site.db, { owner: 'a', now: new Date(), kinds: ['analysis'] });
  held = { id: claimed?.id ?? '', owner: 'a' };
  folder = piecesFolder(site.dataDir);
});
afterEach(() => site.remove());

const round = (player: string) =>
  ({
    family: 'pai-gow-poker',
    parameters: { player },
    tables: { standard: { win: '19 to 20' } },
    wagers: [],
  }) as unknown as Round;
const BEST = round('best');
const piece = (number: number, of = BEST): Extract<Shard, { kind: 'piece' }> => ({
  kind: 'piece',
  round: of,
  piece: number,
});
const follow: Extract<Shard, { kind: 'follow' }> = { kind: 'follow', round: BEST, merged: [], piece: 0 };

/** Counts what it runs: a large piece in doubles, or bigints beyond 2^53. */
function counting() {
  const ran: string[] = [];
  const runner = {
    ...inThisThread(),
    run: async (shard: Shard) => {
      ran.push(`${shard.kind} ${'piece' in shard ? shard.piece : ''}`);
      if (shard.kind === 'follow') return [[2n ** 70n, -3n]];
      const sums = sharedDoubles(100_000);
      sums[4_321] = 2 ** 52 + 1;
      return [sums];
    },
  } as unknown as Runner;
  return { runner, ran };
}
const worker = async (runner: Runner) => keepPieces(site.db, held, runner, folder);

describe('the sums of a game that takes minutes', () => {
  it('are there for the worker that comes after, and are run no second time', async () => {
    const [first, second] = [counting(), counting()];
    const before = await worker(first.runner);
    const [sums] = await before.runner.run<'piece'>(piece(1));
    await before.runner.run<'follow'>(follow);
    await before.flush();
    expect(before.added()).toBe(2);
    // The first piece becomes the total, to which others are added: what is kept must not change with it.
    (sums as Float64Array).fill(9);

    const after = await worker(second.runner);
    const [again] = await after.runner.run<'piece'>(piece(1));
    expect((again as Float64Array).length).toBe(100_000);
    expect([...(again as Float64Array)].flatMap((sum, i) => (sum === 0 ? [] : [[i, sum]]))).toEqual([
      [4_321, 2 ** 52 + 1],
    ]);
    expect(await after.runner.run<'follow'>(follow)).toEqual([[2n ** 70n, -3n]]);
    await after.runner.run<'piece'>(piece(2));
    expect([first.ran, second.ran]).toEqual([['piece 1', 'follow 0'], ['piece 2']]);
  });

  it('are run again where a file is not all that was written', async () => {
    const [first, second] = [counting(), counting()];
    await (await worker(first.runner)).runner.run<'piece'>(piece(1));
    const own = join(folder, held.id);
    for (const name of readdirSync(own)) truncateSync(join(own, name), 56);
    await (await worker(second.runner)).runner.run<'piece'>(piece(1));
    expect(second.ran).toEqual(['piece 1']);
  });

  it('are not those of other parameters, and not in the database', async () => {
    const { runner, ran } = counting();
    const keeping = await worker(runner);
    await keeping.runner.run<'piece'>(piece(1));
    await keeping.runner.run<'piece'>(piece(1, round('house-way')));
    await keeping.flush();
    expect(ran).toEqual(['piece 1', 'piece 1']);
    expect(await site.db.select().from(jobPiece)).toEqual([]);
  });

  it('of a game of seconds are not kept', async () => {
    const { runner } = counting();
    const stud = { ...BEST, family: 'casino-stud', parameters: {} } as Round;
    const keeping = await worker(runner);
    await keeping.runner.run<'piece'>(piece(1, stud));
    expect([keeping.added(), existsSync(folder)]).toEqual([0, false]);
  });

  it('stay while the job is under way, and go with it', async () => {
    await (await worker(counting().runner)).runner.run<'piece'>(piece(1));
    await sweepPieces(site.db, folder);
    expect(readdirSync(folder)).toEqual([held.id]);
    await end(site.db, held, { state: 'cancelled', at: new Date().toISOString() });
    await sweepPieces(site.db, folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});
