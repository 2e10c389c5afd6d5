'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { FileButton } from '@/app/components/file-button';
import { Panel } from '@/app/components/panel';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { counted } from '@/rulebooks/spelling/wording';
import type { ServerProblem } from '@/server/problems/problem';
import type { Taken } from '@/server/results/take';

type Answered = { name: string } & ({ taken: Taken } | { problem: string } | { cancelled: true });

const NO_ANSWER = 'The site did not answer. Try again; what was kept already is not kept twice.';

const CANCELLED = 'If it had arrived already, its rows are kept. Sending it again changes nothing.';

async function sent(address: string, file: File, signal: AbortSignal): Promise<Answered> {
  const { name } = file;
  try {
    const response = await fetch(address, { method: 'POST', body: file, signal });
    const body: unknown = await response.json();
    if (body && typeof body === 'object' && 'rejected' in body) return { name, taken: body as Taken };
    const { problems, error } = body as { problems?: ServerProblem[]; error?: { message: string } };
    return {
      name,
      problem: problems?.map(({ message }) => message).join(' ') ?? error?.message ?? NO_ANSWER,
    };
  } catch {
    return signal.aborted ? { name, cancelled: true } : { name, problem: NO_ANSWER };
  }
}

/** Rows are kept one by one: the page says so before and after. */
export function SendResults({ reference, version }: { reference: string; version: number }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const address = `/api/results/${reference}/${version}`;
  const send = async (file: File) => {
    const own = new AbortController();
    stop.current = own;
    setBusy(true);
    setAnswered(await sent(address, file, own.signal));
    setBusy(false);
    await cache.invalidateQueries();
  };
  return (
    <Panel title="Send results" id="send" className="mb-8">
      <p className="max-w-[72ch] text-sm">
        One row for each table and day, as CSV or XLSX, at most 2,000 rows. Each row is kept or refused by
        itself: correct what was refused and send the same file again. A row that is known already changes
        nothing; one that differs needs a reason and is kept as a correction.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <FileButton
          name="File of results"
          accept=".csv,.xlsx,text/csv"
          kind="primary"
          busy={busy}
          onFile={send}
        >
          Choose a file
        </FileButton>
        {busy ? <Button onClick={() => stop.current?.abort()}>Cancel</Button> : null}
        <a className="text-sm text-accent underline" href={`${address}/template.xlsx`} download>
          Template (XLSX)
        </a>
        <a className="text-sm text-accent underline" href={`${address}/template.csv`} download>
          Template (CSV)
        </a>
      </div>
      {answered ? <Outcome answered={answered} /> : null}
    </Panel>
  );
}

function Outcome({ answered }: { answered: Answered }) {
  if ('cancelled' in answered)
    return (
      <Note kind="warning" className="mt-4" title={`Sending ${answered.name} was cancelled`}>
        {CANCELLED}
      </Note>
    );
  if ('problem' in answered)
    return (
      <Note kind="problem" className="mt-4" title={`Nothing of ${answered.name} was kept`}>
        {answered.problem}
      </Note>
    );
  const { taken, corrected, same, rejected, rows } = answered.taken;
  const kept = [
    `${counted(taken, 'row')} kept`,
    ...(corrected > 0 ? [`${counted(corrected, 'correction')} kept`] : []),
    ...(same > 0 ? [`${same} known already`] : []),
  ].join(', ');
  return (
    <div className="mt-4">
      <Note
        kind={rejected.length > 0 ? 'warning' : 'good'}
        title={`${answered.name}: ${counted(rows, 'row')}`}
      >
        {kept}
        {rejected.length > 0 ? `, ${rejected.length} refused and not kept` : ''}.
      </Note>
      {rejected.length > 0 ? (
        <div className="mt-3">
          <Table caption="Rows that were refused" stack="narrow">
            <HeaderRow>
              <Header>Row</Header>
              <Header>Column</Header>
              <Header>Why</Header>
            </HeaderRow>
            <tbody>
              {rejected.slice(0, 100).map(({ row, field, says }) => (
                <Row key={`${row} ${field}`}>
                  <RowHeader>{row}</RowHeader>
                  <Cell>{field ?? '–'}</Cell>
                  <Cell className="wrap-anywhere">{says}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
          {rejected.length > 100 ? (
            <p className="mt-2 text-sm text-ink-soft">The first 100 of {rejected.length} are shown.</p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
