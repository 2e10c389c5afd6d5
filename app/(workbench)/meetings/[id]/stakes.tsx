'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { EmptyState, Note } from '@/app/components/feedback';
import { Field, TextArea } from '@/app/components/field';
import { FileButton } from '@/app/components/file-button';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { useTRPC } from '@/app/trpc/client';
import { racesOf } from '@/rulebooks/totalisator/pool-named';
import type { MeetingNow, MeetingWhole } from '@/server/meetings/shapes';
import { NothingTaken } from '../nothing-taken';
import { sentFile } from '../sent-file';
import { TakeBets } from './take-bets';

/** As the server spells the key of a pool: by its kind, which a card may name otherwise. */
const keyOf = (meeting: MeetingWhole, pool: MeetingNow['card']['pools'][number]): string =>
  `${meeting.kinds.find(({ id }) => id === pool.pool)?.id ?? pool.pool}:${racesOf(pool).join('/')}`;

/** The first row names the columns. */
function rowsTaken(typed: string): string {
  const rows = typed.split('\n').filter((row) => row.trim() !== '').length - 1;
  return rows === 1 ? 'The row was taken.' : `All ${rows} rows were taken.`;
}

function Staked({ meeting, now }: { meeting: MeetingWhole; now: MeetingNow }) {
  return (
    <Table caption="Stakes by pool" stack="narrow">
      <HeaderRow>
        <Header>Pool</Header>
        <Header>Races</Header>
        <Header numeric>Stakes</Header>
        <Header numeric>Staked</Header>
      </HeaderRow>
      <tbody>
        {now.card.pools.map((pool) => {
          const key = keyOf(meeting, pool);
          const own = now.staked[key];
          return (
            <Row key={key}>
              <RowHeader>{meeting.kinds.find(({ id }) => id === pool.pool)?.label ?? pool.pool}</RowHeader>
              <Cell className="figures">{racesOf(pool).join('/')}</Cell>
              <Cell numeric>{own ? own.count.toLocaleString('en-GB') : 'none'}</Cell>
              <Cell numeric>{own?.dollars ?? '0.00'}</Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

export function Stakes({ meeting, now }: { meeting: MeetingWhole; now: MeetingNow }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('Pool,Races,Combination,Dollars\n');
  const [outcome, setOutcome] = useState<{ name: string; taken: string; problems: string[] }>();
  const take = async (name: string, body: Blob, taken: string) => {
    setBusy(true);
    const { problems } = await sentFile(`/api/meetings/${meeting.id}/stakes?revision=${now.revision}`, body);
    await cache.invalidateQueries({ queryKey: trpc.meetings.pathKey() });
    setOutcome({ name, taken, problems });
    setBusy(false);
  };
  if (now.card.pools.length === 0)
    return (
      <EmptyState title="No pools yet">Save the races and pools first, then take the stakes.</EmptyState>
    );
  return (
    <>
      <Section
        title="Staked so far"
        actions={(
          [
            ['Stakes as CSV', 'stakes.csv'],
            ['Meeting as JSON', 'meeting.json'],
          ] as const
        ).map(([name, file]) => (
          <a
            key={file}
            className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-2 max-sm:min-h-11"
            href={`/api/meetings/${meeting.id}/${file}`}
            download
          >
            {name}
          </a>
        ))}
      >
        <Staked meeting={meeting} now={now} />
      </Section>
      <Section
        title="Take stakes"
        lead="A file replaces what was staked before in the pools that it names, so that the same file twice is no money twice. It is taken whole or not at all."
      >
        <div className="mb-3">
          <FileButton
            name="File of stakes"
            accept=".csv,.xlsx,.json,text/csv,application/json"
            busy={busy}
            onFile={(file) => take(file.name, file, `Everything in ${file.name} was taken.`)}
          >
            Take stakes from a file
          </FileButton>
          <p className="mt-1 max-w-[72ch] text-xs text-ink-soft">
            CSV or XLSX with the columns Pool, Races (4/5), Combination (12/9), and Cents or Dollars; or JSON
            with “pools”, each with its “stakes”. Up to 500,000 stakes and 32 MB; XLSX up to 2,000 rows and 1
            MB.
          </p>
        </div>
        <TakeBets id={meeting.id} revision={now.revision} />
        {outcome ? <NothingTaken from={outcome.name} problems={outcome.problems} /> : null}
        {outcome && outcome.problems.length === 0 ? (
          <Note kind="good" className="mb-3">
            {outcome.taken}
          </Note>
        ) : null}
        <form
          className="max-w-3xl"
          onSubmit={(event) => {
            event.preventDefault();
            void take('these rows', new Blob([typed], { type: 'text/csv' }), rowsTaken(typed));
          }}
        >
          <Field label="Or type the rows" hint="The first row names the columns, in any order.">
            {(control) => (
              <TextArea
                {...control}
                rows={6}
                className="figures font-mono text-sm"
                spellCheck={false}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <Button type="submit" className="mt-2" busy={busy}>
            Take these rows
          </Button>
        </form>
      </Section>
    </>
  );
}
