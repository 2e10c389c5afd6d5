'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { Note } from '@/app/components/feedback';
import { Select } from '@/app/components/field';
import { Percent } from '@/app/components/figure';
import { Fact, Facts } from '@/app/components/panel';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { GameOption } from '@/rulebooks/format/record';
import { readFiled } from '@/rulebooks/spelling/filed';
import { type FractionText, fromText, sum, toText } from '@/simulations/exact/fraction';
import type { ChartCells, ChartShape, Charts } from '@/simulations/family/chart';
import { chartText } from '@/simulations/family/chart-text';
import { percent } from '@/simulations/printing/numbers';
import {
  bestColumn,
  type ChartedRound,
  cellsFiled,
  chartsOf,
  pricedColumn,
  textToFile,
  withoutChart,
} from '../../draft/charts';
import type { Solved } from '../../draft/round-view';
import { useModel } from '../model/model';
import { ChartAsText } from './chart-as-text';

/** What is below this share of the wager is not worth a line: 0.0001%. */
const WORTH_SAYING = 1e-6;

type Edited = { round: ChartedRound; unit: string; filing: Filing | undefined };
/** Where a chart is filed: the option, and the parameter that it sets. */
type Filing = { option: GameOption; parameter: string };

/** A chart of the person's own: every cell can be changed, and says what it costs. Filed, it is a part of the draft. */
export function ChartEditor({
  solved,
  unit,
  parameter,
}: {
  solved: Solved;
  unit: string;
  parameter: string;
}) {
  const { game, editing } = useModel();
  const [open, setOpen] = useState(false);
  const option = game.options.find(({ kind, sets }) => kind === 'filed' && sets === parameter);
  const filed = option && readFiled(editing.content.options[option.id] ?? option.default) !== undefined;
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
        <Editor
          round={withoutChart(solved, parameter)}
          unit={unit}
          filing={option && { option, parameter }}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>
          {filed ? 'Edit the chart filed' : 'Start from the best chart'}
        </Button>
      )}
    </section>
  );
}

function Editor(edited: Edited) {
  const { family } = edited.round;
  const charts = useQuery({
    queryKey: ['charts', family],
    queryFn: () => chartsOf(family),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (charts.isError) return <Note kind="problem">The chart could not be loaded. Reload the page.</Note>;
  if (!charts.data) return <p className="text-sm text-ink-soft">Fetching the chart…</p>;
  return <Columns {...edited} charts={charts.data} shape={charts.data.shape(edited.round.parameters)} />;
}

type Shaped = Edited & { charts: Charts<unknown>; shape: ChartShape };

const keyOf = ({ family, parameters, tables }: ChartedRound) => [family, parameters, tables] as const;

/** By column: the best cells, found once for these rules and pays. */
function Columns(shaped: Shaped) {
  const { round, shape } = shaped;
  const best = useQueries({
    queries: shape.columns.map((_, column) => ({
      queryKey: ['chart-best', ...keyOf(round), column],
      queryFn: () => bestColumn(round, column),
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
  return <Cells {...shaped} best={found} />;
}

/** Columns as the engine prices them; `cells` are by line. */
const transposed = (cells: ChartCells): string[][] =>
  (cells[0] ?? []).map((_, at) => cells.map((line) => line[at] ?? ''));

type Priced = { gain: FractionText; costs: FractionText[] };

function usePriced(round: ChartedRound, columns: readonly (readonly string[])[]): (Priced | undefined)[] {
  return useQueries({
    queries: columns.map((cells, column) => ({
      queryKey: ['chart-priced', ...keyOf(round), column, cells],
      queryFn: () => pricedColumn(round, column, cells),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  }).map(({ data }) => data);
}

const edgeOf = (columns: readonly (Priced | undefined)[]): FractionText | undefined =>
  columns.every((column) => column !== undefined)
    ? toText(sum(columns.map(({ gain }) => fromText(gain))).neg())
    : undefined;

/** The cells on the page: of the chart filed, where one is; every change of it is then an edit of the draft. */
function useCells({ round, filing, charts }: Shaped, start: ChartCells) {
  const { editing } = useModel();
  const [tried, setTried] = useState(start);
  const { option, parameter } = filing ?? {};
  const before = (option && editing.content.options[option.id]) ?? '';
  const filed = parameter === undefined ? undefined : cellsFiled(charts, round, parameter, before);
  const put = (value: string) => option && editing.apply({ kind: 'option', option: option.id, value });
  const file = (cells: ChartCells) =>
    parameter !== undefined && put(textToFile(charts, round, parameter, { before, cells }));
  const remove = () => {
    if (filed) setTried(filed);
    if (option) put(option.default);
  };
  return {
    cells: filed ?? tried,
    isFiled: filed !== undefined,
    change: filed ? file : setTried,
    file,
    remove,
  };
}

function Cells({ best, ...shaped }: Shaped & { best: string[][] }) {
  const { round, unit, shape, filing } = shaped;
  const { locked } = useModel();
  const start = transposed(best);
  const { cells, isFiled, change: put, file, remove } = useCells(shaped, start);
  const priced = usePriced(round, transposed(cells));
  const edge = edgeOf(priced);
  const ofBest = edgeOf(usePriced(round, best));
  const fixed = isFiled && locked;
  const change = (line: number, column: number, cell: string) =>
    put(cells.map((row, at) => (at === line ? row.with(column, cell) : row)));
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
            <Header key={column} className="max-sm:px-px max-sm:text-center">
              {column}
            </Header>
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
                  <Cell key={column} className={classes('max-sm:px-px', tells && 'bg-breach-soft')}>
                    <Select
                      aria-label={`${label} against ${column}`}
                      className="w-16 min-w-20 px-1 max-sm:w-7 max-sm:min-w-7 max-sm:appearance-none max-sm:px-0 max-sm:text-center"
                      disabled={fixed}
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
                      <span className="figures block text-xs sm:whitespace-nowrap">
                        costs {percent(cost)}
                      </span>
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
      <ChartAsText key={chartText(shape, cells)} shape={shape} cells={cells} locked={fixed} onRead={put} />
      <div className="flex flex-wrap gap-2">
        {filing && !isFiled ? (
          <Button disabled={locked} onClick={() => file(cells)}>
            File this chart with the draft
          </Button>
        ) : null}
        <Button disabled={fixed} onClick={() => put(start)}>
          Back to the best chart
        </Button>
        {isFiled ? (
          <Button disabled={locked} onClick={remove}>
            Remove it from the draft
          </Button>
        ) : null}
      </div>
      {filing ? (
        <p className="max-w-[72ch] text-sm text-ink-soft" role="status">
          {isFiled
            ? 'Filed with the draft: each change is saved and can be undone. The reviewer sees the chart with its own house edge; no other figure changes.'
            : 'Not filed: this chart goes when the page is closed.'}
        </p>
      ) : null}
    </div>
  );
}
