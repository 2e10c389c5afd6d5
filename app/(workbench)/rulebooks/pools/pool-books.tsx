'use client';

import { useQuery } from '@tanstack/react-query';
import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { useTRPC } from '@/app/trpc/client';

/** Rules by which pools are settled, below the rulebooks of games. */
export function PoolBooks() {
  const trpc = useTRPC();
  const { data = [] } = useQuery(trpc.rulebooks.pools.queryOptions());
  if (data.length === 0) return null;
  return (
    <Section
      title="Rules of pools"
      lead="By which the pools of a race meeting are settled; no game is theirs."
      className="mt-10"
    >
      <Table caption="Rules of pools" stack="wide">
        <HeaderRow>
          <Header>Rules</Header>
          <Header numeric>Clauses</Header>
          <Header>Pools</Header>
        </HeaderRow>
        <tbody>
          {data.map(({ id, title, jurisdiction, clauses, pools }) => (
            <Row key={id}>
              <RowHeader>
                <TextLink href={`/rulebooks/pools/${id}`}>{title}</TextLink>
                <span className="block text-xs font-normal text-ink-soft">{jurisdiction}</span>
              </RowHeader>
              <Cell numeric>{clauses}</Cell>
              <Cell>{pools.join(', ')}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
