/** Other pays of an approved game. */
import { describe, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { facts, LAST, TEMPORARY, temporarily } from '../../testing/for-a-time';
import { AFTER, BEFORE, DURING, offeredSite, paying } from '../../testing/offered';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  REVIEWER,
  refusedWith,
} from '../../testing/site';

const given = offeredSite();
const { on, frozen, notify } = given;

describe('better pays', () => {
  const offer = (submission: string, more: object = {}) =>
    on(APPROVER, DURING).variations.offer({
      submission,
      revision: 1,
      from: DURING,
      named: [{ tables: 'Table 3' }],
      statement: '',
      ...more,
    });

  it('need no approval: who, since when, at which tables, and the new edge', async () => {
    const { id } = await offer(await frozen(paying('22 to 1')));
    const read = await on(REVIEWER, DURING).variations.get({ id });
    expect(read).toMatchObject({ state: 'offered', tables: 'Table 3', by: 'Adrian Cole', played: true });
    // Two of 52 segments at 20 to 1 return 42/52; at 22 to 1 they return 46/52.
    const [edge] = read.edges;
    expect([edge?.before, edge?.after]).toEqual(['19.2308%', '11.5385%']);
    expect(read.lines.join(' ')).toMatch(/22 to 1 \(minimum 20 to 1\).*%/);
    const register = await on(null, DURING).record.register({});
    expect(register.entries[0]?.running).toMatchObject([{ number: 'V-PHJB-0001', tables: 'Table 3' }]);
    const { hash = '', reference = '' } = register.entries[0] ?? {};
    const approved = await on(null, DURING).record.get({ hash });
    expect(approved.running).toMatchObject([{ number: 'V-PHJB-0001' }]);
    expect(approved).not.toHaveProperty('variation');
    const [{ hash: offered = '' } = {}] = approved.running ?? [];
    const own = await on(null, DURING).record.get({ hash: offered, reference });
    expect(own.variation).toMatchObject({ number: 'V-PHJB-0001', kind: 'better-pays', played: true });
    expect(own, 'no other runs beside it').not.toHaveProperty('running');
  });

  it('end with the days of the version that they start from', async () => {
    const base = await frozen(temporarily());
    const ruth = on(REVIEWER, BEFORE);
    await on(APPROVER, BEFORE).submissions.submit({ id: base, statement: 'Fair.', acknowledged: ALL_OPEN });
    const { revision } = await begunReview(ruth, base);
    const decision = { id: base, revision, kind: 'approve' as const, reasons: 'Fair.' };
    await ruth.reviews.decide({ ...decision, acknowledged: ALL_OPEN });
    const pays = { 'symbol-c': { payTable: 'minimum', pays: { win: '22 to 1' } } };
    const better = await frozen((was) => ({ ...was, wagers: { ...was.wagers, ...pays } }), base);
    for (const days of [{ lastDay: AFTER }, { from: AFTER }])
      expect(await refusedWith(offer(better, days))).toEqual(['dates-reversed']);
    const { id } = await offer(better);
    const read = async (day: string) => {
      const { state, played, to } = await on(MEMBER, day).variations.get({ id });
      return [state, played, to];
    };
    expect(await read(LAST)).toEqual(['offered', true, LAST]);
    expect(await read(AFTER)).toEqual(['over', false, LAST]);
  }, 20_000);

  it('end with the approval of the version that they start from', async () => {
    const { id } = await offer(await frozen(paying('22 to 1')));
    const later = await frozen((variant) => facts(variant, { elsewhere: 'France' }));
    await on(APPROVER, AFTER).submissions.submit({ id: later, statement: 'Fair.', acknowledged: ALL_OPEN });
    const ruth = on(REVIEWER, AFTER);
    const { revision } = await begunReview(ruth, later);
    const played = async () => {
      const { state, played: now } = await on(MEMBER, AFTER).variations.get({ id });
      const { entries } = await on(null, AFTER).record.register({});
      return [state, now, entries[0]?.running?.length];
    };
    expect(await played()).toEqual(['offered', true, 1]);
    const decision = { id: later, revision, kind: 'approve' as const, reasons: 'Fair.' };
    await ruth.reviews.decide({ ...decision, acknowledged: ALL_OPEN });
    expect(await played()).toEqual(['over', false, 0]);
    const step = { id, revision: 1, text: 'x', lastDay: AFTER };
    expect(await refusedWith(on(APPROVER, AFTER).variations.stop(step))).toEqual(['state-forbids']);
    expect(await given.site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  }, 20_000);

  it('are never below the minimum, whatever approval the operator says is on file', async () => {
    const consents = [
      {
        name: 'Gambling Commission',
        reference: 'GC-1',
        date: '2007-08-01',
        for: [{ about: 'pays' as const, wager: 'symbol-c' }],
      },
    ];
    const lower = (variant: Variant) => facts(paying('15 to 1')(variant), { temporary: TEMPORARY, consents });
    const version = await frozen(lower);
    const refused = await notify(version).catch((error: Error) => error.message);
    expect(refused).toContain('asks for at least 20 to 1');
    expect(refused).toContain('submit this version');
    expect(await on(MEMBER, BEFORE).variations.list()).toEqual([]);
  }, 20_000);

  it('that are in truth a variation say so', async () => {
    const refused = async (change: (variant: Variant) => Variant, more: object = {}) =>
      offer(await frozen(change), more).catch((error: Error) => error.message);
    expect(await refused(paying('19 to 1'))).toContain('19 to 1');
    expect(await refused((variant) => facts(variant, {}))).toContain('Change a pay');
    expect(await refused((variant) => paying('22 to 1')(facts(variant, { elsewhere: 'France' })))).toContain(
      'It changes more than pays',
    );
    expect(await refused(paying('22 to 1'), { from: '2098-02-02' })).toContain('today');
  }, 20_000);
});
