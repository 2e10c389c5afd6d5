'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { Note, Progress } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { dayIn } from '@/rulebooks/zones';
import type { EditionWhole } from '@/server/draft-editions/shapes';
import type { JobView } from '@/server/vocabulary/jobs';
import type { LiveGame, TriedOn } from '@/server/vocabulary/tried-edition';
import { after, before, EFFECT_WORDS, pathOf, summaryOf, titleOf } from './tried-words';

function Affected({ game, rulebook }: { game: TriedOn; rulebook: RulebookId }) {
  return (
    <div className="mb-6">
      <h3 className="mb-2 font-medium wrap-anywhere">
        <TextLink href={pathOf(game)}>{titleOf(game)}</TextLink>
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
                    {effect.wager ? (
                      <span className="block text-xs font-normal text-ink-soft">{effect.wager}</span>
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
            <TextLink href={pathOf(game)}>
              {game.reference}, version {game.version}
            </TextLink>
            : {game.name}, {game.operator}
          </li>
        ))}
      </ul>
    </details>
  );
}

const POLL_EVERY = 700;
const goesOn = (job: JobView | undefined) => !job || job.state === 'queued' || job.state === 'running';

/** The trial under way, started here or by somebody else; its result belongs to the draft edition. */
function useTrial({ id, job: known }: EditionWhole) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [started, setStarted] = useState<string>();
  const job = started ?? known?.id;
  const watch = useQuery(
    trpc.analyses.job.queryOptions(
      { id: job ?? '' },
      {
        enabled: job !== undefined,
        refetchInterval: ({ state }) => (goesOn(state.data) ? POLL_EVERY : false),
      },
    ),
  );
  const start = useMutation(
    trpc.editions.tryOnAll.mutationOptions({ onSuccess: (answer) => setStarted(answer.job) }),
  );
  const cancel = useMutation(
    trpc.analyses.cancel.mutationOptions({
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.analyses.pathKey() }),
    }),
  );
  const state = watch.data?.state;
  useEffect(() => {
    if (state === 'done') void cache.invalidateQueries({ queryKey: trpc.editions.pathKey() });
  }, [state, cache, trpc]);
  return {
    running: job !== undefined && !watch.isError && goesOn(watch.data),
    state,
    at: watch.data,
    problem: start.error ?? cancel.error ?? watch.error,
    start: () => start.mutate({ id }),
    starting: start.isPending,
    cancel: () => job !== undefined && cancel.mutate({ id: job }),
    cancelling: cancel.isPending,
  };
}

/** Asked for by a button: it judges every game, and the text may still be changing. */
export function Tried({
  edition,
  possible,
}: {
  edition: EditionWhole;
  /** It is saved, and an edition. */
  possible: boolean;
}) {
  const trial = useTrial(edition);
  const { tried } = edition;
  const rulebook = edition.rulebook as RulebookId;
  return (
    <Section
      title="What it would do"
      lead="Each game that may be played now or later is judged by today’s rules and by the draft’s, on the draft’s first day. Pays and options stay as filed."
      actions={
        <Button
          kind="primary"
          disabled={!possible || trial.running}
          busy={trial.starting}
          onClick={trial.start}
        >
          Try it on everything played
        </Button>
      }
    >
      <div className="space-y-3" aria-live="polite">
        {possible ? null : <Note>Save the text, and correct what is named above, before it is tried.</Note>}
        {trial.running ? (
          <>
            <Progress
              label={trial.at?.doing || 'Waiting for the worker'}
              value={trial.at?.state === 'running' ? trial.at.done : undefined}
              max={trial.at?.total}
            />
            <Button small busy={trial.cancelling} onClick={trial.cancel}>
              Cancel
            </Button>
          </>
        ) : null}
        {trial.state === 'cancelled' ? <p className="text-sm">Cancelled. No result was kept.</p> : null}
        {trial.state === 'failed' ? (
          <Note kind="problem">
            {trial.at?.problem?.message ?? 'It could not be tried. Try it once more.'}
          </Note>
        ) : null}
        {trial.problem ? <Note kind="problem">{sentenceOf(trial.problem)}</Note> : null}
      </div>
      {tried && possible && !trial.running ? (
        <>
          <ul className="mb-4 grid gap-1" aria-label="Summary">
            {summaryOf(tried).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mb-4 text-sm text-ink-soft">
            Judged for <Day date={tried.day} />, by {tried.by} on <Day date={dayIn(rulebook, tried.at)} />.
          </p>
          {tried.affected.map((game) => (
            <Affected key={game.id} game={game} rulebook={rulebook} />
          ))}
          <Others title="Not affected" games={tried.unaffected} />
          <Others title="Over before the edition begins" games={tried.overByThen} />
        </>
      ) : null}
    </Section>
  );
}
