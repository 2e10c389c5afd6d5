'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '@/app/components/classes';
import type { Completion, Completions } from '../../written/complete';

export type Suggestions = Completions & {
  /** Which one Enter takes; -1 for none. */
  active: number;
};

const AT_ONCE = 8;

/** What can be written at the caret, under the word it completes. As many as can be read at a glance; the arrows go on. */
export function Suggestions({
  id,
  shown: { options, active },
  anchor,
  onTake,
}: {
  id: string;
  shown: Suggestions;
  anchor: RefObject<HTMLSpanElement | null>;
  onTake: (option: Completion) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 32 });
  const from = Math.max(0, Math.min(active - AT_ONCE + 1, options.length - AT_ONCE));
  const left = options.length - from - AT_ONCE;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options may be for another word
  useLayoutEffect(() => {
    const word = anchor.current;
    const around = list.current?.parentElement;
    if (!word || !around || !list.current) return;
    const room = around.clientWidth - list.current.offsetWidth;
    setPlace({ left: Math.max(0, Math.min(word.offsetLeft - 10, room)), top: word.offsetTop + 24 });
  }, [anchor, options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it stands where it belongs
  useLayoutEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [place]);

  return (
    <div
      ref={list}
      style={place}
      className="absolute z-20 w-[34rem] max-w-full rounded-md border border-rule-strong bg-panel py-1 shadow-raised"
    >
      <div role="listbox" id={id} aria-label="Suggestions">
        {options.slice(from, from + AT_ONCE).map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field it belongs to has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one
          <div
            key={option.insert}
            role="option"
            id={`${id}-${from + index}`}
            aria-selected={from + index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(option)}
            className={classes(
              'flex min-h-7 cursor-pointer flex-wrap items-baseline gap-x-3 px-2.5 py-0.5 text-sm',
              from + index === active ? 'bg-accent-soft' : 'hover:bg-sunken',
            )}
          >
            <span className="figures shrink-0 font-medium">{option.shown}</span>
            <span className="min-w-0 text-xs text-ink-soft">{option.says}</span>
          </div>
        ))}
      </div>
      {left > 0 ? (
        <p className="px-2.5 pt-1 text-xs text-ink-soft">{left} more: keep typing, or scroll down</p>
      ) : null}
    </div>
  );
}
