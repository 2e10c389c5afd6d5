/** A meeting that cannot be settled: the command line exits with 2, the site takes nothing, and both say the same sentence, which names the row and says what to do. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBetsSent } from '@/server/meetings/answer-sent';
import { HEAD, sendMeeting, sendStakes } from '@/server/testing/race-meeting';
import { MEMBER, type TestSite, testSite } from '@/server/testing/site';
import { assay } from './in-process';

type Given = Record<string, unknown>;
const STAKES: Given[] = [
  { combination: 4, amount: 100_000 },
  { combination: 7, amount: 100_000 },
];
const WIN = { pool: 'win', races: [1], deduction: '17.5%', stakes: STAKES };
const FIRST = { race: 1, places: [4, 7, 1], starters: [1, 4, 7, 9] };
const SECOND = { race: 2, places: [3, 5, 8], starters: [3, 5, 8] };

const file = (pools: Given[], results: Given[] = [FIRST]): string =>
  JSON.stringify({ ...HEAD, pools, results });
const win = (change: Given): string => file([{ ...WIN, ...change }]);
const staked = (combination: unknown, amount: unknown): string =>
  win({ stakes: [...STAKES, { combination, amount }] });
/** An amount as the file spells it, which JSON.stringify would spell otherwise. */
const spelled = (amount: string): string => staked(4, 'HERE').replace('"HERE"', amount);
const finished = (change: Given): string => file([WIN], [{ ...FIRST, ...change }]);
const only = (pool: string, races: number[], combination: unknown, results?: Given[]): string =>
  file([{ pool, races, deduction: 0, stakes: [{ combination, amount: 1_000 }] }], results);
const without = (given: Given, field: string): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== field));

const MOST = Number.MAX_SAFE_INTEGER;
const NO_PLACE =
  'The result of race 1: A place holds no horse, or something else than horses; write them from the first place on without a gap, those of a dead heat as a list, for example [4, [7, 9], 1].';
const POOLS =
  'win, place, quinella, quinella-place, forecast, tierce, trio, quartet, first-4, composite-win, double, treble, six-up, double-trio, triple-trio, quartet-first-4 or win-composite-win';
const noShare = (given: string): string =>
  `Win on race 1: “${given}” is no deduction; write a share below 1 and at least 0, for example "17.5%" or 0.175.`;

/** What it is, the file, and what is said of it. */
const BAD: [string, string, string][] = [
  [
    'a negative stake',
    staked(4, -5),
    'Win on race 1, stake 3: “amount” must be at least 0; give a larger number.',
  ],
  [
    'a runner that does not run',
    staked(12, 5),
    'Win on race 1, stake 3: Horse 12 does not run in race 1; correct the combination or the starters.',
  ],
  [
    'a stake with a part of a cent',
    staked(4, 0.5),
    'Win on race 1, stake 3: The amount has a part of a cent; write whole cents, for example 200050.',
  ],
  [
    'an amount of 2^53',
    staked(4, 2 ** 53),
    `Win on race 1, stake 3: “amount” may be ${MOST} at most; give a smaller number.`,
  ],
  [
    'an amount of 2^53 + 1, which JSON reads as 2^53',
    spelled('9007199254740993'),
    `Win on race 1, stake 3: “amount” may be ${MOST} at most; give a smaller number.`,
  ],
  [
    'an amount beyond all numbers',
    spelled('1e400'),
    `Win on race 1, stake 3: The amount is no number; write whole cents, ${MOST} at most.`,
  ],
  [
    'an amount above 2^53 as text',
    staked(4, '9007199254740993'),
    `Win on race 1, stake 3: The amount is text; write whole cents as a number without quotes, ${MOST} at most.`,
  ],
  [
    'a stake without an amount',
    win({ stakes: [{ combination: 4 }] }),
    `Win on race 1, stake 1: The amount is no number; write whole cents, ${MOST} at most.`,
  ],
  [
    'amounts that come to more than 2^53',
    staked(4, MOST),
    'Win on race 1 holds more than 90,071,992,547,409.91; give smaller amounts.',
  ],
  [
    'a combination that is too long',
    staked('4-7', 5),
    'Win on race 1, stake 3: “4-7” does not fit win; write one horse, for example "1".',
  ],
  [
    'a combination that is too short',
    only('quinella', [1], 4),
    'Quinella on race 1, stake 1: “4” does not fit quinella; write 2 horses, for example "1-2".',
  ],
  [
    'a combination of no horse',
    staked('', 5),
    'Win on race 1, stake 3: “” is no combination; write horses by their numbers from 1 to 99, for example "1".',
  ],
  [
    'the same horse twice in a race',
    only('tierce', [1], [4, 7, 4]),
    'Tierce on race 1, stake 1: “[4,7,4]” has the same horse twice in a race; name each horse once.',
  ],
  [
    'a double of one horse',
    only('double', [1, 2], 4, [FIRST, SECOND]),
    'Double on races 1 and 2, stake 1: “4” does not fit double; write one horse for each of 2 races, for example "1/1".',
  ],
  [
    'a double with a race that is not there',
    only('double', [1, 2], '4/3'),
    'Double on races 1 and 2: Race 2 of double has no result; add it to “results”.',
  ],
  [
    'a double on one race',
    only('double', [1], '4/3'),
    'Double on race 1: Double is on 2 races; give their numbers in “races”, each once.',
  ],
  [
    'a double on the same race twice',
    only('double', [1, 1], '4/4'),
    'Double on races 1 and 1: Double is on 2 races; give their numbers in “races”, each once.',
  ],
  [
    'a win on two races',
    only('win', [1, 2], 4, [FIRST, SECOND]),
    'Win on races 1 and 2: Win is on one race; give its number in “races”.',
  ],
  [
    'a pool on seven races',
    only('six-up', [1, 2, 3, 4, 5, 6, 7], '1'),
    'Pool 1: Its “races” are not the number of a race, or a list of one to six of them; write them, for example [4, 5].',
  ],
  ['an unknown pool', win({ pool: 'exacta' }), `Pool 1: There is no pool “exacta”; name one of ${POOLS}.`],
  [
    'a pool without a name',
    file([without(WIN, 'pool')]),
    'Pool 1: “pool” is missing or of the wrong kind; correct it and try again.',
  ],
  ['a deduction of 120%', win({ deduction: '120%' }), noShare('120%')],
  ['a deduction of 120, of 17.5 as a number', win({ deduction: 17.5 }), noShare('17.5')],
  ['a negative deduction', win({ deduction: '-10%' }), noShare('-10%')],
  ['a negative deduction as a number', win({ deduction: -0.1 }), noShare('-0.1')],
  [
    'deductions of all there is',
    win({ deduction: '60%', reserve: '40%' }),
    'Win on race 1: The deductions of win leave nothing; give shares that come to less than 1.',
  ],
  [
    'a negative jackpot',
    win({ broughtIn: -1 }),
    'Win on race 1: “broughtIn” must be at least 0; give a larger number.',
  ],
  [
    'a jackpot above 2^53',
    win({ broughtIn: 2 ** 53 }),
    `Win on race 1: “broughtIn” may be ${MOST} at most; give a smaller number.`,
  ],
  [
    'a gap in a result',
    finished({ places: [4, 7, [], 1] }),
    'The result of race 1 has nobody in place 3; fill the gap or leave off what comes after it.',
  ],
  ['a gap that is null', finished({ places: [4, null, 1] }), NO_PLACE],
  [
    'places by number',
    finished({ places: { 1: 4, 2: 7, 4: 1 } }),
    'The result of race 1: “places” is missing or of the wrong kind; correct it and try again.',
  ],
  [
    'a gap after a dead heat',
    finished({ places: [[4, 7], [], [], 1] }),
    'The result of race 1 has nobody in place 3; fill the gap or leave off what comes after it.',
  ],
  [
    'a horse in two places',
    finished({ places: [4, 7, 4] }),
    'Horse 4 finishes race 1 twice; a horse has one place and no dead heat with itself.',
  ],
  [
    'a horse in a dead heat with itself',
    finished({ places: [[4, 4], 7] }),
    'Horse 4 finishes race 1 twice; a horse has one place and no dead heat with itself.',
  ],
  [
    'a dead heat of more horses than run',
    finished({ places: [[1, 2, 3, 4, 5]], starters: 4 }),
    'Horse 5 does not run in race 1; correct its number, or add it to the starters.',
  ],
  [
    'a dead heat with a horse that was withdrawn',
    finished({ places: [[1, 9], 4], withdrawn: [9] }),
    'Horse 9 was withdrawn from race 1 and cannot finish it; correct the result or the withdrawal.',
  ],
  [
    'fewer finishers than finished',
    finished({ places: [4, 7, 1], finishers: 2 }),
    'Race 1 names 3 horses that finished and says that 2 did; correct one of them.',
  ],
  [
    'a horse 0',
    finished({ places: [4, 0, 1] }),
    'The result of race 1: A horse has a whole number from 1 to 99; correct it.',
  ],
  ['two results of a race', file([WIN], [FIRST, FIRST]), 'Race 1 has two results; give one.'],
  ['an empty file', '', 'The file is empty; give an object with “pools”.'],
  ['a list', '[]', 'The file is no meeting; write an object with “pools” and “results”.'],
  ['a meeting without pools', file([]), '“pools” must have at least 1 entry; add what is missing.'],
];

let folder: string;
let site: TestSite;
let id: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bad-meeting-'));
  site = await testSite();
  const begun = file(
    [
      { ...WIN, stakes: [] },
      { pool: 'quinella', races: [1], deduction: 0, stakes: [] },
      { pool: 'double', races: [1, 2], deduction: 0, stakes: [] },
    ],
    [
      { ...FIRST, places: [] },
      { ...SECOND, places: [] },
    ],
  );
  ({ id = '' } = await sendMeeting(site, MEMBER, begun));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.remove();
});

const written = (name: string, text: string): string => {
  const to = path.join(folder, name);
  writeFileSync(to, text);
  return to;
};

type Said = { problems?: { message: string }[] };
const said = ({ problems }: Said): string[] => problems?.map(({ message }) => message) ?? ['taken'];

async function settled(text: string, ...more: string[]): Promise<string[]> {
  const { code, out, err } = await assay('settle', written('meeting.json', text), ...more, '--json');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  return err.trim().split('\n');
}

it.each(BAD)('%s', async (_, text, says) => {
  expect(await settled(text)).toEqual([says]);
  expect(said(await sendMeeting(site, MEMBER, text))).toEqual([says]);
});

describe('more than all money, and none', () => {
  it('is said by the command line, for the site keeps all stakes of a meeting', async () => {
    const says =
      'The stakes of win on race 1 come to 2,000.00, more than its total of 1,500.00; correct one of them.';
    const text = win({ total: 150_000 });
    expect(await settled(text)).toEqual([says]);
    expect(said(await sendMeeting(site, MEMBER, text))).toEqual([
      'Win on race 1: List every stake and leave off “total”: a meeting is kept with all of them.',
      says,
    ]);
  });

  it.each([[[]], [[{ combination: 4, amount: 0 }]]])('of %j is said when it is settled', async (stakes) => {
    const says = 'Nobody staked anything in win on race 1; leave the pool off.';
    const text = win({ stakes });
    expect(await settled(text)).toEqual([says]);
    const begun = await sendMeeting(site, MEMBER, text);
    const settling = site.as(MEMBER).meetings.settle({ id: begun.id ?? '', revision: 1, why: '' });
    await expect(settling).rejects.toThrow(says);
  });

  it('of a race that is still to be run is said when it is settled', async () => {
    const text = only('double', [1, 2], '4/3', [FIRST, { ...SECOND, places: [] }]);
    expect(await settled(text)).toEqual([
      'The result of race 2 names no horse; double needs 1. Add those that finished, or say that nobody else did (in a file, "finishers": 0).',
    ]);
    const begun = await sendMeeting(site, MEMBER, text);
    const settling = site.as(MEMBER).meetings.settle({ id: begun.id ?? '', revision: 1, why: '' });
    await expect(settling).rejects.toThrow('No pool has a result for all of its races');
  });
});

/** A second place after two firsts cannot be written: what comes after them is third. */
it('two horses after a dead heat of two for first are a dead heat for third', async () => {
  const places = (third: unknown[]) =>
    file(
      [
        {
          pool: 'place',
          races: [1],
          deduction: 0,
          stakes: [1, 4, 7, 9].map((combination) => ({ combination, amount: 9_000 })),
        },
      ],
      [{ race: 1, places: [[4, 7], ...third], starters: 9 }],
    );
  const dividends = async (text: string) => {
    const { out } = await assay('settle', written('meeting.json', text), '--json');
    const [pool] = (JSON.parse(out) as { pools: { dividends: { amount: number }[] }[] }).pools;
    return pool?.dividends.map(({ amount }) => amount);
  };
  const taken = await dividends(places([[1, 9]]));
  expect(taken).toHaveLength(4);
  expect(await dividends(places([[], [1, 9]]))).toEqual(taken);
});

/** Row of a sheet, line of bets, and what is said of each; undefined where the other way cannot write it. */
const CENTS = `write whole cents, at most ${MOST}, for example 200050.`;
const LINE_CENTS = 'Line 1 of the bets does not end with whole cents below 2^53; write “win:1 4 1000”.';
const NO_POOL = 'Line 1 of the bets is in no pool of the meeting; begin it with one, for example “win:1”.';
const ROWS: [string, string, string, string, string][] = [
  ['a negative stake', 'win,1,4,-5', `Row 2 has “-5” staked; ${CENTS}`, 'win:1 4 -5', LINE_CENTS],
  ['a part of a cent', 'win,1,4,0.5', `Row 2 has “0.5” staked; ${CENTS}`, 'win:1 4 0.5', LINE_CENTS],
  [
    'an amount above 2^53',
    'win,1,4,9007199254740993',
    `Row 2 has “9007199254740993” staked; ${CENTS}`,
    'win:1 4 9007199254740993',
    LINE_CENTS,
  ],
  ['no amount', 'win,1,4,', `Row 2 has “” staked; ${CENTS}`, 'win:1 4', LINE_CENTS],
  [
    'a runner that does not run',
    'double,1/2,4/7,5',
    'Row 2 is on horse 7, which does not run in race 2; correct the combination or the starters.',
    'double:1/2 4/7 5',
    'Line 1 of the bets is on horse 7, which does not run in race 2; correct the line or the starters.',
  ],
  [
    'a horse twice',
    'quinella,1,4-4,5',
    'Row 2: “4-4” has the same horse twice in a race; name each horse once.',
    'quinella:1 4-4 5',
    'Line 1 of the bets has a horse twice in a race; name each once.',
  ],
  [
    'a combination that is too short',
    'quinella,1,4,5',
    'Row 2: “4” does not fit quinella; write 2 horses, for example "1-2".',
    'quinella:1 4 5',
    'Line 1 of the bets has one horse where its pool takes 2; write one bet on a combination a line.',
  ],
  [
    'words for a horse',
    'win,1,four,5',
    'Row 2: “four” is no combination; write horses by their numbers from 1 to 99, for example "1".',
    'win:1 four 5',
    'Line 1 of the bets has no horses from 1 to 31; write them as “4-7”, or “12/9” for two races.',
  ],
  [
    'an unknown pool',
    'exacta,1,4,5',
    'Row 2 has no pool “exacta”; write one of the meeting, for example win.',
    'exacta:1 4 5',
    NO_POOL,
  ],
  [
    'races in another number',
    'double,1,4/3,5',
    'Row 2 is in no pool of the meeting: it has no double on 1; add the pool or correct the row.',
    'double:1 4/3 5',
    NO_POOL,
  ],
  [
    'a race without such a pool',
    'win,2,3,5',
    'Row 2 is in no pool of the meeting: it has no win on 2; add the pool or correct the row.',
    'win:2 3 5',
    NO_POOL,
  ],
];

const BESIDE = file(
  [
    WIN,
    { pool: 'quinella', races: [1], deduction: 0, stakes: [{ combination: '4-7', amount: 1_000 }] },
    { pool: 'double', races: [1, 2], deduction: 0, stakes: [{ combination: '4/3', amount: 1_000 }] },
  ],
  [FIRST, SECOND],
);

describe.each(ROWS)('%s', (_, row, says, line, ofLine) => {
  it('in a sheet', async () => {
    const sheet = `Pool,Races,Combination,Cents\n${row}\n`;
    expect(await settled(BESIDE, '--stakes', written('stakes.csv', sheet))).toEqual([says]);
    expect(said(await sendStakes(site, { person: MEMBER, id, revision: 1 }, sheet))).toEqual([says]);
  });

  it('among bets', async () => {
    expect(await settled(BESIDE, '--bets', written('bets.txt', `${line}\n`))).toEqual([ofLine]);
    const request = new Request(`http://localhost:3000/api/meetings/${id}/bets?revision=1`, {
      method: 'POST',
      body: `${line}\n`,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const answer = await answerBetsSent(async () => site.context(MEMBER), request, id);
    expect(said((await answer.json()) as Said)).toEqual([ofLine]);
  });
});

it('the stakes of a file name their pool and place as a whole meeting does', async () => {
  const sent = (text: string) => sendStakes(site, { person: MEMBER, id, revision: 1 }, text);
  expect(said(await sent(staked(4, -5)))).toEqual([
    'Win on race 1, stake 3: “amount” must be at least 0; give a larger number.',
  ]);
  expect(said(await sent(only('double', [1, 2], '4/7')))).toEqual([
    'Double on races 1 and 2, stake 1: Horse 7 does not run in race 2; correct the combination or the starters.',
  ]);
});

it('rules that nobody has are named', async () => {
  const [says] = await settled(`{"rulebook":"elsewhere",${file([WIN]).slice(1)}`);
  expect(says).toContain('choose hk-pari-mutuel.');
});
