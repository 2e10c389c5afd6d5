/** A whole meeting taken from a file in one step, and given as one. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pressInThisThread } from '../documents/press';
import { CARD, HEAD, STAKES, sendMeeting, sendStakes, stakedMeeting } from '../testing/race-meeting';
import { ADMINISTRATOR, MEMBER, OTHER_MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { answerMeetingFile } from './answer-file';

let empty: TestSite;
let site: TestSite;
beforeAll(async () => {
  empty = await testSite();
});
afterAll(() => empty.remove());
beforeEach(async () => {
  site = await testSite(empty);
});
afterEach(() => site.remove());

const nora = () => site.as(MEMBER).meetings;

async function fileOf(id: string, person = MEMBER): Promise<{ status: number; text: string }> {
  const asked = { id, file: 'meeting.json', search: new URLSearchParams() };
  const response = await answerMeetingFile(site.context(person), asked, pressInThisThread());
  return { status: response.status, text: await response.text() };
}

async function typedMeeting(): Promise<string> {
  const { id, revision } = await stakedMeeting(site, MEMBER);
  await nora().saveResult({ id, revision, race: 1, result: { race: 1, places: [4, [7, 9], 1] } });
  return id;
}

describe('a whole meeting', () => {
  it('is given as a file, and taken from it in one step to the same bytes and the same dividends', async () => {
    const typed = await typedMeeting();
    const { text } = await fileOf(typed);
    const { status, id = '' } = await sendMeeting(site, MEMBER, text);
    expect([status, id === typed]).toEqual([200, false]);
    expect((await fileOf(id)).text).toBe(text);
    const taken = await nora().get({ id });
    expect(taken).toMatchObject({ ...HEAD, races: 2, run: 1, now: { revision: 1, card: CARD } });
    const hashes: string[] = [];
    for (const one of [typed, id]) {
      const { now } = await nora().get({ id: one });
      const { hash } = await nora().settle({ id: one, revision: now?.revision ?? 0, why: '' });
      hashes.push(hash);
    }
    expect(hashes[1]).toBe(hashes[0]);
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
  });

  it('has the name, racecourse and day that are typed where the file has none', async () => {
    const { name: _, venue: __, ...file } = JSON.parse((await fileOf(await typedMeeting())).text);
    const body = JSON.stringify(file);
    const typed = { name: 'Second night', venue: 'Sha Tin', day: '2020-01-01' };
    const { id = '' } = await sendMeeting(site, MEMBER, body, typed);
    expect(await nora().get({ id })).toMatchObject({ name: 'Second night', venue: 'Sha Tin', day: HEAD.day });
    expect((await sendMeeting(site, MEMBER, body)).problems?.map(({ message }) => message)).toEqual([
      'What the meeting is called is not in the file; type its name, or add “name”.',
      'Where the meeting is held is not in the file; type its racecourse, or add “venue”.',
    ]);
  });

  it('names the rules that it is settled by, and is refused where there are none', async () => {
    const { text } = await fileOf(await typedMeeting());
    const { rulebook, ...file } = JSON.parse(text);
    expect(rulebook).toBe('hk-pari-mutuel');
    const { id = '' } = await sendMeeting(site, MEMBER, JSON.stringify(file));
    expect((await nora().get({ id })).rulebook).toBe('hk-pari-mutuel');
    const says = async (body: object, beside = {}) =>
      (await sendMeeting(site, MEMBER, JSON.stringify(body), beside)).problems?.[0]?.message;
    expect(await says({ ...file, rulebook: 'sg-tote' })).toBe(
      'No pools are settled by a rulebook “sg-tote”; choose hk-pari-mutuel.',
    );
    expect(await says(file, { rulebook: 'sg-tote' })).toContain('choose hk-pari-mutuel');
    expect(await says({ ...file, rulebook: ['x'] })).toContain('choose hk-pari-mutuel');
  });

  it('with faults is not taken at all, and each is named', async () => {
    const file = JSON.parse((await fileOf(await typedMeeting())).text);
    file.pools[0].stakes[1].combination = '3';
    file.pools[2].stakes[0].combination = 'x';
    const before = await nora().list();
    const { status, problems } = await sendMeeting(site, MEMBER, JSON.stringify(file));
    expect(status).toBe(400);
    expect(problems?.map(({ message }) => message)).toEqual([
      'Win on race 1, stake 2: Horse 3 does not run in race 1; correct the combination or the starters.',
      'Double on races 1 and 2, stake 1: “x” is no combination; write horses by their numbers from 1 to 99, for example "1/1".',
    ]);
    expect(await nora().list()).toEqual(before);
    expect((await sendMeeting(site, MEMBER, 'x')).problems?.[0]?.message).toContain('no JSON');
  });

  it('is taken by an operator’s staff, and given to them alone', async () => {
    const id = await typedMeeting();
    const { text } = await fileOf(id);
    expect((await sendMeeting(site, REVIEWER, text)).status).toBe(403);
    expect((await sendMeeting(site, null, text)).status).toBe(401);
    expect((await fileOf(id, OTHER_MEMBER)).status).toBe(404);
    const { revision = 0 } = (await nora().get({ id })).now ?? {};
    await nora().settle({ id, revision, why: '' });
    expect((await fileOf(id, REVIEWER)).status).toBe(404);
    expect((await sendStakes(site, { person: MEMBER, id, revision: revision + 1 }, STAKES)).status).toBe(200);
  });
});
