/** A meeting that cannot be settled: exit 2 and one sentence that says what to do. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assay } from './in-process';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bad-meeting-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const STAKES: object[] = [
  { combination: 4, amount: 100_000 },
  { combination: 7, amount: 100_000 },
];
const meeting = (pool: object, result: object = {}): string =>
  JSON.stringify({
    pools: [{ pool: 'win', races: [1], deduction: '17.5%', stakes: STAKES, ...pool }],
    results: [{ race: 1, places: [4, 7, 1], starters: [1, 4, 7, 9], ...result }],
  });
const staked = (combination: number, amount: number) =>
  meeting({ stakes: [...STAKES, { combination, amount }] });

it.each([
  ['a negative stake', staked(4, -5), 'must be at least 0; give a larger number.'],
  [
    'a runner that does not run',
    staked(12, 5),
    'Stake 3 of win is on horse 12, which does not run in race 1',
  ],
  ['a result with a gap', meeting({}, { places: [4, [], 1] }), 'The result of race 1 has nobody in place 2'],
  ['a dead heat with itself', meeting({}, { places: [[4, 4]] }), 'Horse 4 finishes race 1 twice'],
  [
    'a dead heat of more than run',
    meeting(
      {},
      {
        places: [
          [1, 4],
          [7, 9],
        ],
        withdrawn: [9],
      },
    ),
    'Horse 9 was withdrawn from race 1 and cannot finish it',
  ],
  ['more than all money', meeting({ total: 150_000 }), 'come to 2,000.00, more than its total of 1,500.00'],
  ['no money', meeting({ stakes: [] }), 'Nobody staked anything in win; leave the pool off.'],
  ['an amount above 2^53', staked(4, 2 ** 53), 'may be 9007199254740991 at most; give a smaller number.'],
  ['amounts that come to more', staked(4, 2 ** 53 - 1), 'Win holds more than 90,071,992,547,409.91'],
  ['rules that nobody has', `{"rulebook":"elsewhere",${meeting({}).slice(1)}`, 'choose hk-pari-mutuel.'],
])('%s', async (_, text, says) => {
  const { code, err } = await assay('settle', written('meeting.json', text), '--json');
  expect(code).toBe(2);
  expect(err).toContain(says);
  expect(err.trim().split('\n')).toHaveLength(1);
});

it.each([
  ['--bets', 'win:1 4 -5\n', 'Line 1 of the bets does not end with whole cents below 2^53'],
  ['--bets', 'win:1 12 5\n', 'on horse 12, which does not run in race 1'],
  ['--bets', `win:1 4 ${2 ** 53}\n`, 'Line 1 of the bets does not end with whole cents below 2^53'],
  ['--stakes', 'Pool,Races,Combination,Cents\nwin,1,4,-5\n', 'Row 2 has “-5” staked'],
  [
    '--stakes',
    'Pool,Races,Combination,Cents\nwin,1,12,5\n',
    'Row 2 is on horse 12, which does not run in race 1',
  ],
  ['--stakes', `Pool,Races,Combination,Cents\nwin,1,4,${2 ** 53}\n`, 'Row 2 has “9007199254740992” staked'],
])('%s with %j', async (option, text, says) => {
  const file = written('meeting.json', meeting({}));
  const { code, err } = await assay('settle', file, option, written('beside.csv', text));
  expect(code).toBe(2);
  expect(err).toContain(says);
});
