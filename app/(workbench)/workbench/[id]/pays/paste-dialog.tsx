'use client';

import { type ClipboardEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Field, TextArea } from '@/app/components/field';
import { readPastedTable } from '../../draft/paste';
import { useModel } from '../model/model';

/** A longer text that is no table is refused without being shown: laying it out takes a browser seconds. */
const MOST_SHOWN = 50_000;

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

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= MOST_SHOWN) return;
    const read = readPastedTable(pasted, rows);
    if (read.ok) return;
    event.preventDefault();
    setProblem(read.problem);
  };
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
      lead="One line per row: its name, a tab and its pay; or only the pays, in the order below."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button kind="primary" onClick={take} disabled={text.trim() === ''}>
            Use these pays
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
            onPaste={paste}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}
