'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Button, ButtonLink, TextLink } from '@/app/components/button';
import { ConfirmDialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Page } from '@/app/components/page-frame';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { columnsOf, FIXED } from '@/rulebooks/fees/written/columns';
import { FIRST_ROW, faultSentence } from '@/rulebooks/fees/written/read';
import { counted } from '@/rulebooks/spelling/wording';
import type { ScheduleWhole } from '@/server/fee-schedules/shapes';
import { listed } from '@/simulations/printing/lists';
import { useCheck } from './checking/use-check';
import { ScheduleFiles } from './files';
import { Findings } from './findings';
import { filled, withCell } from './grid/cells';
import { FeeGrid } from './grid/fee-grid';
import { GridHelp } from './grid/grid-help';
import { faultsIn } from './grid/row-faults';
import type { GridAction } from './grid/state';
import { PostedSheet } from './posted-sheet';
import { SubmissionPanel } from './submission-panel';
import { useSchedule } from './use-schedule';

export function SchedulePage({ initial }: { initial: ScheduleWhole }) {
  const trpc = useTRPC();
  const router = useRouter();
  const cache = useQueryClient();
  const helpId = useId();
  const { frame } = initial;
  const columns = useMemo(() => columnsOf(frame.table), [frame]);
  const widths = useMemo(() => widthsOf(columns), [columns]);
  const schedule = useSchedule(initial, columns.length);
  const { saved, grid, act, unsaved, request, theirs, save } = schedule;
  const check = useCheck(frame, grid.rows);
  const faultsOfCells = useMemo(() => faultsIn(frame.table), [frame]);
  const faultsOf = (row: number) =>
    faultsOfCells(
      row === grid.at.row && grid.editing !== undefined
        ? withCell(grid.rows, grid.at, grid.editing)[row]
        : grid.rows[row],
    );
  const [refused, setRefused] = useState<string>();
  const onAction = useCallback(
    (action: GridAction) => {
      setRefused(undefined);
      act(action);
    },
    [act],
  );
  const onRow = useCallback((row: number, column: number) => act({ do: 'go', to: { row, column } }), [act]);
  const onRows = useCallback(
    (rows: string[][]) => act({ do: 'replace', rows: filled(rows, columns.length) }),
    [act, columns.length],
  );
  const [removing, setRemoving] = useState(false);
  const remove = useMutation(
    trpc.feeSchedules.remove.mutationOptions({
      onSuccess: async () => {
        router.push('/fees');
        await cache.invalidateQueries({ queryKey: trpc.feeSchedules.pathKey() });
      },
    }),
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || event.altKey) return;
      event.preventDefault();
      if (unsaved && !request.isPending) save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  const here = faultsOf(grid.at.row);
  const fault = here.get(grid.at.column) ?? here.get(undefined);
  const failed = request.error && !theirs ? request.error : undefined;
  return (
    <Page
      wide
      title={saved.name}
      lead={`In place of the printed schedule on line ${saved.line} of the source: ${listed(saved.games)}.`}
      above={<TextLink href="/fees">Schedules of fees</TextLink>}
      actions={
        <>
          <ButtonLink href={`/fees/${saved.id}/compare`}>Compare</ButtonLink>
          <Button kind="danger" onClick={() => setRemoving(true)}>
            Remove
          </Button>
          <Button kind="primary" busy={request.isPending} disabled={!unsaved} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3">
        <Field
          label="Name"
          required
          className="w-full max-w-md"
          problem={failed ? problemAt(failed, 'name') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={120}
              value={schedule.name}
              onChange={({ target }) => schedule.setName(target.value)}
            />
          )}
        </Field>
        <Field label="In force from" problem={failed ? problemAt(failed, 'inForceFrom') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              className="w-44"
              value={schedule.inForceFrom}
              onChange={({ target }) => schedule.setInForceFrom(target.value)}
            />
          )}
        </Field>
        <p role="status" className="self-end pb-1.5 text-sm text-ink-soft">
          {unsaved ? 'Not saved yet. ' : 'Saved. '}
          Version {saved.revision}, <Moment at={saved.updatedAt} />, {saved.updatedBy}
        </p>
      </div>
      {schedule.broughtBack && unsaved ? (
        <Note kind="info" className="mb-4">
          What you typed here before and did not save is shown.
        </Note>
      ) : null}
      {theirs ? (
        <Note
          kind="warning"
          className="mb-4"
          title={sentenceOf(request.error)}
          actions={
            <>
              <Button small onClick={schedule.saveMine}>
                Save mine as version {theirs.revision + 1}
              </Button>
              <Button small onClick={schedule.takeTheirs}>
                Take version {theirs.revision} by {theirs.updatedBy}
              </Button>
            </>
          }
        >
          {differing(filled(theirs.rows, columns.length), grid.rows)}
        </Note>
      ) : null}
      {failed && !problemAt(failed, 'name') && !problemAt(failed, 'inForceFrom') ? (
        <Note kind="problem" className="mb-4">
          {sentenceOf(failed)}
        </Note>
      ) : null}
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <div className="mb-2 flex flex-wrap items-center gap-2">
            <Button small onClick={() => act({ do: 'insert-row' })}>
              Insert a row
            </Button>
            <Button small disabled={grid.rows.length === 0} onClick={() => act({ do: 'remove-rows' })}>
              Remove selected rows
            </Button>
            <Button small disabled={grid.undo.length === 0} onClick={() => act({ do: 'undo' })}>
              Undo
            </Button>
            <Button small disabled={grid.redo.length === 0} onClick={() => act({ do: 'redo' })}>
              Redo
            </Button>
          </div>
          <p aria-live="polite" className="min-h-6 text-sm text-breach wrap-anywhere">
            {refused ??
              (fault === undefined
                ? ''
                : faultSentence(columns, {
                    row: grid.at.row + FIRST_ROW,
                    fault,
                    ...(here.has(grid.at.column) && { column: grid.at.column }),
                  }))}
          </p>
          <FeeGrid
            columns={columns}
            widths={widths}
            state={grid}
            faultsOf={faultsOf}
            onAction={onAction}
            onRefused={setRefused}
            describedBy={helpId}
          />
          <GridHelp id={helpId} />
          <ScheduleFiles id={saved.id} revision={saved.revision} onRows={onRows} />
          <SubmissionPanel
            saved={saved}
            unsaved={unsaved}
            faulty={check !== undefined && check.found !== 'stopped' && check.found.is === 'faulty'}
          />
          <PostedSheet saved={saved} unsaved={unsaved} />
        </div>
        <Findings check={check} columns={columns} current={check?.of === grid.rows} onRow={onRow} />
      </div>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove “${saved.name}”?`}
        confirm="Remove"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: saved.id })}
      >
        All its versions are gone for good. That it was removed stays in the audit.
      </ConfirmDialog>
    </Page>
  );
}

/** A number, five narrow columns, and fees as wide as there is room. */
function widthsOf(columns: readonly string[]): string {
  const fees = columns.length - FIXED.length;
  return `3rem 4.5rem repeat(${FIXED.length - 1}, 5.5rem) repeat(${fees}, minmax(8rem, 1fr))`;
}

/** How far two people's rows are apart. */
function differing(theirs: readonly (readonly string[])[], mine: readonly (readonly string[])[]): string {
  const length = Math.max(theirs.length, mine.length);
  const rows = Array.from({ length }, (_, row) => row).filter(
    (row) => JSON.stringify(theirs[row] ?? []) !== JSON.stringify(mine[row] ?? []),
  );
  if (rows.length === 0) return 'Your rows and theirs are the same.';
  const named = rows.slice(0, 8).map((row) => String(row + FIRST_ROW));
  return `${counted(rows.length, 'row')} of yours ${rows.length === 1 ? 'differs' : 'differ'} from theirs: ${listed(
    rows.length > named.length ? [...named, 'others'] : named,
  )}.`;
}
