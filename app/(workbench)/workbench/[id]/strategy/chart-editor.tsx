'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, Select, TextArea } from '@/app/components/field';
import { Percent } from '@/app/components/figure';
import { Fact, Facts } from '@/app/components/panel';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { type FractionText, fromText, sum, toText } from '@/simulations/exact/fraction';
import type { ChartShape } from '@/simulations/family/chart';
import { type ChartCells, chartText, readChart } from '@/simulations/family/chart-text';
import { percent } from '@/simulations/printing/numbers';
import type { Problem } from '@/simulations/problems/problem';
import { bestColumn, chartShape, pricedColumn } from '../../draft/charts';
import type { Solved } from '../../draft/round-view';

/** What is below this share of the wager is not worth a line: 0.0001%. */
const WORTH_SAYING = 1e-6;

/** A chart of the person's own: every cell can be changed, and says what it costs. */
export function ChartEditor({ solved, unit }: { solved: Solved; unit: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="own-chart">
      <h3 id="own-chart" className="text-lg font-semibold">
        A chart of your own
      </h3>
      <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">
        Change any cell of the best chart, or paste a chart: what it costs in all, and at each cell, is worked
        out on the full value of every hand.
      </p>
      {open ? (
        <Editor solved={solved} unit={unit} />
      ) : (
        <Button onClick={() => setOpen(true)}>Start from the best chart</Button>
      )}
    </section>
  );
}

const keyOf = ({ round }: Solved) => [round.family, round.parameters, round.tables] as const;

function Editor({ solved, unit }: { solved: Solved; unit: string }) {
  const shape = useQuery({
    queryKey: ['chart-shape', ...keyOf(solved)],
    queryFn: () => chartShape(solved),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (shape.isError) return <Note kind="problem">The chart could not be loaded. Reload the page.</Note>;
  if (!shape.data) return <p className="text-sm text-ink-soft">Fetching the chart…</p>;
  return <Columns solved={solved} unit={unit} shape={shape.data} />;
}

/** By column: the best cells, found once for these rules and pays. */
function Columns({ solved, unit, shape }: { solved: Solved; unit: string; shape: ChartShape }) {
  const best = useQueries({
    queries: shape.columns.map((_, column) => ({
      queryKey: ['chart-best', ...keyOf(solved), column],
      queryFn: () => bestColumn(solved, column),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const found = best.flatMap(({ data }) => (data ? [data] : []));
  if (best.some(({ isError }) => isError))
    return <Note kind="problem">The best chart could not be worked out. Reload the page.</Note>;
  if (found.length < shape.columns.length)
    return (
      <p className="text-sm text-ink-soft" aria-live="polite">
        Working out the best chart: {found.length} of {shape.columns.length} columns…
      </p>
    );
  return <Cells solved={solved} unit={unit} shape={shape} best={found} />;
}

/** Columns as the engine prices them; `cells` are by line. */
const transposed = (cells: ChartCells): string[][] =>
  (cells[0] ?? []).map((_, at) => cells.map((line) => line[at] ?? ''));

type Priced = { gain: FractionText; costs: FractionText[] };

function usePriced(solved: Solved, columns: readonly (readonly string[])[]): (Priced | undefined)[] {
  return useQueries({
    queries: columns.map((cells, column) => ({
      queryKey: ['chart-priced', ...keyOf(solved), column, cells],
      queryFn: () => pricedColumn(solved, column, cells),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  }).map(({ data }) => data);
}

const edgeOf = (columns: readonly (Priced | undefined)[]): FractionText | undefined =>
  columns.every((column) => column !== undefined)
    ? toText(sum(columns.map(({ gain }) => fromText(gain))).neg())
    : undefined;

type Shown = { solved: Solved; unit: string; shape: ChartShape; best: string[][] };

function Cells({ solved, unit, shape, best }: Shown) {
  const start = transposed(best);
  const [cells, setCells] = useState<ChartCells>(start);
  const priced = usePriced(solved, transposed(cells));
  const edge = edgeOf(priced);
  const ofBest = edgeOf(usePriced(solved, best));
  const change = (line: number, column: number, cell: string) =>
    setCells(cells.map((row, at) => (at === line ? row.with(column, cell) : row)));
  return (
    <div className="space-y-3">
      <div className="max-w-xl text-sm" aria-live="polite">
        <Facts>
          <Fact name={`House edge per ${unit} with this chart`}>
            {edge ? <Percent value={edge} /> : 'working it out…'}
          </Fact>
          <Fact name="More than with the best chart">
            {edge && ofBest ? <Percent value={toText(fromText(edge).sub(fromText(ofBest)))} /> : '–'}
          </Fact>
        </Facts>
      </div>
      <Table caption="The chart: a row for each hand, a column for each card of the dealer’s" hideCaption>
        <HeaderRow>
          <Header>Hand</Header>
          {shape.columns.map((column) => (
            <Header key={column}>{column}</Header>
          ))}
        </HeaderRow>
        <tbody>
          {shape.lines.map(({ id, label, cells: may }, line) => (
            <Row key={id}>
              <RowHeader className="font-normal whitespace-nowrap">{label}</RowHeader>
              {shape.columns.map((column, at) => {
                const cost = priced[at]?.costs[line];
                const tells = cost !== undefined && fromText(cost).valueOf() > WORTH_SAYING;
                return (
                  <Cell key={column} className={tells ? 'bg-breach-soft' : undefined}>
                    <Select
                      aria-label={`${label} against ${column}`}
                      className="w-16 min-w-20 px-1"
                      value={cells[line]?.[at]}
                      onChange={(event) => change(line, at, event.target.value)}
                    >
                      {may.map((cell) => (
                        <option key={cell} value={cell}>
                          {cell}
                        </option>
                      ))}
                    </Select>
                    {tells ? (
                      <span className="figures block text-xs whitespace-nowrap">costs {percent(cost)}</span>
                    ) : null}
                  </Cell>
                );
              })}
            </Row>
          ))}
        </tbody>
      </Table>
      <p className="max-w-[72ch] text-sm text-ink-soft">
        {Object.entries(shape.means)
          .filter(([cell]) => shape.lines.some(({ cells: may }) => may.includes(cell)))
          .map(([, means]) => means)
          .join('; ')}
        .
      </p>
      <AsText key={chartText(shape, cells)} shape={shape} cells={cells} onRead={setCells} />
      <Button onClick={() => setCells(start)}>Back to the best chart</Button>
    </div>
  );
}

function AsText({
  shape,
  cells,
  onRead,
}: {
  shape: ChartShape;
  cells: ChartCells;
  onRead: (cells: ChartCells) => void;
}) {
  const id = useId();
  const [text, setText] = useState(chartText(shape, cells));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const read = () => {
    const chart = readChart(text, shape);
    setProblems(chart.ok ? [] : chart.problems);
    if (chart.ok) onRead(chart.value);
  };
  return (
    <details>
      <summary className="min-h-7 cursor-pointer text-sm">As text, to copy or to paste one</summary>
      <div className="max-w-2xl space-y-2">
        <Field label="The chart, a line for each hand">
          {(control) => (
            <TextArea
              {...control}
              rows={12}
              className="font-mono text-xs"
              spellCheck={false}
              aria-describedby={problems.length > 0 ? id : undefined}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {problems.length > 0 ? (
          <div id={id}>
            <Note kind="problem">
              <ul className="list-disc pl-5">
                {problems.slice(0, 8).map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </Note>
          </div>
        ) : null}
        <Button onClick={read}>Use this chart</Button>
      </div>
    </details>
  );
}
