'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { Note, Skeleton } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { LiveGame, TriedOn } from '@/server/vocabulary/tried-edition';
import { after, before, EFFECT_WORDS, summaryOf, titleOf } from './tried-words';

function Affected({ game, rulebook }: { game: TriedOn; rulebook: RulebookId }) {
  return (
    <div className="mb-6">
      <h3 className="mb-2 font-medium wrap-anywhere">
        <TextLink href={`/review/${game.id}`}>{titleOf(game)}</TextLink>
      </h3>
      {game.cannot.length > 0 ? (
        <Note kind="problem">Could no longer be offered as filed. {game.cannot.join(' ')}</Note>
      ) : null}
      {game.analyseAgain ? <Note>Its edges would have to be computed again.</Note> : null}
      {game.effects.length > 0 ? (
        <Table caption={`What it would do to ${game.reference}`} stack="wide">
          <HeaderRow>
            <Header>Clause</Header>
            <Header>Effect</Header>
            <Header>Today</Header>
            <Header>Under the draft</Header>
          </HeaderRow>
          <tbody>
            {game.effects.map((effect) => {
              const finding = effect.after ?? effect.before;
              return finding ? (
                <Row
                  key={[finding.clause, finding.wager, finding.event, finding.option, finding.paper].join(
                    '/',
                  )}
                >
                  <RowHeader>
                    <ClauseLink rulebook={rulebook} clause={finding.clause} />
                    {finding.wager ? (
                      <span className="block text-xs font-normal text-ink-soft">{finding.wager}</span>
                    ) : null}
                  </RowHeader>
                  <Cell className={effect.kind === 'newly-breaches' ? 'text-breach' : undefined}>
                    {EFFECT_WORDS[effect.kind]}
                  </Cell>
                  <Cell>{before(effect)}</Cell>
                  <Cell>{after(effect)}</Cell>
                </Row>
              ) : null;
            })}
          </tbody>
        </Table>
      ) : null}
    </div>
  );
}

function Others({ title, games }: { title: string; games: LiveGame[] }) {
  if (games.length === 0) return null;
  return (
    <details className="mb-3">
      <summary className="cursor-pointer text-sm">
        {title} ({games.length})
      </summary>
      <ul className="mt-2 grid gap-1 text-sm">
        {games.map((game) => (
          <li key={game.id} className="wrap-anywhere">
            <TextLink href={`/review/${game.id}`}>
              {game.reference}, version {game.version}
            </TextLink>
            : {game.name}, {game.operator}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Asked for by a button: it judges every game, and the text may still be changing. */
export function Tried({
  id,
  rulebook,
  revision,
  possible,
}: {
  id: string;
  rulebook: RulebookId;
  revision: number;
  /** It is saved, and an edition. */
  possible: boolean;
}) {
  const trpc = useTRPC();
  const [asked, setAsked] = useState<number>();
  const current = asked === revision;
  const tried = useQuery(
    trpc.editions.tryOnAll.queryOptions({ id }, { enabled: current, gcTime: 0, retry: false }),
  );
  return (
    <Section
      title="What it would do"
      lead="Each game that may be played now or later is judged by today’s rules and by the draft’s, on the draft’s first day. Pays and options stay as filed."
      actions={
        <Button
          kind="primary"
          disabled={!possible}
          busy={current && tried.isFetching}
          onClick={() => (current ? tried.refetch() : setAsked(revision))}
        >
          Try it on everything played
        </Button>
      }
    >
      {possible ? null : <Note>Save the text, and correct what is named above, before it is tried.</Note>}
      {current && tried.isPending ? <Skeleton lines={4} /> : null}
      {current && tried.isError ? <Note kind="problem">{sentenceOf(tried.error)}</Note> : null}
      {current && tried.data ? (
        <>
          <ul className="mb-4 grid gap-1" aria-label="Summary">
            {summaryOf(tried.data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mb-4 text-sm text-ink-soft">
            Judged for <Day date={tried.data.day} />.
          </p>
          {tried.data.affected.map((game) => (
            <Affected key={game.id} game={game} rulebook={rulebook} />
          ))}
          <Others title="Not affected" games={tried.data.unaffected} />
          <Others title="Over before the edition begins" games={tried.data.overByThen} />
        </>
      ) : null}
    </Section>
  );
}
