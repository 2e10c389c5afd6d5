/** What is read of tables: by their operator, by the regulator, on the floor, and in the audit. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trialStepsOf } from '../submissions/stored/trial-steps';
import { DURING, FIRST, LAST, LIMITS, onDay, tableWith, trialOf } from '../testing/on-trial';
import {
  ADMINISTRATOR,
  APPROVER,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { trialMoved } from './overtaken';

let template: TestSite;
let site: TestSite;
let game: string;
/** Frozen and never submitted. */
let secret: string;
let table: string;
beforeAll(async () => {
  template = await testSite();
  ({ id: game } = await trialOf(template));
  ({ id: secret } = await frozenSubmission(template, 'sic-bo'));
  table = await tableWith(template, game);
});
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const GAME = { submission: '', reference: 'A-PHJB-0001', version: 1, name: 'Big Six (Wheel of Fortune)' };
const nora = (day = DURING) => onDay(site, MEMBER, day);
const sign = (of?: string, at = table) =>
  onDay(site, MEMBER, DURING).tables.setSign({ table: at, ...(of ? { submission: of } : {}) });
const another = async () =>
  (await site.as(APPROVER).tables.add({ premises: 'The Pier', name: 'Wheel 2' })).id;

describe('the operator', () => {
  it('reads of each table its own offers and signs', async () => {
    const second = await another();
    await sign(secret, second);
    const { tables } = await nora().tables.list();
    const by = (await site.member(APPROVER)).name;
    expect(
      tables.map(({ name, offers, signs, display }) => [name, offers.length, signs.length, display.kind]),
    ).toEqual([
      ['Wheel 1', 1, 0, 'put-up'],
      ['Wheel 2', 0, 1, 'take-down'],
    ]);
    expect(tables[0]?.offer).toMatchObject({
      from: FIRST,
      limits: LIMITS,
      by,
      game: { ...GAME, submission: game },
    });
    expect(tables[1]?.signs).toEqual([
      {
        game: { submission: secret, reference: 'A-PHJB-0002', version: 1, name: 'Sic Bo' },
        by: site.member(MEMBER).name,
        at: `${DURING}T12:00:00.000Z`,
      },
    ]);
  });

  it('may put on a table what is played today or begins on a day to come, and nothing else', async () => {
    const games = async (day: string) =>
      (await nora(day).tables.list()).games.map(({ submission }) => submission);
    for (const day of ['2098-01-31', FIRST, DURING, LAST]) expect(await games(day)).toEqual([game]);
    expect(await games('2098-04-01')).toEqual([]);
    const { games: listed, premises } = await nora().tables.list();
    expect(premises).toEqual(['The Pier']);
    const [only] = listed;
    expect(only).toEqual({ ...GAME, submission: game, groups: ['all'], ranges: [], currency: 'GBP' });
  });

  it('reads that what was on a table is over, with its day', async () => {
    const { tables } = await nora('2098-04-01').tables.list();
    expect(tables[0]?.display).toEqual({
      kind: 'none',
      says: ['A-PHJB-0001 version 1 may not be played on 1 April 2098. The trial ended on 31 March 2098.'],
    });
  });

  it('reads who ended a trial, as a phone at the table does', async () => {
    const { revision } = await nora().submissions.get({ id: game });
    await sign(game);
    await onDay(site, APPROVER, DURING).submissions.request({
      id: game,
      revision,
      kind: 'abandon',
      text: 'Too slow.',
      lastDay: '2098-03-10',
    });
    expect((await nora('2098-03-10').tables.list()).tables[0]?.display.kind).toBe('other-limits');
    const why =
      'A-PHJB-0001 version 1 may not be played on 11 March 2098. It was abandoned by the industry. The trial ended on 10 March 2098.';
    expect((await nora('2098-03-11').tables.list()).tables[0]?.display.says[0]).toBe(why);
    const { address } = await site.as(APPROVER).tables.makeAddress({ table });
    const code = address.split('/').at(-1) ?? '';
    expect((await onDay(site, null, '2098-03-11').tables.atTable({ code })).display.says).toEqual([
      why,
      'Take down the sign that hangs here.',
    ]);
  });

  it('reads that the papers have changed since the sign was frozen, and no longer once they are as they were', async () => {
    await sign(game);
    const says = async () => (await nora().tables.list()).tables[0]?.display.says ?? [];
    const CHANGED =
      'What papers for players say of you (name, contact, age, help or mark) has changed since this version was frozen. Its papers say what was frozen: make a new version to change them.';
    // Premises were added since: none of its papers for players names them.
    expect(await says()).toHaveLength(2);
    const premises = [{ name: 'The Pier' }];
    await site.as(APPROVER).letterhead.set({ premises, contact: 'The desk' });
    expect(await says()).toContain(CHANGED);
    await site.as(APPROVER).letterhead.set({ premises });
    expect(await says()).toHaveLength(2);
    expect(await says()).not.toContain(CHANGED);
  });

  it('reads that a sign names days that were extended', async () => {
    const late = '2098-03-02T12:00:00.000Z';
    const since = async (putUp: string) =>
      trialMoved({ trialAgreed: LAST }, await trialStepsOf(site.db, game), putUp);
    expect(await since(late)).toEqual([]);
    const { revision } = await onDay(site, REVIEWER, DURING).submissions.get({ id: game });
    await onDay(site, REVIEWER, '2098-03-02').reviews.rule({
      id: game,
      revision,
      kind: 'extend',
      text: 'More evidence.',
      lastDay: '2098-05-01',
    });
    expect(await since(`${DURING}T12:00:00.000Z`)).toEqual([
      {
        says: 'The trial was extended to 1 May 2098 after this sign was put up. The sign names the days: print it again.',
        since: late,
      },
    ]);
    await sign(game);
    expect((await nora().tables.list()).tables[0]?.display.says).toContain(
      'The trial was extended to 1 May 2098 after this sign was put up. The sign names the days: print it again.',
    );
    // It was put up at that moment or later.
    expect(await since(late)).toEqual([]);
  });
});

describe('the regulator', () => {
  const ruth = (day = DURING) => onDay(site, REVIEWER, day);

  it('reads no table where the game never was', async () => {
    await another();
    expect((await ruth().tables.offering({ id: game })).map(({ name }) => name)).toEqual(['Wheel 1']);
  });

  it('reads of other games the days alone, and none of their signs', async () => {
    await sign(game);
    await site.as(APPROVER).tables.setOffer({ table, from: '2098-02-20' });
    await sign();
    const [seen] = await ruth().tables.offering({ id: game });
    expect(seen).toMatchObject({
      display: { kind: 'none', says: [] },
      signs: [{ game: { submission: game } }],
    });
    expect(seen).not.toHaveProperty('offer');
    expect(seen?.offers[0]).toEqual({
      from: '2098-02-20',
      by: site.member(APPROVER).name,
      at: expect.any(String),
    });
    expect(seen?.offers[1]).toMatchObject({ from: FIRST, limits: LIMITS, game: { submission: game } });
  });

  it('reads that its sign hangs where it is over, and not that it is to be replaced by another’s', async () => {
    await sign(game);
    const says = async (day: string) => (await ruth(day).tables.offering({ id: game }))[0]?.display;
    expect(await says(DURING)).toMatchObject({ kind: 'other-limits' });
    expect((await says(DURING))?.says).not.toEqual([]);
    expect(await says('2098-04-01')).toEqual({ kind: 'take-down', says: [] });
    await site.as(APPROVER).tables.setOffer({ table, from: '2098-02-20' });
    // Only its sign still hangs there.
    expect(await says(DURING)).toEqual({ kind: 'take-down', says: [] });
    await sign(secret);
    expect(await says(DURING)).toEqual({ kind: 'none', says: [] });
  });

  it('reads where only its sign hangs', async () => {
    const second = await another();
    await sign(game, second);
    const seen = (await ruth().tables.offering({ id: game })).find(({ name }) => name === 'Wheel 2');
    expect(seen).toMatchObject({ display: { kind: 'take-down', says: [] }, offers: [], signs: [{}] });
  });
});

describe('on the floor', () => {
  const at = async (day = DURING) => {
    const { address } = await site.as(APPROVER).tables.makeAddress({ table });
    return onDay(site, null, day).tables.atTable({ code: address.slice(address.lastIndexOf('/') + 1) });
  };

  it('says which sign to put up, with its hash and the limits of the table', async () => {
    const { hash } = await site.as(MEMBER).submissions.get({ id: game });
    expect(await at()).toEqual({
      table: 'Wheel 1',
      premises: 'The Pier',
      unlike: [
        'Every wager without limits of its own: the table takes £5 to £500; the sign has no limits for them.',
      ],
      today: DURING,
      display: { kind: 'put-up', says: [expect.stringMatching(/^Put up the sign of /), expect.any(String)] },
      game: { ...GAME, submission: game, hash },
      limits: LIMITS,
    });
  });

  it('says that another sign hangs, and names the right one alone', async () => {
    await sign(secret);
    expect((await at()).display).toEqual({
      kind: 'replace',
      says: ['Another sign hangs here. Put up the one of Big Six (Wheel of Fortune), A-PHJB-0001 version 1.'],
    });
  });

  it('says nothing of a game where none is on', async () => {
    const empty = await at('2098-01-31');
    expect(empty).toEqual({
      table: 'Wheel 1',
      premises: 'The Pier',
      unlike: [],
      today: '2098-01-31',
      display: { kind: 'none', says: [] },
    });
    await sign(game);
    expect((await at('2098-01-31')).display.says).toEqual(['Take down the sign that hangs here.']);
  });
});

it('every change of a table has its event in the audit', async () => {
  await sign(game);
  await sign();
  await site.as(APPROVER).tables.setOffer({ table, from: DURING });
  await site.as(APPROVER).tables.makeAddress({ table });
  const { rows } = await site.client.execute(
    `SELECT kind, subject, data, actor_name, organisation_name FROM audit WHERE subject = 'table:${table}' ORDER BY seq`,
  );
  const northgate = 'Northgate Casinos';
  const [adrian, member] = [site.member(APPROVER).name, site.member(MEMBER).name];
  expect(
    rows.map(({ kind, data, actor_name, organisation_name }) => [
      kind,
      JSON.parse(String(data)),
      actor_name,
      organisation_name,
    ]),
  ).toEqual([
    ['table-added', { name: 'Wheel 1', premises: 'The Pier' }, adrian, northgate],
    [
      'table-offer-set',
      { from: FIRST, reference: 'A-PHJB-0001', version: 1, limits: LIMITS },
      adrian,
      northgate,
    ],
    ['table-sign-set', { reference: 'A-PHJB-0001', version: 1 }, member, northgate],
    ['table-sign-set', {}, member, northgate],
    ['table-offer-set', { from: DURING }, adrian, northgate],
    ['table-address-made', { number: 1 }, adrian, northgate],
  ]);
  expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
});
