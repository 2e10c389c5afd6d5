'use client';

import { useMemo } from 'react';
import { ClauseLink } from '@/app/components/clause-link';
import { Field, Select } from '@/app/components/field';
import { decimalOf, Percent } from '@/app/components/figure';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term } from '@/app/components/tooltip';
import { tablesOf } from '@/rulebooks/pay-table';
import { fromText, isNegative, toText } from '@/simulations/exact/fraction';
import { useDistributions } from '../draft/use-live';
import { viewWager, type WagerView } from '../draft/wager-view';
import { useModel } from './model';
import { TabFrame } from './tab-frame';

type Column = { id: string; label: string; clause?: string; view: WagerView };

function signed(value: string, places: number): string {
  const shown = decimalOf(value, places);
  return isNegative(fromText(value)) || fromText(value).n === 0n ? shown : `+${shown}`;
}

const difference = (mine: string | undefined, other: string | undefined): string | undefined =>
  mine && other ? toText(fromText(mine).sub(fromText(other))) : undefined;

/** The draft's pay table beside every one the rulebook permits. */
export function CompareTab() {
  const { view, live, game, rulebook, select } = useModel();
  const { distributions } = useDistributions(rulebook.id, game.id, Object.fromEntries(live.options));
  const { wager } = view;
  const columns = useMemo((): Column[] => {
    const distribution = distributions?.get(wager.id);
    return tablesOf(wager).map((table) => ({
      id: table.id,
      label: table.label,
      clause: table.clause,
      view: viewWager(game, wager, { payTable: table.id, pays: {} }, live.options, distribution),
    }));
  }, [distributions, wager, game, live.options]);
  const priced = columns[0]?.view.cells.filter(({ settles }) => settles === 'pays') ?? [];

  return (
    <TabFrame
      title={`${wager.label}, table by table`}
      lead="Each permitted table beside the draft. Under a pay stands what the draft pays more or less, per unit staked."
      actions={
        <Field label="Wager" className="w-64">
          {(control) => (
            <Select {...control} value={wager.id} onChange={(event) => select(event.target.value)}>
              {live.views.map((candidate) => (
                <option key={candidate.wager.id} value={candidate.wager.id}>
                  {candidate.wager.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      }
    >
      <Table caption={`Pay tables of ${wager.label} side by side`} className="min-w-[560px]">
        <HeaderRow>
          <Header>Event</Header>
          <Header numeric className="bg-accent-soft">
            This draft
          </Header>
          {columns.map((column) => (
            <Header key={column.id} numeric>
              {column.label}
              <br />
              {column.clause ? (
                <ClauseLink rulebook={rulebook.id} clause={column.clause} className="text-xs font-normal" />
              ) : null}
            </Header>
          ))}
        </HeaderRow>
        <tbody>
          {priced.map((event) => {
            const mine = view.cells.find((cell) => cell.event === event.event);
            return (
              <Row key={event.event}>
                <RowHeader className="font-normal">{event.label}</RowHeader>
                <Cell numeric className="bg-accent-soft font-medium">
                  {mine?.text ?? '–'}
                </Cell>
                {columns.map((column) => {
                  const other = column.view.cells.find((cell) => cell.event === event.event);
                  const apart = difference(mine?.net, other?.net);
                  return (
                    <Cell key={column.id} numeric>
                      {other?.text}
                      <span className="block text-xs text-ink-soft">
                        {apart === undefined ? '' : apart === '0/1' ? 'same' : signed(apart, 2)}
                      </span>
                    </Cell>
                  );
                })}
              </Row>
            );
          })}
          <FigureRow
            name={<Term word="house-edge">House edge</Term>}
            view={view}
            columns={columns}
            read={({ houseEdge }) => houseEdge}
            places={4}
            strong
          />
          <FigureRow
            name={<Term word="hit">Hit</Term>}
            view={view}
            columns={columns}
            read={({ hit }) => hit}
            places={2}
          />
          <Row>
            <RowHeader>
              <Term word="standard-deviation">Standard deviation</Term>
            </RowHeader>
            <Cell numeric className="bg-accent-soft">
              {view.figures?.standardDeviation.toFixed(4) ?? '–'}
            </Cell>
            {columns.map((column) => (
              <Cell key={column.id} numeric>
                {column.view.figures?.standardDeviation.toFixed(4) ?? '–'}
              </Cell>
            ))}
          </Row>
        </tbody>
      </Table>
    </TabFrame>
  );
}

function FigureRow({
  name,
  view,
  columns,
  read,
  places,
  strong,
}: {
  name: React.ReactNode;
  view: WagerView;
  columns: Column[];
  read: (figures: NonNullable<WagerView['figures']>) => string;
  places: number;
  strong?: boolean;
}) {
  const mine = view.figures ? read(view.figures) : undefined;
  return (
    <Row className={strong ? 'font-medium' : undefined}>
      <RowHeader>{name}</RowHeader>
      <Cell numeric className="bg-accent-soft">
        {mine ? <Percent value={mine} places={places} /> : '–'}
      </Cell>
      {columns.map((column) => {
        const other = column.view.figures ? read(column.view.figures) : undefined;
        const apart = difference(mine, other);
        return (
          <Cell key={column.id} numeric>
            {other ? <Percent value={other} places={places} /> : '–'}
            {apart && apart !== '0/1' ? (
              <span className="block text-xs font-normal text-ink-soft">
                {signed(toText(fromText(apart).mul(100)), places)} points
              </span>
            ) : null}
          </Cell>
        );
      })}
    </Row>
  );
}
