import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Badge } from '@/app/components/badge';
import { ButtonLink } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { MoneyAnswers } from '@/app/components/money-answers';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { api } from '@/app/trpc/server';
import type { Game, GameOption } from '@/rulebooks/format/record';
import { permittedEntries } from '@/rulebooks/offer/permitted';
import { everyStep } from '@/rulebooks/offer/play-steps';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { longDate } from '@/rulebooks/spelling/wording';
import { found } from '../../../../found';
import { compareHref } from '../../../compare/choices';
import { readRulebook } from '../../read';
import { PricedTables } from './priced-tables';

type Props = { params: Promise<{ rulebook: string; game: string }> };

async function readGame(params: Props['params']): Promise<{ rulebook: RulebookId; game: Game }> {
  const { rulebook: id, game: wanted } = await params;
  const { rulebook } = await readRulebook(id);
  const game = rulebook.games.find((known) => known.id === wanted);
  if (!game) notFound();
  return { rulebook: rulebook.id, game };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readGame(params)).game.label };
}

function Values({ option }: { option: GameOption }) {
  return (
    <ul className="space-y-0.5">
      {permittedEntries(option).map(({ text, isDefault }) => (
        <li key={`${text} ${isDefault}`}>
          {text} {isDefault ? <Badge>Default</Badge> : null}
        </li>
      ))}
    </ul>
  );
}

function Options({ rulebook, game }: { rulebook: RulebookId; game: Game }) {
  return (
    <Section
      title="Options"
      lead="What the rules let the operator choose. The figures on this page use the defaults."
    >
      <Table caption={`Options of ${game.label}`} stack="narrow">
        <HeaderRow>
          <Header>Option</Header>
          <Header>Clause</Header>
          <Header>Permitted values</Header>
        </HeaderRow>
        <tbody>
          {game.options.map((option) => (
            <Row key={option.id}>
              <RowHeader>
                {option.label}
                <span className="block text-xs font-normal text-ink-soft">{option.explains}</span>
              </RowHeader>
              <Cell>
                <ClauseLink rulebook={rulebook} clause={option.clause} />
              </Cell>
              <Cell>
                <Values option={option} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

export default async function GamePage({ params }: Props) {
  const { rulebook, game } = await readGame(params);
  const server = await api();
  const address = `/rulebooks/${rulebook}/games/${game.id}`;
  const wagers = await found(server.rulebooks.prices({ rulebook, game: game.id }), address);
  return (
    <>
      <Section
        title={game.label}
        lead={game.equipment}
        actions={
          <ButtonLink small href={compareHref(rulebook, game.id)}>
            Compare
          </ButtonLink>
        }
      >
        <p className="mb-2 text-sm">
          <ClauseLink rulebook={rulebook} clause={game.clause} />
          {game.validFrom ? ` In force from ${longDate(game.validFrom)}.` : ''}
          {game.proprietor ? ` Proprietor: ${game.proprietor.replace(/\.$/, '')}.` : ''}
        </p>
        <MoneyAnswers game={game} className="mb-3 max-w-[80ch]" />
        <ol className="max-w-[80ch] list-decimal space-y-1 pl-5 marker:text-ink-soft">
          {everyStep(game).map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </Section>
      {game.options.length > 0 ? <Options rulebook={rulebook} game={game} /> : null}
      <PricedTables rulebook={rulebook} game={game} wagers={wagers} />
    </>
  );
}
