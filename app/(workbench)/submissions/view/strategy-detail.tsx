import type { ReactNode } from 'react';
import { classes } from '@/app/components/classes';

import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { fromText, sum, toText } from '@/simulations/exact/fraction';
import { playName } from '@/simulations/family/play-assumed';
import { type GridShown, laidOut, marksOf, type RoundShown } from '@/simulations/family/round-shown';
import type { StrategyTable } from '@/simulations/family/solution';
import type { Strategy } from '@/simulations/family/solution-wire';
import { percent } from '@/simulations/printing/numbers';

type Decision = Strategy['decisions'][number];

/** Of the rounds that reach the decision. */
function shareOf(choices: Decision['choices'], taken: string): string {
  const all = sum(choices.map((choice) => fromText(choice.taken)));
  return all.n === 0n ? '–' : percent(toText(fromText(taken).div(all)));
}

function Decisions({ label, decisions }: { label: string; decisions: Strategy['decisions'] }) {
  return (
    <Table caption={`${label}: how often each choice is made`} hideCaption={false}>
      <HeaderRow>
        <Header>Decision</Header>
        <Header numeric>Reached</Header>
        <Header>Choice</Header>
        <Header numeric>Of these</Header>
      </HeaderRow>
      <tbody>
        {decisions.flatMap(({ street, reached, choices }) =>
          choices.map(({ choice, label: name, taken }, index) => (
            <Row key={`${street} ${choice}`}>
              {index === 0 ? (
                <>
                  <RowHeader rowSpan={choices.length}>{capital(street)}</RowHeader>
                  <Cell numeric rowSpan={choices.length}>
                    {percent(reached)}
                  </Cell>
                </>
              ) : null}
              <Cell className="pl-3!">{name}</Cell>
              <Cell numeric>{shareOf(choices, taken)}</Cell>
            </Row>
          )),
        )}
      </tbody>
    </Table>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Alternatives({ wager, strategy }: { wager: AnalysedWager; strategy: Strategy }) {
  if (strategy.alternatives.length === 0) return null;
  const others = [...strategy.alternatives].sort((a, b) => fromText(a.costs).compare(fromText(b.costs)));
  return (
    <Table caption={`${wager.label}: what other ways to play cost`} hideCaption={false}>
      <HeaderRow>
        <Header>Way to play</Header>
        <Header numeric>House edge</Header>
        <Header numeric>Costs</Header>
      </HeaderRow>
      <tbody>
        <Row>
          <RowHeader>{playName(strategy)}, assumed in every figure</RowHeader>
          <Cell numeric className="font-medium">
            {percent(wager.houseEdge)}
          </Cell>
          <Cell numeric>–</Cell>
        </Row>
        {others.map(({ id, label, explains, source, houseEdge, costs }) => (
          <Row key={id}>
            <RowHeader>
              {label}
              <span className="block text-xs font-normal text-ink-soft">
                {explains}
                {source ? ` Source: ${source}.` : ''}
              </span>
            </RowHeader>
            <Cell numeric>{percent(houseEdge)}</Cell>
            <Cell numeric>{percent(costs)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-7 cursor-pointer text-sm">{title}</summary>
      {children}
    </details>
  );
}

function StrategyRows({ table, holding }: { table: StrategyTable; holding: string }) {
  return (
    <Folded title={table.caption}>
      <p className="max-w-[72ch] text-xs text-ink-soft">{table.explains}</p>
      <Table caption={table.caption}>
        <HeaderRow>
          <Header>{holding}</Header>
          {table.columns.map((column) => (
            <Header key={column}>{column}</Header>
          ))}
        </HeaderRow>
        <tbody>
          {table.rows.map(({ label, cells }) => (
            <Row key={label}>
              <RowHeader className="font-normal">{label}</RowHeader>
              {cells.map((cell, index) => (
                <Cell key={table.columns[index]}>{cell}</Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Folded>
  );
}

function Grid({ grid, shown }: { grid: NonNullable<Strategy['grid']>; shown: GridShown }) {
  const marks = marksOf(grid.choices);
  const used = grid.choices.filter(({ choice }) => grid.cells.some(({ best }) => best === choice));
  const key = used.map(({ choice, label }) => `${marks.get(choice)}: ${label.toLowerCase()}`).join('; ');
  const title = `${grid.street}: the best choice for each ${shown.cell}`;
  return (
    <Folded title={title}>
      <p className="max-w-[72ch] text-xs text-ink-soft">
        {shown.explains} {key}.
      </p>
      <Table caption={title} className="w-fit!">
        <HeaderRow>
          <Header>
            <span className="sr-only">{shown.cells}</span>
          </Header>
          {shown.columns.map(({ mark }) => (
            <Header key={mark} className="px-2 text-center!">
              {mark}
            </Header>
          ))}
        </HeaderRow>
        <tbody>
          {laidOut(shown, grid.cells).map((cells, row) => (
            <Row key={shown.rows[row]?.mark}>
              <RowHeader>{shown.rows[row]?.mark}</RowHeader>
              {cells.map(({ hand, best }) => (
                <Cell
                  key={hand}
                  title={hand}
                  className={classes(
                    'px-2! text-center',
                    shown.passive.includes(best) ? 'text-ink-soft' : 'bg-accent-soft font-medium',
                  )}
                >
                  {marks.get(best)}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Folded>
  );
}

/** How the figures assume the player plays, and what playing otherwise would cost. */
export function StrategyDetail({
  wager,
  strategy,
  shown,
}: {
  wager: AnalysedWager;
  strategy: Strategy;
  shown: RoundShown;
}) {
  return (
    <div className="space-y-3">
      <Decisions label={wager.label} decisions={strategy.decisions} />
      <Alternatives wager={wager} strategy={strategy} />
      {strategy.tables.map((table) => (
        <StrategyRows key={table.id} table={table} holding={shown.holding} />
      ))}
      {strategy.grid && shown.grid ? <Grid grid={strategy.grid} shown={shown.grid} /> : null}
    </div>
  );
}
