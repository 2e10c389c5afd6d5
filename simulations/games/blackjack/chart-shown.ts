/** The chart as tables to read and print: totals and pairs beside the dealer's cards. */
import type { StrategyTable, Tone } from '../../family/solution';
import { type Cell, type Column, cellsOf, hasLine, LINES, type PairCell, pairName } from './chart';
import { DEALERS } from './chart-lines';
import { HANDS, handOf } from './hands';
import { columnFrom, type Followed, followedFrom } from './pieces';
import { DOUBLE, HIT } from './play';
import { KINDS, kindName } from './ranks';
import type { Rules } from './rules';

const COLUMNS = DEALERS.map(kindName);

export const MEANS: Record<Cell | PairCell, string> = {
  S: 'S: stand',
  H: 'H: draw a card',
  Dh: 'Dh: double, or else draw',
  Ds: 'Ds: double, or else stand',
  Rh: 'Rh: give up half, or else draw',
  Rs: 'Rs: give up half, or else stand',
  P: 'P: split',
  Rp: 'Rp: give up half, or else split',
  '-': '-: play by the total',
};

const TONES: Readonly<Record<string, Tone>> = {
  S: 'stand',
  H: 'draw',
  Dh: 'double',
  Ds: 'double',
  Rh: 'give-up',
  Rs: 'give-up',
  Rp: 'give-up',
  P: 'split',
};

type Row = { name: string; cells: (Cell | PairCell)[] };

/** Rows that say the same, one after another, become one. */
function merged(kind: string, totals: { total: number; cells: Cell[] }[]): Row[] {
  const rows: { from: number; to: number; cells: Cell[] }[] = [];
  for (const { total, cells } of totals) {
    const last = rows.at(-1);
    if (last && last.cells.join() === cells.join()) last.to = total;
    else rows.push({ from: total, to: total, cells });
  }
  return rows.map(({ from, to, cells }) => ({
    name: from === to ? `${kind} ${from}` : `${kind} ${from} to ${to}`,
    cells,
  }));
}

function table(id: string, caption: string, rows: readonly Row[]): StrategyTable {
  const used = Object.entries(MEANS).filter(([cell]) => rows.some((row) => row.cells.includes(cell as Cell)));
  return {
    id,
    caption,
    explains: `By the dealer’s card. ${used.map(([, means]) => means).join('; ')}.`,
    columns: COLUMNS,
    rows: rows.map(({ name, cells }) => ({ label: name, cells })),
    tones: TONES,
  };
}

/** `chart` has a column for each of `DEALERS`; its tables are named with `called`, and are `of` another way to play where that is given. */
function tablesOf(
  rules: Pick<Rules, 'splits'>,
  chart: readonly Column[],
  { called, of }: { called: string; of?: string },
): StrategyTable[] {
  const totals = (soft: boolean) =>
    LINES.flatMap((line, at) =>
      line.soft === soft
        ? [{ total: line.total, cells: chart.map((column) => cellsOf(column)[at] as Cell) }]
        : [],
    );
  const pairs = Array.from({ length: KINDS }, (_, pair) => ({
    name: pairName(pair),
    splits: rules.splits[pair],
    cells: chart.map((column) => column.pairs[pair] as PairCell),
  })).filter(({ splits }) => splits);
  const made = (kind: string, caption: string, rows: readonly Row[]): StrategyTable => ({
    ...table(of ? `${of}-${kind}` : kind, `${called}: ${caption}`, rows),
    ...(of && { of }),
  });
  return [
    made('hard', 'hands without an ace that counts 11', merged('Hard', totals(false))),
    made('soft', 'hands with an ace that counts 11', merged('Soft', totals(true))),
    ...(pairs.length > 0 ? [made('pairs', 'pairs', pairs)] : []),
  ];
}

export const chartTables = (rules: Pick<Rules, 'splits'>, cells: Float64Array): StrategyTable[] =>
  tablesOf(
    rules,
    DEALERS.map((up) => columnFrom(cells, up)),
    { called: 'The chart' },
  );

export const FILED = 'filed';

/** The chart that the operator filed, as the rules let it be followed. */
export const filedTables = (rules: Pick<Rules, 'splits'>, columns: readonly Column[]): StrategyTable[] =>
  tablesOf(
    rules,
    DEALERS.map((up) => columns[up] as Column),
    { called: 'The chart filed', of: FILED },
  );

function done({ plan, first }: Followed, hand: number, pair: number): string {
  const how = first({ hand, pair });
  if (how === 'split') return 'split';
  if (how === 'surrendered') return 'give up half';
  const choice = plan.choice[hand];
  if (choice === DOUBLE) return 'double';
  return choice === HIT ? 'draw' : 'stand';
}

/** Two cards for which the best play by the cards is not what the chart says. */
export function exceptions(rules: Rules, merged: readonly Float64Array[]): StrategyTable[] {
  const rows = DEALERS.flatMap((up) => {
    const best = followedFrom({ play: 'optimal' }, rules, merged, up);
    const chart = followedFrom({ play: 'basic' }, rules, merged, up);
    const found: StrategyTable['rows'] = [];
    for (let a = 0; a < KINDS; a += 1)
      for (let b = a; b < KINDS; b += 1) {
        const hand = handOf(a, b);
        if (!hasLine(hand) || HANDS.cards[hand] !== 2) continue;
        const pair = a === b ? a : -1;
        const [byCards, byTotal] = [done(best, hand, pair), done(chart, hand, pair)];
        if (byCards !== byTotal)
          found.push({
            label: `${kindName(a)}-${kindName(b)}`,
            cells: [kindName(up), byTotal, byCards],
          });
      }
    return found;
  });
  if (rows.length === 0) return [];
  return [
    {
      id: 'exceptions',
      caption: 'Two cards that are played otherwise than the chart says',
      explains: 'The best play looks at the cards, not at the total alone.',
      columns: ['The dealer’s card', 'The chart', 'By the cards'],
      rows,
    },
  ];
}
