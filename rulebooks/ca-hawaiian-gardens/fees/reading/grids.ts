/** Tables in which a column is always the same thing: one option a row, with a sum in each of the other columns. */
import type { Damage, FeeKind, FeeLimit, FeeRow, FeeTable, FeeTerms } from '../../../fees/schedule';
import { readMoney, readNumber, readRange } from './cells';
import type { Ledger } from './ledger';
import { cellsOf, type SourceLine } from './line';
import { numbered } from './numbering';

export type Column = 'option' | 'limit' | 'blinds' | 'nothing' | FeeTerms;

export type Grid = {
  line: number;
  announced: readonly (readonly [number, number])[];
  columns: readonly Column[];
  kind: FeeKind;
  per: FeeTable['per'];
  limit: FeeLimit['kind'];
};

export type Place = { document: string; group: string; games?: readonly string[] | undefined };

const isFee = (column: Column | undefined): column is FeeTerms => typeof column === 'object';

/** "15-30" of a game with two bets; "$5 - $100" of a table with a least and a most. */
function limitOf(kind: FeeLimit['kind'], cell: string): FeeLimit | undefined {
  const range = readRange(cell.replace(/\$(?=\d)/g, ''));
  if (!range) return undefined;
  if (kind !== 'limit-game') return { kind, ...range };
  const bets = `${range.min}-${range.max}`;
  return { kind, min: bets, max: bets };
}

const noSign = (line: number, cell: string): Damage[] => {
  const [signs, figures] = [cell.match(/\$/g)?.length ?? 0, cell.match(/\d[\d,]*/g)?.length ?? 0];
  return signs === 0 || signs >= figures
    ? []
    : [
        {
          line,
          what: 'limit',
          printed: cell.trim(),
          read: cell.trim().replace(/(?<![$\d,])(?=\d)/g, '$'),
          why: 'A dollar sign is missing.',
        },
      ];
};

function row({ number: line, ...rest }: SourceLine, grid: Grid, ledger: Ledger): FeeRow {
  const cells = cellsOf({ number: line, ...rest });
  const damaged: Damage[] = [];
  const amounts: string[] = [];
  let option: number | null = null;
  let limit: FeeLimit | undefined;
  for (const [column, what] of grid.columns.entries()) {
    const cell = cells[column] ?? '';
    if (what === 'option') option = readNumber(cell) ?? null;
    else if (what === 'limit') {
      limit = limitOf(grid.limit, cell);
      if (!limit) ledger.missing(line, 'limit', cell);
      if (grid.limit === 'table') damaged.push(...noSign(line, cell));
    } else if (what === 'blinds')
      limit = { ...(limit ?? { kind: grid.limit, min: null, max: null }), blinds: cell.replace(/[$ ]/g, '') };
    else if (isFee(what)) {
      const read = readMoney(
        { line, column, what: what.name },
        cell.replace(/ per player per half hour$/, ''),
      );
      amounts.push(read ? read.value : ledger.missing(line, what.name, cell));
      if (read?.damage) damaged.push(read.damage);
    }
  }
  return { option, line, ...(limit && { limit }), amounts, ...(damaged.length > 0 && { damaged }) };
}

export function gridTable(place: Place, grid: Grid, lines: readonly SourceLine[], ledger: Ledger): FeeTable {
  for (const line of lines) ledger.take(line, 'row');
  return {
    document: place.document,
    group: place.group,
    line: grid.line,
    announced: grid.announced,
    games: place.games ?? [],
    limit: { kind: grid.limit, min: null, max: null },
    kind: grid.kind,
    per: grid.per,
    terms: grid.columns.filter(isFee),
    rows: numbered(lines.map((line) => row(line, grid, ledger))),
    damaged: [],
  };
}
