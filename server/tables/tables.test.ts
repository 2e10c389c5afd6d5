/** Tables: what is on each since when, and what it displays beside what it should. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DURING, FIRST, LAST, LIMITS, onDay, tableWith, trialOf } from '../testing/on-trial';
import {
  ADMINISTRATOR,
  APPROVER,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';
import { TABLES_AT_MOST } from './change-tables';

let template: TestSite;
let site: TestSite;
let game: string;
beforeAll(async () => {
  template = await testSite();
  ({ id: game } = await trialOf(template));
});
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const AFTER = '2098-04-01';
const only = async (day: string) => {
  const [table] = (await onDay(site, MEMBER, day).tables.list()).tables;
  return table ?? expect.unreachable();
};

describe('a table', () => {
  it('stands in premises of the operator, under a name of its own', async () => {
    await tableWith(site, game);
    const adrian = site.as(APPROVER);
    expect(await refusedWith(adrian.tables.add({ premises: 'Elsewhere', name: 'A' }))).toEqual([
      'premises-unknown',
    ]);
    for (const name of ['Wheel 1', 'wheel  1'])
      expect(await refusedWith(adrian.tables.add({ premises: 'The Pier', name }))).toEqual(['name-taken']);
    await site.client.execute(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${TABLES_AT_MOST - 1})
       INSERT INTO gaming_table SELECT 'copy-' || i, organisation_id, 'Copy ' || i, premises, created_at, created_by FROM n, gaming_table`,
    );
    expect(await refusedWith(adrian.tables.add({ premises: 'The Pier', name: 'B' }))).toEqual([
      'limit-reached',
    ]);
  });

  it('keeps what was on it, written forwards and never changed', async () => {
    const table = await tableWith(site, game);
    const adrian = site.as(APPROVER);
    await adrian.tables.setOffer({ table, from: '2098-03-10' });
    expect(
      await refusedWith(adrian.tables.setOffer({ table, from: FIRST, submission: game, limits: LIMITS })),
    ).toEqual(['dates-reversed']);
    expect((await only('2098-03-09')).offer).toMatchObject({ from: FIRST, game: { submission: game } });
    expect((await only('2098-03-10')).offer).not.toHaveProperty('game');
    expect((await only(DURING)).offers.map(({ from }) => from)).toEqual(['2098-03-10', FIRST]);
    for (const change of ['UPDATE table_offer SET "from" = 1', 'DELETE FROM table_offer'])
      await expect(site.client.execute(change)).rejects.toThrow('only added to');
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('is not written over by somebody who has not read what another wrote', async () => {
    const table = await tableWith(site, game);
    const adrian = site.as(APPROVER);
    const seen = (await only(DURING)).offers.length;
    const other = { ...LIMITS, players: 5 };
    await adrian.tables.setOffer({ table, from: DURING, submission: game, limits: other, seen });
    const again = { table, from: DURING, submission: game, limits: LIMITS };
    expect(await refusedWith(adrian.tables.setOffer({ ...again, seen }))).toEqual(['table-changed']);
    expect((await only(DURING)).offer?.limits).toEqual(other);
    await adrian.tables.setOffer({ ...again, seen: seen + 1 });
    expect((await only(DURING)).offer?.limits).toEqual(LIMITS);
  });

  it('offers only what may be played from that day', async () => {
    const table = await tableWith(site, game);
    const put = (from: string) =>
      site.as(APPROVER).tables.setOffer({ table, from, submission: game, limits: LIMITS });
    expect(await refusedWith(put(AFTER))).toEqual(['state-forbids']);
    expect(await refusedWith(put(LAST))).toEqual(['answered']);
    expect(
      await refusedWith(site.as(APPROVER).tables.setOffer({ table, from: LAST, submission: game })),
    ).toEqual(['limits-missing']);
  });

  it('does not offer what somebody agreed to at another table alone', async () => {
    const document = {
      name: 'Mr Owner',
      reference: 'O-7',
      date: '2026-01-31',
      for: [{ about: 'game' }],
      table: 'Wheel 9',
    };
    await unguarded(
      site,
      `UPDATE submission SET variant = json_set(variant, '$.circumstances.consents', json('${JSON.stringify([document])}')) WHERE id = '${game}'`,
    );
    const said = (name: string) => tableWith(site, game, { name }).catch(({ message }) => message);
    expect(await said('Wheel 1')).toContain('is for Wheel 9 only');
    // Nothing of the document is in its way there; that the version was altered is.
    expect(await said('Wheel 9')).toContain('decision is not confirmed');
  });

  it('is given nothing whose days were forged, and takes it down', async () => {
    const table = await tableWith(site, game);
    const { address } = await site.as(APPROVER).tables.makeAddress({ table });
    await unguarded(site, `UPDATE submission SET trial_to = '2098-12-31' WHERE id = '${game}'`);
    expect((await onDay(site, MEMBER, AFTER).tables.list()).games).toEqual([]);
    const { display } = await only(AFTER);
    expect(display.says.join(' ')).toContain('decision is not confirmed');
    const code = address.slice(address.lastIndexOf('/') + 1);
    const phone = await onDay(site, null, AFTER).tables.atTable({ code });
    expect(phone).not.toHaveProperty('game');
    await expect(
      site.as(APPROVER).tables.setOffer({ table, from: AFTER, submission: game, limits: LIMITS }),
    ).rejects.toThrow('decision is not confirmed');
  });

  it('names the sign to put up, to change and to take down', async () => {
    const table = await tableWith(site, game);
    const kind = async (day: string) => (await only(day)).display.kind;
    expect(await kind('2098-01-31')).toBe('none');
    expect(await kind(DURING)).toBe('put-up');
    await onDay(site, MEMBER, DURING).tables.setSign({ table, submission: game });
    // The demonstration's variant declares no limits, so its sign has none.
    expect((await only(DURING)).display).toMatchObject({
      kind: 'other-limits',
      says: [
        expect.stringContaining('the table takes £5 to £500; the sign has no limits'),
        expect.stringContaining('submit a version with these limits'),
      ],
    });
    expect((await only(AFTER)).display).toMatchObject({
      kind: 'take-down',
      says: [
        expect.stringContaining('may not be played on 1 April 2098'),
        expect.stringContaining('Take down'),
      ],
    });
    await onDay(site, MEMBER, AFTER).tables.setSign({ table });
    expect(await kind(AFTER)).toBe('none');
    expect((await only(AFTER)).signs).toHaveLength(2);
  });
});

describe('an address of a table', () => {
  const at = (code: string, day = DURING) => onDay(site, null, day).tables.atTable({ code });
  const codeOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

  it('says to anyone what belongs there today, and nothing of other games', async () => {
    const table = await tableWith(site, game);
    const { address } = await site.as(APPROVER).tables.makeAddress({ table });
    expect(await site.as(MEMBER).tables.address({ table })).toEqual({ address });
    expect(await at(codeOf(address))).toMatchObject({
      table: 'Wheel 1',
      premises: 'The Pier',
      display: { kind: 'put-up' },
      game: { reference: 'A-PHJB-0001', version: 1 },
      limits: LIMITS,
    });
    const { id: secret } = await frozenSubmission(site, 'sic-bo');
    await onDay(site, MEMBER, DURING).tables.setSign({ table, submission: secret });
    const seen = await at(codeOf(address));
    expect(seen.display.kind).toBe('replace');
    expect(JSON.stringify(seen)).not.toMatch(/sic bo|A-PHJB-0002/i);
    const over = await at(codeOf(address), AFTER);
    expect(over).not.toHaveProperty('game');
    expect(over.display).toEqual({
      kind: 'take-down',
      says: [
        'A-PHJB-0001 version 1 may not be played on 1 April 2098. The trial ended on 31 March 2098.',
        'Take down the sign that hangs here.',
      ],
    });
  });

  it('ends with the next one, and cannot be guessed', async () => {
    const table = await tableWith(site, game);
    const first = codeOf((await site.as(APPROVER).tables.makeAddress({ table })).address);
    const second = codeOf((await site.as(APPROVER).tables.makeAddress({ table })).address);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await refusedWith(at(first))).toEqual(['not-found']);
    expect(await refusedWith(at('a'.repeat(22)))).toEqual(['not-found']);
    expect((await at(second)).table).toBe('Wheel 1');
  });
});

describe('the regulator', () => {
  it('reads the tables of a game that it decides on, and of no other', async () => {
    const table = await tableWith(site, game);
    const ruth = onDay(site, REVIEWER, DURING);
    expect(await ruth.tables.offering({ id: game })).toMatchObject([
      { name: 'Wheel 1', offer: { from: FIRST, limits: LIMITS }, display: { kind: 'put-up' } },
    ]);
    const { id: secret } = await frozenSubmission(site, 'sic-bo');
    expect(await refusedWith(ruth.tables.offering({ id: secret }))).toEqual(['not-found']);
    await onDay(site, MEMBER, DURING).tables.setSign({ table, submission: secret });
    expect(JSON.stringify(await ruth.tables.offering({ id: game }))).not.toMatch(/sic bo|A-PHJB-0002/i);
  });
});
