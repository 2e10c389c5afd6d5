/**
 * Fees by steps of the total action: several rows are one option, and what they share (its number, its limit, what a player pays) stands
 * in any of them, often with a shadow of itself in another.
 */
import type { Damage, FeeLimit, FeeRow, FeeTable, FeeTerms } from '../../../fees/schedule';
import { chosen, plain, readMoney, readNumber, readRange } from './cells';
import type { Column, Place } from './grids';
import type { Ledger } from './ledger';
import { cellsOf, type SourceLine } from './line';
import { numbered } from './numbering';

type Grid = {
  line: number;
  announced: FeeTable['announced'];
  columns: readonly (Column | 'action')[];
  terms: readonly FeeTerms[];
};
type Cell = { line: number; text: string };
type Step = { line: number; min: string; max: string | null; fee: string };
type Option = {
  numbers: Cell[];
  limits: Cell[];
  steps: Step[];
  shared: Map<FeeTerms, Cell[]>;
  damaged: Damage[];
};

const blank = (): Option => ({ numbers: [], limits: [], steps: [], shared: new Map(), damaged: [] });

const isSum = (cell: string): boolean => /^\$[\d,]+\.\d\d\]?$/.test(cell);

/**
 * Each cell in the column where it belongs. A table with coupons leaves shared cells blank, so its columns are where they are; in the others the
 * recogniser moved some rows to the left, and the order alone says what a cell is: a number, a limit, an action, two sums.
 */
function placed(line: SourceLine, columns: Grid['columns']): string[] {
  const cells = cellsOf(line).map((cell) => cell.trim());
  if (columns.some((column) => typeof column === 'object' && column.per === 'coupon')) return cells;
  const full = cells
    .filter((cell) => cell !== '')
    .flatMap((cell) => /^(\d{1,2}) (\$.*)$/.exec(cell)?.slice(1) ?? [cell]);
  const sums = full.filter(isSum);
  const rest = full.filter((cell) => !isSum(cell));
  const action = rest.pop() ?? '';
  const number = rest.find((cell) => readNumber(cell) !== undefined) ?? '';
  return [number, rest.find((cell) => cell !== number) ?? '', action, ...sums];
}

/** What several rows share: the one clear cell, and every other noted as damaged. */
function shared(
  what: string,
  cells: readonly Cell[],
  value: (text: string) => string | undefined,
  damaged: Damage[],
): string | undefined {
  const clear = cells.find(({ text }) => value(text) !== undefined);
  const read = clear && value(clear.text);
  if (clear && read !== undefined)
    for (const { line, text } of cells)
      if (value(text) !== read)
        damaged.push({
          line,
          what,
          printed: text,
          read: what === 'limit' ? clear.text : read,
          why: `Line ${clear.line} has the same cell of this option clearly.`,
        });
  return read;
}

function finished(option: Option, before: number | null, terms: readonly FeeTerms[], ledger: Ledger): FeeRow {
  const { damaged, steps } = option;
  const line = option.numbers[0]?.line ?? (steps[0] as Step).line;
  const expected = before === null ? undefined : String(before + 1);
  const numbers = option.numbers.some(({ text }) => text === expected)
    ? [...option.numbers].sort((a, b) => Number(b.text === expected) - Number(a.text === expected))
    : option.numbers;
  const number = shared(
    'option',
    numbers,
    (text) => (readNumber(text) === undefined ? undefined : text),
    damaged,
  );
  const limitText = shared(
    'limit',
    option.limits,
    (text) => (readRange(text) ? JSON.stringify(readRange(text)) : undefined),
    damaged,
  );
  if (!limitText) ledger.missing(line, 'limit', option.limits.map(({ text }) => text).join(', '));
  const limit = { kind: 'table', ...(limitText && JSON.parse(limitText)) } as FeeLimit;
  const amount = (term: FeeTerms): string => {
    const cells = option.shared.get(term) ?? [];
    const read = (text: string) => {
      const at = cells.find((cell) => cell.text === text)?.line ?? line;
      return readMoney({ line: at, column: 4, what: term.name }, text)?.value;
    };
    for (const { line: at, text } of cells) {
      const own = chosen({ line: at, column: 4, what: term.name }, text)?.damage;
      if (own) damaged.push(own);
    }
    return (
      shared(term.name, cells, (text) => (/^\$/.test(text) ? read(text) : undefined), damaged) ??
      ledger.missing(line, term.name, '')
    );
  };
  const fixed = new Map(terms.filter((term) => term.from === 'player').map((term) => [term, amount(term)]));
  return {
    option: number === undefined ? null : Number(number),
    line: numbers.find(({ text }) => text === number)?.line ?? line,
    limit,
    steps: steps.map(({ min, max, fee }) => ({
      min,
      max,
      amounts: terms.map((term) => fixed.get(term) ?? fee),
    })),
    ...(damaged.length > 0 && { damaged }),
  };
}

export function stepTable(place: Place, grid: Grid, lines: readonly SourceLine[], ledger: Ledger): FeeTable {
  const options: Option[] = [];
  for (const line of lines) {
    ledger.take(line, 'row');
    const cells = placed(line, grid.columns);
    const at = (column: Column | 'action') => cells[grid.columns.indexOf(column)] ?? '';
    const column = grid.columns.indexOf('action');
    const told = chosen({ line: line.number, column, what: 'action' }, at('action'));
    const range = readRange(told?.value ?? at('action'));
    if (!range) {
      ledger.missing(line.number, 'action', at('action'));
      continue;
    }
    const last = options.at(-1)?.steps.at(-1);
    if (!last || Number(range.min) < Number(last.min)) options.push(blank());
    const option = options.at(-1) as Option;
    if (told?.damage) option.damaged.push(told.damage);
    const cell = (text: string): Cell => ({ line: line.number, text });
    if (plain(at('option')) !== '') option.numbers.push(cell(at('option')));
    if (plain(at('limit')) !== '') option.limits.push(cell(at('limit')));
    for (const term of grid.terms) {
      const text = at(term);
      if (term.from === 'player') {
        if (plain(text) !== '') option.shared.set(term, [...(option.shared.get(term) ?? []), cell(text)]);
        continue;
      }
      const read = readMoney(
        { line: line.number, column: grid.columns.indexOf(term), what: term.name },
        text,
      );
      if (read?.damage) option.damaged.push(read.damage);
      const fee = read ? read.value : ledger.missing(line.number, term.name, text);
      option.steps.push({ line: line.number, ...range, fee });
    }
  }
  let before: number | null = (grid.announced[0]?.[0] ?? 1) - 1;
  const rows = options.map((option) => {
    const row = finished(option, before, grid.terms, ledger);
    before = row.option ?? (before ?? 0) + 1;
    return row;
  });
  const coupon = grid.terms.some(({ per }) => per === 'coupon');
  return {
    document: place.document,
    group: place.group,
    line: grid.line,
    announced: grid.announced,
    games: place.games ?? [],
    limit: { kind: 'table', min: null, max: null },
    kind: coupon ? 'by-total-action-with-coupon' : 'by-total-action',
    per: 'hand',
    terms: grid.terms,
    rows: numbered(rows),
    damaged: [],
  };
}
