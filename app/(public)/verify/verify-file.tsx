'use client';

import { FileCheck } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { Note, Progress } from '@/app/components/feedback';
import { FileButton } from '@/app/components/file-button';
import type { Verdict } from '@/server/documents/vouched';
import type { Judged } from './judge';
import { judgeAside } from './judging';
import { ReplacedSince } from './replaced-since';

type State = { state: 'reading'; share?: number } | { state: 'failed' } | Judged;
type Shown = { name: string } & State;

const TONES: Record<Verdict, 'good' | 'warning' | 'problem'> = {
  genuine: 'good',
  'working-copy': 'warning',
  unvouched: 'warning',
  false: 'problem',
};

function VerdictNote({ shown, onCancel }: { shown: Shown; onCancel: () => void }) {
  if (shown.state === 'reading')
    return (
      <div className="space-y-3">
        <div role="status" className="sr-only">
          Reading {shown.name}…
        </div>
        <Progress label={`Reading ${shown.name}…`} value={shown.share} />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    );
  if (shown.state === 'without-keys')
    return (
      <Note kind="problem" title="The keys of this site could not be fetched.">
        Check your connection and choose the file again.
      </Note>
    );
  if (shown.state === 'failed')
    return (
      <Note kind="problem" title={`${shown.name} was not judged.`}>
        Reading it stopped. Choose the file again; if it stops again, use “assay verify” on the command line.
      </Note>
    );
  if (shown.state === 'unreadable')
    return (
      <Note kind="problem" title={shown.name}>
        {shown.says}
      </Note>
    );
  const { verdict, said, dossier, settlement } = shown;
  return (
    <Note kind={TONES[verdict]} title={said.head}>
      {said.failures.length > 0 ? (
        <ul className="mt-1 list-disc space-y-1 pl-4 font-medium">
          {said.failures.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <ul className="mt-2 space-y-1 wrap-anywhere">
        <li className="text-ink-soft">{shown.name}</li>
        {settlement ? <ReplacedSince {...settlement} /> : null}
        {said.others.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {dossier && verdict !== 'false' ? (
          <li className="text-ink-soft">
            Its figures were not computed again here. <code>assay verify</code> does that on any machine,
            without a network.
          </li>
        ) : null}
      </ul>
    </Note>
  );
}

/** The file is read in the browser and sent nowhere. */
export function VerifyFile() {
  const label = useId();
  const [over, setOver] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const under = useRef<AbortController>(undefined);
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(() => () => under.current?.abort(), []);

  const take = async (file: File | undefined) => {
    if (!file) return;
    under.current?.abort();
    const dropping = new AbortController();
    under.current = dropping;
    const { signal } = dropping;
    // A large file is read for longer than a small one chosen after it.
    const show = (state: State) => {
      if (!signal.aborted) setShown({ name: file.name, ...state });
    };
    show({ state: 'reading' });
    try {
      show(await judgeAside(file, { signal, onShare: (share) => show({ state: 'reading', share }) }));
    } catch {
      show({ state: 'failed' });
    }
  };
  const cancel = () => {
    under.current?.abort();
    setShown(undefined);
    choose.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <div className="max-w-[72ch] space-y-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          'flex flex-col items-center gap-3 rounded-md border border-dashed px-4 py-10 text-center',
          over ? 'border-accent bg-accent-soft' : 'border-rule-strong',
        )}
      >
        <FileCheck size={24} className="text-ink-faint" aria-hidden="true" />
        <p id={label}>Drop the file here, or choose it.</p>
        <FileButton
          ref={choose}
          name="File to verify"
          accept=".pdf,.zip,.jsonl,application/pdf,application/zip"
          kind="primary"
          onFile={take}
          aria-describedby={label}
        >
          Choose a file
        </FileButton>
      </div>
      {shown ? <VerdictNote shown={shown} onCancel={cancel} /> : null}
    </div>
  );
}
