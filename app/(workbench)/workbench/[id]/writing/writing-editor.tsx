'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { Note } from '@/app/components/feedback';
import { Field, FieldProblem, TextArea } from '@/app/components/field';
import { plainNameRefused } from '@/rulebooks/names/typed-name';

import { LONGEST_PLAY, type WrittenWager } from '@/rulebooks/variant/variant';
import { grouped, oneIn } from '@/simulations/printing/numbers';
import { generalProblems, problemIn } from '../../draft/written-view';
import { inserted } from '../../written/complete';
import { canAddRow, changedRow, movedRow, withoutRow, withRow } from '../../written/edits';
import { DesignButton } from '../designing/design-button';
import { useModel } from '../model/model';
import { FeatureList } from './feature-list';
import { WritingHeader } from './writing-header';
import { conditionId, WritingRow } from './writing-row';

/** Once the page has it: a row that was only just added. */
function focusSoon(id: string, select?: { from: number; to: number }): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id);
    field?.focus();
    if (select && field instanceof HTMLTextAreaElement) field.setSelectionRange(select.from, select.to);
  });
}

/** Where it was, or beside it: a button that has become useless takes no focus. */
function keepFocus(id: string, otherwise: string): void {
  requestAnimationFrame(() => {
    document.getElementById(id)?.focus();
    if (document.activeElement?.id !== id) document.getElementById(otherwise)?.focus();
  });
}

/** A wager in the operator's own words: rows of condition, name and pay, counted exactly while they are written. */
export function WritingEditor({ wager: written }: { wager: WrittenWager }) {
  const { view, live, editing, locked, rulebook, select } = useModel();
  const { id, clause } = view.wager;
  const features = view.written?.features ?? [];
  const caret = useRef({ row: 0, from: 0, to: 0 });
  const [said, setSaid] = useState('');
  const { rows } = written;
  const put = (wager: WrittenWager, place?: string) =>
    editing.apply({ kind: 'written', id, wager, ...(place === undefined ? {} : { place }) });

  const addAfter = (index: number) => {
    const wager = withRow(written, index);
    const row = wager.rows[index + 1];
    if (wager === written || !row) return;
    put(wager);
    focusSoon(conditionId(id, row.event));
  };
  const insert = (feature: string) => {
    const index = Math.min(caret.current.row, rows.length - 1);
    const row = rows[index];
    if (!row) return;
    const { text, caret: at } = inserted(row.when, caret.current.from, caret.current.to, feature);
    put(changedRow(written, index, { when: text }));
    caret.current = { row: index, from: at, to: at };
    focusSoon(conditionId(id, row.event), { from: at, to: at });
  };
  const move = (index: number, by: 1 | -1) => {
    const moved = movedRow(written, index, by);
    if (moved === written) return;
    const held = document.activeElement?.id;
    put(moved);
    setSaid(`Row ${index + 1} is now row ${index + 1 + by}.`);
    // A row that changes its place on the page lets go of the focus.
    if (held) keepFocus(held, conditionId(id, rows[index]?.event ?? ''));
  };
  const remove = () => {
    editing.apply({ kind: 'written', id, wager: undefined });
    const other = live.views.find(({ wager, choice }) => wager.id !== id && choice);
    if (other) select(other.wager.id);
  };

  return (
    <section aria-labelledby="wager-heading">
      <h2 id="wager-heading" className="sr-only">
        {view.wager.label}, written by the operator
      </h2>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow">
          <div className="flex items-center gap-2">
            <WagerName written={written} onChange={(label) => put({ ...written, label }, 'label')} />
            <ClauseLink rulebook={rulebook.id} clause={clause} />
          </div>
          <p className="max-w-[60ch] text-sm text-ink-soft">
            Your own wager. Rows are tried from the top, and the first that applies decides the pay.
          </p>
        </div>
        <Button
          small
          kind="quiet"
          icon={<Trash2 size={14} aria-hidden="true" />}
          disabled={locked}
          onClick={remove}
        >
          Remove this wager
        </Button>
      </div>
      <WritingHeader />
      {generalProblems(view).map(({ message }) => (
        <Note key={message} kind="problem" className="mb-3">
          {message}
        </Note>
      ))}
      <ol aria-label="Rows, the first that holds decides" className="border-t-2 border-ink">
        {rows.map((row, index) => (
          <WritingRow
            key={row.event}
            view={view}
            index={index}
            row={row}
            features={features}
            locked={locked}
            last={index === rows.length - 1}
            only={rows.length === 1}
            onChange={(part) =>
              put(changedRow(written, index, part), `${Object.keys(part).join()} ${row.event}`)
            }
            onLeave={editing.closeStep}
            onCaret={(span) => {
              caret.current = { row: index, ...span };
            }}
            onMove={(by) => move(index, by)}
            onRemove={() => {
              put(withoutRow(written, index));
              const beside = rows[index + 1] ?? rows[index - 1];
              if (beside) focusSoon(conditionId(id, beside.event));
            }}
            onDone={() => {
              const next = rows[index + 1];
              if (next) document.getElementById(conditionId(id, next.event))?.focus();
              else addAfter(index);
            }}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <Otherwise written={written} onChange={(otherwise) => put({ ...written, otherwise })} />
      <Play
        written={written}
        onChange={(play) => {
          const { play: _, ...rest } = written;
          put(play === '' ? rest : { ...rest, play }, 'play');
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<Plus size={14} aria-hidden="true" />}
          disabled={locked || !canAddRow(written)}
          onClick={() => addAfter(rows.length - 1)}
        >
          Add a row
        </Button>
        <DesignButton />
        <MethodLine />
      </div>
      <FeatureList features={features} outcome={view.spec.outcome} locked={locked} onInsert={insert} />
    </section>
  );
}

function WagerName({ written, onChange }: { written: WrittenWager; onChange: (label: string) => void }) {
  const { view, editing, locked } = useModel();
  const id = useId();
  const problem = problemIn(view, 'label');
  return (
    <div className="min-w-0">
      <input
        aria-label="Name of the wager"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        value={written.label}
        readOnly={locked}
        placeholder="Name of the wager"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={editing.closeStep}
        className="field-sizing-content -ml-1.5 h-9 max-w-full min-w-56 rounded-md border border-rule bg-transparent pr-3 pl-1.5 text-xl font-semibold tracking-tight placeholder:font-normal placeholder:text-ink-faint hover:border-rule-strong focus:border-rule-strong focus:bg-panel aria-invalid:border-breach"
      />
      {problem ? <FieldProblem id={id}>{problem.message}</FieldProblem> : null}
    </div>
  );
}

/** How it is played: its rows say only how it is settled. */
function Play({
  written: { play = '' },
  onChange,
}: {
  written: WrittenWager;
  onChange: (play: string) => void;
}) {
  const { editing, locked } = useModel();
  return (
    <div className="mt-3">
      <Field
        label="How it is played"
        hint="When and where it is placed, and by whom. Its rows say how it is settled; a trial asks for both."
        problem={plainNameRefused(play)}
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={LONGEST_PLAY}
            value={play}
            readOnly={locked}
            onChange={(event) => onChange(event.target.value)}
            onBlur={editing.closeStep}
          />
        )}
      </Field>
    </div>
  );
}

/** What happens to the stake where no row holds, as the last line of the table. */
function Otherwise({
  written: { otherwise },
  onChange,
}: {
  written: WrittenWager;
  onChange: (otherwise: WrittenWager['otherwise']) => void;
}) {
  const { view, locked } = useModel();
  const name = useId();
  const probability = view.cells.at(-1)?.probability;
  const choice = (value: WrittenWager['otherwise'], words: string) => (
    <label className="flex min-h-7 items-center gap-1.5">
      <input
        type="radio"
        name={name}
        value={value}
        checked={otherwise === value}
        disabled={locked}
        onChange={() => onChange(value)}
        className="size-4 accent-accent"
      />
      {words}
    </label>
  );
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-ink py-2 pl-7 text-sm">
      <legend className="sr-only">Where no row holds</legend>
      <span aria-hidden="true">Where no row holds,</span>
      {choice('lose', 'the stake is lost')}
      {choice('push', 'the stake is returned')}
      <span className="figures ml-auto">{probability ? oneIn(probability) : ''}</span>
    </fieldset>
  );
}

function MethodLine() {
  const { view } = useModel();
  if (!view.figures) return null;
  return (
    <p className="text-xs text-ink-soft">
      Exact: {grouped(view.figures.universe)} equally likely outcomes, each a {view.spec.outcome}.
    </p>
  );
}
