'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from './classes';
import { useWindow } from './use-window';
import { type Seen, steppedTo, topFor } from './windowed-rows';

/**
 * A long list of which only the rows in view are in the page. All rows are equally high, so where one is follows from its number. The list has
 * the keyboard as a whole: arrows, Page Up and Page Down, Home and End choose a row.
 */
export function WindowedList({
  label,
  total,
  rowHeight,
  chosen,
  onChoose,
  onOpen,
  onSeen,
  row,
  className,
}: {
  label: string;
  total: number;
  rowHeight: number;
  /** The number of a row, from 0. */
  chosen: number | undefined;
  onChoose: (index: number) => void;
  /** Enter on the chosen row, or a click. */
  onOpen: (index: number) => void;
  onSeen: (seen: Seen) => void;
  row: (index: number) => ReactNode;
  className?: string;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { height, top, seen, onScroll, scrollTo } = useWindow(box, { total, rowHeight, height: 600 });
  const { first, end } = seen;
  useEffect(() => onSeen({ first, end }), [first, end, onSeen]);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onOpen(chosen);
      return;
    }
    const index = steppedTo(event.key, { chosen, total, page: Math.floor(height / rowHeight) });
    if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    scrollTo(topFor(index, { top, height, rowHeight }));
    onChoose(index);
  };
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
  const active = chosen !== undefined && chosen >= first && chosen < end ? `${id}-${chosen}` : undefined;
  return (
    <div
      ref={box}
      role="listbox"
      aria-label={label}
      aria-activedescendant={active}
      tabIndex={0}
      onKeyDown={press}
      onScroll={onScroll}
      className={classes('overflow-y-auto', className)}
    >
      <div role="presentation" className="relative" style={{ height: total * rowHeight }}>
        {shown.map((index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and names its row
          <div
            key={index}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            aria-setsize={total}
            aria-posinset={index + 1}
            onClick={() => onOpen(index)}
            className={classes(
              'absolute inset-x-0 cursor-pointer border-b border-rule',
              index === chosen ? 'bg-accent-soft' : 'hover:bg-sunken',
            )}
            style={{ top: index * rowHeight, height: rowHeight }}
          >
            {row(index)}
          </div>
        ))}
      </div>
    </div>
  );
}
