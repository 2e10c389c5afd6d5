'use client';

import { useMemo } from 'react';
import { ClauseLink } from '@/app/components/clause-link';
import { edgeTerm } from '@/app/components/edge-term';
import { Field, Select } from '@/app/components/field';
import { Percent } from '@/app/components/figure';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term } from '@/app/components/tooltip';
import { type HeadlineEdge, meterAssumed, meterGiven, shareAssumed } from '@/rulebooks/edges/headline-edge';
import { recordedEdge } from '@/rulebooks/edges/recorded-edges';
import type { Game, Wager } from '@/rulebooks/format/record';
import { settledWith } from '@/rulebooks/offer/engine-wager';
import { meterTerms } from '@/rulebooks/offer/meter';
import { tablesOf } from '@/rulebooks/offer/pay-table';
import { settledAs } from '@/rulebooks/offer/settlement';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { meterInRecord } from '@/rulebooks/terms/settled-by';
import type { Variant } from '@/rulebooks/variant/variant';
import { settledOf } from '@/simulations/analysis/settled';
import { type FractionText, fromText, toText } from '@/simulations/exact/fraction';
import { measured, signedFixed } from '@/simulations/printing/numbers';
import { edgeAtSeed, edgeInTheLongRun } from '@/simulations/progressive/edge-line';
import { byWay } from '@/simulations/request/settlement';
import { askedRound } from '../draft/round-view';
import { useDistributions } from '../draft/use-live';
import { viewWager, type WagerView } from '../draft/wager-view';
import { TabFrame } from './frames/tab-frame';
import { useModel } from './model/model';

type Column = {
  id: string;
  label: string;
  clause?: ClauseId;
  view: WagerView;
  edge?: FractionText | undefined;
};

const difference = (mine: string | undefined, other: string | undefined): string | undefined =>
  mine && other ? toText(fromText(mine).sub(fromText(other))) : undefined;

const deviation = ({ figures, headline }: WagerView): string =>
  figures && !(headline && meterAssumed(headline)) ? measured(figures.standardDeviation) : '–';

/** The draft's pay table beside every one the rulebook permits. */
export function CompareTab() {
  const { view, live, game, rulebook, select, editing } = useModel();
  const { distributions } = useDistributions(
    rulebook,
    game.id,
    Object.fromEntries(live.options),
    editing.content.filed,
  );
  const { wager, round } = view;
  const { wagers, circumstances } = editing.content;
  const columns = useMemo((): Column[] => {
    const distribution = distributions?.get(wager.id);
    return tablesOf(wager).map((table) => {
      const choice = { payTable: table.id, pays: {} };
      const terms = meterTerms(wager, circumstances, table.id);
      const given = meterGiven(wager, circumstances, table.id);
      const column = viewWager(game, wager, choice, live.options, distribution, terms, given);
      return {
        id: table.id,
        label: table.label,
        clause: table.clause,
        view: column,
        edge: byWay(settledAs(game, wager), {
          // At the draft's own pays its figure is known, though no rulebook records it.
          round: () =>
            view.table?.equals === table.id
              ? round?.edge
              : recordedWith(game, wager, { ...wagers, [wager.id]: choice }, live.options),
          // Counted above, in the view of the column.
          table: () => undefined,
          meter: () => undefined,
          rows: () => undefined,
          model: () => undefined,
        }),
      };
    });
  }, [distributions, wager, game, live.options, wagers, circumstances, view.table?.equals, round?.edge]);
  const priced = (columns[0]?.view ?? view).cells.filter(({ settles }) => settles === 'pays');

  return (
    <TabFrame
      title={`${wager.label}, table by table`}
      lead="Each permitted table beside the draft. Under each pay: how much more or less the draft pays, per unit staked."
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
      <Table caption={`Pay tables of ${wager.label} side by side`} stack="narrow">
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
                <RowHeader className="min-w-44 font-normal">{event.label}</RowHeader>
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
                        {apart === undefined ? '' : apart === '0/1' ? 'same' : signedFixed(apart, 2)}
                      </span>
                    </Cell>
                  );
                })}
              </Row>
            );
          })}
          {edgeRows(edgeTerm(game)).flatMap(({ basis, name }) => {
            const of = (side: WagerView, solved: FractionText | undefined): Edges =>
              round ? { 'every-bet': solved } : edgesOf(side);
            const mine = of(view, round?.edge)[basis];
            const others = columns.map((column) => ({
              id: column.id,
              value: of(column.view, column.edge)[basis],
            }));
            const known = [mine, ...others.map(({ value }) => value)].some((edge) => edge !== undefined);
            if (!known && (meterInRecord(wager) || basis !== 'every-bet')) return [];
            const leads = basis === (view.headline?.basis ?? 'every-bet');
            return [<EdgeRow key={basis} name={name} mine={mine} others={others} strong={leads} />];
          })}
          {round ? null : (
            <>
              <EdgeRow
                name={<Term word="hit">Hit</Term>}
                mine={view.figures?.hit}
                others={columns.map((column) => ({ id: column.id, value: column.view.figures?.hit }))}
              />
              <Row>
                <RowHeader>
                  <Term word="standard-deviation">Standard deviation</Term>
                </RowHeader>
                <Cell numeric className="bg-accent-soft">
                  {deviation(view)}
                </Cell>
                {columns.map((column) => (
                  <Cell key={column.id} numeric>
                    {deviation(column.view)}
                  </Cell>
                ))}
              </Row>
            </>
          )}
        </tbody>
      </Table>
      {round ? (
        <p className="mt-3 max-w-[72ch] text-xs text-ink-soft">
          Each column uses the draft’s other pays, and is solved for them. A dash means no figure is recorded
          for these pays; choose the table under Pay tables to solve it.
        </p>
      ) : null}
    </TabFrame>
  );
}

type Edges = { [basis in HeadlineEdge['basis'] | 'at-seed']?: FractionText | undefined };

const edgeRows = (edge: React.ReactNode): { basis: keyof Edges; name: React.ReactNode }[] => [
  { basis: 'every-bet', name: edge },
  { basis: 'at-meter', name: <>{edge}, at the declared meter</> },
  { basis: 'long-run', name: <>{edge} over the long run</> },
  { basis: 'meter-not-given', name: <>{edge} over the long run, with the share assumed</> },
  { basis: 'at-seed', name: <>{edge}, meter at its seed</> },
];

/** Each edge under the name of its basis. */
function edgesOf({ figures, headline }: WagerView): Edges {
  const settled = figures && settledOf(figures);
  if (!headline || settled?.by !== 'meter') return { 'every-bet': headline?.edge };
  const longRun = edgeInTheLongRun(settled.meter);
  return {
    ...(headline.basis === 'at-meter' && { 'at-meter': headline.edge }),
    [shareAssumed(headline) ? 'meter-not-given' : 'long-run']: longRun,
    'at-seed': edgeAtSeed(settled.meter),
  };
}

/** The edge of the draft’s round with one table exchanged, where rulebooks print it so. */
function recordedWith(
  game: Game,
  wager: Wager,
  wagers: Variant['wagers'],
  options: Map<string, string>,
): FractionText | undefined {
  const { round } = askedRound(game, settledWith(game, wager), wagers, options);
  return round && recordedEdge(round);
}

function EdgeRow({
  name,
  mine,
  others,
  strong,
}: {
  name: React.ReactNode;
  mine: FractionText | undefined;
  others: { id: string; value: FractionText | undefined }[];
  strong?: boolean;
}) {
  return (
    <Row className={strong ? 'font-medium' : undefined}>
      <RowHeader>{name}</RowHeader>
      <Cell numeric className="bg-accent-soft">
        {mine ? <Percent value={mine} /> : '–'}
      </Cell>
      {others.map(({ id, value }) => {
        const apart = difference(mine, value);
        return (
          <Cell key={id} numeric>
            {value ? <Percent value={value} /> : '–'}
            {apart && apart !== '0/1' ? (
              <span className="block text-xs font-normal text-ink-soft">
                {signedFixed(fromText(apart).mul(100))} points
              </span>
            ) : null}
          </Cell>
        );
      })}
    </Row>
  );
}
