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

  it('are filtered by each of these alone', async () => {
    const of = async (filter: object) => {
      const { total, rows } = await fees().options({ rulebook: RULEBOOK, ...filter });
      expect(total).toBeLessThan(2930);
      expect(rows.length).toBeGreaterThan(0);
      return rows;
    };
    const all = async <T>(filter: object, value: (row: Awaited<ReturnType<typeof of>>[number]) => T) => [
      ...new Set((await of(filter)).map(value)),
    ];
    expect(await all({ kind: 'timed' }, ({ per }) => per)).toEqual(['half-hour']);
    expect(await all({ group: 'stud' }, ({ group }) => group)).toEqual(['stud']);
    expect(await all({ verdict: 'breach' }, ({ worst }) => worst)).toEqual(['breach']);
    // Some that are damaged take nothing from players and need a notice besides, which is named first.
    expect(await all({ verdict: 'damaged' }, ({ worst }) => worst)).toContain('needs-notice');
    expect(await all({ document: 'lowball-older-rules' }, ({ group }) => group)).toEqual([
      'lowball-older-rules',
    ]);
  });

  it('begin at a table as full and as small as they serve', async () => {
    // Line 1402 of the source: $20, with a fee for each number of players from four to nine.
    const { rows } = await fees().options({ rulebook: RULEBOOK, group: 'no-limit-tables' });
    const key = rows.find(({ line }) => line === 1402)?.key ?? '';
    expect((await fees().option({ rulebook: RULEBOOK, key })).first).toEqual({ players: 9, limit: '20' });
  });

  it('have their fees, and findings with line, clause and sentence', async () => {
    const { rows } = await fees().options({ rulebook: RULEBOOK, group: 'nine-and-a-half' });
    const option = await fees().option({ rulebook: RULEBOOK, key: rows[0]?.key ?? '' });
    expect(option.fees.length).toBeGreaterThan(0);
    // Line 3345 of the source announces options 1 to 18, and the table below it goes on to 20.
    expect(option.findings).toEqual([
      {
        verdict: 'conflict',
        line: 3345,
        sentence: 'The text announces 18 options, 1 to 18; the table has 20.',
        alone: false,
        clause: 'Rates Nine and a Half 1(a)',
      },
    ]);
  });

  it('leaves out what was found about other tables of its group', async () => {
    // Texas Hold’em has six tables whose options are each for one band of players: line 6961 announces 1 to 85.
    const option = await fees().option({ rulebook: RULEBOOK, key: 'holdem.2.6968' });
    const bands = option.findings.filter(({ sentence }) => sentence.includes('for one band of players'));
    expect(bands.map(({ sentence }) => /each of the (\d+) here/.exec(sentence)?.[1])).toEqual(['85']);
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
