import { useState } from 'react';
import { Note } from '@/app/components/feedback';
import { FileButton } from '@/app/components/file-button';

const AWAY = 'The server could not be reached. Check the connection and choose the file again.';
const SHOWN = 20;

type Answer = { text: string } | { problems: string[] };

async function textOf(address: string, file: File): Promise<Answer> {
  const init = { method: 'POST', body: file, headers: { 'Content-Type': 'application/json' } };
  const answer = await fetch(address, init).catch(() => undefined);
  const said = await answer?.json().catch(() => undefined);
  if (typeof said?.text === 'string') return { text: said.text };
  const sentences = said?.problems?.map(({ message }: { message: string }) => message);
  return { problems: sentences ?? [said?.error?.message ?? AWAY] };
}

/** A draft edition or a whole rulebook as a file; of a rulebook, what it changes becomes the text. */
export function LoadFile({ id, onText }: { id: string; onText: (text: string) => void }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ name: string; problems: string[] }>();
  const address = `/api/draft-editions/${id}`;
  const take = async (file: File) => {
    setBusy(true);
    setRefused(undefined);
    const answer = await textOf(address, file);
    setBusy(false);
    if ('text' in answer) onText(answer.text);
    else setRefused({ name: file.name, problems: answer.problems });
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton name="File of a draft edition" accept="application/json,.json" busy={busy} onFile={take}>
          Load a file
        </FileButton>
        <span className="text-sm text-ink-soft">
          A draft edition, or a whole rulebook. What it changes becomes the text. To change a whole one, take{' '}
          <a className="text-accent underline underline-offset-2" href={`${address}/rulebook.json`} download>
            the latest edition as rulebook.json
          </a>
          .
        </span>
      </div>
      {refused ? (
        <Note kind="problem" title={`Nothing of ${refused.name} was taken`}>
          <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto wrap-anywhere">
            {refused.problems.slice(0, SHOWN).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {refused.problems.length > SHOWN ? <li>and {refused.problems.length - SHOWN} more</li> : null}
          </ul>
        </Note>
      ) : null}
    </div>
  );
}
