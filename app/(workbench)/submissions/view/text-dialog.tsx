'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Field, FieldProblem, TextArea } from '@/app/components/field';
import { FileChooser } from '@/app/files/file-chooser';
import { useFileChoice } from '@/app/files/use-file-choice';
import { useKeptText } from '@/app/session/kept-text';

/** One text, asked for before a step that others will read. */
export function TextDialog({
  title,
  lead,
  keeps,
  label,
  hint,
  missing,
  button,
  danger,
  lacks,
  send,
  busy,
  problem,
  files,
  waits = false,
  open,
  onOpenChange,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  lead: string;
  /** What its text is for and about which thing: kept in the tab until it was received. */
  keeps: string;
  label: string;
  hint: string;
  /** In place of an empty text; left out where it may stay empty. */
  missing?: string | undefined;
  button: string;
  danger?: boolean;
  /** Whether anything beside the text is missing; asked at each try, so that all of it shows at once. */
  lacks?: () => boolean;
  send: (text: string, files: string[]) => Promise<unknown>;
  /** What its files are called where it takes some: "Files for the statement". */
  files?: string | undefined;
  busy: boolean;
  problem: string | undefined;
  /** Something has to be said first. */
  waits?: boolean;
  children?: ReactNode;
}) {
  const form = useId();
  const [text, setText] = useKeptText(keeps);
  const [empty, setEmpty] = useState(false);
  const [tried, setTried] = useState(false);
  const choice = useFileChoice();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = missing !== undefined && text.trim() === '';
    setEmpty(lacking);
    setTried(true);
    const lacksMore = lacks?.() ?? false;
    if (lacking || lacksMore || choice.blocks) return;
    send(text, choice.ids).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      lead={lead}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={form} kind={danger ? 'danger' : 'primary'} busy={busy} disabled={waits}>
            {button}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        {children}
        <Field label={label} hint={hint} problem={empty ? missing : problem} required={missing !== undefined}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={4000}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setEmpty(false);
              }}
            />
          )}
        </Field>
        {files ? <FileChooser choice={choice} label={files} /> : null}
        {tried && choice.blocks ? <FieldProblem>{choice.blocks}</FieldProblem> : null}
      </form>
    </Dialog>
  );
}
