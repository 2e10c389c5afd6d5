'use client';

import {
  type ClipboardEvent,
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useWindow } from '@/app/components/use-window';
import { topFor } from '@/app/components/windowed-rows';
import { FIRST_ROW } from '@/rulebooks/fees/written/read';
import { blockOf, type Place, rangeOf } from './cells';
import { copiedText, pastedBlock } from './clipboard';
import { GridRow } from './grid-row';
import { actionOf } from './keys';
import { RowNumber } from './row-number';
import type { GridAction, GridState } from './state';
import { useColumnInSight } from './use-column-in-sight';

const ROW_HEIGHT = 32;
/** As `h-11` has it. */
const HEAD_HEIGHT = 44;
/** A row has many cells, and each costs. */
const ROWS_BEYOND = 3;

/**
 * Rows and columns of text as a spreadsheet has them; only the rows in view are in the page. The grid has the keyboard as a whole, and the cell
 * that is edited has a field of its own.
 */
export function FeeGrid({
  columns,
  widths,
  state,
  faultsOf,
  onAction,
  onRefused,
  describedBy,
}: {
  columns: readonly string[];
  /** As grid-template-columns has them. */
  widths: string;
  state: GridState;
  /** By column; without one, of the row as a whole. */
  faultsOf: (row: number) => ReadonlyMap<number | undefined, string>;
  onAction: Dispatch<GridAction>;
  /** What was copied and could not be pasted. */
  onRefused: (sentence: string) => void;
  describedBy: string;
}) {
  const id = useId();
  const total = state.rows.length + 1;
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { height, top, seen, onScroll, scrollTo } = useWindow(box, {
    total,
    rowHeight: ROW_HEIGHT,
    height: 480,
    beyond: ROWS_BEYOND,
  });
  const { first, end } = seen;
  const { at, editing } = state;
  const onSideways = useColumnInSight(box, head, at);
  const [inSight, setInSight] = useState(at);
  if (inSight !== at) {
    // While drawing, so that the rows of a page down are drawn once, in the frame of the key.
    setInSight(at);
    scrollTo(topFor(at.row, { top, height: height - HEAD_HEIGHT, rowHeight: ROW_HEIGHT }));
  }

  const press = (event: KeyboardEvent) => {
    const action = actionOf(
      { ...pressedOf(event), isComposing: event.nativeEvent.isComposing },
      state,
      Math.max(1, Math.floor(height / ROW_HEIGHT) - 2),
    );
    if (!action) return;
    event.preventDefault();
    // The field of an edited cell goes with the edit; the keyboard stays in the grid.
    if (action.do === 'commit' || action.do === 'cancel') box.current?.focus({ preventScroll: true });
    onAction(action);
  };
  const copy = (event: ClipboardEvent) => {
    if (editing !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedText(blockOf(state.rows, state.at, state.from)));
    if (event.type === 'cut') onAction({ do: 'clear' });
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // One value into a cell that is edited is the field's own.
    if (text === '' || (editing !== undefined && !/[\t\n\r]/.test(text.trim()))) return;
    event.preventDefault();
    const read = pastedBlock(text, columns, state);
    if ('problem' in read) onRefused(read.problem);
    else onAction({ do: 'paste', ...read });
  };
  const point = (event: PointerEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[role="gridcell"]');
    if (event.button !== 0 || !cell) return;
    const row = cell.closest<HTMLElement>('[data-row]')?.dataset.row;
    const to: Place = { row: Number(row), column: Number(cell.dataset.column) };
    const again = at.row === to.row && at.column === to.column;
    if (again && editing !== undefined) return;
    event.preventDefault();
    box.current?.focus({ preventScroll: true });
    onAction(again && !event.shiftKey ? { do: 'edit' } : { do: 'go', to, extend: event.shiftKey });
  };
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
  const range = rangeOf(state.at, state.from);
  const cellId = (place: Place) => `${id}-${place.row}-${place.column}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells that are placed by themselves are no table
    <div
      ref={box}
      role="grid"
      aria-label="Schedule of fees"
      aria-describedby={describedBy}
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={editing === undefined ? cellId(at) : undefined}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={point}
      onCopy={copy}
      onCut={copy}
      onPaste={paste}
      onScroll={(event) => {
        onScroll(event);
        onSideways(event);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onAction({ do: 'leave' });
      }}
      className="relative max-h-[min(40rem,72dvh)] min-h-40 overflow-auto rounded-md border border-rule-strong bg-panel text-sm"
    >
      <div className="min-w-max" style={{ height: total * ROW_HEIGHT + HEAD_HEIGHT }}>
        {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: cells that are placed by themselves are no table */}
        <div
          ref={head}
          role="row"
          aria-rowindex={1}
          className="sticky top-0 z-20 grid h-11 border-b border-rule-strong bg-sunken text-xs font-medium text-ink-soft"
          style={{ gridTemplateColumns: widths }}
        >
          <span
            role="presentation"
            className="sticky left-0 z-10 flex items-end justify-end border-r border-rule bg-sunken px-1.5 pb-1 text-ink-faint"
          >
            1
          </span>
          {columns.map((name, column) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the grid has the keyboard
            // biome-ignore lint/a11y/useSemanticElements: cells that are placed by themselves are no table
            <span
              key={name}
              role="columnheader"
              aria-colindex={column + 1}
              title={name}
              className="line-clamp-2 self-end px-2 pb-1 leading-tight"
            >
              {name}
            </span>
          ))}
        </div>
        <div
          role="presentation"
          className="figures relative leading-[31px] whitespace-nowrap"
          style={{ height: total * ROW_HEIGHT }}
        >
          {/* One box that stands still for all numbers: one in each row is as many layers to paint. */}
          <div
            aria-hidden
            className="sticky left-0 z-10 h-full w-12 border-r border-rule bg-sunken text-xs text-ink-faint"
          >
            {shown.map((row) => (
              <RowNumber
                key={row}
                name={row < state.rows.length ? String(row + FIRST_ROW) : '+'}
                height={ROW_HEIGHT}
                top={row * ROW_HEIGHT}
                faults={faultsOf(row)}
              />
            ))}
          </div>
          {shown.map((row) => (
            <GridRow
              key={row}
              row={row}
              name={row + FIRST_ROW}
              cells={state.rows[row]}
              columns={columns}
              widths={widths}
              height={ROW_HEIGHT}
              top={row * ROW_HEIGHT}
              id={id}
              left={row >= range.top && row <= range.bottom ? range.left : undefined}
              right={row >= range.top && row <= range.bottom ? range.right : undefined}
              current={row === at.row ? at.column : undefined}
              editing={row === at.row ? editing : undefined}
              faults={faultsOf(row)}
              onAction={onAction}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const pressedOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
});
