'use client';

import { type Dispatch, memo } from 'react';
import { classes } from '@/app/components/classes';
import { CELL_AT_MOST } from '@/server/vocabulary/fee-schedule';
import type { Cells } from './cells';
import type { RowFaults } from './row-faults';
import type { GridAction } from './state';

type Props = {
  row: number;
  /** Its number as a spreadsheet has it. */
  name: number;
  /** Undefined of the row after the last one. */
  cells: Cells | undefined;
  columns: readonly string[];
  widths: string;
  height: number;
  top: number;
  id: string;
  /** The selected columns, where the row is in what is selected. */
  left: number | undefined;
  right: number | undefined;
  current: number | undefined;
  editing: string | undefined;
  faults: RowFaults;
  onAction: Dispatch<GridAction>;
};

function Row(props: Props) {
  const { row, name, cells, columns, widths, height, top, id } = props;
  const { left, right, current, editing, faults, onAction } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the keyboard
    // biome-ignore lint/a11y/useSemanticElements: cells that are placed by themselves are no table
    <div
      role="row"
      aria-rowindex={name}
      data-row={row}
      className="absolute inset-x-0 grid border-b border-rule contain-strict"
      style={{ top, height, gridTemplateColumns: widths }}
    >
      {columns.map((column, at) => {
        const fault = faults.get(at);
        const here = current === at;
        const open = here && editing !== undefined;
        const chosen = left !== undefined && right !== undefined && at >= left && at <= right;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the grid has the keyboard, and names its cell
          // biome-ignore lint/a11y/useSemanticElements: cells that are placed by themselves are no table
          <div
            key={column}
            id={here ? `${id}-${row}-${at}` : undefined}
            role="gridcell"
            aria-colindex={at + 1}
            aria-selected={chosen}
            aria-invalid={fault ? true : undefined}
            title={open ? undefined : fault}
            data-column={at}
            className={classes(
              'min-w-0 overflow-clip px-2 text-ellipsis',
              at < columns.length - 1 && 'border-r border-rule',
              at === 0 && 'col-start-2',
              open && 'relative',
              fault ? 'bg-breach-soft text-breach' : null,
              chosen && !fault ? 'bg-accent-soft' : null,
              here && 'outline-2 -outline-offset-2 outline-accent',
            )}
          >
            {open ? (
              <input
                // biome-ignore lint/a11y/noAutofocus: whoever begins to edit a cell goes on typing in it
                autoFocus
                aria-label={`${column}, row ${name}`}
                aria-invalid={fault ? true : undefined}
                value={editing}
                maxLength={CELL_AT_MOST}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => onAction({ do: 'type', text: event.target.value })}
                className={classes(
                  'absolute inset-0 h-full w-full bg-panel px-2 text-base outline-2 -outline-offset-2',
                  fault ? 'text-breach outline-breach' : 'text-ink outline-accent',
                )}
              />
            ) : (
              (cells?.[at] ?? '')
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Typing in one row draws no other. */
export const GridRow = memo(Row);
