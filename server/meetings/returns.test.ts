/** What bets in the pools of a meeting return, worked out by hand: 2,000, 3,000 and 5,000 on 4, 7 and 1, less 17.5%. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEAD, sendStakes, stakedMeeting } from '../testing/race-meeting';
import { MEMBER, OTHER_MEMBER, REVIEWER, refusedWith, type TestSite, testSite } from '../testing/site';

let site: TestSite;
let id: string;
let revision: number;
beforeAll(async () => {
  site = await testSite();
  ({ id, revision } = await stakedMeeting(site, MEMBER));
});
afterAll(() => site.remove());

const WIN = 0;
const DOUBLE = 2;
const ask = (more: Record<string, unknown> = {}) =>
  site.as(MEMBER).meetings.returns({ id, at: WIN, model: 'harville', ...more });

const lineOf = async (name: string, more: Record<string, unknown> = {}) =>
  (await ask(more)).lines.find((line) => line.name === name)?.says;

const typed = (race: number, chances: Record<number, string>) => ({
  race,
  horses: Object.entries(chances).map(([horse, chance]) => ({ horse: Number(horse), chance })),
});

describe('a win pool whose money says how often horses win', () => {
  it('returns what is not deducted, but for 41.25 that is declared as 41.50', async () => {
    const { bets, head } = await ask();
    expect(head).toBe('Win, race 1, orders of finish by Harville');
    // 0.2 · 41.50, 0.3 · 27.50 and 0.5 · 16.50 for 10.
    expect(bets).toMatchObject([
      { on: '4', staked: '2,000.00', ofAll: '20.00%', returns: '83.0000%' },
      { on: '7', staked: '3,000.00', ofAll: '30.00%', returns: '82.5000%' },
      { on: '1', staked: '5,000.00', ofAll: '50.00%', returns: '82.5000%' },
    ]);
    expect(await lineOf('returned to players')).toBe('82.6000%');
    expect(await lineOf('take-out')).toBe('17.5000%');
    expect(await lineOf('breakage, kept by rounding')).toBe('−0.1000%');
  });

  it('has no jackpot, and so nothing to draw', async () => {
    const { jackpot } = await ask();
    expect(jackpot).toEqual({ says: expect.stringMatching(/^No jackpot: /) });
  });

  it('says where the chances are from, and who is counted as never finishing first', async () => {
    const { basis, races } = await ask();
    expect(basis).toContain('Nobody backed 9 to win, so 9 is counted as never finishing among the first.');
    expect(races[0]?.horses.map(({ horse, chance }) => [horse, chance])).toEqual([
      [1, '50.0000%'],
      [4, '20.0000%'],
      [7, '30.0000%'],
    ]);
  });
});

// Where 9 wins, whom nobody backed, the second is deemed to have won: each of the others wins one in nine times more.
it('takes chances that are typed, with the winner that nobody backed', async () => {
  const { bets } = await ask({ chances: [typed(1, { 1: '50', 4: '10%', 7: '3/10', 9: '10%' })] });
  expect(bets.map(({ on, returns }) => [on, returns])).toEqual([
    ['1', '91.6667%'],
    ['7', '91.6667%'],
    ['4', '46.1111%'],
  ]);
});

// 41.50 for 10 where 4 wins, which is seldom.
it.each(['harville', 'henery'])('takes a chance of one in ten million by %s', async (model) => {
  const chances = [typed(1, { 1: '50', 4: '1/10000000', 7: '4999999/10000000' })];
  const { bets } = await ask({ model, chances });
  expect(bets.at(-1)).toMatchObject({ on: '4', share: expect.closeTo(4.15e-7, 12) });
});

it('finds bets by their horses, and counts the others', async () => {
  const { bets, found, all } = await ask({ find: [7] });
  expect([bets.map(({ on }) => on), found, all]).toEqual([['7'], 1, 3]);
});

it('settles a double by the horses that decide it, and says what each bet returns', async () => {
  const chances = [typed(1, { 1: '50', 4: '20', 7: '30' }), typed(2, { 3: '20', 5: '30', 8: '50' })];
  const { head, bets, lines, jackpot } = await ask({ at: DOUBLE, chances });
  expect(head).toBe('Double, races 1 and 2, orders of finish by Harville');
  expect(bets.length).toBeGreaterThan(0);
  const { atNone = 0, perCent = 0, even = 0 } = jackpot.line ?? {};
  expect(atNone + perCent * even).toBeCloseTo(1, 12);
  expect(lines.map(({ name }) => name)).not.toContain('its standard error');
});

it('lays bets that are drawn where nobody has staked yet', async () => {
  const { basis } = await ask({ drawnBets: 1_000 });
  expect(basis.at(-2)).toMatch(/^The money is 1,000 unit bets drawn as the horses finish: 10,000.00 on 3 /);
});

it.each([
  [
    'a race whose win pool backs two horses',
    { at: DOUBLE },
    'Race 2 has no win pool with money on 3 horses or more',
  ],
  [
    'chances of two',
    { chances: [typed(1, { 1: '50', 4: '50' })] },
    'Give the chances of 3 to 14 horses of race 1',
  ],
  ['chances short of one', { chances: [typed(1, { 1: '50', 4: '20', 7: '20' })] }, 'do not come to 100%'],
  ['a chance in words', { chances: [typed(1, { 1: 'half' })] }, '“half” on horse 1 of race 1 is no chance'],
  [
    'a horse that is not on the card',
    { chances: [typed(1, { 2: '50' })] },
    'Horse 2 of race 1 is not on the card',
  ],
  ['a pool that is gone', { at: 7 }, 'The meeting has no such pool any longer'],
])('%s is refused with a sentence', async (_, more, says) => {
  await expect(ask(more)).rejects.toThrow(says);
});

it('a pool that nobody staked in asks for its stakes', async () => {
  const own = site.as(MEMBER).meetings;
  const races = [{ race: 1, starters: [1, 2, 3] }];
  const { id: empty } = await own.create(HEAD);
  await own.saveCard({
    id: empty,
    revision: 1,
    ...HEAD,
    card: { races, pools: [{ pool: 'win', races: 1, deduction: '17.5%' }] },
  });
  const asked = own.returns({ id: empty, at: 0, model: 'harville' });
  await expect(asked).rejects.toThrow('Nobody staked anything in Win on race 1.');
});

it('is worked out again when other stakes come', async () => {
  const before = await lineOf('returned to players');
  const rows = 'Pool,Races,Combination,Dollars\nwin,1,4,1000\nwin,1,7,1000\nwin,1,1,2000';
  ({ revision = 0 } = await sendStakes(site, { person: MEMBER, id, revision }, rows));
  // 3,300.00 over 100 units is 33.00, over 200 16.50: nothing is rounded.
  expect([before, await lineOf('returned to players')]).toEqual(['82.6000%', '82.5000%']);
});

it('is its operator’s alone', async () => {
  const asked = { id, at: WIN, model: 'harville' as const };
  expect(await refusedWith(site.as(OTHER_MEMBER).meetings.returns(asked))).toEqual(['not-found']);
  expect(await refusedWith(site.as(REVIEWER).meetings.returns(asked))).toEqual(['role-insufficient']);
});

describe('a horse that is withdrawn by the saved result', () => {
  it('is out of the pool, with its money and its chance', async () => {
    const withdrawn = await testSite();
    const { id, revision } = await stakedMeeting(withdrawn, MEMBER);
    const nora = withdrawn.as(MEMBER).meetings;
    await nora.saveResult({ id, revision, race: 1, result: { race: 1, places: [4, 7], withdrawn: [1] } });
    const asked = { id, at: WIN, model: 'harville' as const, find: [] };
    const chances = [typed(1, { 4: '40%', 7: '50%', 9: '10%', 1: '' })];
    const { bets, basis } = await nora.returns({ ...asked, chances });
    expect(basis.slice(0, 2)).toEqual([
      'Withdrawn, by the result: 1 in race 1.',
      '5,000.00 staked on them is refunded, and is no longer among what is staked.',
    ]);
    // 4,125.00 over 200 units is 20.625, declared as 20.50; over 300 it is 13.75, declared as 14.00. Where 9 wins, whom nobody
    // backed, the second has won: 4 with 0.1 · 4/9, 7 with 0.1 · 5/9.
    expect(bets).toMatchObject([
      { on: '4', staked: '2,000.00', ofAll: '40.00%', returns: '91.1111%' },
      { on: '7', staked: '3,000.00', ofAll: '60.00%', returns: '77.7778%' },
    ]);
    const strange = [typed(1, { 4: '40%', 7: '50%', 1: '10%' })];
    expect(await refusedWith(nora.returns({ ...asked, chances: strange }))).toEqual(['input-unreadable']);
    // The double has 40.00 in all, 10.00 of it on 4: none of it is on 1.
    const second = typed(2, { 3: '30%', 5: '60%', 8: '10%' });
    const double = await nora.returns({ ...asked, at: DOUBLE, chances: [...chances, second] });
    expect(double.basis[0]).toBe('Withdrawn, by the result: 1 in race 1.');
    expect(double.all).toBe(2);
    await withdrawn.remove();
  });
});
