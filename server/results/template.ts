/** What to fill in: a row of heads, and in a workbook a sheet that says what stands where. And what was reported, in the same columns. */
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { writtenMoney } from './amounts';
import type { ResultColumn } from './columns';
import { FACTS, type Fact, handleHead, templateHeads, winHead } from './heads';

/** A spreadsheet takes a cell that begins so for a formula, some also with the wide signs of East Asia. */
export const harmless = (words: string): string =>
  /^[=+\-@\t\r|＝＋－＠]/.test(words) ? `'${words}` : words;

export type ReportedRow = {
  premises: string;
  table: string;
  day: string;
  rounds: number;
  win: number;
  jackpots: number;
  reason: string;
  handles: Record<string, number>;
  wins: Record<string, number>;
};

const MEANS: Record<Fact, string> = {
  premises: 'As it is called under Tables.',
  table: 'Its name or number, as it is called under Tables.',
  day: 'The day on which the table opened, as 2026-03-31.',
  rounds: 'Rounds that were settled: a whole number.',
  win: 'What the table kept of all that was staked, less all that it paid. What a meter paid is left out. Below 0 for a loss. May stay empty where the win of each wager is given.',
  jackpots: 'What was paid from meters. Empty where there was nothing.',
  reason: 'Only for a correction: why it differs from what was reported before.',
};

function cellsOf(row: ReportedRow, columns: readonly ResultColumn[], currency: string): string[] {
  const money = (minor: number | undefined) => (minor === undefined ? '' : writtenMoney(minor, currency));
  return [
    harmless(row.premises),
    harmless(row.table),
    row.day,
    String(row.rounds),
    money(row.win),
    row.jackpots > 0 ? money(row.jackpots) : '',
    harmless(row.reason),
    ...columns.map(({ id }) => money(row.handles[id])),
    ...columns.map(({ id }) => money(row.wins[id])),
  ];
}

export const resultsCsv = (
  columns: readonly ResultColumn[],
  currency: string,
  rows: readonly ReportedRow[] = [],
): string => writeCsv([templateHeads(columns), ...rows.map((row) => cellsOf(row, columns, currency))]);

/** Every cell is text but the numbers, so that no spreadsheet takes one for a formula or moves a day. */
export function resultsWorkbook(
  columns: readonly ResultColumn[],
  { currency, title, rows = [] }: { currency: string; title: string; rows?: readonly ReportedRow[] },
): Promise<Uint8Array> {
  const text = FACTS.length;
  const body = rows.map((row) =>
    cellsOf(row, columns, currency).map((cell, at) =>
      cell !== '' && (at >= text || at === 3 || at === 4 || at === 5) ? Number(cell) : cell,
    ),
  );
  const means: string[][] = [
    ['Column', 'What stands there'],
    ...FACTS.map((fact) => [fact, MEANS[fact]]),
    ...columns.flatMap(({ id, label }) => [
      [
        handleHead(id),
        `${label}: staked on it by all players, in ${currency}, as 1234.50. Of a wager with a later decision only what was staked first.`,
      ],
      [winHead(id), `${label}: what the table kept of it. Leave it empty where it is not counted by wager.`],
    ]),
  ];
  return writeXlsx({
    sheets: [
      { name: 'Results', rows: [templateHeads(columns), ...body], freezePane: { rows: 1 } },
      { name: 'Columns', rows: means, columns: [{ width: 32 }, { width: 110 }], freezePane: { rows: 1 } },
    ],
    properties: { title },
  });
}
