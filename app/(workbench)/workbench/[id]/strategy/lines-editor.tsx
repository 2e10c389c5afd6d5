'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { useSuccessor } from '@/app/components/use-successor';
import type { GameOption } from '@/rulebooks/format/record';
import { valueInWords } from '@/rulebooks/offer/option-value';
import type { FiledShown } from '@/simulations/family/filed-lines';
import { linesInForce } from '../../filing/filing';
import { useModel } from '../model/model';
import { LinesForm } from './lines-form';

type LinesOf = {
  family: string;
  parameters: Record<string, unknown>;
  shown: FiledShown;
  option: GameOption;
};

/** The lines in force, as printed or as filed; opened, every cell can be changed, and all of it is checked before it is used. */
export function LinesEditor(of: LinesOf) {
  const { editing, locked } = useModel();
  const [open, setOpen] = useState(false);
  const { shown, option } = of;
  const place = useSuccessor<HTMLElement>(open);
  const value = editing.content.options[option.id] ?? option.default;
  const use = (text: string) => {
    editing.apply({ kind: 'option', option: option.id, value: text });
    setOpen(false);
  };
  return (
    <section ref={place} aria-labelledby="own-lines" className="mt-10">
      <h3 id="own-lines" className="text-lg font-semibold">
        The {shown.called} in use: {valueInWords(option, value)}
      </h3>
      <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">
        File your own in the same form: the first line that is for a hand sets it. It is tried on{' '}
        {shown.tries} before it is used.
      </p>
      {open ? (
        <Loaded of={of} onUse={use} onCancel={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button disabled={locked} onClick={() => setOpen(true)}>
            Edit the {shown.called}
          </Button>
          {value === option.default ? null : (
            <Button disabled={locked} onClick={() => use(option.default)}>
              Use the printed one again
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Loaded({
  of,
  onUse,
  onCancel,
}: {
  of: LinesOf;
  onUse: (text: string) => void;
  onCancel: () => void;
}) {
  const { option: _, ...shown } = of;
  const { family, parameters } = of;
  const start = useQuery({
    queryKey: ['lines-in-force', family, parameters],
    queryFn: () => linesInForce(family, parameters),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (start.isError) return <Note kind="problem">The lines could not be loaded. Reload the page.</Note>;
  if (!start.data) return <p className="text-sm text-ink-soft">Fetching the lines…</p>;
  return <LinesForm {...shown} start={start.data} onUse={onUse} onCancel={onCancel} />;
}
