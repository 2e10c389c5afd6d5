'use client';

import { Check, CircleAlert, X } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { Button, IconButton } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { sizeOf } from '@/app/components/file-list';
import { ENDINGS } from '@/server/vocabulary/attachment';
import type { Chosen, FileChoice } from './use-file-choice';

function Item({ file, onRemove }: { file: Chosen; onRemove: () => void }) {
  const { name, size, share = 0, arrived, problem } = file;
  const percent = Math.floor(share * 100);
  return (
    <li className="flex items-start gap-2 border-t border-rule py-1 first:border-t-0">
      <div className="min-w-0 grow text-sm">
        <p className="flex items-start gap-1.5">
          {arrived ? (
            <Check size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-meets" />
          ) : problem ? (
            <CircleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-breach" />
          ) : null}
          <span className="wrap-anywhere">{name}</span>
          <span className="figures mt-px ml-auto shrink-0 pl-2 text-xs text-ink-soft">{sizeOf(size)}</span>
        </p>
        {problem ? <p className="text-xs text-breach">{problem}</p> : null}
        {arrived || problem ? null : (
          <div
            role="progressbar"
            aria-label={`Sending ${name}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className="mt-1 h-1 overflow-hidden rounded-sm bg-rule"
          >
            <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
          </div>
        )}
      </div>
      {arrived || problem ? (
        <IconButton label={`Remove ${name}`} className="size-6" onClick={onRemove}>
          <X size={14} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button small aria-label={`Cancel sending ${name}`} onClick={onRemove}>
          Cancel
        </Button>
      )}
    </li>
  );
}

/** Files for what is about to be sent: chosen or dropped, on their way at once, each with its own refusal. */
export function FileChooser({
  choice,
  label = 'Files',
  about,
  hint = 'PDF, pictures, Word, Excel, CSV, JSON or text, up to 20 MB each.',
}: {
  choice: FileChoice;
  label?: string;
  /** Where several stand on one page: which of them. */
  about?: string;
  hint?: string;
}) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { chosen, most, add, remove } = choice;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const arrived = chosen.filter((each) => each.arrived).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button beside it is the first
    <div
      className={classes('rounded-md', over && 'ring-2 ring-accent')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        multiple={most > 1}
        disabled={chosen.length >= most}
        accept={ENDINGS.map((ending) => `.${ending}`).join(',')}
        aria-label={about ? `${label}, ${about}` : undefined}
        aria-describedby={`${id}-hint`}
        className="block w-full text-sm text-ink-soft file:mr-3 file:min-h-8 file:rounded-md file:border file:border-solid file:border-rule-strong file:bg-panel file:px-3 file:text-sm file:font-medium file:text-ink hover:file:bg-sunken"
        onChange={({ target }) => {
          add(target.files ?? []);
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-ink-soft">
        {hint}
      </p>
      {chosen.length > 0 ? (
        <ul aria-label={`${label} chosen`} className="mt-2 rounded-md border border-rule px-2">
          {chosen.map((file) => (
            <Item key={file.key} file={file} onRemove={() => remove(file.key)} />
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {chosen.length > 0 ? `${arrived} of ${chosen.length} files have arrived.` : ''}
      </p>
    </div>
  );
}
