'use client';

import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { classes } from '@/app/components/classes';
import { controlClasses } from '@/app/components/field';
import { isTable, readPastedTable } from '../../draft/paste';
import type { CellView, WagerView } from '../../draft/wager-view';
import { useModel } from '../model/model';

export const CELL = 'data-pay-cell';

function moveTo(from: HTMLElement, step: number): void {
  const cells = [...document.querySelectorAll<HTMLInputElement>(`[${CELL}]`)];
  const next = cells[cells.indexOf(from as HTMLInputElement) + step];
  next?.focus();
  next?.select();
}

export const problemId = (wager: string, event: string) => `problem-${wager}-${event}`;

/** One cell: what was typed stays as typed, and says at once what is wrong with it. */
export function PayCell({
  view,
  cell,
  index,
  onPasteProblem,
}: {
  view: WagerView;
  cell: CellView;
  index: number;
  onPasteProblem: (problem: string | undefined) => void;
}) {
  const { editing, locked } = useModel();
  const id = useId();
  const { wager } = view;
  if (cell.settles !== 'pays')
    return (
      <span className="block pt-1 text-ink-soft">{cell.settles === 'lose' ? 'lose' : 'stake returned'}</span>
    );

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      moveTo(event.currentTarget, step);
    }
    if (event.key === 'Escape') event.currentTarget.blur();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    const rows = view.cells
      .filter(({ settles }) => settles === 'pays')
      .map(({ event: row, label }) => ({ id: row, label }));
    const read = readPastedTable(text, rows);
    onPasteProblem(read.ok ? undefined : read.problem);
    if (read.ok) editing.apply({ kind: 'cells', wager: wager.id, pays: read.pays });
  };

  const changed = cell.printed !== undefined && cell.printed !== cell.text;
  return (
    <div>
      <input
        {...{ [CELL]: cell.event }}
        aria-label={`${cell.label} pays`}
        aria-invalid={cell.problem ? true : undefined}
        aria-describedby={
          cell.problem ? problemId(wager.id, cell.event) : changed ? `${id}-table` : undefined
        }
        data-first={index === 0 ? true : undefined}
        value={cell.text}
        readOnly={locked}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) =>
          editing.apply({
            kind: 'cell',
            wager: wager.id,
            event: cell.event,
            text: event.target.value.slice(0, 60),
          })
        }
        onBlur={editing.closeStep}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className={controlClasses(classes('h-7 text-sm', changed && 'font-medium'))}
      />
      {changed ? (
        <p id={`${id}-table`} className="mt-0.5 text-xs text-ink-soft">
          table: {cell.printed}
        </p>
      ) : null}
    </div>
  );
}
