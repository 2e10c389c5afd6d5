'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Note, Skeleton } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';
import type { ShownDividend, ShownPool, ShownSettlement, Step } from '@/server/meetings/shapes';
import { PoolClauseLink } from '../../rulebooks/pools/pool-clause-link';
import { FlowDrawing } from './flow-drawing';

const OUTCOMES: Record<ShownPool['outcome'], string> = {
  divided: '',
  refunded: 'All bets are refunded.',
  carried: 'Nobody is paid; the steps say where the money goes.',
};

function Steps({ steps, name }: { steps: Step[]; name: string }) {
  return (
    <ol aria-label={name} className="mt-1 mb-3 grid gap-1.5 border-l-2 border-rule pl-4 text-sm">
      {steps.map(({ clause, says }, at) => (
        // Two steps may say the same under one clause.
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a settlement never change
        <li key={at} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <PoolClauseLink clause={clause} />
          <span className="max-w-[72ch]">{says}</span>
        </li>
      ))}
    </ol>
  );
}

function Unfolded({ title, children }: { title: string; children: () => React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 w-fit cursor-pointer py-1 text-accent select-none max-sm:min-h-11 max-sm:py-2.5">
        {title}
      </summary>
      {open ? children() : null}
    </details>
  );
}

function DividendTable({ pool }: { pool: ShownPool }) {
  return (
    <Table caption={`Dividends of ${pool.name}`} stack="medium">
      <HeaderRow>
        <Header>Prize</Header>
        <Header>On</Header>
        <Header numeric>Dividend</Header>
        <Header numeric>For a bet of</Header>
        <Header numeric>Staked</Header>
        <Header numeric>Paid</Header>
      </HeaderRow>
      <tbody>
        {pool.dividends.map((one) => (
          <Row key={`${one.prize} ${one.on} ${one.unit}`}>
            <RowHeader>{one.prize}</RowHeader>
            <Cell className="figures wrap-anywhere">{one.on}</Cell>
            <Cell numeric className="font-semibold">
              {one.dividend}
            </Cell>
            <Cell numeric>{one.unit}</Cell>
            <Cell numeric>{one.staked}</Cell>
            <Cell numeric>{one.paid}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const whyTitle = ({ dividend, on }: ShownDividend): string => `Why ${dividend} on ${on}`;

function Pool({ pool }: { pool: ShownPool }) {
  const { name, dividends, steps, open, flow, outcome } = pool;
  return (
    <article aria-label={name} className="mb-6 border-b border-rule pb-4 last:border-b-0">
      <h3 className="mb-1 font-semibold">{pool.races.length > 1 ? name : pool.label}</h3>
      {OUTCOMES[outcome] ? <p className="mb-1 text-sm text-ink-soft">{OUTCOMES[outcome]}</p> : null}
      {dividends.length > 0 ? <DividendTable pool={pool} /> : null}
      {pool.more > 0 ? (
        <p className="mt-1 text-sm text-ink-soft">
          {counted(pool.more, 'more dividend')}; the report and the JSON of the settlement have all of them.
        </p>
      ) : null}
      {open.length > 0 ? (
        <Note kind="warning" className="my-2" title="The rules can be read in two ways">
          {open.map((says) => (
            <p key={says}>{says}</p>
          ))}
        </Note>
      ) : null}
      <div className="mt-1">
        {dividends.map((one) => (
          <Unfolded key={`${one.prize} ${one.on} ${one.unit}`} title={whyTitle(one)}>
            {() => <Steps steps={one.because} name={whyTitle(one)} />}
          </Unfolded>
        ))}
        <Unfolded title="The pool step by step">
          {() => <Steps steps={steps} name={`${name}, step by step`} />}
        </Unfolded>
        <Unfolded title="Where the money went">{() => <FlowDrawing name={name} flow={flow} />}</Unfolded>
      </div>
    </article>
  );
}

/** By race, then those on several races. */
function ByRace({ settlement: { results, pools } }: { settlement: ShownSettlement }) {
  const onSeveral = pools.filter(({ races }) => races.length > 1);
  return (
    <>
      {results.map(({ race, says }) => {
        const own = pools.filter(({ races }) => races.length === 1 && races[0] === race);
        return (
          <Section key={race} title={`Race ${race}`} lead={says}>
            {own.length > 0 ? (
              own.map((pool) => <Pool key={pool.name} pool={pool} />)
            ) : (
              <p className="text-sm text-ink-soft">No pool on this race alone.</p>
            )}
          </Section>
        );
      })}
      {onSeveral.length > 0 ? (
        <Section title="Pools on several races">
          {onSeveral.map((pool) => (
            <Pool key={pool.name} pool={pool} />
          ))}
        </Section>
      ) : null}
    </>
  );
}

export function Dividends({ id, number }: { id: string; number: number }) {
  const trpc = useTRPC();
  const { data, error, isPending } = useQuery(
    trpc.meetings.settlement.queryOptions({ id, number }, { placeholderData: keepPreviousData }),
  );
  if (error) return <Note kind="problem">{sentenceOf(error)}</Note>;
  if (isPending) return <Skeleton lines={6} />;
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">Settlement {data.number}.</p>
      <ByRace settlement={data} />
    </>
  );
}
