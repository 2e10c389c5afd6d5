import type { Metadata } from 'next';
import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { api } from '@/app/trpc/server';
import { found } from '../../../found';
import { readRulebook } from '../read';

export const metadata: Metadata = { title: 'Poker' };

export default async function PokerPage({ params }: { params: Promise<{ rulebook: string }> }) {
  const { rulebook } = await readRulebook((await params).rulebook);
  const server = await api();
  const base = `/rulebooks/${rulebook.id}/poker`;
  const games = await found(server.poker.games({ rulebook: rulebook.id }), base);
  return (
    <Section
      title="Poker"
      lead="Games in which players play each other. No edge is claimed of them: their rules and their fees are what is checked. Each has a rule sheet."
    >
      <Table caption="Poker games of this rulebook" stack="medium">
        <HeaderRow>
          <Header>Game</Header>
          <Header>Code</Header>
          <Header>The pot goes to</Header>
          <Header>Players</Header>
          <Header numeric>Fee schedules</Header>
          <Header numeric>Lines</Header>
        </HeaderRow>
        <tbody>
          {games.map(({ id, label, codes, parts, players, schedules, lines: [from, to] }) => (
            <Row key={id}>
              <RowHeader>
                <TextLink href={`${base}/${id}`}>{label}</TextLink>
              </RowHeader>
              <Cell>{codes.join(', ')}</Cell>
              <Cell>{parts.length > 0 ? parts.join(', ') : 'Settled in points'}</Cell>
              <Cell>{players}</Cell>
              <Cell numeric>{schedules}</Cell>
              <Cell numeric>
                {from}–{to}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
