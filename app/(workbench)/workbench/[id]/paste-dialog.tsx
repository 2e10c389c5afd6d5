'use client';

import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Field, TextArea } from '@/app/components/field';
import { readPastedTable } from '../draft/paste';
import { useModel } from './model';

const MOST_SHOWN = 200_000;

/** A whole table at once, from a spreadsheet or a mail. */
export function PasteDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { view, editing } = useModel();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const rows = view.cells
    .filter(({ settles }) => settles === 'pays')
    .map(({ event, label }) => ({ id: event, label }));

  const take = () => {
    const read = readPastedTable(text, rows);
    if (!read.ok) {
      setProblem(read.problem);
      return;
    }
    editing.apply({ kind: 'cells', wager: view.wager.id, pays: read.pays });
    setText('');
    setProblem(undefined);
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Paste a pay table for ${view.wager.label}`}
      lead="One line for each row: its name, a tab and what it pays; or only the pays, in the order below."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button kind="primary" onClick={take} disabled={text.trim() === ''}>
            Take it
          </Button>
        </>
      }
    >
      <Field
        label="Rows"
        problem={problem}
        hint={`This table has ${rows.map(({ label }) => label).join(', ')}.`}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            className="figures"
            value={text}
            onChange={(event) => {
              setText(event.target.value.slice(0, MOST_SHOWN));
              setProblem(undefined);
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}
