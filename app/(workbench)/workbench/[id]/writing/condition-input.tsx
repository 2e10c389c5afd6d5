'use client';

import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '@/app/components/classes';
import { LONGEST_CONDITION } from '@/rulebooks/variant/variant';
import type { FeatureSpec } from '@/simulations/features/feature';
import type { Problem } from '@/simulations/problems/problem';
import { type Completion, type Completions, completed, completionsAt } from '../../written/complete';
import { type Suggestions as Shown, Suggestions } from './suggestions';

type Span = { from: number; to: number };

/** The same letters at the same places, behind the field, so that what is wrong can be underlined and the list finds the word. */
function Mirror({
  text,
  wrong,
  anchor,
  anchorRef,
}: {
  text: string;
  wrong: Span | undefined;
  anchor: number | undefined;
  anchorRef: RefObject<HTMLSpanElement | null>;
}) {
  const cuts = [...new Set([0, wrong?.from ?? 0, wrong?.to ?? 0, anchor ?? 0, text.length])]
    .filter((at) => at <= text.length)
    .sort((a, b) => a - b);
  return (
    <div
      aria-hidden="true"
      className={classes(LETTERS, 'pointer-events-none border-transparent text-transparent')}
    >
      {cuts.map((from, index) => {
        const part = text.slice(from, cuts[index + 1] ?? from);
        const bad = wrong && from >= wrong.from && from < wrong.to;
        return (
          <span key={from}>
            {from === anchor ? <span ref={anchorRef} /> : null}
            <span
              className={
                bad
                  ? 'underline decoration-breach decoration-wavy decoration-1 underline-offset-4'
                  : undefined
              }
            >
              {part}
            </span>
          </span>
        );
      })}
      {'\u200b'}
    </div>
  );
}

const LETTERS =
  'min-h-8 w-full rounded-md border px-2.5 py-1.5 text-base leading-5 break-words whitespace-pre-wrap figures';

type Props = {
  /** Its name for assistive techniques. */
  label: string;
  value: string;
  features: readonly FeatureSpec[];
  problem: Problem | undefined;
  describedBy: string | undefined;
  locked: boolean;
  id: string;
  onChange: (text: string) => void;
  onLeave: () => void;
  /** Where the caret or the selection is: a feature is put there from the list. */
  onCaret: (span: Span) => void;
  onEnter: () => void;
};

/** One condition: it grows with its text, completes words, and underlines what is wrong. */
export function ConditionInput(props: Props) {
  const { label, value, features, problem, describedBy, locked, id, onChange, onLeave, onCaret, onEnter } =
    props;
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const caretTo = useRef<number | undefined>(undefined);
  const [shown, setShown] = useState<Shown>();

  useLayoutEffect(() => {
    if (caretTo.current === undefined || !field.current) return;
    field.current.setSelectionRange(caretTo.current, caretTo.current);
    caretTo.current = undefined;
  });

  const suggest = (text: string, caret: number, asked: boolean) => {
    const found = locked ? undefined : completionsAt(text, caret, features);
    if (!found) return setShown(undefined);
    // Chosen by Enter only once a word is begun: else Enter goes on to the next field.
    setShown({ ...found, active: found.from < caret || asked ? 0 : -1 });
  };
  const take = (found: Completions, option: Completion) => {
    const { text, caret } = completed(value, found, option);
    if (text.length > LONGEST_CONDITION) return;
    caretTo.current = caret;
    onChange(text);
    onCaret({ from: caret, to: caret });
    if (option.goesOn) suggest(text, caret, false);
    else setShown(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart } = event.currentTarget;
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      return suggest(value, selectionStart, true);
    }
    if (event.altKey || event.metaKey) return;
    if (shown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      const count = shown.options.length;
      return setShown({ ...shown, active: (Math.max(shown.active, by > 0 ? -1 : 0) + by + count) % count });
    }
    if (shown && event.key === 'Escape') {
      event.preventDefault();
      return setShown(undefined);
    }
    const option = shown?.options[shown.active];
    if (shown && option && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) {
      event.preventDefault();
      return take(shown, option);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
  };
  const wrong = shown ? undefined : problem?.span;

  return (
    <div className="relative rounded-md bg-panel">
      <Mirror text={value} wrong={wrong} anchor={shown?.from} anchorRef={anchor} />
      <textarea
        ref={field}
        id={id}
        rows={1}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && shown.active >= 0 ? `${listId}-${shown.active}` : undefined}
        value={value}
        readOnly={locked}
        maxLength={LONGEST_CONDITION}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        placeholder={features[0] ? 'When does this row decide?' : undefined}
        onChange={(event) => {
          const text = event.target.value.replace(/\n/g, ' ');
          onChange(text);
          suggest(text, event.target.selectionStart, false);
        }}
        onSelect={({ currentTarget: { selectionStart: from, selectionEnd: to } }) => onCaret({ from, to })}
        onBlur={() => {
          setShown(undefined);
          onLeave();
        }}
        onClick={() => setShown(undefined)}
        onKeyDown={onKeyDown}
        className={classes(
          LETTERS,
          'absolute inset-0 h-full resize-none overflow-hidden border-rule-strong bg-transparent text-ink placeholder:text-ink-faint',
          'aria-invalid:border-breach aria-invalid:ring-1 aria-invalid:ring-breach',
        )}
      />
      {shown ? (
        <Suggestions id={listId} shown={shown} anchor={anchor} onTake={(option) => take(shown, option)} />
      ) : null}
      <span aria-live="polite" className="sr-only">
        {shown ? `${shown.options.length} suggestions. Arrow keys choose, Enter takes one.` : ''}
      </span>
    </div>
  );
}
