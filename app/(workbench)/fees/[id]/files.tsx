'use client';

import { memo, useState } from 'react';
import { Note } from '@/app/components/feedback';
import { FileButton } from '@/app/components/file-button';
import type { ServerProblem } from '@/server/problems/problem';

const NO_ANSWER = 'The site did not answer. Try again; nothing was changed.';

type Answered = { rows: string[][] } | { problems: string[] };

async function rowsOf(address: string, file: File): Promise<Answered> {
  try {
    const response = await fetch(address, { method: 'POST', body: file });
    const body = (await response.json()) as {
      rows?: string[][];
      problems?: ServerProblem[];
      error?: { message: string };
    };
    if (body.rows) return { rows: body.rows };
    return { problems: body.problems?.map(({ message }) => message) ?? [body.error?.message ?? NO_ANSWER] };
  } catch {
    return { problems: [NO_ANSWER] };
  }
}

function Files({
  id,
  revision,
  onRows,
}: {
  id: string;
  revision: number;
  onRows: (rows: string[][], name: string) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ name: string; problems: string[] }>();
  const address = `/api/fee-schedules/${id}`;
  const take = async (file: File) => {
    setBusy(true);
    setRefused(undefined);
    const answer = await rowsOf(address, file);
    setBusy(false);
    if ('rows' in answer) onRows(answer.rows, file.name);
    else setRefused({ name: file.name, problems: answer.problems });
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <FileButton name="File of a schedule" accept=".csv,.xlsx,text/csv" busy={busy} onFile={take}>
          Take rows from a file
        </FileButton>
        <span className="text-sm text-ink-soft">Version {revision} as</span>
        {(['csv', 'xlsx'] as const).map((type) => (
          <a
            key={type}
            className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-2"
            href={`${address}/schedule.${type}?version=${revision}`}
            download
          >
            {type.toUpperCase()}
          </a>
        ))}
      </div>
      {refused ? (
        <Note kind="problem" title={`Nothing of ${refused.name} was taken`}>
          <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto wrap-anywhere">
            {refused.problems.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Note>
      ) : null}
    </div>
  );
}

/** A file in takes the place of all rows, or of none; files out are of what was saved last. A key in the grid does not draw it again. */
export const ScheduleFiles = memo(Files);
