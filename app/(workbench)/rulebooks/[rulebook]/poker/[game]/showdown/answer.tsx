'use client';

import { Note } from '@/app/components/feedback';
import { Percent } from '@/app/components/figure';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term } from '@/app/components/tooltip';
import type { DividedAnswer, PointsAnswer, WorthAnswer } from '@/rulebooks/poker/showdown/answer';
import { capital } from '@/rulebooks/spelling/wording';
import { whole } from '@/simulations/printing/numbers';
import type { Asking } from './use-showdown';

/** What a showdown comes to, said to a screen reader as it appears. */
export function Answer({ asking, notes }: { asking: Asking; notes: readonly string[] }) {
  return (
    <div aria-live="polite" className="mt-8 max-w-[96ch]">
      {asking.is === 'counting' ? <p className="text-sm text-ink-soft">Counting…</p> : null}
      {asking.is === 'stopped' ? (
        <Note kind="problem" title="The count stopped.">
          Ask again, with more of the cards if it stops once more.
        </Note>
      ) : null}
      {asking.is === 'faulty' ? (
        <p className="text-sm">
          {asking.problems.length === 1
            ? 'Mend the one field that is marked.'
            : `Mend what is marked: ${asking.problems.length} things.`}
        </p>
      ) : null}
      {asking.is === 'divided' ? <Divided answer={asking} /> : null}
      {asking.is === 'worth' ? <Worth answer={asking} /> : null}
      {asking.is === 'points' ? <Points answer={asking} /> : null}
      {'by' in asking ? <Grounds {...asking} notes={notes} /> : null}
    </div>
  );
}

function Grounds({
  by,
  readings,
  notes,
}: Pick<DividedAnswer, 'by' | 'readings'> & { notes: readonly string[] }) {
  return (
    <>
      <h3 className="mt-6 mb-1 text-sm font-semibold">By which rules</h3>
      <ul className="list-disc space-y-1 pl-5 text-sm marker:text-ink-soft">
        {by.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {readings.map(({ part, says }) => (
          <li key={part}>{says}.</li>
        ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

function Divided({ answer: { pot, parts, totals } }: { answer: DividedAnswer }) {
  return (
    <>
      <h3 className="mb-2 text-base font-medium">A pot of {pot}</h3>
      <Table caption="What each player takes in all" hideCaption={false}>
        <HeaderRow>
          <Header>Player</Header>
          <Header numeric>Takes in all</Header>
        </HeaderRow>
        <tbody>
          {totals.map(({ name, amount }) => (
            <Row key={name}>
              <RowHeader>{name}</RowHeader>
              <Cell numeric>{amount}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {parts.map(({ label, amount, because, unsaid, hands }) => (
        <section key={label} className="mt-6">
          <h4 className="text-sm font-semibold">
            {label}: {amount}
          </h4>
          <p className="mb-1 text-sm">
            {because}
            {unsaid ? ` ${unsaid} is given to nobody.` : ''}
          </p>
          <Table caption={`Hands for ${label}`} stack="narrow">
            <HeaderRow>
              <Header>Player</Header>
              <Header>Cards</Header>
              <Header>Hand</Header>
              <Header numeric>Takes</Header>
            </HeaderRow>
            <tbody>
              {hands.map(({ player, cards, name, qualifies, takes, odd }) => (
                <Row key={player} selected={takes !== undefined}>
                  <RowHeader>{player}</RowHeader>
                  <Cell className="figures">{cards}</Cell>
                  <Cell>{qualifies ? name : `${name} (does not qualify)`}</Cell>
                  <Cell numeric>
                    {takes ?? 'nothing'}
                    {odd ? `, ${odd} of it odd` : ''}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </section>
      ))}
    </>
  );
}

function Worth({ answer: { ways, players } }: { answer: WorthAnswer }) {
  return (
    <>
      <h3 className="text-base font-medium">What the cards are worth</h3>
      <p className="mb-2 text-sm">
        Counted over each of the {ways} ways in which the missing cards can fall. Nothing is drawn at random.
      </p>
      <Table caption="What each player’s cards are worth" stack="narrow">
        <HeaderRow>
          <Header>Player</Header>
          <Header>Cards</Header>
          <Header numeric>
            <Term word="share-of-pot" />
          </Header>
          <Header numeric>Takes all</Header>
          <Header numeric>Takes a part</Header>
        </HeaderRow>
        <tbody>
          {players.map(({ name, cards, share, takesAll, takesPart }) => (
            <Row key={name}>
              <RowHeader>{name}</RowHeader>
              <Cell className="figures">{cards === '' ? 'not given' : cards}</Cell>
              <Cell numeric>
                <Percent value={share} />
              </Cell>
              <Cell numeric>{takesAll}</Cell>
              <Cell numeric>{takesPart}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const owed = ({ players: [one, other], points }: PointsAnswer['pairs'][number]): string =>
  points === 0 ? 'Nobody' : points > 0 ? one : other;

function Points({ answer: { point, players, pairs } }: { answer: PointsAnswer }) {
  return (
    <>
      <h3 className="mb-2 text-base font-medium">At {point} a point</h3>
      <Table caption="What each player has won or lost in all" stack="narrow">
        <HeaderRow>
          <Header>Player</Header>
          <Header>Hands</Header>
          <Header numeric>Points</Header>
          <Header numeric>In money</Header>
        </HeaderRow>
        <tbody>
          {players.map(({ name, sets, fouled, points, amount }) => (
            <Row key={name}>
              <RowHeader>{name}</RowHeader>
              <Cell>
                {fouled ? <p className="text-breach">Fouled: {fouled}</p> : null}
                {sets.map(({ set, hand }) => (
                  <p key={set}>
                    {capital(set)}: {hand}
                  </p>
                ))}
              </Cell>
              <Cell numeric>{whole(points)}</Cell>
              <Cell numeric>{amount}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <div className="mt-6">
        <Table caption="What each two players owe each other" hideCaption={false} stack="narrow">
          <HeaderRow>
            <Header>Players</Header>
            <Header>To</Header>
            <Header numeric>Points</Header>
            <Header>Why</Header>
          </HeaderRow>
          <tbody>
            {pairs.map((pair) => (
              <Row key={pair.players.join('|')}>
                <RowHeader>{pair.players.join(' and ')}</RowHeader>
                <Cell>{owed(pair)}</Cell>
                <Cell numeric>{whole(Math.abs(pair.points))}</Cell>
                <Cell>
                  {pair.because.map(({ to, points, why }) => `${to} ${whole(points)}: ${why}`).join('; ') ||
                    'No set is won by more.'}
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}
