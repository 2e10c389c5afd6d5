/** What an organisation's papers say of it: who may change it, what is kept, and what a frozen version keeps. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberContext } from '../access/context';
import { submissionSubject } from '../paper-requests/read-subject';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  frozenSubmission,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';

vi.setConfig({ testTimeout: 30_000 });

const base64 = (text: string) => Buffer.from(text).toString('base64');
const svg = (fill: string) =>
  base64(`<svg viewBox="0 0 100 50"><rect width="100" height="50" fill="${fill}"/></svg>`);
const drawn = (fill: string) => ({
  kind: 'drawn',
  width: 1000,
  height: 500,
  shapes: [{ path: 'M0 0 L1000 0 L1000 500 L0 500 Z', fill }],
});
const FIELDS = {
  name: 'Northgate',
  premises: [{ name: 'Northgate Leeds', address: '1 Mill Lane, Leeds', licence: '000-1234' }],
  contact: 'Compliance desk, 0113 496 0000',
  players: { 'Great Britain': { minimumAge: 21, help: 'Ask any of our staff' } },
};

let template: TestSite;
let site: TestSite;
beforeAll(async () => {
  template = await testSite();
});
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const audited = () => site.as(ADMINISTRATOR).audit.verify();

describe('the letterhead', () => {
  it('is kept by an approver, read by members, and unknown to others', async () => {
    await site.as(APPROVER).letterhead.set(FIELDS);
    await site.as(APPROVER).letterhead.setMark({ file: svg('#1f4e5f') });
    const kept = { ...FIELDS, mark: drawn('#1f4e5f') };
    expect((await site.as(MEMBER).letterhead.get()).letterhead).toEqual(kept);
    expect((await site.as(OTHER_MEMBER).letterhead.get()).letterhead).toEqual({});
    for (const person of [MEMBER, REVIEWER, ADMINISTRATOR])
      expect(await refusedWith(site.as(person).letterhead.set({}))).toEqual(['role-insufficient']);
    await site.as(OTHER_APPROVER).letterhead.removeMark();
    expect((await site.as(MEMBER).letterhead.get()).letterhead).toEqual(kept);
    await site.as(APPROVER).letterhead.removeMark();
    expect((await site.as(MEMBER).letterhead.get()).letterhead).toEqual(FIELDS);
  });

  it('leaves out what is empty, and keeps the mark when fields are saved', async () => {
    const adrian = site.as(APPROVER);
    await adrian.letterhead.setMark({ file: svg('red') });
    await adrian.letterhead.set({
      ...FIELDS,
      name: '  ',
      contact: ' The desk ',
      premises: [{ name: 'The Pier', address: '', licence: ' ' }],
      players: { Singapore: { help: '' } },
    });
    expect((await adrian.letterhead.get()).letterhead).toEqual({
      contact: 'The desk',
      premises: [{ name: 'The Pier' }],
      mark: drawn('#ff0000'),
    });
  });

  it('says what changed in the chain, and nothing where nothing did', async () => {
    const adrian = site.as(APPROVER);
    await adrian.letterhead.set(FIELDS);
    await adrian.letterhead.set(FIELDS);
    await adrian.letterhead.set({ ...FIELDS, contact: 'Another desk' });
    const { rows } = await site.client.execute(
      `SELECT data FROM audit WHERE kind = 'letterhead-set' ORDER BY seq`,
    );
    expect(rows.map(({ data }) => JSON.parse(String(data)).changed)).toEqual([
      ['contact', 'name', 'players', 'premises'],
      ['contact'],
    ]);
    expect((await audited()).ok).toBe(true);
    await site.client.execute(`UPDATE letterhead SET content = '{"contact":"Mine"}'`);
    expect(await audited()).toMatchObject({
      ok: false,
      records: [{ reference: 'Northgate Casinos', part: 'letterhead' }],
    });
    await site.client.execute('DELETE FROM letterhead');
    expect(await audited()).toMatchObject({
      ok: false,
      records: [{ reference: 'Northgate Casinos', part: 'letterhead' }],
    });
  });

  it.each([
    [
      { players: { Singapore: { minimumAge: 18 } } },
      'Players in Singapore are 21 or older: Casino Control Act 2006.',
    ],
    [{ players: { Atlantis: { minimumAge: 30 } } }, 'No rulebook is of Atlantis.'],
    [{ players: { Colorado: { minimumAge: 0 } } }, 'Give an age from 1 to 99'],
    [{ players: { Colorado: { minimumAge: 21.5 } } }, 'Give an age from 1 to 99'],
    [{ contact: 'The approved desk' }, 'A name cannot say “approved”'],
    [{ premises: [{ name: 'Licensed house' }] }, 'A name cannot say “Licensed”'],
    [{ premises: [{ name: '' }] }, 'Name these premises'],
    [{ players: { Colorado: { help: 'House edge 0' } } }, 'Delete “House edge” here'],
    [{ premises: [{ name: 'The Pier', licence: '000-1, returns 99％' }] }, 'Delete “%” here'],
    [{ players: { Colorado: { help: 'Call\u202e1800' } } }, 'cannot be seen (U+202E)'],
    [{ contact: 'x'.repeat(201) }, '200'],
    [{ premises: Array.from({ length: 61 }, () => ({ name: 'A' })) }, '60'],
  ])('refuses %j', async (fields, says) => {
    await expect(site.as(APPROVER).letterhead.set(fields)).rejects.toThrow(says);
    expect((await site.as(APPROVER).letterhead.get()).letterhead).toEqual({});
  });

  it.each([
    [base64('<svg onload="x()" viewBox="0 0 1 1"/>'), '“onload”'],
    ['<svg/>', 'did not arrive whole'],
    ['A'.repeat(420_004), 'too large for a mark'],
  ])('refuses a mark that is hostile', async (file, says) => {
    await expect(site.as(APPROVER).letterhead.setMark({ file })).rejects.toThrow(says);
    expect((await site.as(APPROVER).letterhead.get()).letterhead).toEqual({});
  });

  it('names what the law of each place says', async () => {
    expect((await site.as(MEMBER).letterhead.get()).places).toMatchObject([
      { jurisdiction: 'California' },
      { jurisdiction: 'Colorado', minimumAge: 21 },
      { jurisdiction: 'Great Britain', minimumAge: 18, help: expect.stringContaining('0808 8020 133') },
      { jurisdiction: 'Singapore', minimumAge: 21, help: expect.stringContaining('1800 6 668 668') },
    ]);
  });
});

describe('a frozen version', () => {
  const organisationOf = async (person: string, id: string) => {
    const read = await submissionSubject(site.context(person) as MemberContext, id);
    return read.ok ? read.value.organisation : read.problems;
  };

  it('keeps the letterhead with which it was frozen', async () => {
    const adrian = site.as(APPROVER);
    await adrian.letterhead.set(FIELDS);
    await adrian.letterhead.setMark({ file: svg('#1f4e5f') });
    const { id, draft } = await frozenSubmission(site);
    await adrian.submissions.submit({ id, statement: 'Fair odds.', acknowledged: ALL_OPEN });
    const { players: _, ...fields } = FIELDS;
    const frozen = {
      ...fields,
      minimumAge: 21,
      help: 'Ask any of our staff',
      mark: drawn('#1f4e5f'),
    };
    await adrian.letterhead.set({ contact: 'Another desk' });
    await adrian.letterhead.setMark({ file: svg('#000000') });
    expect(await organisationOf(MEMBER, id)).toEqual(frozen);
    expect(await organisationOf(REVIEWER, id)).toEqual(frozen);
    expect(await organisationOf(OTHER_APPROVER, id)).toMatchObject([{ code: 'not-found' }]);
    expect((await audited()).ok).toBe(true);
    expect(draft).toBeDefined();
  });

  it('says nothing to players that the organisation did not enter', async () => {
    const { id } = await frozenSubmission(site);
    expect(await organisationOf(MEMBER, id)).toBeUndefined();
  });

  it.each([
    ['changed', `UPDATE frozen_letterhead SET content = '{"minimumAge":3}'`],
    ['deleted', 'DELETE FROM frozen_letterhead'],
    ['made unreadable', `UPDATE frozen_letterhead SET content = '{"mark":7}'`],
  ])('is not decided on, nor printed, once its letterhead was %s in the file', async (_how, statement) => {
    await site.as(APPROVER).letterhead.set(FIELDS);
    const { id } = await frozenSubmission(site);
    await site.as(APPROVER).submissions.submit({ id, statement: 'Fair odds.', acknowledged: ALL_OPEN });
    await expect(site.client.execute(statement)).rejects.toThrow('a frozen submission is never changed');
    await unguarded(site, statement);
    expect(await organisationOf(MEMBER, id)).toMatchObject([
      { code: 'damaged', message: expect.stringContaining('letterhead') },
    ]);
    expect((await audited()).ok).toBe(false);
  });
});
