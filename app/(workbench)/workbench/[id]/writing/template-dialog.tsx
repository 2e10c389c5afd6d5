'use client';

import { useState } from 'react';
import { Dialog } from '@/app/components/dialog';
import { Field, TextInput } from '@/app/components/field';
import type { Template } from '../../written/templates';

const ROWS_SHOWN = 2;

const has = (text: string, sought: string): boolean => text.toLowerCase().includes(sought);

/** By its name, or by what its rows look at. */
function sought(templates: Template[], text: string): Template[] {
  const word = text.trim().toLowerCase();
  return templates.filter(
    ({ label, wager }) =>
      has(label, word) || wager.rows.some((row) => has(row.label, word) || has(row.when, word)),
  );
}

/** Wagers of the kind that the game does not list, each with the rows it begins from. */
export function TemplateDialog({
  templates,
  onTake,
  onClose,
}: {
  templates: Template[];
  onTake: (template: Template) => void;
  onClose: () => void;
}) {
  const [filter, setFilter] = useState('');
  const shown = sought(templates, filter);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Start from another wager"
      lead="None of these is in the rulebook. Each brings its rows; you write what they pay."
      wide
    >
      <Field label="Find by name or feature">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {shown.length === 1 ? '1 wager' : `${shown.length} wagers`}
      </p>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {shown.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              onClick={() => onTake(template)}
              className="w-full px-1 py-2 text-left hover:bg-sunken"
            >
              <span className="block text-sm font-medium">{template.label}</span>
              <Rows template={template} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">No wager matches. Clear the field to see all.</p>
      ) : null}
    </Dialog>
  );
}

/** What it looks at, in the words an operator will write in. */
function Rows({ template: { wager } }: { template: Template }) {
  const left = wager.rows.length - ROWS_SHOWN;
  return (
    <>
      {wager.rows.slice(0, ROWS_SHOWN).map(({ event, when }) => (
        <span key={event} className="figures block text-xs wrap-anywhere text-ink-soft">
          {when}
        </span>
      ))}
      {left > 0 ? (
        <span className="block text-xs text-ink-soft">
          and {left} more {left === 1 ? 'row' : 'rows'}
        </span>
      ) : null}
    </>
  );
}
