'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Note, Skeleton } from '@/app/components/feedback';
import { Field, Select } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { PoolComparison, PoolFilingWhole } from '@/server/pool-filings/shapes';

const IS = { added: 'New', removed: 'No longer', changed: 'Changed', same: 'As before' } as const;

function Changes({ changes }: Pick<PoolComparison, 'changes'>) {
  const terms = changes.flatMap(({ pool = 'Every pool', is, terms: own }) =>
    own.map((term) => ({ ...term, pool, is })),
  );
  if (terms.length === 0) return <Note kind="info">Nothing changes.</Note>;
  return (
    <Table caption="What changes, term by term" stack="wide">
      <HeaderRow>
        <Header>Pool</Header>
        <Header>Term</Header>
        <Header>Clause</Header>
        <Header>Before</Header>
        <Header>Now</Header>
      </HeaderRow>
      <tbody>
        {terms.map(({ pool, is, name, clause, before, after }) => (
          <Row key={`${pool} ${name}`}>
            <RowHeader>
              {pool}
              <span className="block text-xs font-normal text-ink-soft">{IS[is]}</span>
            </RowHeader>
            <Cell>{name}</Cell>
            <Cell>{clause ?? '–'}</Cell>
            <Cell className="figures">{before ?? '–'}</Cell>
            <Cell className="figures">{after ?? '–'}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const pair = (before: string | undefined, after: string | undefined): string =>
  before === after ? (after ?? '–') : `${before ?? '–'} → ${after ?? '–'}`;

/** At one of the example races. */
const At = ({ races }: { races: string | undefined }) =>
  races ? <span className="block text-xs text-ink-soft">{races}</span> : null;

function Costs({ costs, example }: Pick<PoolComparison, 'costs' | 'example'>) {
  return (
    <>
      <Table caption="What it costs players, of all that is staked" stack="wide">
        <HeaderRow>
          <Header>Pool</Header>
          <Header numeric>Take-out</Header>
          <Header numeric>Kept by rounding</Header>
          <Header numeric>Given by least dividends</Header>
        </HeaderRow>
        <tbody>
          {costs.map(({ pool, before, after }) => (
            <Row key={pool}>
              <RowHeader>{pool}</RowHeader>
              <Cell numeric>{pair(before?.takeOut, after?.takeOut)}</Cell>
              <Cell numeric>
                {pair(before?.breakage, after?.breakage)}
                <At races={after?.breakageFrom} />
              </Cell>
              <Cell numeric>
                {pair(before?.least, after?.least)}
                <At races={after?.leastFrom} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 max-w-[88ch] text-xs text-ink-soft">
        Before and now, where they differ; below nothing rounding costs the operator. Take-out is exact for
        every pool; the other two columns are of pools on one race with up to three horses. {example}
      </p>
    </>
  );
}

/** Old with new, term by term; what was approved last comes first. */
export function ComparedRules({ submission }: { submission: PoolFilingWhole }) {
  const trpc = useTRPC();
  const { id, bases } = submission;
  const [base, setBase] = useState(bases[0]?.with ?? 'none');
  const query = useQuery(
    trpc.poolFilings.compare.queryOptions(
      { id, with: base },
      { placeholderData: keepPreviousData, retry: false },
    ),
  );
  return (
    <Section
      id="compared"
      title="Old and new, term by term"
      lead="What changes, and what that costs players of everything that they stake."
    >
      <Field label="Compared with" className="mb-4 max-w-xl">
        {(control) => (
          <Select {...control} value={base} onChange={({ target }) => setBase(target.value)}>
            {bases.map(({ with: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {query.isError ? <Note kind="problem">{sentenceOf(query.error)}</Note> : null}
      {query.data ? (
        <div className="grid gap-6">
          <Changes changes={query.data.changes} />
          <div>
            <Costs costs={query.data.costs} example={query.data.example} />
          </div>
        </div>
      ) : query.isPending ? (
        <Skeleton lines={6} />
      ) : null}
    </Section>
  );
}
