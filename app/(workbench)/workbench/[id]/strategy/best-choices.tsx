'use client';

import { type KeyboardEvent, useMemo, useState } from 'react';
import { classes } from '@/app/components/classes';
import { Figure } from '@/app/components/figure';
import { Fact, Facts } from '@/app/components/panel';
import { fromText } from '@/simulations/exact/fraction';
import { type GridShown, laidOut, marksOf } from '@/simulations/family/round-shown';
import type { Strategy } from '@/simulations/family/solution-wire';
import { fixed } from '@/simulations/printing/numbers';

type Grid = NonNullable<Strategy['grid']>;

const TONES = [
  'bg-sunken text-ink-soft',
  'bg-accent-soft text-accent',
  'bg-meets-soft text-meets',
  'bg-consent-soft text-consent',
  'bg-conflict-soft text-conflict',
];

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The best choice for each holding at one decision; a cell opens what every choice would gain. */
export function BestChoices({ grid, shown, unit }: { grid: Grid; shown: GridShown; unit: string }) {
  const lines = useMemo(() => laidOut(shown, grid.cells), [shown, grid.cells]);
  const marks = useMemo(() => marksOf(grid.choices), [grid.choices]);
  const [at, setAt] = useState<[number, number]>([0, 0]);
  const tone = (choice: string) =>
    TONES[grid.choices.findIndex((known) => known.choice === choice) % TONES.length];
  const open = lines[at[0]]?.[at[1]];

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const bounded = (place: number, of: readonly unknown[]) => Math.min(of.length - 1, Math.max(0, place));
    const next: [number, number] = [
      bounded(at[0] + step[0], shown.rows),
      bounded(at[1] + step[1], shown.columns),
    ];
    setAt(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next.join()}"]`)?.focus();
  };

  return (
    <section aria-labelledby="best-choices">
      <h3 id="best-choices" className="text-lg font-semibold">
        {capital(shown.cells)}: {grid.street.charAt(0).toLowerCase() + grid.street.slice(1)}
      </h3>
      <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">
        {shown.explains} Choose one, or move with the arrow keys, to see what each choice gains.
      </p>
      <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {grid.choices.map(({ choice, label }) => (
          <li key={choice} className="flex items-center gap-1.5">
            <span
              className={classes(
                'figures inline-flex size-6 items-center justify-center rounded-sm text-xs font-medium',
                tone(choice),
              )}
            >
              {marks.get(choice)}
            </span>
            {label}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="w-full max-w-[31rem] overflow-x-auto">
          <table
            className="w-full min-w-80 table-fixed border-separate border-spacing-px"
            onKeyDown={onKeyDown}
          >
            <caption className="sr-only">The best choice for each {shown.cell}</caption>
            <thead>
              <tr>
                <td className="w-4" />
                {shown.columns.map(({ mark }) => (
                  <th key={mark} scope="col" className="text-xs font-medium text-ink-soft">
                    {mark}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((cells, row) => (
                <tr key={shown.rows[row]?.mark}>
                  <th scope="row" className="text-xs font-medium text-ink-soft">
                    {shown.rows[row]?.mark}
                  </th>
                  {cells.map((cell, column) => {
                    const here = at[0] === row && at[1] === column;
                    return (
                      <td key={cell.hand} className="p-0">
                        <button
                          type="button"
                          data-place={`${row},${column}`}
                          tabIndex={here ? 0 : -1}
                          aria-pressed={here}
                          aria-label={`${cell.hand}: ${labelOf(grid, cell.best)}`}
                          onClick={() => setAt([row, column])}
                          className={classes(
                            'flex h-9 w-full flex-col items-center justify-center rounded-sm leading-none',
                            tone(cell.best),
                            here && 'outline-2 outline-accent',
                          )}
                        >
                          <span className="text-[10px]">{cell.hand}</span>
                          <span className="figures text-xs font-semibold">{marks.get(cell.best)}</span>
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {open ? (
          <div className="min-w-56 text-sm" aria-live="polite">
            <h4 className="text-base font-medium">
              {open.hand}: {labelOf(grid, open.best)}
            </h4>
            <p className="mb-2 text-ink-soft">Expected gain over all stakes, in units of {unit}.</p>
            <Gains grid={grid} cell={open} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const labelOf = (grid: Grid, choice: string) =>
  grid.choices.find((known) => known.choice === choice)?.label ?? choice;

/** The best first. */
function Gains({ grid, cell }: { grid: Grid; cell: Grid['cells'][number] }) {
  const gains = grid.choices
    .map(({ choice, label }, index) => ({ choice, label, gains: cell.gains[index] }))
    .flatMap(({ gains, ...rest }) => (gains === undefined ? [] : [{ ...rest, gains }]))
    .sort((a, b) => fromText(b.gains).compare(fromText(a.gains)));
  return (
    <Facts>
      {gains.map(({ choice, label, gains }) => (
        <Fact key={choice} name={label}>
          <Figure shown={fixed(gains, 5)} exact={gains} />
        </Fact>
      ))}
    </Facts>
  );
}
