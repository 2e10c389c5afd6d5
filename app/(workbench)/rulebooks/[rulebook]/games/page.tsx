import type { Metadata } from 'next';
import { ButtonLink, TextLink } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { api } from '@/app/trpc/server';
import { AdoptedBeyond } from '../../adopted-beyond';
import { compareHref } from '../../compare/choices';
import { readRulebook } from '../read';

export const metadata: Metadata = { title: 'Games' };

export default async function GamesPage({ params }: { params: Promise<{ rulebook: string }> }) {
  const { rulebook } = await readRulebook((await params).rulebook);
  const adopted = await (await api()).record.register({ rulebook: rulebook.id, beyond: true });
  return (
    <>
      <Section
        title="Games"
        lead="What may be offered: options, wagers, what each pays, and every printed pay table."
        actions={
          rulebook.games[0] ? (
            <ButtonLink small href={compareHref(rulebook.id, rulebook.games[0].id)}>
              Compare two games
            </ButtonLink>
          ) : null
        }
      >
        <Table caption="Games of this rulebook" stack="narrow">
          <HeaderRow>
            <Header>Game</Header>
            <Header>Clause</Header>
            <Header>Equipment</Header>
            <Header numeric>Options</Header>
            <Header numeric>Wagers</Header>
            <Header numeric>Printed tables</Header>
            <Header>
              <span className="sr-only">Compare</span>
            </Header>
          </HeaderRow>
          <tbody>
            {rulebook.games.map((game) => (
              <Row key={game.id}>
                <RowHeader>
                  <TextLink href={`/rulebooks/${rulebook.id}/games/${game.id}`}>{game.label}</TextLink>
                </RowHeader>
                <Cell>
                  <ClauseLink rulebook={rulebook.id} clause={game.clause} />
                </Cell>
                <Cell>{game.equipment}</Cell>
                <Cell numeric>{game.options.length}</Cell>
                <Cell numeric>{game.wagers.length}</Cell>
                <Cell numeric>{game.wagers.reduce((sum, wager) => sum + wager.payTables.length, 0)}</Cell>
                <Cell shrink>
                  <TextLink href={compareHref(rulebook.id, game.id)} aria-label={`Compare ${game.label}`}>
                    Compare
                  </TextLink>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </Section>
      {adopted.total > 0 ? (
        <Section
          title="Adopted, and not in this edition yet"
          lead={`The ${rulebook.authority} formally adopted these after a trial. ${rulebook.edition} does not list them yet; what each pays and its house edges are in its record.`}
        >
          <AdoptedBeyond adopted={adopted} />
        </Section>
      ) : null}
    </>
  );
}
