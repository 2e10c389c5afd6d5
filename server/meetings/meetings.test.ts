/** A race meeting as a record: its card, its stakes, its results, and each settlement a version that stays. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberContext } from '../access/context';
import { pressInThisThread } from '../documents/press';
import { CARD, HEAD, STAKES, sendStakes, stakedMeeting } from '../testing/race-meeting';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { answerMeetingFile } from './answer-file';
import { meetingsFor, meetingWithin } from './queries';
import { FILE_AT_MOST } from './sent-bounds';
import { settle } from './settle';
import { takeStakes } from './stakes';

let empty: TestSite;
let staked: { id: string; revision: number };
let site: TestSite;
beforeAll(async () => {
  empty = await testSite();
  staked = await stakedMeeting(empty, MEMBER);
});
afterAll(() => empty.remove());
beforeEach(async () => {
  site = await testSite(empty);
});
afterEach(() => site.remove());

const nora = () => site.as(MEMBER).meetings;
const whole = () => nora().get({ id: staked.id });

async function sentenceOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'answered';
  } catch (error) {
    return (error as Error).message;
  }
}

/** 4 first, 7 and 9 in a dead heat for second. */
const FIRST = { race: 1, places: [4, [7, 9], 1] };

async function ran(result: { race: number; places: (number | number[])[] }) {
  const { now } = await whole();
  return nora().saveResult({ id: staked.id, revision: now?.revision ?? 0, race: result.race, result });
}

async function settled(why = '') {
  const { now } = await whole();
  return nora().settle({ id: staked.id, revision: now?.revision ?? 0, why });
}

/** Somebody else saves just before this one's change begins. */
async function lateContext(saved: () => Promise<unknown>): Promise<MemberContext> {
  const context = (await site.context(MEMBER)) as MemberContext;
  const transaction: typeof context.db.transaction = async (work) => {
    await saved();
    return context.db.transaction(work);
  };
  const db = new Proxy(context.db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
  return { ...context, db };
}

const fileOf = (file: string, person = MEMBER, number = 1, id = staked.id) =>
  answerMeetingFile(
    site.context(person),
    { id, file, search: new URLSearchParams({ settlement: String(number) }) },
    pressInThisThread(),
  );

describe('a meeting', () => {
  it('has its card and its stakes before any race is run', async () => {
    expect(await nora().list()).toMatchObject([{ ...HEAD, races: 2, run: 0, settlements: 0 }]);
    expect((await whole()).now).toMatchObject({
      card: CARD,
      staked: {
        'win:1': { dollars: '10,000.00', count: 3 },
        'win:2': { dollars: '400.00', count: 2 },
        'double:1/2': { dollars: '40.00', count: 2 },
      },
      changed: true,
      amends: [],
    });
  });

  it('settles each pool once its races are run, and each settlement stays', async () => {
    await ran(FIRST);
    expect(await settled()).toMatchObject({ number: 1 });
    const first = await nora().settlement({ id: staked.id, number: 1 });
    // 10,000.00 less 17.5% is 8,250.00; for 200 bets of 10 that is 41.25, declared as 41.50.
    expect(
      first.pools.map(({ name, dividends }) => [name, dividends.map((one) => [one.on, one.dividend])]),
    ).toEqual([['Win, race 1', [['4', '41.50']]]]);
    expect(first.pools[0]?.dividends[0]?.because.map(({ clause }) => clause)).toEqual(['3.5(a)', '3.7(a)']);
    expect(first.results).toEqual([
      { race: 1, says: '1st: 4; dead heat for 2nd: 7 and 9; 4th: 1. 4 starters.' },
    ]);
    await ran({ race: 2, places: [3, 5, 8] });
    expect(await settled()).toMatchObject({ number: 2 });
    const second = await nora().settlement({ id: staked.id, number: 2 });
    expect(second.pools.map(({ name }) => name)).toEqual([
      'Win, race 1',
      'Win, race 2',
      'Double, races 1 and 2',
    ]);
    expect((await nora().settlement({ id: staked.id, number: 1 })).pools).toHaveLength(1);
    await expect(site.client.execute(`UPDATE meeting_settlement SET data = '{}'`)).rejects.toThrow(
      'a settlement is never changed',
    );
    await expect(site.client.execute('DELETE FROM meeting_settlement')).rejects.toThrow(
      'a settlement is never removed',
    );
  });

  it('settled as it was is no new version', async () => {
    await ran(FIRST);
    const one = await settled();
    expect(await settled()).toEqual(one);
    expect((await whole()).versions).toHaveLength(1);
  });

  it('is amended as a new version, with the reason and what it changes', async () => {
    await ran(FIRST);
    await settled();
    await ran({ race: 1, places: [7, 4, 9, 1] });
    expect((await whole()).now).toMatchObject({ changed: true, amends: [1] });
    expect(await sentenceOf(settled())).toBe(
      'The result of race 1 was settled before. Say why it is amended, for example “Objection upheld by the stewards”.',
    );
    await settled('Objection upheld by the stewards');
    const { versions } = await whole();
    expect(versions.map(({ number, why, by }) => [number, why, by])).toEqual([
      [2, 'Objection upheld by the stewards', 'Nora Ellis'],
      [1, '', 'Nora Ellis'],
    ]);
    // 8,250.00 for 300 bets of 10 is 27.50.
    expect(await nora().differences({ id: staked.id, from: 1, to: 2 })).toEqual({
      says: '1 pool is settled differently; 0 are as before.',
      races: [
        {
          race: 1,
          before: '1st: 4; dead heat for 2nd: 7 and 9; 4th: 1. 4 starters.',
          after: '1st: 7; 2nd: 4; 3rd: 9; 4th: 1. 4 starters.',
        },
      ],
      dividends: [
        { pool: 'Win, race 1', on: '7', before: 'none', after: '27.50' },
        { pool: 'Win, race 1', on: '4', before: '41.50', after: 'none' },
      ],
      more: 0,
      money: [
        { pool: 'Win, race 1', of: 'Paid', before: '8,300.00', after: '8,250.00' },
        { pool: 'Win, race 1', of: 'Rounding', before: '−50.00', after: '0.00' },
      ],
    });
  });

  it('is amended in money only with a reason, too', async () => {
    await ran(FIRST);
    await settled();
    const card = async (pools: typeof CARD.pools) => {
      const { now } = await whole();
      return nora().saveCard({
        id: staked.id,
        revision: now?.revision ?? 0,
        ...HEAD,
        card: { ...CARD, pools },
      });
    };
    const [win, ...others] = CARD.pools as [(typeof CARD.pools)[0], ...typeof CARD.pools];
    const asks =
      'Settled before, and different now: Win, race 1. Say why it is amended, for example “Objection upheld by the stewards”.';
    await card([{ ...win, deduction: '90%' }, ...others]);
    expect(await sentenceOf(settled())).toBe(asks);
    expect((await whole()).versions).toHaveLength(1);
    await card(CARD.pools);
    const { now } = await whole();
    const seen = { person: MEMBER, id: staked.id, revision: now?.revision ?? 0 };
    await sendStakes(site, seen, STAKES.replace('win,1,4,2000', 'win,1,4,10'));
    expect(await sentenceOf(settled())).toBe(asks);
    await ran({ race: 2, places: [3, 5, 8] });
    await card(others);
    expect(await sentenceOf(settled())).toBe(asks);
    expect(await settled('Entered twice')).toMatchObject({ number: 2 });
    expect((await whole()).versions[0]?.why).toBe('Entered twice');
  });

  it('keeps no reason where nothing that was settled changes', async () => {
    await ran(FIRST);
    await settled('I always write this');
    await ran({ race: 2, places: [3, 5, 8] });
    await settled('I always write this');
    expect((await whole()).versions.map(({ why }) => why)).toEqual(['', '']);
  });

  it('is not changed over a colleague’s change', async () => {
    const { id, revision } = staked;
    await ran(FIRST);
    const late = site.as(APPROVER).meetings.saveResult({ id, revision, race: 1, result: FIRST });
    expect(await sentenceOf(late)).toContain('Nora Ellis changed this meeting after you opened it.');
  });

  it('says who saved its card last, and each result, and when', async () => {
    await ran(FIRST);
    const { now } = await whole();
    const adrian = site.as(APPROVER).meetings;
    const races = [...CARD.races, { race: 3, starters: [1, 2] }];
    const seen = { id: staked.id, revision: now?.revision ?? 0 };
    await adrian.saveCard({ ...seen, ...HEAD, card: { ...CARD, races } });
    const { updatedAt, now: after } = await whole();
    expect(after?.savedBy).toEqual({
      card: { by: site.member(APPROVER).name, at: updatedAt, isOwn: false },
      results: { 1: { by: 'Nora Ellis', at: expect.any(String), isOwn: true } },
    });
    const theirs = (await adrian.get({ id: staked.id })).now?.savedBy;
    expect([theirs?.card?.isOwn, theirs?.results[1]?.isOwn]).toEqual([true, false]);
  });

  it('is settled, and staked in, only as its writer saw it, whatever is saved meanwhile', async () => {
    const seen = await ran(FIRST);
    const other = { race: 1, places: [7, 4, 9, 1] };
    const early = { id: staked.id, revision: seen.revision + 1 };
    const says = 'Nora Ellis changed this meeting after you opened it.';
    const late = await lateContext(() => nora().saveResult({ ...seen, race: 1, result: other }));
    for (const answer of [
      await settle(late, { ...early, why: '' }),
      await takeStakes(late, { ...early, as: 'stakes', body: new Blob([STAKES]).stream() }),
    ])
      expect(!answer.ok && answer.problems[0]?.message).toContain(says);
    expect((await whole()).versions).toEqual([]);
  });

  it('is removed while it was never settled, and stays from then on', async () => {
    await ran(FIRST);
    await settled();
    expect(await sentenceOf(nora().remove({ id: staked.id }))).toContain('was settled, so it stays');
    const { id } = await nora().create(HEAD);
    await nora().remove({ id });
    expect(await refusedWith(nora().get({ id }))).toEqual(['not-found']);
  });

  it('writes an event of each change, by name', async () => {
    await ran(FIRST);
    await settled();
    await site.as(REVIEWER).meetings.settleAgain({ id: staked.id, number: 1 });
    const { events } = await site.as(ADMINISTRATOR).audit.list({});
    const own = events.filter(({ subject }) => subject === `meeting:${staked.id}`);
    expect(own.map(({ kind, actor, data }) => [kind, actor, data.name])).toEqual(
      [
        ['meeting-settled-again', 'Ruth Hale'],
        ['meeting-settled', 'Nora Ellis'],
        ['meeting-result-saved', 'Nora Ellis'],
        ['meeting-stakes-taken', 'Nora Ellis'],
        ['meeting-card-saved', 'Nora Ellis'],
        ['meeting-begun', 'Nora Ellis'],
      ].map((event) => [...event, 'Wednesday night']),
    );
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
    expect(own[2]?.data.result).toBe('1st: 4; dead heat for 2nd: 7 and 9; 4th: 1.');
  });
});

describe('a result', () => {
  it.each([
    [[4, [], 1], 'The result of race 1 has nobody in place 2'],
    [[12], 'Horse 12 does not run in race 1'],
    [[[4, 4]], 'Horse 4 finishes race 1 twice'],
  ])('with a fault is refused with a sentence: %j', async (places, says) => {
    expect(await sentenceOf(ran({ race: 1, places }))).toContain(says);
  });

  it('of a race with a pool nobody staked in says so when it is settled', async () => {
    const pools = [{ pool: 'win', races: [1], deduction: '17.5%' }];
    const { id } = await nora().create(HEAD);
    await nora().saveCard({ id, revision: 1, ...HEAD, card: { ...CARD, pools } });
    await nora().saveResult({ id, revision: 2, race: 1, result: FIRST });
    expect(await sentenceOf(nora().settle({ id, revision: 3, why: '' }))).toContain(
      'Nobody staked anything in win on race 1; leave the pool off.',
    );
  });

  it('settles the pools that can be, and says why the others cannot', async () => {
    const place = { pool: 'place', races: [1], deduction: '17.5%' };
    const { now } = await whole();
    const seen = { id: staked.id, revision: now?.revision ?? 0 };
    await nora().saveCard({ ...seen, ...HEAD, card: { ...CARD, pools: [place, ...CARD.pools] } });
    await ran(FIRST);
    expect(await settled()).toMatchObject({
      number: 1,
      left: ['Nobody staked anything in place on race 1; leave the pool off.'],
    });
    const { pools } = await nora().settlement({ id: staked.id, number: 1 });
    expect(pools.map(({ name }) => name)).toEqual(['Win, race 1']);
    const again = await site.as(REVIEWER).meetings.settleAgain({ id: staked.id, number: 1 });
    expect(again.equal).toBe(true);
  });

  it('with dead heats that make megabytes of dividends is refused', async () => {
    const runners = Array.from({ length: 18 }, (_, at) => at + 1);
    const { id } = await nora().create(HEAD);
    const races = [1, 2, 3].map((race) => ({ race, starters: runners }));
    const pool = { pool: 'treble', races: [1, 2, 3] };
    await nora().saveCard({ id, revision: 1, ...HEAD, card: { races, pools: [{ ...pool, deduction: 0 }] } });
    const stakes = runners.flatMap((a) =>
      runners.flatMap((b) => runners.map((c) => ({ combination: `${a}/${b}/${c}`, amount: 1_000 }))),
    );
    const sent = JSON.stringify({ pools: [{ ...pool, stakes }] });
    let { revision = 0 } = await sendStakes(site, { person: MEMBER, id, revision: 2 }, sent);
    for (const race of [1, 2, 3]) {
      const result = { race, places: [runners] };
      ({ revision } = await nora().saveResult({ id, revision, race, result }));
    }
    expect(await sentenceOf(nora().settle({ id, revision, why: '' }))).toMatch(
      /^This settlement comes to \d\.\d MB, and one of at most 2 MB is kept\./,
    );
  });

  it('that is amended after a dead heat of many lists 200 differences, and counts the others', async () => {
    const runners = Array.from({ length: 15 }, (_, at) => at + 1);
    const { id } = await nora().create(HEAD);
    const pool = { pool: 'forecast', races: [1] };
    const card = { races: [{ race: 1, starters: runners }], pools: [{ ...pool, deduction: 0 }] };
    await nora().saveCard({ id, revision: 1, ...HEAD, card });
    const stakes = runners.flatMap((one) =>
      runners.filter((other) => other !== one).map((other) => ({ combination: [one, other], amount: 1_000 })),
    );
    const sent = JSON.stringify({ pools: [{ ...pool, stakes }] });
    let { revision = 0 } = await sendStakes(site, { person: MEMBER, id, revision: 2 }, sent);
    for (const places of [[runners], runners]) {
      ({ revision } = await nora().saveResult({ id, revision, race: 1, result: { race: 1, places } }));
      ({ revision } = await nora().settle({ id, revision, why: 'A photograph' }));
    }
    const { dividends, more } = await nora().differences({ id, from: 1, to: 2 });
    expect([dividends.length, more]).toEqual([200, 15 * 14 - 200]);
  });

  it('keeps its race and its runners on the card', async () => {
    await ran(FIRST);
    const save = async (races: typeof CARD.races, pools = CARD.pools) => {
      const { now } = await whole();
      return nora().saveCard({
        id: staked.id,
        revision: now?.revision ?? 0,
        ...HEAD,
        card: { races, pools },
      });
    };
    expect(await sentenceOf(save(CARD.races.slice(1), [CARD.pools[1] as (typeof CARD.pools)[0]]))).toContain(
      'Race 1 has a result; remove the result before the race.',
    );
    expect(await sentenceOf(save([{ race: 1, starters: [1, 4, 7] }, ...CARD.races.slice(1)]))).toContain(
      'Horse 9 does not run in race 1',
    );
  });
});

describe('a sheet of stakes', () => {
  it('makes no formula of a group’s name', async () => {
    const { id } = await nora().create(HEAD);
    const pool = { pool: 'composite-win', races: [1] };
    const pools = [{ ...pool, deduction: 0, composites: { '=1+1': [1, 4], B: [7], C: [9] } }];
    await nora().saveCard({ id, revision: 1, ...HEAD, card: { ...CARD, pools } });
    const sent = JSON.stringify({ pools: [{ ...pool, stakes: [{ combination: '=1+1', amount: 1_000 }] }] });
    expect(await sendStakes(site, { person: MEMBER, id, revision: 2 }, sent)).toMatchObject({ status: 200 });
    const answer = await fileOf('stakes.csv', MEMBER, 1, id);
    expect(await answer.text()).toContain("1,'=1+1,10");
  });
});

describe('stakes from a file', () => {
  const send = (body: string, person: string | null = MEMBER) =>
    sendStakes(site, { person, ...staked }, body);

  it('with a wrong row are not taken, and the row is named', async () => {
    const { status, problems } = await send(`${STAKES}\nwin,1,12,10\nwin,1,4,-5`);
    expect(status).toBe(400);
    expect(problems?.map(({ message }) => message)).toEqual([
      'Row 9 is on horse 12, which does not run in race 1; correct the combination or the starters.',
      'Row 10 has “-5” staked; write dollars with whole cents, at most 90,071,992,547,409.91, for example 2,000.50.',
    ]);
    expect((await whole()).now?.revision).toBe(staked.revision);
  });

  it('wrong in each of thousands are refused with fifty sentences, and a count of the others', async () => {
    const stakes = Array.from({ length: 1_500 }, () => ({ combination: 12, amount: 100 }));
    const { status, problems } = await send(JSON.stringify({ pools: [{ pool: 'win', races: [1], stakes }] }));
    expect([status, problems?.length]).toEqual([400, 51]);
    expect(problems?.at(-1)?.message).toBe('1,450 more faults in the file; correct these first.');
  });

  it('taken twice are no money twice', async () => {
    expect(await send(STAKES)).toMatchObject({ status: 200, revision: staked.revision + 1 });
    expect((await whole()).now?.staked['win:1']).toEqual({ dollars: '10,000.00', count: 3 });
  });

  it('are taken as JSON, too', async () => {
    const json = JSON.stringify({
      pools: [{ pool: 'win', races: [1], stakes: [{ combination: 9, amount: 700 }] }],
    });
    expect(await send(json)).toMatchObject({ status: 200 });
    expect((await whole()).now?.staked).toMatchObject({
      'win:1': { dollars: '7.00', count: 1 },
      'win:2': { dollars: '400.00', count: 2 },
    });
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const nested = `{"pools":[{"pool":"win","races":[1],"stakes":[{"combination":${deep},"amount":1}]}]}`;
    const late = { person: MEMBER, ...staked, revision: staked.revision + 1 };
    expect(await sendStakes(site, late, nested)).toMatchObject({
      status: 400,
      problems: [{ code: 'input-unreadable' }],
    });
    expect(await sendStakes(site, late, '{')).toMatchObject({
      status: 400,
      problems: [{ code: 'input-unreadable' }],
    });
  });

  it('are refused above the size of an upload, of a stranger, and over a change in between', async () => {
    expect(await send(' '.repeat(FILE_AT_MOST + 1))).toMatchObject({ status: 413 });
    expect(await send(STAKES, OTHER_MEMBER)).toMatchObject({ status: 404 });
    expect(await send(STAKES, REVIEWER)).toMatchObject({ status: 403 });
    expect(await send(STAKES, null)).toMatchObject({ status: 401 });
    await ran(FIRST);
    expect(await send(STAKES)).toMatchObject({ status: 409, problems: [{ code: 'draft-changed' }] });
  });
});

describe('the authority', () => {
  it('knows of a meeting once it is settled, of what was settled alone', async () => {
    const ruth = site.as(REVIEWER).meetings;
    expect(await ruth.list()).toEqual([]);
    expect(await refusedWith(ruth.get({ id: staked.id }))).toEqual(['not-found']);
    expect(await refusedWith(ruth.settleAgain({ id: staked.id, number: 1 }))).toEqual(['not-found']);
    await ran(FIRST);
    await settled();
    expect(await ruth.list()).toMatchObject([{ operator: 'Northgate Casinos' }]);
    const seen = await ruth.get({ id: staked.id });
    expect([seen.mayCheck, seen.now]).toEqual([true, undefined]);
    const { events } = await site.as(REVIEWER).audit.list({});
    expect(events.some(({ kind }) => kind === 'meeting-settled')).toBe(true);
  });

  it('sees it as it was settled, whatever its operator changes after', async () => {
    await ran(FIRST);
    await settled();
    const { now } = await whole();
    const renamed = { ...HEAD, name: 'Not that night', venue: 'Elsewhere', day: '2026-12-01' };
    const races = [...CARD.races, { race: 3, starters: [1, 2, 3] }];
    const seen = { id: staked.id, revision: now?.revision ?? 0 };
    await nora().saveCard({ ...seen, ...renamed, card: { ...CARD, races } });
    await ran({ race: 2, places: [3, 5, 8] });
    const ruth = site.as(REVIEWER).meetings;
    const asSettled = { ...HEAD, races: 2, run: 1, settlements: 1, updatedBy: 'Nora Ellis' };
    const [listed] = await ruth.list();
    expect(listed).toMatchObject(asSettled);
    expect(await ruth.get({ id: staked.id })).toMatchObject({ ...asSettled, updatedAt: listed?.updatedAt });
    expect(await nora().list()).toMatchObject([{ ...renamed, races: 3, run: 2 }]);
    const { events } = await site.as(REVIEWER).audit.list({});
    const own = events.filter(({ subject }) => subject === `meeting:${staked.id}`);
    expect(own.map(({ kind }) => kind)).toEqual(['meeting-settled']);
    let reference = '';
    const press = pressInThisThread();
    const asked = { id: staked.id, file: 'statement.pdf', search: new URLSearchParams({ settlement: '1' }) };
    await answerMeetingFile(site.context(REVIEWER), asked, {
      ...press,
      make: (order, ...rest) => {
        if ('settlement' in order) reference = order.settlement.reference;
        return press.make(order, ...rest);
      },
    });
    expect(reference).toBe('Wednesday night, settlement 1');
  });

  it('settles it again and finds it equal to the byte; both see that', async () => {
    await ran(FIRST);
    const { hash } = await settled();
    const ruth = site.as(REVIEWER).meetings;
    const again = await ruth.settleAgain({ id: staked.id, number: 1 });
    expect(again).toEqual({ equal: true, wordedOtherwise: false, hash, kept: hash });
    expect((await whole()).versions[0]?.settledAgain).toMatchObject([
      { by: 'Ruth Hale', equal: true, wordedOtherwise: false },
    ]);
  });

  it('finds a settlement that is not what the stakes come to', async () => {
    await ran(FIRST);
    await settled();
    await site.client.execute('DROP TRIGGER meeting_settlement_never_updated');
    await site.client.execute(`UPDATE meeting_settlement SET data = replace(data, '4150', '9950')`);
    const again = await site.as(REVIEWER).meetings.settleAgain({ id: staked.id, number: 1 });
    expect(again.equal).toBe(false);
    const verified = await site.as(ADMINISTRATOR).audit.verify();
    expect(JSON.stringify(verified)).toContain('Wednesday night, settlement 1');
  });

  it('is shown and handed nothing of a settlement that was altered', async () => {
    await ran(FIRST);
    await settled();
    await site.client.execute('DROP TRIGGER meeting_settlement_never_updated');
    await site.client.execute(`UPDATE meeting_settlement SET data = replace(data, '4150', '9950')`);
    const ruth = site.as(REVIEWER).meetings;
    const asked = { id: staked.id, number: 1 };
    expect(await refusedWith(ruth.settlement(asked))).toEqual(['damaged']);
    expect(await refusedWith(nora().differences({ id: staked.id, from: 1, to: 1 }))).toEqual(['damaged']);
    for (const file of ['statement.pdf', 'settlement.json', 'meeting.json']) {
      const answer = await fileOf(file, REVIEWER);
      expect([answer.ok, await answer.text()]).toEqual([
        false,
        expect.stringContaining('This settlement is not as it was made'),
      ]);
    }
  });

  it('of another place knows nothing of it', async () => {
    await ran(FIRST);
    await settled();
    const member = site.member(REVIEWER);
    const elsewhere = { ...member.organisation, jurisdictions: ['Singapore'] };
    expect(await meetingsFor(site.db, elsewhere)).toEqual([]);
    expect(await meetingWithin(site.db, { ...member, organisation: elsewhere }, staked.id)).toBeUndefined();
    const here = { ...member.organisation, jurisdictions: ['Hong Kong'] };
    expect(await meetingsFor(site.db, here)).toHaveLength(1);
  });
});
