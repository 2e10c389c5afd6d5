'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Field, FieldProblem } from '@/app/components/field';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { Mark } from '@/server/vocabulary/mark';
import { MarkDrawing } from './mark-drawing';

const BYTES_AT_MOST = 300_000;

async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The operator's mark: shown as papers carry it, replaced and removed at once. */
export function MarkField({ mark, locked }: { mark?: Mark | undefined; locked: boolean }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const [tooLarge, setTooLarge] = useState(false);
  const settled = (title: string) => ({
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: trpc.letterhead.pathKey() });
      toast({ title });
    },
  });
  const set = useMutation(trpc.letterhead.setMark.mutationOptions(settled('Mark saved')));
  const remove = useMutation(trpc.letterhead.removeMark.mutationOptions(settled('Mark removed')));
  const problem = tooLarge
    ? 'This file has more than 300 kB. Simplify it, or use fewer pixels.'
    : set.isError
      ? sentenceOf(set.error)
      : undefined;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    set.reset();
    setTooLarge(file.size > BYTES_AT_MOST);
    if (file.size <= BYTES_AT_MOST) set.mutate({ file: await inBase64(file) });
    target.value = '';
  };
  return (
    <div id="letterhead-mark" className="max-w-xl">
      {mark ? (
        <div className="mb-3 flex flex-wrap items-end gap-3">
          <MarkDrawing mark={mark} label="The mark on your papers" />
          {locked ? null : (
            <Button busy={remove.isPending} onClick={() => remove.mutate()}>
              Remove the mark
            </Button>
          )}
        </div>
      ) : null}
      {remove.isError ? <FieldProblem>{sentenceOf(remove.error)}</FieldProblem> : null}
      <Field
        label={mark ? 'Another mark' : 'Mark'}
        hint="Printed beside the name of the game. An SVG of plain filled shapes, at most 100 kB, or a PNG of at most 300 kB and a million pixels."
        problem={problem}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".svg,.png,image/svg+xml,image/png"
            disabled={locked || set.isPending}
            className="block w-full text-sm text-ink-soft file:mr-3 file:h-8 file:rounded-md file:border file:border-rule-strong file:bg-panel file:px-3 file:text-sm file:text-ink"
            onChange={choose}
          />
        )}
      </Field>
    </div>
  );
}
