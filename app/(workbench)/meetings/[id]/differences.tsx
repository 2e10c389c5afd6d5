'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Note, Skeleton } from '@/app/components/feedback';
import { Field, Select } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { momentWords } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';
import type { SettlementHead, ShownDifference } from '@/server/meetings/shapes';

/** A line for each dividend, or each sum: the pool, what of it, before and now. */
function Sides({
  caption,
  what,
  rows,
}: {
  caption: string;
  what: string;
  rows: { pool: string; of: string; before: string; after: string }[];
}) {
  if (rows.length === 0) return null;
  return (
    <div className="mb-6 max-w-4xl">
      <h3 className="mb-1 text-sm font-semibold">{caption}</h3>
      <Table caption={caption} stack="narrow">
        <HeaderRow>
          <Header>Pool</Header>
          <Header>{what}</Header>
          <Header numeric>Before</Header>
          <Header numeric>Now</Header>
        </HeaderRow>
        <tbody>
          {rows.map(({ pool, of, before, after }) => (
            <Row key={`${pool} ${of}`}>
              <RowHeader>{pool}</RowHeader>
              <Cell className="figures">{of}</Cell>
              <Cell numeric>{before}</Cell>
              <Cell numeric className="font-semibold">
                {after}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Shown({ difference: { says, races, dividends, more, money } }: { difference: ShownDifference }) {
  return (
    <>
      <p role="status" className="mb-3 font-medium">
        {says}
      </p>
      {races.length > 0 ? (
        <div className="mb-6">
          <Table caption="Results before and now" stack="narrow">
            <HeaderRow>
              <Header shrink>Race</Header>
              <Header>Before</Header>
              <Header>Now</Header>
            </HeaderRow>
            <tbody>
              {races.map(({ race, before, after }) => (
                <Row key={race}>
                  <RowHeader shrink>{race}</RowHeader>
                  <Cell>{before}</Cell>
                  <Cell className="font-semibold">{after}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </div>
      ) : null}
      <Sides
        caption="Dividends before and now"
        what="On"
        rows={dividends.map(({ on, ...rest }) => ({ ...rest, of: on }))}
      />
      {more > 0 ? (
        <p className="mb-6 text-sm text-ink-soft">
          {counted(more, 'more dividend')} came out differently; the JSON of both settlements has all of them.
        </p>
      ) : null}
      <Sides caption="Money before and now" what="Money" rows={money} />
    </>
  );
}

export function Differences({ id, versions }: { id: string; versions: SettlementHead[] }) {
  const trpc = useTRPC();
  const last = versions[0]?.number ?? 1;
  const [from, setFrom] = useState<number>();
  const [to, setTo] = useState<number>();
  const asked = { from: from ?? last - 1, to: to ?? last };
  const { data, error, isPending } = useQuery(
    trpc.meetings.differences.queryOptions({ id, ...asked }, { placeholderData: keepPreviousData }),
  );
  return (
    <Section title="What is different">
      <div className="mb-4 grid max-w-3xl items-start gap-3 sm:grid-cols-2">
        {(
          [
            ['From', asked.from, setFrom],
            ['To', asked.to, setTo],
          ] as const
        ).map(([label, value, set]) => (
          <Field key={label} label={label}>
            {(control) => (
              <Select {...control} value={value} onChange={({ target }) => set(Number(target.value))}>
                {versions.map(({ number, at, by }) => (
                  <option key={number} value={number}>
                    {`Settlement ${number}, ${momentWords(at)}, ${by}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      {error ? <Note kind="problem">{sentenceOf(error)}</Note> : null}
      {isPending ? <Skeleton lines={4} /> : null}
      {data && !error ? <Shown difference={data} /> : null}
    </Section>
  );
}
