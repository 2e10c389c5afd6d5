import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER, refusedWith, type TestSite, testSite } from '../testing/site';

const RULEBOOK = 'ca-hawaiian-gardens';
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.remove());
const fees = () => site.as(MEMBER).fees;

describe('the printed options of fees', () => {
  it('come a hundred at a time, in the order of the source', async () => {
    const first = await fees().options({ rulebook: RULEBOOK });
    expect(first.total).toBe(2930);
    expect(first.rows).toHaveLength(100);
    const last = await fees().options({ rulebook: RULEBOOK, from: 2900 });
    expect(last.rows).toHaveLength(30);
    expect(last.rows.at(-1)?.group).toBe('draw-second');
  });

  it('are filtered by document, game, group, kind, limit and verdict together', async () => {
    // Line 8262 of the source: stud, option 77, $50 to $2,500, up to three players.
    const found = await fees().options({
      rulebook: RULEBOOK,
      document: 'poker-rates',
      group: 'stud',
      kind: 'per-hand',
      limit: '$2,500',
      verdict: 'damaged',
    });
    expect(found.rows.map(({ line }) => line)).toContain(8262);
    const above = await fees().options({
      rulebook: RULEBOOK,
      group: 'stud',
      kind: 'per-hand',
      limit: '2500.01',
    });
    expect(above.rows.map(({ line }) => line)).not.toContain(8262);
    const others = await fees().options({ rulebook: RULEBOOK, group: 'stud', game: 'archie' });
    expect(others).toEqual({ total: 0, rows: [] });
  });

  it('have their fees, and findings with line, clause and sentence', async () => {
    const { rows } = await fees().options({ rulebook: RULEBOOK, group: 'nine-and-a-half' });
    const option = await fees().option({ rulebook: RULEBOOK, key: rows[0]?.key ?? '' });
    expect(option.fees.length).toBeGreaterThan(0);
    expect(option.findings.every(({ sentence, line }) => sentence.endsWith('.') && line > 0)).toBe(true);
    expect(option.findings.some(({ clause }) => clause !== undefined)).toBe(true);
  });

  it('are refused with a sentence where the limit is no sum, or nothing is recorded', async () => {
    expect(await refusedWith(fees().options({ rulebook: RULEBOOK, limit: '5%' }))).toEqual([
      'fee-unreadable',
    ]);
    expect(await refusedWith(fees().option({ rulebook: RULEBOOK, key: 'holdem.1.1' }))).toEqual([
      'fee-unknown',
    ]);
    expect(await refusedWith(fees().choices({ rulebook: 'gb-2007' }))).toEqual(['rulebook-unknown']);
  });

  it('are a part of this rulebook alone', async () => {
    const { rulebooks } = site.as(MEMBER);
    expect((await rulebooks.get({ id: RULEBOOK })).fees).toBe(2930);
    expect((await rulebooks.get({ id: 'gb-2007' })).fees).toBe(0);
  });
});
