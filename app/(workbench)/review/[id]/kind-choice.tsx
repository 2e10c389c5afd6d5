'use client';

import { Ban } from 'lucide-react';
import { useId } from 'react';
import { classes } from '@/app/components/classes';
import type { KINDS } from './decision-form';

/** One of the four decisions as a radio with its meaning beside it. */
export function KindChoice({
  option,
  chosen,
  closed,
  choose,
}: {
  option: (typeof KINDS)[number];
  chosen: boolean;
  /** Why it cannot be chosen. */
  closed?: string | undefined;
  choose: () => void;
}) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classes(
        'flex gap-3 rounded-md border px-3 py-2',
        chosen ? 'border-accent bg-accent-soft' : closed ? 'border-rule border-dashed' : 'border-rule-strong',
        closed ? 'cursor-not-allowed bg-sunken' : 'cursor-pointer',
      )}
    >
      {closed ? <Ban size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-faint" /> : null}
      <input
        id={id}
        type="radio"
        name="decision"
        value={option.kind}
        checked={chosen}
        disabled={closed !== undefined}
        onChange={choose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-explains`}
        className={classes('mt-0.5 size-4 shrink-0 accent-accent', closed && 'sr-only')}
      />
      <span className="min-w-0 text-sm">
        <span
          id={`${id}-title`}
          className={classes('block font-medium', closed && 'text-ink-soft line-through decoration-1')}
        >
          {option.title}
        </span>
        <span id={`${id}-explains`} className="text-ink-soft">
          {closed ?? option.explains}
        </span>
      </span>
    </label>
  );
}
