'use client';

import { type KeyboardEvent, useEffect, useState } from 'react';
import { controlClasses, FieldProblem } from '@/app/components/field';
import { writtenRows } from '@/rulebooks/terms/settled-by';
import type { WrittenRow } from '@/rulebooks/variant/variant';
import type { FeatureSpec } from '@/simulations/features/feature';
import type { Problem } from '@/simulations/problems/problem';
import type { WagerView } from '../../draft/wager-view';
import { problemIn } from '../../draft/written-view';
import { ConditionInput } from './condition-input';
import { Beside, Chance, RowButtons, Worded } from './row-parts';

export const conditionId = (wager: string, event: string) => `condition-${wager}-${event}`;
export const labelId = (wager: string, event: string) => `label-${wager}-${event}`;
export const paysId = (wager: string, event: string) => `pays-${wager}-${event}`;

type Props = {
  view: WagerView;
  index: number;
  row: WrittenRow;
  features: readonly FeatureSpec[];
  locked: boolean;
  last: boolean;
  only: boolean;
  onChange: (part: Partial<Omit<WrittenRow, 'event'>>) => void;
  onLeave: () => void;
  onCaret: (span: { from: number; to: number }) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** Enter in the pay: on to the next row. */
  onDone: () => void;
};

const focus = (id: string) => document.getElementById(id)?.focus();

/** One row: when it decides, what that is called, what it pays, and how often that is. */
export function WritingRow(props: Props) {
  const {
    view,
    index,
    row,
    features,
    locked,
    last,
    only,
    onChange,
    onLeave,
    onCaret,
    onMove,
    onRemove,
    onDone,
  } = props;
  const { id: wager } = view.wager;
  const number = index + 1;
  const standing = useStanding(problemIn(view, `rows.${index}.when`), row.when);
  // A new row is not wrong yet: each field says so once the row has something in it.
  const begun = row.when !== '' || row.label !== '' || row.pays !== '';
  // While it is being filled in, what is still empty is not said to be.
  const [within, setWithin] = useState(false);
  const says = (problem: Problem | undefined, text: string) =>
    begun && !(within && text === '') ? problem : undefined;
  const wrong = says(standing, row.when);
  const unnamed = says(problemIn(view, `rows.${index}.label`), row.label);
  // Nor is a wager started from rows without pays: its header says what it needs.
  const unpriced = writtenRows(view.wager)?.rows.every(({ pays }) => pays === '');
  const unpaid = unpriced ? undefined : says(problemIn(view, `rows.${index}.pays`), row.pays);
  const [when, label, pays] = [
    conditionId(wager, row.event),
    labelId(wager, row.event),
    paysId(wager, row.event),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || locked) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      aria-label={`Row ${number}`}
      onKeyDown={onKeyDown}
      onFocus={() => setWithin(true)}
      onBlur={(event) => setWithin(event.currentTarget.contains(event.relatedTarget))}
      className="border-b border-rule py-3"
    >
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-2">
        <span aria-hidden="true" className="figures pt-1.5 text-right text-sm text-ink-soft">
          {number}
        </span>
        <div className="min-w-0">
          <div className="flex items-start gap-1">
            <div className="min-w-0 grow">
              <ConditionInput
                id={when}
                label={`Row ${number}: when`}
                value={row.when}
                features={features}
                problem={wrong}
                describedBy={wrong ? `${when}-problem` : `${when}-note`}
                locked={locked}
                onChange={(text) => onChange({ when: text })}
                onLeave={onLeave}
                onCaret={onCaret}
                onEnter={() => focus(label)}
              />
            </div>
            <RowButtons
              id={`${wager}-${row.event}`}
              number={number}
              locked={locked}
              last={last}
              only={only}
              onMove={onMove}
              onRemove={onRemove}
            />
          </div>
          {wrong ? <FieldProblem id={`${when}-problem`}>{wrong.message}</FieldProblem> : null}
          <div className="mt-2 grid items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9.5rem_8.5rem]">
            <Worded word="is called" htmlFor={label}>
              <input
                id={label}
                aria-label={`Row ${number}: is called`}
                aria-invalid={unnamed ? true : undefined}
                aria-describedby={unnamed ? `${label}-problem` : undefined}
                value={row.label}
                readOnly={locked}
                autoComplete="off"
                placeholder="as the sign will say"
                onChange={(event) => onChange({ label: event.target.value })}
                onBlur={onLeave}
                onKeyDown={(event) => event.key === 'Enter' && focus(pays)}
                className={controlClasses('h-7 text-sm')}
              />
            </Worded>
            <Worded word="pays" htmlFor={pays}>
              <input
                id={pays}
                aria-label={`Row ${number}: pays`}
                aria-invalid={unpaid ? true : undefined}
                aria-describedby={unpaid ? `${pays}-problem` : undefined}
                value={row.pays}
                readOnly={locked}
                maxLength={60}
                spellCheck={false}
                autoComplete="off"
                placeholder="40 to 1"
                onChange={(event) => onChange({ pays: event.target.value })}
                onBlur={onLeave}
                onKeyDown={(event) => event.key === 'Enter' && onDone()}
                className={controlClasses('h-7 text-sm')}
              />
            </Worded>
            <Chance view={view} index={index} />
          </div>
          {unnamed ? <FieldProblem id={`${label}-problem`}>{unnamed.message}</FieldProblem> : null}
          {unpaid ? <FieldProblem id={`${pays}-problem`}>{unpaid.message}</FieldProblem> : null}
          <Beside view={view} index={index} id={`${when}-note`} />
        </div>
      </div>
    </li>
  );
}

/** What was wrong is said once the writing pauses: a word half typed is no mistake. */
function useStanding(problem: Problem | undefined, text: string): Problem | undefined {
  const [stood, setStood] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setStood(text), 600);
    return () => clearTimeout(timer);
  }, [text]);
  return stood === text ? problem : undefined;
}
