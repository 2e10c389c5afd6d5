/** The papers of a settled meeting, as plain data and as files. */
import { describe, expect, it } from 'vitest';
import { HK_BOOK } from '@/rulebooks/hk-pari-mutuel/book';
import { readMeeting } from '@/rulebooks/totalisator/meeting-file';
import { amended } from '@/simulations/totalisator/amended';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { makeSettlementReport } from '../../make-settlement';
import { type Block, cellText, type Paper, type Table } from '../../paper';
import { settlementReport } from './report';
import { dividendStatement } from './statement';
import type { SettledMeeting } from './subject';

const stakes = (staked: Record<string, number>) =>
  Object.entries(staked).map(([combination, amount]) => ({ combination, amount }));

const pool = (name: string, races: number[], staked: Record<string, number>, more: object = {}) => ({
  pool: name,
  races,
  unit: 1_000,
  deduction: '17.5%',
  stakes: stakes(staked),
  ...more,
});

/** A win and a place pool, one that nobody won, and a double over both races. */
const MEETING = {
  venue: 'Happy Valley',
  day: '2026-11-25',
  pools: [
    pool('win', [1], { 4: 200_000, 7: 800_000 }),
    pool('place', [1], { 4: 100_000, 7: 300_000, 9: 100_000, 1: 500_000 }),
    pool('quinella', [2], { '1-2': 100_000 }, { broughtIn: 50_000 }),
    pool('double', [1, 2], { '4/3': 10_000, '4/5': 10_000, '7/3': 80_000 }),
  ],
  results: [
    { race: 1, places: [[4], [7, 9], [1]], withdrawn: [12], starters: 12 },
    { race: 2, places: [[3], [5], [8]] },
  ],
};

function settledOf(given: object, more: Partial<SettledMeeting> = {}): SettledMeeting {
  const meeting = readMeeting(given, HK_BOOK.rules);
  if (!meeting.ok) throw new Error(meeting.problems[0]?.message);
  const settled = settleMeeting(meeting.value, HK_BOOK.rules);
  if (!settled.ok) throw new Error(settled.problems[0]?.message);
  const { venue, day, results } = meeting.value;
  return {
    book: HK_BOOK,
    venue,
    day,
    results,
    settled: settled.value,
    reference: 'Working copy',
    status: 'Not issued',
    draft: true,
    dated: '2026-11-25T00:00:00.000Z',
    ...more,
  };
}

const SETTLED = settledOf(MEETING);

const isTable = (block: Block): block is Table => block.kind === 'table';
const rows = ({ blocks }: Paper, caption: string): string[][] =>
  blocks
    .filter(isTable)
    .filter((table) => table.caption.startsWith(caption))
    .flatMap((table) => table.rows.map(({ cells }) => cells.map(cellText)));
const texts = ({ blocks }: Paper): string[] =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : []));

describe('the dividend statement', () => {
  const paper = dividendStatement(SETTLED);

  it('has each race with its result and what its pools pay', () => {
    expect(texts(paper)).toContain('1st: 4; dead heat for 2nd: 7 and 9; 4th: 1. Withdrawn: 12. 11 starters.');
    // 8,250.00 for 200 bets of 10 is 41.25. Of the place pool's 8,250.00, 4 is due a third: 27.50 for 100 bets; 7 and 9 too.
    expect(rows(paper, 'Dividends of race 1')).toEqual([
      ['Win', '4', '41.50', '10.00'],
      ['Place', '4', '27.50', '10.00'],
      ['', '7', '10.10', '10.00'],
      ['', '9', '27.50', '10.00'],
    ]);
  });

  it('has the prizes of pools on several races, and says where there is no dividend', () => {
    // 825.00: 701.25 for 10 bets, and 123.75 for 10 is 12.375, declared 12.50; 1.25 of that comes from the other.
    expect(rows(paper, 'Dividends of pools on several')).toEqual([
      ['Double, races 1 and 2', 'Dividend: 4/3', '70.00', '10.00'],
      ['', 'Consolation: 4/5', '12.50', '10.00'],
    ]);
    expect(rows(paper, 'Dividends of race 2')).toEqual([['Quinella', 'No dividend', '–', '–']]);
  });

  it('has what is carried forward, and to where', () => {
    expect(rows(paper, 'What is carried forward')).toEqual([
      ['Quinella, race 2', 'Jackpot pool', '500.00'],
      ['Quinella, race 2', 'Held: the rules do not say who gets it', '825.00'],
    ]);
  });

  it('says of which meeting it is as far as the file does, and that nobody issued it', () => {
    expect(paper.title).toBe('Dividends: Happy Valley, 25 November 2026');
    expect(paper.mark).toBe('WORKING COPY');
    const { venue: _, day: __, ...unnamed } = MEETING;
    expect(dividendStatement(settledOf(unnamed, { draft: false }))).toMatchObject({ title: 'Dividends' });
  });
});

describe('the papers of an amended result', () => {
  const now = settledOf({
    ...MEETING,
    results: [{ race: 1, places: [[7], [4], [9]] }, MEETING.results[1]],
  });
  const change = amended(SETTLED, now);
  const both = [dividendStatement, settlementReport].map((paper) => paper({ ...now, amended: change }));

  it('say what it was before, what it is now, and that it is amended', () => {
    for (const paper of both) {
      expect(paper.furniture.status).toBe('Amended · Not issued');
      // The same three horses are placed, and nothing of race 2 changes.
      expect(texts(paper)).toContain('2 pools are settled differently; 2 are as before.');
      // 8,250.00 for 800 bets is 10.31.
      expect(rows(paper, 'Dividends before and now').slice(0, 2)).toEqual([
        ['Win, race 1', '7', 'none', '10.50'],
        ['', '4', '41.50', 'none'],
      ]);
    }
  });

  it('have none of it where nothing was amended', () => {
    expect(texts(dividendStatement(SETTLED)).join()).not.toContain('differently');
  });
});

describe('the settlement report', () => {
  const paper = settlementReport(SETTLED);

  it('leads with what was staked and paid, and what the rules leave open', () => {
    // 8,300.00 to win; twice 2,750.00 and 3,030.00 for places; 700.00 and 125.00 of the double.
    expect(texts(paper)).toContain(
      '4 pools, settled to the cent: of 22,000.00 staked and 500.00 brought in, 17,655.00 is paid in 6 dividends.',
    );
    const note = paper.blocks.find(({ kind }) => kind === 'note');
    expect(note?.kind === 'note' && note.lines[0]).toBe(
      '825.00 is held, as the rules that we have do not say who gets it: 825.00 of Quinella, race 2.',
    );
  });

  it('has the money of each pool drawn, and the same figures as a table', () => {
    const drawn = paper.blocks.flatMap((block) => (block.kind === 'money-flow' ? [block] : []));
    expect(drawn).toHaveLength(4);
    expect(drawn[0]?.to.map(({ name, amount }) => [name, amount])).toEqual([
      ['Deducted', '1,750.00'],
      ['Dividend of 41.50 on 4', '8,300.00'],
    ]);
    expect(rows(paper, 'The money of Win, race 1').map(([name, amount]) => [name, amount])).toEqual([
      ['Staked', '10,000.00'],
      ['Cost of rounding', '50.00'],
      ['All that came in', '10,050.00'],
      ['Deducted', '1,750.00'],
      ['Dividend of 41.50 on 4', '8,300.00'],
      ['All that went out', '10,050.00'],
    ]);
  });

  it('has every step with its clause', () => {
    expect(rows(paper, 'Why, step by step: Win, race 1')).toEqual([
      ['3.5(a)', '10,000.00 staked, less 1,750.00 deducted, leaves a net pool of 8,250.00.'],
      ['3.4(b)', 'Rounding costs 50.00.'],
      ['Why 41.50 on 4'],
      ['3.5(a)', '8,250.00 divided by 200 unit bets of 10.00 is 41.25.'],
      ['3.7(a)', '41.50 is declared, the nearest multiple of 0.50; it lay halfway between two.'],
    ]);
  });

  it('says of each clause that it cites what it asks, and what a person confirms', () => {
    const cited = rows(paper, 'Clauses that a step');
    expect(cited.filter(([, says]) => !says)).toEqual([]);
    expect(cited.map(([clause]) => clause)).toContain('3.11(a), lost');
    expect(rows(paper, 'Clauses that no calculation')).toHaveLength(6);
  });

  it('shows what the other reading of a clause would pay', () => {
    // 4,125.00 for 100 bets is 41.25, halfway between 41.00 and 41.50.
    const note = paper.blocks.find(({ kind }) => kind === 'note');
    expect(JSON.stringify(note)).toContain('Read the other way: 41.00 on 4.');
  });

  it('is the same bytes again', async () => {
    const [one, other] = await Promise.all([
      makeSettlementReport(SETTLED),
      makeSettlementReport(settledOf(MEETING)),
    ]);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});
