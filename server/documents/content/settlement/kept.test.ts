/** The papers of a settlement that was kept are those of the settlement. */
import { describe, expect, it } from 'vitest';
import { HK_BOOK } from '@/rulebooks/hk-pari-mutuel/book';
import { readMeeting } from '@/rulebooks/totalisator/meeting-file';
import { canonicalJson } from '@/simulations/exact/canonical';
import { amended } from '@/simulations/totalisator/amended';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { settledMeeting } from './kept';
import { settlementReport } from './report';
import { dividendStatement } from './statement';
import { settlementData } from './subject';

const pool = (name: string, races: number[], staked: Record<string, number>) => ({
  pool: name,
  races,
  deduction: '17.5%',
  stakes: Object.entries(staked).map(([combination, amount]) => ({ combination, amount })),
});
const WIN = pool('win', [1], { 4: 200_000, 7: 300_000, 1: 500_000 });
const DOUBLE = pool('double', [1, 2], { '4/3': 10_000, '4/5': 10_000, '7/3': 80_000 });
const FIRST = { race: 1, places: [[4, 7], [1]], withdrawn: [12], starters: 12 };
const SECOND = { race: 2, places: [3, 5, 8] };

function settledOf(pools: object[], results: object[]) {
  const given = { venue: 'Happy Valley', day: '2026-11-25', pools, results };
  const meeting = readMeeting(given, HK_BOOK.rules);
  const settled = meeting.ok ? settleMeeting(meeting.value, HK_BOOK.rules) : meeting;
  if (!meeting.ok || !settled.ok) throw new Error('the meeting settles');
  const { venue, day, results: races } = meeting.value;
  const whole = { book: HK_BOOK, venue, day, results: races, settled: settled.value };
  return { whole, data: canonicalJson(settlementData(whole)) };
}

const ONE = settledOf([WIN], [FIRST]);
const BOTH = settledOf([WIN, DOUBLE], [FIRST, SECOND]);
const AFTER = settledOf([WIN, DOUBLE], [{ ...FIRST, places: [7, 4, 1] }, SECOND]);
const SAID = { reference: 'Wednesday, settlement 2', status: 'Settled', dated: '2026-11-25T20:00:00.000Z' };

describe('the papers of a settlement that was kept', () => {
  it('are those of the settlement, dead heat, consolation and other reading among it', () => {
    const kept = settledMeeting({ data: BOTH.data, ...SAID });
    const fresh = { ...BOTH.whole, ...SAID, draft: false, amended: undefined };
    expect(dividendStatement(kept)).toEqual(dividendStatement(fresh));
    expect(settlementReport(kept)).toEqual(settlementReport(fresh));
    expect(canonicalJson(settlementData(kept))).toBe(BOTH.data);
  });

  it('say what an amended result changed', () => {
    const kept = settledMeeting({ data: AFTER.data, before: BOTH.data, ...SAID });
    const fresh = { ...AFTER.whole, ...SAID, draft: false, amended: amended(BOTH.whole, AFTER.whole) };
    expect(settlementReport(kept)).toEqual(settlementReport(fresh));
    expect(dividendStatement(kept).furniture.status).toBe('Amended · Settled');
  });

  it('say first that a later settlement has replaced them', () => {
    const note = {
      kind: 'note',
      title: 'Replaced by settlement 2',
      lines: ['Pay nothing by this one: take the papers of the last settlement.'],
    };
    for (const paperOf of [dividendStatement, settlementReport]) {
      const { blocks } = paperOf(settledMeeting({ data: BOTH.data, ...SAID, replacedBy: 2 }));
      expect(blocks[1]).toMatchObject(note);
      expect(paperOf(settledMeeting({ data: BOTH.data, ...SAID })).blocks).not.toContainEqual(
        expect.objectContaining(note),
      );
    }
  });

  it('are amended by no race that is only run later', () => {
    expect(settledMeeting({ data: BOTH.data, before: ONE.data, ...SAID }).amended).toBeUndefined();
  });

  it('cannot be made of what cannot be read', () => {
    expect(() => settledMeeting({ data: '{}', ...SAID })).toThrow('cannot be read');
  });
});
