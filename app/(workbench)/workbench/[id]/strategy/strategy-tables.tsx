import { classes } from '@/app/components/classes';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { StrategyTable, Tone } from '@/simulations/family/solution';

const FEW = 20;

/** Colour beside the letters, never instead of them. */
const TONES: Record<Tone, string> = {
  stand: '',
  draw: 'bg-accent-soft',
  double: 'bg-meets-soft',
  split: 'bg-consent-soft',
  'give-up': 'bg-breach-soft',
};

/** The strategy in full, as the engine lays it out: rows beside columns of plain text. */
export function StrategyTables({ tables }: { tables: StrategyTable[] }) {
  return tables.map((table) => (
    <div key={table.id}>
      <h3 className="text-lg font-semibold">{table.caption}</h3>
      <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">{table.explains}</p>
      {table.rows.length > FEW ? (
        <details>
          <summary className="min-h-7 cursor-pointer text-sm">Show all {table.rows.length} rows</summary>
          <Rows table={table} />
        </details>
      ) : (
        <Rows table={table} />
      )}
    </div>
  ));
}

const isNumber = (text: string) => /^[−-]?[\d.,]+%?$/.test(text);

/** A chart's ten columns of letters have room beside each other on a phone. */
const CHART_CELL = 'max-sm:px-1 max-sm:text-center';

const tinted = ({ tones }: StrategyTable, cell: string) => {
  const tone = tones?.[cell];
  return classes(tones && CHART_CELL, tone && TONES[tone]);
};

/** Columns that hold numbers alone stand to the right; the first column names the rows. */
function Rows({ table }: { table: StrategyTable }) {
  const numeric = table.columns.map((_, column) =>
    table.rows.every(({ cells }) => isNumber(cells[column] ?? '')),
  );
  return (
    <div className="w-fit max-w-full">
      <Table caption={table.caption} className="min-w-[320px]">
        <HeaderRow>
          <Header>
            <span className="sr-only">Row</span>
          </Header>
          {table.columns.map((column, index) => (
            <Header key={column} numeric={numeric[index]} className={table.tones && CHART_CELL}>
              {column}
            </Header>
          ))}
        </HeaderRow>
        <tbody>
          {table.rows.map(({ label, cells }) => (
            <Row key={label}>
              <RowHeader className={classes('font-normal', table.tones && 'whitespace-nowrap')}>
                {label}
              </RowHeader>
              {cells.map((cell, index) => (
                <Cell key={table.columns[index]} numeric={numeric[index]} className={tinted(table, cell)}>
                  {cell}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
