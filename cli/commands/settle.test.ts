import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfWords } from '@/server/documents/testing/pdf-words';
import { assay, SENTENCES } from '../testing/in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'settle-'));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;
function fileOf(content: unknown): string {
  written += 1;
  const name = path.join(folder, `${written}.json`);
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

type Dividend = {
  combination: unknown;
  text: string;
  dividend: number;
  paid: number;
  reasons: { clause: string }[];
};
type Answer = {
  pools: {
    netPool: number;
    dividends: Dividend[];
    consolations: Dividend[];
    deemedWinners: unknown[];
    rounding: number;
    carriedForward: number;
    paid: number;
    reasons: { clause: string; says: string }[];
  }[];
};

async function settled(content: unknown): Promise<Answer> {
  const { code, out, err } = await assay('settle', fileOf(content), '--json');
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Answer;
}

const stake = (combination: unknown, amount: unknown) => ({ combination, amount });
const win = (...stakes: unknown[]) => ({
  pool: 'win',
  races: [1],
  unit: 1000,
  deduction: 0.175,
  broughtIn: 0,
  stakes,
});
const result = { race: 1, places: [[4], [7, 9], [1]], withdrawn: [] as number[] };
const meeting = (pool: unknown, one: unknown = result) => ({ pools: [pool], results: [one] });
const backed = win(stake([4], 200_000), stake([7], 800_000));

describe('settle', () => {
  it('pays 41.50 for 10 from 8,250 and 200 unit bets, and shows what rounding costs', async () => {
    const [pool] = (await settled(meeting(backed))).pools;
    expect(pool).toMatchObject({ netPool: 825_000, paid: 830_000, rounding: -5_000, carriedForward: 0 });
    expect(pool?.dividends).toMatchObject([{ combination: [4], dividend: 4_150, paid: 830_000 }]);
    expect(pool?.dividends[0]?.reasons.map(({ clause }) => clause)).toEqual(['3.5(a)', '3.7(a)']);
  });

  it('prints the same for people, with why', async () => {
    const { code, out } = await assay('settle', fileOf(meeting(backed)));
    expect(code).toBe(0);
    expect(out).toContain('8,250.00 divided by 200 unit bets of 10.00 is 41.25.');
  });

  it.each([
    ['quinella', ['4-7', [7, 4], '7 + 4', [[4, 7]]]],
    ['double', ['4/2', '4-2', [4, 2], [[4], [2]], '4>2']],
    [
      'Double Trio',
      [
        '4-7-9/2-3-5',
        [9, 7, 4, 2, 3, 5],
        [
          [4, 7, 9],
          [5, 3, 2],
        ],
      ],
    ],
  ])('reads one combination of a %s in each of its spellings', async (pool, spellings) => {
    const races = pool === 'quinella' ? [1] : [1, 2];
    const other = { race: 2, places: [[2], [3], [5]] };
    const stakes = spellings.map((combination) => stake(combination, 1_000));
    const first = { race: 1, places: [[4], [7], [9]] };
    const answer = await settled({
      pools: [{ pool, races, unit: 1000, deduction: 0, stakes }],
      results: [first, other],
    });
    expect(answer.pools[0]?.dividends).toHaveLength(1);
    expect(answer.pools[0]?.dividends[0]).toMatchObject({ staked: spellings.length * 1_000 });
  });

  it.each([
    [
      'a negative stake',
      meeting(win(stake(4, 100), stake(7, -1))),
      'Win on race 1, stake 2: “amount” must be at least 0; give a larger number.',
    ],
    [
      'a gap written as null',
      meeting(backed, { ...result, places: [[4], null, [1]] }),
      'The result of race 1: A place holds no horse',
    ],
    ['a part of a cent', meeting(win(stake(4, 1.5))), 'The amount has a part of a cent'],
    ['an amount of 2^53', meeting(win(stake(4, 2 ** 53))), 'at most'],
    [
      'amounts that come to more than 2^53',
      meeting(win(stake(4, 2 ** 53 - 1), stake(7, 2 ** 53 - 1))),
      'smaller amounts',
    ],
    ['no money', meeting(win(stake(4, 0))), 'Nobody staked anything in win'],
    ['no stakes', meeting(win()), 'Nobody staked anything in win'],
    ['more than all money', meeting({ ...win(stake(4, 900)), total: 800 }), 'more than its total of 8.00'],
    [
      'a runner that does not run',
      meeting(win(stake(15, 100)), { ...result, starters: 14 }),
      'Horse 15 does not run in race 1',
    ],
    [
      'a placed horse that does not run',
      meeting(backed, { ...result, starters: 8 }),
      'Horse 9 does not run in race 1',
    ],
    [
      'a withdrawn horse that finishes',
      meeting(backed, { ...result, withdrawn: [9] }),
      'Horse 9 was withdrawn',
    ],
    ['a gap', meeting(backed, { ...result, places: [[4], [], [1]] }), 'nobody in place 2'],
    [
      'a dead heat with itself',
      meeting(backed, { ...result, places: [[4], [7, 7]] }),
      'Horse 7 finishes race 1 twice',
    ],
    [
      'a horse in two places',
      meeting(backed, { ...result, places: [[4], [7], [4]] }),
      'Horse 4 finishes race 1 twice',
    ],
    [
      'more finishers than starters',
      meeting(backed, { race: 1, places: [[1, 2, 3]], starters: 3, withdrawn: [3] }),
      'was withdrawn',
    ],
    [
      'too short a result',
      meeting({ ...backed, pool: 'trio', stakes: [stake('4-7-9', 100)] }, { race: 1, places: [[4]] }),
      'names one horse; trio needs 3',
    ],
    ['an unknown field', meeting({ ...backed, tax: 1 }), 'Leave out “tax”'],
    ['an unknown pool', meeting({ ...backed, pool: 'exacta' }), 'There is no pool “exacta”'],
    ['a race without a result', meeting({ ...backed, races: [2] }), 'Race 2 of win has no result'],
    ['two results of a race', { pools: [backed], results: [result, result] }, 'Race 1 has two results'],
    ['a deduction of 17.5', meeting({ ...backed, deduction: 17.5 }), 'write a share below 1'],
    ['a pool with too few races', meeting({ ...backed, pool: 'double' }), 'Double is on 2 races'],
    ['too many horses', meeting(win(stake('4-7', 100))), 'does not fit win'],
    [
      'a horse twice',
      meeting({ ...backed, pool: 'quinella', stakes: [stake('4-4', 100)] }),
      'the same horse twice',
    ],
    ['a day that is none', { ...meeting(backed), day: '25 November' }, 'day'],
    ['words', meeting(win(stake('four', 100))), 'is no combination'],
    ['text that is no JSON', '{', 'is no JSON'],
    [
      'a key that is written twice',
      '{"pools":[],\n"pools":[]}',
      '“pools” stands twice in one object of this JSON, again on line 2',
    ],
    ['a list', [], 'The file is no meeting; write an object with “pools” and “results”.'],
  ])('%s is refused in a sentence', async (_, content, sentence) => {
    const { code, err, out } = await assay('settle', fileOf(content), '--json');
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('reads a file that begins with the mark of an editor', async () => {
    const [pool] = (await settled(`\uFEFF${JSON.stringify(meeting(backed))}`)).pools;
    expect(pool?.paid).toBe(830_000);
  });

  it('writes the dividend statement and the settlement report, of the day of the meeting', async () => {
    const file = fileOf({ venue: 'Happy Valley', day: '2026-11-25', ...meeting(backed) });
    const [statement, report] = [path.join(folder, 's.pdf'), path.join(folder, 'r.pdf')];
    const { code, out } = await assay('settle', file, '--statement', statement, '--report', report);
    expect(code).toBe(0);
    expect(out).toMatch(/^Wrote \S+s\.pdf, .*\nWrote \S+r\.pdf, .*\n$/);
    const said = pdfWords(readFileSync(statement));
    expect(said).toContain('HAPPY VALLEY, 25 NOVEMBER 2026');
    expect(said).toContain('41.50');
    expect(pdfWords(readFileSync(report))).toContain('3.7(a)');
    // A re-settlement is equal to the byte, and --json says so by its hash.
    const again = await assay('settle', file, '--report', report, '--json');
    const sha256 = /r\.pdf.*SHA-256 (\w+)/.exec(out)?.[1];
    expect(JSON.parse(again.out)).toMatchObject({ pools: [{ paid: 830_000 }], papers: [{ sha256 }] });
  });

  it('shows first what an amended result changes', async () => {
    const before = fileOf(meeting(backed));
    const now = fileOf(meeting(backed, { ...result, places: [[7], [4], [1]] }));
    const { out } = await assay('settle', now, '--before', before);
    expect(out).toMatch(/^1 pool is settled differently; 0 are as before\.\n/);
    expect(out).toMatch(/Win, race 1 +Dividend +4 +41\.50 +none/);
    const said = await assay('settle', now, '--before', before, '--json');
    expect(JSON.parse(said.out)).toMatchObject({
      pools: [{ paid: 840_000 }],
      amended: { pools: [{ dividends: [{ after: 1_050 }, { before: 4_150 }] }], same: 0 },
    });
    const wrong = await assay('settle', now, '--before', path.join(folder, 'none.json'));
    expect([wrong.code, wrong.out]).toEqual([2, '']);
  });

  it('says where a paper cannot be written', async () => {
    const out = path.join(folder, 'none', 's.pdf');
    const { code, err } = await assay('settle', fileOf(meeting(backed)), '--statement', out);
    expect(code).toBe(2);
    expect(err).toContain('cannot be written (ENOENT)');
  });

  it('adds the stakes of a spreadsheet, or none and a sentence for each row that is wrong', async () => {
    const file = fileOf(meeting({ ...win(), stakes: [] }));
    const stakes = fileOf('Pool,Races,Combination,Dollars\nwin,1,4,"2,000"\nwin,1,7,8000\n');
    const { out } = await assay('settle', file, '--stakes', stakes, '--json');
    // 10,000.00 as above.
    expect((JSON.parse(out) as Answer).pools[0]?.dividends[0]).toMatchObject({ dividend: 4_150 });
    const wrong = fileOf('Pool,Races,Combination,Dollars\nwin,1,4,two\nwin,9,4,1\n');
    const refused = await assay('settle', file, '--stakes', wrong, '--json');
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err).toMatch(/^Row 2 has “two” staked; .*\nRow 3 is in no pool .*\n$/);
    const none = await assay('settle', file, '--stakes', path.join(folder, 'none.csv'));
    expect(none.err).toContain('name the file of the stakes');
  });

  it('adds bets from a file, and names the line of one that is wrong', async () => {
    const file = fileOf(meeting(win(stake(4, 100_000))));
    const bets = fileOf('win:1 4 100000\nwin:1 7 500000\nwin:1 7 300000\n');
    const { out } = await assay('settle', file, '--bets', bets, '--json');
    // 10,000.00 as above.
    expect((JSON.parse(out) as Answer).pools[0]?.dividends[0]).toMatchObject({
      dividend: 4_150,
      staked: 200_000,
    });
    const wrong = await assay('settle', file, '--bets', fileOf('win:1 4 1\nwin:9 4 1'));
    expect([wrong.code, wrong.err]).toEqual([
      2,
      'Line 2 of the bets is in no pool of the meeting; begin it with one, for example “win:1”.\n',
    ]);
  });

  it('names a file that is not there', async () => {
    const { code, err } = await assay('settle', path.join(folder, 'none.json'));
    expect(code).toBe(2);
    expect(err).toContain('cannot be read (ENOENT)');
  });
});
