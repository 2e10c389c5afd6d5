/** The notification of a local variation: what it needs, settles and is attacked with. */
import { describe, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { FIRST, facts, LAST, TEMPORARY, temporarily } from '../../testing/for-a-time';
import { AFTER, BEFORE, DURING, LIMITS, offeredSite, paying, STATEMENT } from '../../testing/offered';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
} from '../../testing/site';
import { unguarded } from '../../testing/unguarded';

const given = offeredSite();
const { on, frozen, notify } = given;

describe('a notification', () => {
  it('settles its rule with day and number, is read by the authority, and is played on its days alone', async () => {
    const version = await frozen(temporarily());
    const { id, number } = await notify(version);
    expect(number).toBe('V-PHJB-0001');
    const whole = await on(MEMBER, BEFORE).submissions.get({ id: version });
    expect(whole.findings.find(({ clause }) => clause === '2.4(a)')).toMatchObject({
      verdict: 'meets',
      found: 'notified on 20 January 2098, V-PHJB-0001',
    });
    const read = await on(REVIEWER, BEFORE).variations.get({ id });
    expect(read).toMatchObject({
      state: 'notified',
      change: TEMPORARY.change,
      periods: ['Winter Fair, 1 February 2098 to 7 February 2098, at The Pier'],
      base: { id: given.approved },
    });
    expect(read.lines.join(' ')).toContain('Symbol C pays 22 to 1. Winter Fair, 1 February 2098');
    expect((await on(REVIEWER, BEFORE).notices.list())[0]?.href).toBe(`/review/variations/${id}`);
    await on(APPROVER, BEFORE).letterhead.set({ premises: [{ name: 'The Pier' }] });
    const { id: table } = await on(APPROVER, BEFORE).tables.add({ premises: 'The Pier', name: 'Wheel 1' });
    const put = (from: string) =>
      refusedWith(on(APPROVER, BEFORE).tables.setOffer({ table, from, submission: version, limits: LIMITS }));
    expect(await put(BEFORE)).toEqual(['state-forbids']);
    expect(await put(FIRST)).toEqual(['answered']);
    const kind = async (day: string) => (await on(MEMBER, day).tables.list()).tables[0]?.display.kind;
    expect([await kind(DURING), await kind(AFTER)]).toEqual(['put-up', 'none']);
    await on(REVIEWER, BEFORE).variations.takeNote({ id, revision: 1, text: '' });
    expect((await on(MEMBER, DURING).variations.get({ id })).steps).toMatchObject([
      { step: 'take-note', seal: 'good' },
    ]);
    expect((await on(MEMBER, AFTER).variations.list())[0]).toMatchObject({ state: 'over', played: false });
    expect(await given.site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  });

  it('stands as notified in the list of drafts and in its own, and as over after its last day', async () => {
    await notify(await frozen(temporarily()));
    const seen = async (day: string) => {
      const nora = on(MEMBER, day);
      const { drafts } = await nora.drafts.list();
      const id = drafts.find(({ state }) => ['notified', 'over'].includes(state))?.id ?? '';
      return (await nora.drafts.get({ id })).submission?.state;
    };
    expect(await seen(DURING)).toBe('notified');
    expect(await seen(AFTER)).toBe('over');
  });

  it('that was changed in the database is put on no table, and taken down where it is', async () => {
    const version = await frozen(temporarily());
    await notify(version);
    const adrian = on(APPROVER, BEFORE);
    await adrian.letterhead.set({ premises: [{ name: 'The Pier' }] });
    const { id: table } = await adrian.tables.add({ premises: 'The Pier', name: 'Wheel 1' });
    const put = () => adrian.tables.setOffer({ table, from: FIRST, submission: version, limits: LIMITS });
    await put();
    await unguarded(given.site, `UPDATE variation SET statement = 'Another promotion.'`);
    const says =
      'A-PHJB-0001 version 3 may not be played: its notification is not what was recorded. Ask the administrator to verify the audit.';
    await expect(put()).rejects.toThrow(says);
    const { tables, games } = await on(MEMBER, DURING).tables.list();
    expect(tables[0]?.display).toEqual({ kind: 'none', says: [says] });
    expect(games.map(({ submission }) => submission)).not.toContain(version);
  });

  it('is for the premises that it names, and for no table elsewhere', async () => {
    const version = await frozen(temporarily());
    await notify(version);
    const adrian = on(APPROVER, BEFORE);
    await adrian.letterhead.set({ premises: [{ name: 'The  pier' }, { name: 'Harbour House' }] });
    const there = await adrian.tables.add({ premises: 'The  pier', name: 'Wheel 1' });
    const elsewhere = await adrian.tables.add({ premises: 'Harbour House', name: 'Wheel 1' });
    const put = ({ id: table }: { id: string }) =>
      adrian.tables.setOffer({ table, from: FIRST, submission: version, limits: LIMITS }).then(
        () => 'put',
        ({ message }: Error) => message,
      );
    expect(await put(there)).toBe('put');
    expect(await put(elsewhere)).toContain(
      'is for The Pier on 1 February 2098, and this table is at Harbour',
    );
    // As it was written down before this was asked.
    await given.site.client.execute(
      `INSERT INTO table_offer SELECT 'before', '${elsewhere.id}', number, "from", submission_id, limits, at, by FROM table_offer`,
    );
    const shown = (await on(MEMBER, DURING).tables.list()).tables.map(({ premises, display }) => [
      premises,
      display.kind,
    ]);
    expect(shown).toEqual([
      ['Harbour House', 'none'],
      ['The  pier', 'put-up'],
    ]);
    const { groups } = await on(MEMBER, DURING).agenda.mine();
    const owed = groups.flatMap(({ items }) => items).filter(({ kind }) => kind === 'sign-at-table');
    expect(owed.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^Wheel 1, The {2}pier: Put up the sign of /),
    ]);
  });

  it.each<[string, Partial<NonNullable<Variant['circumstances']['temporary']>>, string, string]>([
    ['comes before the first day', {}, FIRST, 'choose a day after today'],
    [
      'comes before an occasion in the past',
      { from: '2007-11-01', to: '2007-11-02' },
      BEFORE,
      'choose a day after today',
    ],
    ['is not longer than a year', { to: '2099-02-02' }, BEFORE, 'not temporary'],
    ['names its premises', { premises: '' }, BEFORE, 'Name the premises'],
    ['says what changes', { change: ' ' }, BEFORE, 'Say what changes'],
    [
      'has no two occasions at once',
      { further: [{ occasion: 'Ball', premises: 'The Pier', from: LAST, to: LAST }] },
      BEFORE,
      'overlap',
    ],
  ])('%s', async (_, more, day, says) => {
    const version = await frozen(temporarily(more));
    const refused = await notify(version, day).catch((error: Error) => error.message);
    expect(refused).toContain(says);
    expect(await on(MEMBER, BEFORE).variations.list()).toEqual([]);
  });

  it('has its days in order long before: others are neither analysed nor frozen', async () => {
    await expect(frozen(temporarily({ to: '2098-01-31' }))).rejects.toThrow('Swap the days');
  });

  it('hides no breach, and no pay below its minimum', async () => {
    const version = await frozen((variant) => paying('19 to 1')(temporarily()(variant)));
    const refused = await notify(version).catch((error: Error) => error.message);
    expect(refused).toContain('19 to 1');
  });

  it('on automated equipment needs the consent of 2.6 too', async () => {
    const version = await frozen((variant) =>
      facts(temporarily()(variant), { temporary: TEMPORARY, automated: true }),
    );
    const refused = await notify(version).catch((error: Error) => error.message);
    expect(refused).toContain('2.6');
  });

  it('is sent by an approver who did not prepare it, once, as it was read', async () => {
    const version = await frozen(temporarily());
    expect(await refusedWith(notify(version, BEFORE, MEMBER))).toEqual(['role-insufficient']);
    expect(
      await refusedWith(
        on(APPROVER, BEFORE).variations.notify({ submission: version, revision: 7, statement: STATEMENT }),
      ),
    ).toEqual(['submission-changed']);
    const both = await Promise.all([refusedWith(notify(version)), refusedWith(notify(version))]);
    expect(both.sort()).toEqual([['answered'], ['state-forbids']]);
    expect(await on(MEMBER, BEFORE).variations.list()).toHaveLength(1);
    expect(
      await refusedWith(
        on(APPROVER, BEFORE).submissions.submit({ id: version, statement: 'x', acknowledged: ALL_OPEN }),
      ),
    ).toEqual(['state-forbids']);
    expect(
      await refusedWith(on(APPROVER, BEFORE).submissions.withdraw({ id: version, reason: 'x' })),
    ).toEqual(['state-forbids']);
  });

  it('does not exist for another operator', async () => {
    const version = await frozen(temporarily());
    expect(await refusedWith(notify(version, BEFORE, OTHER_APPROVER))).toEqual(['not-found']);
    const { id } = await notify(version);
    expect(await refusedWith(on(OTHER_MEMBER, BEFORE).variations.get({ id }))).toEqual(['not-found']);
    expect(
      await refusedWith(on(OTHER_APPROVER, BEFORE).variations.takeBack({ id, revision: 1, text: 'x' })),
    ).toEqual(['not-found']);
    expect(await on(OTHER_MEMBER, BEFORE).variations.list()).toEqual([]);
    expect(await refusedWith(on(ADMINISTRATOR, BEFORE).variations.get({ id }))).toEqual(['not-found']);
  });
});
