'use client';

import { useId } from 'react';
import { VerdictBadge } from '@/app/components/badge';

import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term } from '@/app/components/tooltip';
import { atMeterOf } from '@/rulebooks/designing';
import { toText } from '@/simulations/exact/fraction';
import { measured, oneIn, percent } from '@/simulations/printing/numbers';
import { shortPay } from './designed';
import type { Designed } from './use-designer';

/** The tables found, the calmest first: choosing one shows it whole. */
export function ProposalList({
  designed,
  selected,
  onSelect,
}: {
  designed: Designed;
  selected: number;
  onSelect: (index: number) => void;
}) {
  const name = useId();
  const { proposals, subject } = designed;
  const rows = subject.spec.events.filter(({ settles }) => settles === 'pays').map(({ id }) => id);
  return (
    <div className="max-h-80 overflow-y-auto">
      <Table
        caption={`Pay tables designed for ${subject.wager.label}`}
        stack="narrow"
        className="[&_tbody_td]:align-middle [&_tbody_th]:align-middle [&_td]:px-2 [&_th]:px-2"
      >
        <HeaderRow>
          <Header>Pays, in the order of the table</Header>
          <Header numeric>
            <Term word="house-edge">Edge</Term>
            {atMeterOf(subject)}
          </Header>
          <Header numeric>
            <Term word="hit">Hit</Term>
          </Header>
          <Header numeric>
            <Term word="standard-deviation">Deviation</Term>
          </Header>
          <Header numeric>Largest prize</Header>
          <Header>Rulebook</Header>
        </HeaderRow>
        <tbody>
          {proposals.map(({ pays, figures, top, verdict }, index) => {
            const text = rows.map((event) => shortPay(pays[event] ?? '')).join(' · ');
            return (
              <Row key={text} selected={index === selected}>
                <RowHeader className="font-normal">
                  <label className="flex min-h-6 cursor-pointer items-center gap-2">
                    <input
                      type="radio"
                      name={name}
                      className="size-4 shrink-0 accent-accent"
                      checked={index === selected}
                      onChange={() => onSelect(index)}
                    />
                    <span className="figures">{text}</span>
                  </label>
                </RowHeader>
                <Cell numeric>{percent(figures.houseEdge)}</Cell>
                <Cell numeric>{percent(figures.hit)}</Cell>
                <Cell numeric>{measured(figures.standardDeviation)}</Cell>
                <Cell numeric>{oneIn(toText(top.probability))}</Cell>
                <Cell shrink>
                  <VerdictBadge verdict={verdict} />
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
