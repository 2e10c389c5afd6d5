'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Button, TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Field, Select } from '@/app/components/field';
import { Page, Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { RULEBOOK_IDS } from '@/rulebooks/spelling/ids';
import type { SubmissionSummary } from '@/server/submissions/stored/shapes';
import { gamesOnDay } from '../../workbench/games-on-day';

const APPROVED = new Set(['approved', 'approved-with-conditions', 'adopted']);

/** Neither submitted nor offered yet; a first version of a listed game can be either, too. */
const isWaiting = ({ state, variation }: SubmissionSummary): boolean => state === 'frozen' && !variation;

function Waiting({ versions }: { versions: SubmissionSummary[] }) {
  if (versions.length === 0) return null;
  return (
    <Section
      title="Ready to send"
      lead="Frozen versions that were neither submitted nor offered yet. An approver who did not prepare one sends it."
    >
      <ul className="space-y-1 text-sm">
        {versions.map(({ id, name, reference, version }) => (
          <li key={id}>
            <TextLink href={`/submissions/${id}`}>
              {name}, {reference} version {version}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where the rules free higher odds, and another of their tables, from approval. */
function Listed() {
  const trpc = useTRPC();
  const router = useRouter();
  const [chosen, setChosen] = useState('');
  const today = useToday(RULEBOOK_IDS[0]);
  const books = useQuery(trpc.rulebooks.list.queryOptions({}));
  const begin = useMutation(
    trpc.drafts.create.mutationOptions({ onSuccess: ({ id }) => router.push(`/workbench/${id}`) }),
  );
  const games = (books.data ?? [])
    .filter(({ freesPays, inForce }) => freesPays && inForce)
    .flatMap((book) =>
      gamesOnDay(book.games, today).games.map(({ id, label }) => ({
        key: `${book.id}/${id}`,
        book,
        id,
        label,
      })),
    );
  const game = games.find(({ key }) => key === chosen) ?? games[0];
  if (!game) return null;
  return (
    <Section
      title="Start from a listed game"
      lead={`${game.book.title}: a game that these rules list needs no approval to pay more than their minimum, or by another of their pay tables. It may never have been submitted here.`}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Game">
          {(control) => (
            <Select {...control} value={game.key} onChange={(event) => setChosen(event.target.value)}>
              {games.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          busy={begin.isPending}
          onClick={() => begin.mutate({ rulebook: game.book.id, game: game.id })}
        >
          Pay more
        </Button>
      </div>
      {begin.isError ? (
        <Note kind="problem" className="mt-3">
          {sentenceOf(begin.error)}
        </Note>
      ) : null}
    </Section>
  );
}

export function NewVariation() {
  const trpc = useTRPC();
  const router = useRouter();
  const list = useQuery(trpc.submissions.list.queryOptions());
  const begin = useMutation(
    trpc.submissions.reviseAsDraft.mutationOptions({
      onSuccess: ({ draft }) => router.push(`/workbench/${draft}`),
    }),
  );
  const approved = (list.data ?? []).filter(({ state }) => APPROVED.has(state));
  const busy = (id: string, as: 'local-variation' | undefined) =>
    begin.isPending && begin.variables.id === id && begin.variables.as === as;
  return (
    <Page
      title="New variation"
      lead="Choose what it starts from. A draft opens; nothing is sent until it is frozen and an approver sends it."
      above={<TextLink href="/variations">Variations</TextLink>}
    >
      {list.isPending ? <Skeleton lines={4} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      {begin.isError ? (
        <Note kind="problem" className="mb-4">
          {sentenceOf(begin.error)}
        </Note>
      ) : null}
      <Waiting versions={(list.data ?? []).filter(isWaiting)} />
      {list.data && approved.length === 0 ? (
        <EmptyState title="No approved game">
          No game of yours is approved or adopted. One that a rulebook lists can start below.
        </EmptyState>
      ) : null}
      {approved.length > 0 ? (
        <Section title="Start from an approved game">
          <Table caption="Approved games" stack="wide">
            <HeaderRow>
              <Header>Game</Header>
              <Header>Version</Header>
              <Header>Start</Header>
            </HeaderRow>
            <tbody>
              {approved.map(({ id, name, reference, version, gameLabel }) => (
                <Row key={id}>
                  <RowHeader className="wrap-anywhere">
                    <TextLink href={`/submissions/${id}`}>{name}</TextLink>
                    <span className="block text-xs font-normal text-ink-soft">{gameLabel}</span>
                  </RowHeader>
                  <Cell>
                    {reference}, version {version}
                  </Cell>
                  <Cell>
                    <span className="flex flex-wrap gap-2">
                      <Button
                        small
                        busy={busy(id, 'local-variation')}
                        onClick={() => begin.mutate({ id, as: 'local-variation' })}
                      >
                        Change it for a time
                      </Button>
                      <Button small busy={busy(id, undefined)} onClick={() => begin.mutate({ id })}>
                        Pay more
                      </Button>
                    </span>
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </Section>
      ) : null}
      <Listed />
    </Page>
  );
}
