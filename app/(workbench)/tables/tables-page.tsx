'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@/app/components/badge';
import { Button, TextLink } from '@/app/components/button';
import { EmptyState, Note } from '@/app/components/feedback';
import { Page, Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day } from '@/app/components/time';
import { useToast } from '@/app/components/toast';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';
import type { RouterOutputs } from '@/server/api/api';
import { AddTable } from './add-table';
import { Cards } from './cards';
import { DISPLAY_WORDS } from './display-words';
import { limitLines } from './limits-words';
import { OfferDialog } from './offer-dialog';
import type { TableShown, Tables } from './shapes';
import { TableSheet } from './table-sheet';

const LOOK_EVERY = 30_000;

/** Which game is on which table since when, and what hangs there beside what should. */
export function TablesPage({ initial }: { initial: Tables }) {
  const trpc = useTRPC();
  const me = useMe();
  const toast = useToast();
  const cache = useQueryClient();
  const [changing, setChanging] = useState<TableShown | null>(null);
  const [looking, setLooking] = useState<string | null>(null);
  const listed = useQuery(
    trpc.tables.list.queryOptions(undefined, {
      initialData: initial as RouterOutputs['tables']['list'],
      refetchInterval: LOOK_EVERY,
    }),
  );
  const data: Tables = listed.data ?? initial;
  const refresh = () => cache.invalidateQueries({ queryKey: trpc.tables.pathKey() });
  const sign = useMutation(
    trpc.tables.setSign.mutationOptions({
      onSuccess: () => toast({ title: 'Written down' }),
      onSettled: refresh,
    }),
  );
  const approver = me.role === 'approver';
  const open = data.tables.filter(({ display }) => display.kind !== 'right' && display.kind !== 'none');
  const seen = data.tables.find(({ id }) => id === looking);
  return (
    <Page
      wide
      title="Tables"
      lead="Which game is on which table since when, with its limits, and whether the right sign hangs there. Results of a trial are taken only from the tables that offer it."
    >
      {sign.isError ? (
        <Note kind="problem" className="mb-6">
          {sentenceOf(sign.error)}
        </Note>
      ) : null}
      {data.tables.length > 0 ? (
        <Note
          kind={open.length > 0 ? 'warning' : 'good'}
          className="mb-6"
          title={
            open.length > 0
              ? `${counted(open.length, 'sign')} to see to`
              : 'Every table displays the sign that it should'
          }
        >
          {open.length > 0 ? open.map(({ premises, name }) => `${premises}, ${name}`).join('; ') : null}
        </Note>
      ) : null}
      {data.tables.length === 0 ? (
        <EmptyState title="No tables yet">
          {data.premises.length === 0 ? (
            <>
              Add your premises under <TextLink href="/organisation">Organisation</TextLink>, On your papers;
              then add their tables here.
            </>
          ) : (
            'Add a table below, then say which game is on it.'
          )}
        </EmptyState>
      ) : null}
      {[...new Set(data.tables.map(({ premises }) => premises))].map((premises) => (
        <Section key={premises} title={premises}>
          <Table caption={`Tables of ${premises}`} stack="wide">
            <HeaderRow>
              <Header>Table</Header>
              <Header>Game</Header>
              <Header>Since</Header>
              <Header>Limits</Header>
              <Header>Sign</Header>
              <Header shrink>
                <span className="sr-only">Actions</span>
              </Header>
            </HeaderRow>
            <tbody>
              {data.tables
                .filter((table) => table.premises === premises)
                .map((table) => (
                  <TableRow
                    key={table.id}
                    table={table}
                    approver={approver}
                    busy={sign.isPending && sign.variables.table === table.id}
                    onSign={(submission) =>
                      sign.mutate({ table: table.id, ...(submission ? { submission } : {}) })
                    }
                    onGame={() => setChanging(table)}
                    onLook={() => setLooking(table.id)}
                  />
                ))}
            </tbody>
          </Table>
          <Cards premises={premises} approver={approver} {...cardsOf(data, premises)} />
        </Section>
      ))}
      {approver && data.premises.length > 0 ? <AddTable premises={data.premises} /> : null}
      {changing ? (
        <OfferDialog
          table={changing}
          games={data.games}
          onClose={() => setChanging(null)}
          refresh={refresh}
        />
      ) : null}
      {seen ? <TableSheet table={seen} approver={approver} onClose={() => setLooking(null)} /> : null}
    </Page>
  );
}

function cardsOf({ tables, addressed }: Tables, premises: string): { addressed: number; without: number } {
  const there = tables.filter((table) => table.premises === premises);
  const known = there.filter(({ id }) => addressed.includes(id)).length;
  return { addressed: known, without: there.length - known };
}

function TableRow({
  table,
  approver,
  busy,
  onSign,
  onGame,
  onLook,
}: {
  table: TableShown;
  approver: boolean;
  busy: boolean;
  onSign: (submission?: string) => void;
  onGame: () => void;
  onLook: () => void;
}) {
  const { offer, display, signs } = table;
  const { word, tone } = DISPLAY_WORDS[display.kind];
  const game = offer?.game;
  const up = display.kind === 'put-up' || display.kind === 'replace';
  const corrected = display.kind === 'correct' || display.byHand === true;
  return (
    <Row>
      <RowHeader>{table.name}</RowHeader>
      <Cell>
        {game ? (
          <TextLink href={`/submissions/${game.submission}`}>
            {game.name}, {game.reference} version {game.version}
          </TextLink>
        ) : (
          'Nothing'
        )}
      </Cell>
      <Cell>{offer ? <Day date={offer.from} /> : '–'}</Cell>
      <Cell>
        {offer?.limits ? limitLines(offer.limits).map((line) => <div key={line}>{line}</div>) : '–'}
      </Cell>
      <Cell>
        <Badge tone={tone}>{word}</Badge>
        {display.says.map((line) => (
          <p key={line} className="mt-1 max-w-[48ch] text-xs text-ink-soft">
            {line}
          </p>
        ))}
      </Cell>
      <Cell shrink>
        <span className="flex flex-wrap gap-2">
          {game && !display.noneMade && (up || display.kind === 'overtaken') ? (
            <a
              className="flex min-h-8 items-center text-sm text-accent underline"
              href={`/api/documents/${game.submission}/sign.pdf`}
              target="_blank"
              rel="noreferrer"
            >
              Print its sign
            </a>
          ) : null}
          {game && (up || corrected || display.kind === 'overtaken' || display.kind === 'without') ? (
            <Button
              small
              busy={busy}
              aria-label={
                corrected ? `The sign is corrected at ${table.name}` : `The sign is up at ${table.name}`
              }
              onClick={() => onSign(game.submission)}
            >
              {corrected ? 'It is corrected' : 'It is up'}
            </Button>
          ) : null}
          {display.kind === 'take-down' && signs[0]?.game ? (
            <Button
              small
              busy={busy}
              aria-label={`The sign is down at ${table.name}`}
              onClick={() => onSign()}
            >
              It is down
            </Button>
          ) : null}
          {approver ? (
            <Button small aria-label={`Change the game on ${table.name}`} onClick={onGame}>
              Change the game
            </Button>
          ) : null}
          <Button small kind="quiet" aria-label={`History and address of ${table.name}`} onClick={onLook}>
            History, address
          </Button>
        </span>
      </Cell>
    </Row>
  );
}
