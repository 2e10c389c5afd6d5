'use client';

import { Fragment } from 'react';
import { FieldProblem } from '@/app/components/field';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { WagerView } from '../../draft/wager-view';
import { PayCell, problemId } from './pay-cell';
import { Minimum, minimumWord } from './pay-rows';

/** The pay table of one wager of a round: how often each event happens follows from how the player decides. */
export function RoundRows({
  view,
  onPasteProblem,
}: {
  view: WagerView;
  onPasteProblem: (problem: string | undefined) => void;
}) {
  const { wager, cells } = view;
  return (
    <div className="max-w-xl">
      <Table
        caption={`Pay table of ${wager.label}`}
        className="min-w-[320px] table-fixed [&_td]:px-2 [&_th]:px-2"
      >
        <HeaderRow>
          <Header>Event</Header>
          <Header className="w-24">{minimumWord(wager)}</Header>
          <Header className="w-40">Pays</Header>
        </HeaderRow>
        <tbody>
          {cells.map((cell, index) => (
            <Fragment key={cell.event}>
              <Row className={cell.problem ? 'border-b-0' : undefined}>
                <RowHeader className="font-normal">{cell.label}</RowHeader>
                <Cell className="figures text-ink-soft">
                  <Minimum cell={cell} exactly={wager.paid !== 'at-least'} />
                </Cell>
                <Cell>
                  <PayCell view={view} cell={cell} index={index} onPasteProblem={onPasteProblem} />
                </Cell>
              </Row>
              {cell.problem ? (
                <tr className="border-b border-rule">
                  <td colSpan={3} className="pb-1.5 pl-1">
                    <FieldProblem id={problemId(wager.id, cell.event)}>{cell.problem}</FieldProblem>
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
