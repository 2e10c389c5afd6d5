/** What a file sent to the site cannot be, beyond what the command line refuses in the same words (cli/testing/bad-meeting.test.ts). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HEAD, sendMeeting, sendStakes } from '../testing/race-meeting';
import { MEMBER, type TestSite, testSite } from '../testing/site';
import { answerBetsSent } from './answer-sent';

const STAKES = [
  { combination: 4, amount: 100_000 },
  { combination: 7, amount: 100_000 },
];
const FILE = {
  ...HEAD,
  pools: [{ pool: 'win', races: [1], deduction: '17.5%', stakes: STAKES as object[] }],
  results: [{ race: 1, places: [] as (number | number[])[], starters: [1, 4, 7, 9] }],
};
const MOST = Number.MAX_SAFE_INTEGER;

let site: TestSite;
let id: string;
beforeAll(async () => {
  site = await testSite();
  ({ id = '' } = await sendMeeting(site, MEMBER, JSON.stringify(FILE)));
});
afterAll(() => site.remove());

type Said = { problems?: { message: string }[] };
const said = ({ problems }: Said): string[] => problems?.map(({ message }) => message) ?? ['taken'];

const asSheet = async (...rows: string[]) =>
  said(
    await sendStakes(
      site,
      { person: MEMBER, id, revision: 1 },
      ['Pool,Races,Combination,Cents', ...rows].join('\n'),
    ),
  );
const asJson = async (...stakes: object[]) =>
  said(
    await sendStakes(
      site,
      { person: MEMBER, id, revision: 1 },
      JSON.stringify({ pools: [{ pool: 'win', races: [1], stakes }] }),
    ),
  );
const asWhole = async (change: object, stakes: object[] = STAKES, places: (number | number[])[] = []) => {
  const [pool] = FILE.pools;
  const results = [{ ...FILE.results[0], places }];
  const file = { ...FILE, pools: [{ ...pool, stakes, ...change }], results };
  return said(await sendMeeting(site, MEMBER, JSON.stringify(file)));
};
async function asBets(...lines: string[]): Promise<string[]> {
  const request = new Request(`http://localhost:3000/api/meetings/${id}/bets?revision=1`, {
    method: 'POST',
    body: `${lines.join('\n')}\n`,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return said((await (await answerBetsSent(async () => site.context(MEMBER), request, id)).json()) as Said);
}

it('an amount above 2^53, and amounts that come to more', async () => {
  const above = 2 ** 53;
  expect(await asSheet(`win,1,4,${above}`)).toEqual([
    `Row 2 has “${above}” staked; write whole cents, at most ${MOST}, for example 200050.`,
  ]);
  expect(await asJson({ combination: 4, amount: above })).toEqual([
    `Win on race 1, stake 1: “amount” may be ${MOST} at most; give a smaller number.`,
  ]);
  expect(await asWhole({}, [{ combination: 4, amount: above }])).toEqual([
    `Win on race 1, stake 1: “amount” may be ${MOST} at most; give a smaller number.`,
  ]);
  expect(await asBets(`win:1 4 ${above}`)).toEqual([
    'Line 1 of the bets does not end with whole cents below 2^53; write “win:1 4 1000”.',
  ]);
  const together = 'Win on race 1 holds more than 90,071,992,547,409.91; give smaller amounts.';
  expect(await asSheet(`win,1,4,${MOST}`, 'win,1,7,1')).toEqual([together]);
  expect(await asJson({ combination: 4, amount: MOST }, { combination: 7, amount: 1 })).toEqual([together]);
  expect(await asBets(`win:1 4 ${MOST}`, 'win:1 7 1')).toEqual([together]);
  expect(await asBets(`win:1 4 ${MOST}`, 'win:1 4 1')).toEqual([
    'Line 2 of the bets brings a combination above 2^53 cents; leave it out.',
  ]);
});

it.each([
  [[4, [], 1], 'The result of race 1 has nobody in place 2; fill the gap or leave off what comes after it.'],
  [[[4, 4], 1], 'Horse 4 finishes race 1 twice; a horse has one place and no dead heat with itself.'],
  [[12], 'Horse 12 does not run in race 1; correct its number, or add it to the starters.'],
])('a result that cannot be: %j', async (places, says) => {
  expect(await asWhole({}, STAKES, places)).toEqual([says]);
  const typed = site
    .as(MEMBER)
    .meetings.saveResult({ id, revision: 1, race: 1, result: { race: 1, places } });
  await expect(typed).rejects.toThrow(says);
});

it('no money at all', async () => {
  expect(await asSheet()).toEqual([
    'There is no stake in the rows; write one below the names of the columns.',
  ]);
  expect(await asJson()).toEqual(['There is no stake in the file; give at least one.']);
  expect(await asBets()).toEqual([
    'There is no bet in the file; write one a line, for example “win:1 4 1000”.',
  ]);
  // A meeting is begun before betting, so it is settling that needs money.
  const taken = await sendMeeting(
    site,
    MEMBER,
    JSON.stringify({ ...FILE, pools: [{ ...FILE.pools[0], stakes: [] }] }),
  );
  const own = site.as(MEMBER).meetings;
  const seen = await own.saveResult({
    id: taken.id ?? '',
    revision: 1,
    race: 1,
    result: { race: 1, places: [4, 7, 1] },
  });
  await expect(own.settle({ ...seen, why: '' })).rejects.toThrow(
    'Nobody staked anything in win on race 1; leave the pool off.',
  );
});

it('a key of JSON that is written twice, of which only one would count', async () => {
  const twice = JSON.stringify({ pools: [{ pool: 'win', races: [1], stakes: STAKES }] }).replace(
    '"stakes":',
    '"stakes":[],\n"stakes":',
  );
  const says =
    '“stakes” stands twice in one object of this JSON, again on line 2, and only one would count. Remove one, or put both in one.';
  expect(said(await sendStakes(site, { person: MEMBER, id, revision: 1 }, twice))).toEqual([says]);
  const whole = JSON.stringify(FILE).replace('"stakes":', '"stakes":[],\n"stakes":');
  expect(said(await sendMeeting(site, MEMBER, whole))).toEqual([says]);
});

it('a file of 60 MB, as stakes or as a whole meeting', async () => {
  const large = `{"pools":[]${' '.repeat(60_000_000)}}`;
  const says = 'This file is larger than 32 MB. Add up the stakes on one combination, or settle';
  expect(said(await sendStakes(site, { person: MEMBER, id, revision: 1 }, large))[0]).toContain(says);
  expect(said(await sendMeeting(site, MEMBER, large))[0]).toContain(says);
});
