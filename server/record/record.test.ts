import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { ALL_OPEN, APPROVER, begunReview, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const LIMITS = { currency: 'GBP', minimum: 100, maximum: 50_000 };

async function approved(more: Partial<Variant['circumstances']> = {}): Promise<string> {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { variant } = await nora.drafts.get({ id: draft });
  variant.circumstances = { limits: LIMITS, premises: 'Northgate Leeds', ...more };
  variant.wagers['symbol-a'] = { payTable: 'minimum', pays: { win: '55 to 1' } };
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  const { id, hash } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  await site.as(APPROVER).submissions.submit({ id, statement: 'Better odds on A.', acknowledged: ALL_OPEN });
  const opened = await begunReview(site.as(REVIEWER), id);
  await site.as(REVIEWER).reviews.decide({
    acknowledged: ALL_OPEN,
    id,
    revision: opened.revision,
    kind: 'approve-with-conditions',
    reasons: 'For the reviewer alone.',
    conditions: ['Keep the wheel in sight.'],
  });
  return hash;
}

describe('the public record', () => {
  it('shows everything to compare a sign with, and whose seal the decision carries', async () => {
    const hash = await approved();
    const record = await site.as(null).record.get({ hash });
    expect(record).toMatchObject({
      operator: 'Northgate Casinos',
      premises: 'Northgate Leeds',
      regulator: expect.stringContaining('Great Britain'),
      decidedBy: expect.any(String),
      status: 'approved-with-conditions',
      conditions: ['Keep the wheel in sight.'],
      limits: [{ group: 'all', minimum: '£1', maximum: '£500' }],
      exactly: 'exactly',
      seal: { state: 'good', key: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(record.options.length).toBeGreaterThan(0);
    const [first, second] = record.edges;
    expect(first?.tables).toEqual([
      {
        wager: 'Symbol A',
        table: 'Our own pay table',
        rows: [{ label: expect.any(String), pays: '55 to 1' }],
      },
    ]);
    expect(second?.tables[0]?.rows[0]?.pays).toBe('50 to 1');
    // Reasons are between the reviewer and the operator.
    expect(JSON.stringify(record)).not.toContain('For the reviewer alone');
  });
  it('and the operator’s list show the days of a temporary variation', async () => {
    const temporary = { occasion: 'The fair', from: '2008-01-01', to: '2008-02-01' };
    const hash = await approved({ temporary });
    const days = { of: 'temporary', from: '2008-01-01', to: '2008-02-01' };
    expect((await site.as(null).record.get({ hash })).days).toEqual(days);
    const [listed] = await site.as(MEMBER).submissions.list();
    expect(listed?.days).toEqual(days);
  });
  it.each([
    ['conditions', `'[]'`],
    ['kind', `'approve'`],
    ['at', `'2020-01-01T00:00:00.000Z'`],
    ['sealed', `json_set(sealed, '$.record.operator', 'Harbour')`],
  ])('says that the seal does not hold once %s was changed in the database', async (column, value) => {
    const hash = await approved();
    await site.db.run(sql.raw('DROP TRIGGER decision_never_updated'));
    await site.db.run(sql.raw(`UPDATE decision SET ${column} = ${value}`));
    const record = await site.as(null).record.get({ hash });
    expect(record).toMatchObject({ seal: { state: 'broken' }, status: 'unconfirmed' });
  });
});
