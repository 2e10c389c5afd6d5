'use client';

import { memo } from 'react';
import { FEE_TONES } from '@/app/(workbench)/rulebooks/[rulebook]/fees/verdicts';
import { Badge } from '@/app/components/badge';
import { Note, Skeleton } from '@/app/components/feedback';
import { FEE_VERDICT_WORDS } from '@/rulebooks/fees/words';
import { FIRST_ROW } from '@/rulebooks/fees/written/read';
import { counted } from '@/rulebooks/spelling/wording';
import type { Check } from './checking/use-check';

const ROWS_NAMED = 12;

type Props = {
  check: Check | undefined;
  columns: readonly string[];
  /** Whether the check is of what the grid has now. */
  current: boolean;
  onRow: (row: number, column: number) => void;
};

function RowLinks({ rows, onRow }: { rows: readonly number[]; onRow: Props['onRow'] }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      {rows.length === 1 ? 'Row' : 'Rows'}
      {rows.slice(0, ROWS_NAMED).map((row) => (
        <button
          key={row}
          type="button"
          className="figures min-h-6 min-w-6 rounded-sm px-1 text-accent underline underline-offset-2"
          onClick={() => onRow(row - FIRST_ROW, 0)}
        >
          {row}
        </button>
      ))}
      {rows.length > ROWS_NAMED ? <span>and {rows.length - ROWS_NAMED} more</span> : null}
    </span>
  );
}

function FindingsOf({ check, columns, current, onRow }: Props) {
  const found = check?.found;
  return (
    <section aria-label="Findings" aria-busy={!current} className="min-w-0">
      <h2 className="mb-2 text-lg font-semibold tracking-tight">Findings</h2>
      {found === undefined ? (
        <Skeleton lines={4} />
      ) : found === 'stopped' ? (
        <Note kind="problem">The check stopped. Change a cell, or reload the page.</Note>
      ) : (
        <>
          <p role="status" className="mb-2 text-sm text-ink-soft">
            {found.is === 'faulty'
              ? `${counted(found.total, 'fault')}. The checks run once every row can be read.`
              : `${counted(found.options, 'option')}, ${found.total === 0 ? 'no findings' : counted(found.total, 'finding')}.`}
          </p>
          <ul className="text-sm lg:max-h-[60dvh] lg:overflow-y-auto">
            {found.is === 'faulty'
              ? found.faults.map(({ row, column, fault }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two faults of a row may be alike
                  <li key={index} className="border-b border-rule py-2">
                    <button
                      type="button"
                      className="text-left text-accent underline underline-offset-2"
                      onClick={() => onRow(row - FIRST_ROW, column ?? 0)}
                    >
                      Row <span className="figures">{row}</span>
                      {column === undefined ? '' : `, ${columns[column]}`}
                    </button>
                    <p className="wrap-anywhere">{capital(fault)}</p>
                  </li>
                ))
              : found.findings.map(({ verdict, rows, sentence }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be alike
                  <li key={index} className="border-b border-rule py-2">
                    <div className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
                      <Badge tone={FEE_TONES[verdict]}>{FEE_VERDICT_WORDS[verdict].word}</Badge>
                      {rows.length > 0 ? <RowLinks rows={rows} onRow={onRow} /> : null}
                    </div>
                    <p className="mt-1 wrap-anywhere">{sentence}</p>
                  </li>
                ))}
          </ul>
          {shownOf(found) < found.total ? (
            <p className="mt-2 text-xs text-ink-soft">
              The first {shownOf(found)} of {found.total} are shown.
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}

/** What is wrong, row by row; once every row can be read, what the checks find. Typing draws it no further time. */
export const Findings = memo(FindingsOf);

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const shownOf = (found: Exclude<Check['found'], 'stopped'>): number =>
  found.is === 'faulty' ? found.faults.length : found.findings.length;
