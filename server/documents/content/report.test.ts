/** The report on a trial, with two tables and one day that neither reported. */
import { expect, it } from 'vitest';
import { judgeTrial } from '@/simulations/monitoring/trial';
import type { TrialResults } from '../../vocabulary/trial-results';
import type { Table } from '../paper';
import { SUBJECT } from '../testing/subject';
import { trialReport } from './report';

const DAYS = ['2008-03-01', '2008-03-02', '2008-03-03'];
const TABLES = ['W1', 'W2'];

const { wagers } = SUBJECT.analysis;
const [first] = wagers;
if (!first) throw new Error('the test game has a wager');

const days = TABLES.flatMap((table) =>
  DAYS.map((day) => ({
    ...{ day, table, rounds: 500, win: 18_000 },
    ...{ handles: { [first.id]: 500_000 }, wins: { [first.id]: 18_000 }, most: {} },
  })),
);

const judged = judgeTrial({ leastStake: 1000, wagers, tables: TABLES, days });

const RESULTS: TrialResults = {
  ...{ submission: 's', reference: 'A-0001', version: 1, name: 'Test Wheel', game: 'test-wheel' },
  operator: 'Northgate',
  days: { from: '2008-03-01', to: '2008-03-31' },
  until: '2008-03-04T08:00:00.000Z',
  currency: 'GBP',
  columns: wagers.map(({ id, label }) => ({ id, label, meter: false })),
  tables: TABLES.map((id) => ({ id, name: `Wheel ${id}` })),
  totals: { rounds: 3000, handle: 3_000_000, win: 108_000, jackpots: 5000 },
  judged,
  reports: days.map(({ day, table, rounds, win }, at) => ({
    ...{ id: `${at}`, table: `Wheel ${table}`, day, number: 1, rounds, handle: 500_000, win },
    ...{ jackpots: at === 0 ? 5000 : 0, by: 'Olive', at: '2008-03-04T08:00:00.000Z' },
  })),
  corrected: [],
  missing: [],
  hash: 'ab'.repeat(32),
};

const { blocks } = trialReport({ ...SUBJECT, results: RESULTS });
const tables = blocks.filter((block): block is Table => block.kind === 'table');
const heads = (caption: string) =>
  tables.find((each) => each.caption.startsWith(caption))?.columns.map(({ title }) => title);
const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.entries : []));
const factOf = (name: string) => facts.find(({ label }) => label === name)?.value;

it('says how long the trial is, and how much of it was reported', () => {
  expect(factOf('Trial')).toBe('1 March 2008 to 31 March 2008, 31 days');
  expect(factOf('Reported')).toBe('3 days, 2 tables, 6 reports');
});

it('names what each figure is, in the words of the page', () => {
  expect(heads('Share kept of each wager')).toEqual([
    ...['Wager', 'Handle', 'Rounds alike', 'Theory', 'Kept', '95% band', '99% band', 'Place'],
  ]);
  expect(heads('Results of each table')).toEqual([
    ...['Table', 'Days', 'Handle', 'Kept', 'Expected', 'Share kept', 'Standard deviations'],
    ...['Chance', 'Flag'],
  ]);
  expect(heads('Reports that count')).toEqual([
    ...['Day', 'Table', 'Rounds', 'Handle', 'Kept', 'Paid from meters'],
  ]);
});

it('gives sums of money with their currency, and shares with what they are of', () => {
  expect(factOf('Handle')).toBe('£30,000');
  expect(factOf('Kept')).toBe('£1,080, 3.60% of the handle');
  expect(factOf('Apart from expected')).toMatch(/^[+−]\d+\.\d\d standard deviations$/);
  const [row] = tables.find(({ caption }) => caption === 'Results of each table')?.rows ?? [];
  expect(row?.cells.slice(0, 4)).toEqual(['Wheel W1', '3', '£15,000', '£540']);
  expect(row?.cells[5]).toBe('3.60%');
  const [wager] = tables.find(({ caption }) => caption?.startsWith('Share kept'))?.rows ?? [];
  // The sign rounds an edge up at two places, so theory has four.
  expect(wager?.cells[3]).toMatch(/^\d+\.\d{4}%$/);
});

it('names the wagers on which nothing was staked', () => {
  const small = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  expect(small.some((text) => text.startsWith('Nothing was staked on '))).toBe(true);
});

it('names each table that is flagged by itself, and no other', () => {
  const flagged = judgeTrial({
    leastStake: 1000,
    wagers,
    tables: TABLES,
    days: days.map((day) => (day.table === 'W2' ? { ...day, win: -400_000 } : day)),
  });
  const said = (results: TrialResults) =>
    trialReport({ ...SUBJECT, results }).blocks.flatMap((block) =>
      block.kind === 'paragraph' && block.text.startsWith('Flag on ') ? [block.text] : [],
    );
  expect(said({ ...RESULTS, judged: flagged })).toEqual([
    expect.stringMatching(
      /^Flag on Wheel W2: it kept less than the submitted game explains, if stakes were alike\./,
    ),
  ]);
  expect(said(RESULTS)).toEqual([]);
});

it('says of which wager the theory is nobody’s but the applicant’s', () => {
  const columns = RESULTS.columns.map((each) =>
    each.id === first.id ? { ...each, byApplicant: true as const } : each,
  );
  const text = JSON.stringify(trialReport({ ...SUBJECT, results: { ...RESULTS, columns } }).blocks);
  expect(text).toContain(`${first.label} (not recomputed: counts by the applicant)`);
  expect(text).toContain(`The theory of ${first.label} is that of counts by the applicant`);
  expect(JSON.stringify(blocks)).not.toContain('applicant');
});
