'use client';

import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, memo } from 'react';
import { classes } from '@/app/components/classes';
import { ClauseLink } from '@/app/components/clause-link';
import { FieldProblem } from '@/app/components/field';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term, Tooltip } from '@/app/components/tooltip';
import { meterAssumed } from '@/rulebooks/edges/headline-edge';
import { meterInRecord } from '@/rulebooks/terms/settled-by';
import { fromText, ONE, sum, toText } from '@/simulations/exact/fraction';
import { fixed, oneIn, percent, printed } from '@/simulations/printing/numbers';
import type { CellView, WagerView } from '../../draft/wager-view';
import { useModel } from '../model/model';
import { PayCell, problemId } from './pay-cell';

/** One row for each event: how often, the least it may pay, what it pays, and what that costs. */
export function PayRows({
  view,
  onPasteProblem,
}: {
  view: WagerView;
  onPasteProblem: (problem: string | undefined) => void;
}) {
  const { rulebook, live } = useModel();
  const { wager, cells } = view;
  const contributions = cells.map((cell) => cell.contribution);
  const total = contributions.every((part) => part !== undefined)
    ? toText(sum(contributions.map((part) => fromText(part))))
    : undefined;
  return (
    <Table
      caption={`Pay table of ${wager.label}`}
      stack="narrow"
      className="table-fixed [&_td]:px-2 [&_th]:px-2"
      aria-busy={live.waiting}
    >
      <HeaderRow>
        <Header>Event</Header>
        <Header numeric className="w-24">
          Chance
        </Header>
        <Header className={meterInRecord(wager) ? 'w-24' : 'w-21'}>{minimumWord(wager)}</Header>
        <Header className={meterInRecord(wager) ? 'w-40' : 'w-36'}>Pays</Header>
        <Header numeric className="w-23">
          <Term word="contribution">Contribution</Term>
        </Header>
        <Header className="w-25">
          <Term word="share-of-return">Share back</Term>
        </Header>
      </HeaderRow>
      <tbody>
        {cells.map((cell, index) => (
          <Fragment key={cell.event}>
            <Row className={cell.problem ? 'border-b-0' : undefined}>
              <RowHeader className="font-normal">{cell.label}</RowHeader>
              <Cell numeric>
                <Chance probability={cell.probability} />
              </Cell>
              <Cell className="figures text-ink-soft">
                <Minimum cell={cell} exactly={wager.paid !== 'at-least'} />
              </Cell>
              <Cell>
                <PayCell view={view} cell={cell} index={index} onPasteProblem={onPasteProblem} />
              </Cell>
              <Cell numeric>
                {cell.contribution ? (
                  <Exact shown={fixed(cell.contribution, 5)} exact={cell.contribution} />
                ) : (
                  '–'
                )}
              </Cell>
              <Cell>
                <Share cell={cell} />
              </Cell>
            </Row>
            {cell.problem ? (
              <tr className="border-b border-rule">
                <td colSpan={6} className="pb-1.5 pl-1">
                  <FieldProblem id={problemId(wager.id, cell.event)}>{cell.problem}</FieldProblem>
                </td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
      <tfoot className="border-t border-rule-strong">
        <tr>
          <th scope="row" className="py-1.5 text-left font-medium first:pl-1">
            Together
          </th>
          <Cell numeric>{view.figures ? 'all' : '–'}</Cell>
          <Cell shrink>
            <ClauseLink rulebook={rulebook.id} clause={wager.clause} className="min-h-0 text-xs" />
          </Cell>
          <Cell />
          <Cell numeric className="font-medium">
            {total ? <Exact shown={fixed(total, 5)} exact={total} /> : '–'}
          </Cell>
          <Cell numeric className="text-xs text-ink-soft">
            {total ? percent(ONE.add(fromText(total))) : ''}
            {total && view.headline && meterAssumed(view.headline) ? (
              <span className="block">meter at its seed</span>
            ) : null}
          </Cell>
        </tr>
      </tfoot>
    </Table>
  );
}

const Exact = memo(function Exact({ shown, exact }: { shown: string; exact: string }) {
  return (
    <Tooltip content={<span className="figures break-all">{printed(exact)}</span>}>
      <button type="button" className="figures min-h-6 cursor-help">
        {shown}
      </button>
    </Tooltip>
  );
});

const Chance = memo(function Chance({ probability }: { probability: string | undefined }) {
  if (!probability) return <>–</>;
  return (
    <Tooltip
      content={
        <span className="figures break-all">
          {probability} = {percent(probability)}
        </span>
      }
    >
      <button type="button" className="figures min-h-6 cursor-help text-right whitespace-normal">
        {oneIn(probability)}
      </button>
    </Tooltip>
  );
});

/** The head of the column with the pay to compare with. */
export function minimumWord(wager: WagerView['wager']) {
  if (wager.paid === 'by-table') return <>As printed</>;
  return wager.paid === 'exactly' ? (
    <Term word="approved">Approved</Term>
  ) : (
    <Term word="minimum">Minimum</Term>
  );
}

/** The least it may pay, or what was approved, and on which side of it the cell is. */
export function Minimum({ cell, exactly }: { cell: CellView; exactly: boolean }) {
  const against = cell.against === 'below' || cell.against === 'above' ? AGAINST[cell.against] : undefined;
  return (
    <>
      {cell.minimum}
      {against ? (
        <span
          className={classes(
            'flex items-center gap-0.5 text-xs',
            exactly ? AGAINST.below.tone : against.tone,
          )}
        >
          <against.icon size={12} aria-hidden="true" />
          {against.word}
        </span>
      ) : null}
    </>
  );
}

const AGAINST = {
  below: { icon: ChevronDown, word: 'below it', tone: 'font-medium text-breach' },
  above: { icon: ChevronUp, word: 'above it', tone: 'text-ink-soft' },
} as const;

function Share({ cell }: { cell: CellView }) {
  if (!cell.share) return <span className="text-ink-faint">–</span>;
  const share = fromText(cell.share);
  return (
    <span className="flex items-center gap-2">
      <span className="h-2 grow rounded-sm bg-sunken" aria-hidden="true">
        <span
          className="block h-full rounded-sm bg-accent"
          style={{ width: `${Math.min(100, Math.max(0, share.valueOf() * 100))}%` }}
        />
      </span>
      <span className="figures w-13 shrink-0 text-right text-xs whitespace-nowrap">
        {percent(cell.share, 1)}
      </span>
    </span>
  );
}
