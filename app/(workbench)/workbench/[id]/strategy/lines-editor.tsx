'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, FieldProblem, TextArea, TextInput } from '@/app/components/field';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { GameOption } from '@/rulebooks/format/record';
import { valueInWords } from '@/rulebooks/offer/option-value';
import type { FiledLine, FiledShown } from '@/simulations/family/filed-lines';
import type { Problem } from '@/simulations/problems/problem';
import { filedFrom, linesInForce, type Start } from '../../draft/filing';
import { useModel } from '../model/model';
import { addedAfter, changed, type EditedLine, edited, moved, without } from './edited-lines';

type Of = { family: string; parameters: Record<string, unknown>; shown: FiledShown; option: GameOption };

/** The lines in force, as printed or as filed; opened, every cell can be changed, and all of it is checked before it is used. */
export function LinesEditor(of: Of) {
  const { editing, locked } = useModel();
  const [open, setOpen] = useState(false);
  const { shown, option } = of;
  const value = editing.content.options[option.id] ?? option.default;
  const use = (text: string) => {
    editing.apply({ kind: 'option', option: option.id, value: text });
    setOpen(false);
  };
  return (
    <section aria-labelledby="own-lines" className="mt-10">
      <h3 id="own-lines" className="text-lg font-semibold">
        The {shown.called} in use: {valueInWords(option, value)}
      </h3>
      <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">
        File your own in the same form: the first line that is for a hand sets it. It is tried on{' '}
        {shown.tries} before it is used.
      </p>
      {open ? (
        <Loaded of={of} onUse={use} onCancel={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button disabled={locked} onClick={() => setOpen(true)}>
            Edit the {shown.called}
          </Button>
          {value === option.default ? null : (
            <Button disabled={locked} onClick={() => use(option.default)}>
              Use the printed one again
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type Doing = { of: Of; onUse: (text: string) => void; onCancel: () => void };

function Loaded(doing: Doing) {
  const { family, parameters } = doing.of;
  const start = useQuery({
    queryKey: ['lines-in-force', family, parameters],
    queryFn: () => linesInForce(family, parameters),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (start.isError) return <Note kind="problem">The lines could not be loaded. Reload the page.</Note>;
  if (!start.data) return <p className="text-sm text-ink-soft">Fetching the lines…</p>;
  return <Editor {...doing} start={start.data} />;
}

function Editor({ of, onUse, onCancel, start }: Doing & { start: Start }) {
  const { family, parameters, shown } = of;
  const [names, setNames] = useState(start.lines.names);
  const [lines, setLines] = useState<EditedLine[]>(() => edited(start.lines.lines));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const change = (next: EditedLine[]) => {
    setProblems([]);
    setLines(next);
  };
  const check = async () => {
    setBusy(true);
    const filed = await filedFrom(family, parameters, {
      names,
      lines: lines.map(({ key: _, ...line }) => line),
    });
    setBusy(false);
    setProblems(filed.ok ? [] : filed.problems);
    if (filed.ok) onUse(filed.value);
  };
  const said = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const general = problems.filter(({ field }) => field === undefined || field === 'lines');
  return (
    <div className="space-y-3">
      <Field label={shown.columns.names} problem={said('names')} className="max-w-xl">
        {(control) => (
          <TextInput
            {...control}
            spellCheck={false}
            maxLength={600}
            value={names}
            onChange={(event) => setNames(event.target.value)}
          />
        )}
      </Field>
      <Table caption={`The lines of the ${shown.called}, in order`} hideCaption>
        <HeaderRow>
          <Header>Line</Header>
          <Header>{shown.columns.when}</Header>
          <Header>{shown.columns.does}</Header>
          <Header>{shown.columns.unless}</Header>
          <Header>{shown.columns.instead}</Header>
          <Header>
            <span className="sr-only">Order</span>
          </Header>
        </HeaderRow>
        <tbody>
          {lines.map((line, at) => (
            <Row key={line.key}>
              <RowHeader className="align-top font-normal">
                <CellText
                  line={line}
                  at={at}
                  part="id"
                  name="name"
                  said={said}
                  onChange={(part) => change(changed(lines, at, part))}
                />
                <CellText
                  line={line}
                  at={at}
                  part="says"
                  name="in words"
                  long
                  said={said}
                  onChange={(part) => change(changed(lines, at, part))}
                />
              </RowHeader>
              {(['when', 'does', 'unless', 'instead'] as const).map((part) => (
                <Cell key={part} className="align-top">
                  <CellText
                    line={line}
                    at={at}
                    part={part}
                    name={shown.columns[part]}
                    long
                    said={said}
                    onChange={(next) => change(changed(lines, at, next))}
                  />
                </Cell>
              ))}
              <Cell className="align-top whitespace-nowrap">
                <Button
                  small
                  kind="quiet"
                  icon={<ArrowUp size={14} />}
                  aria-label={`Move ${line.id} up`}
                  disabled={at === 0}
                  onClick={() => change(moved(lines, at, -1))}
                />
                <Button
                  small
                  kind="quiet"
                  icon={<ArrowDown size={14} />}
                  aria-label={`Move ${line.id} down`}
                  disabled={at === lines.length - 1}
                  onClick={() => change(moved(lines, at, 1))}
                />
                <Button
                  small
                  kind="quiet"
                  icon={<Plus size={14} />}
                  aria-label={`Add a line after ${line.id}`}
                  onClick={() => change(addedAfter(lines, at))}
                />
                <Button
                  small
                  kind="quiet"
                  icon={<Trash2 size={14} />}
                  aria-label={`Remove ${line.id}`}
                  disabled={lines.length === 1}
                  onClick={() => change(without(lines, at))}
                />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <div aria-live="polite">
        {problems.length > 0 ? (
          <Note kind="problem">
            {general.length > 0 ? (
              <ul className="list-disc pl-5">
                {general.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            ) : (
              `Not used: ${problems.length === 1 ? 'one cell is' : `${problems.length} cells are`} marked above.`
            )}
          </Note>
        ) : null}
        {busy ? (
          <p className="text-sm text-ink-soft">
            Trying {shown.tries}; the page answers again in some seconds…
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" busy={busy} onClick={check}>
          Check and use
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <Words vocabulary={start.vocabulary} shown={shown} />
    </div>
  );
}

function CellText({
  line,
  at,
  part,
  name,
  long = false,
  said,
  onChange,
}: {
  line: EditedLine;
  at: number;
  part: keyof FiledLine;
  name: string;
  long?: boolean;
  said: (field: string) => string | undefined;
  onChange: (part: Partial<FiledLine>) => void;
}) {
  const id = useId();
  const problem = said(`lines.${at}.${part}`);
  const control = {
    'aria-label': `Line ${at + 1}, ${name}`,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? id : undefined,
    className: 'text-xs! min-w-32',
    spellCheck: false,
    maxLength: part === 'says' ? 500 : 300,
    value: line[part],
  };
  return (
    <>
      {long ? (
        <TextArea {...control} rows={2} onChange={(event) => onChange({ [part]: event.target.value })} />
      ) : (
        <TextInput {...control} onChange={(event) => onChange({ [part]: event.target.value })} />
      )}
      {problem ? <FieldProblem id={id}>{problem}</FieldProblem> : null}
    </>
  );
}

function Words({ vocabulary, shown }: { vocabulary: Start['vocabulary']; shown: FiledShown }) {
  const list = (title: string, words: readonly [string, string][]) => (
    <div>
      <h4 className="text-sm font-medium">{title}</h4>
      <ul className="list-disc pl-5 text-sm text-ink-soft">
        {words.map(([says, means]) => (
          <li key={says}>
            <span className="text-ink">{says}</span>
            {means ? `: ${means}` : ''}
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <details>
      <summary className="min-h-7 cursor-pointer text-sm">The phrases that a line understands</summary>
      <div className="grid max-w-5xl gap-4 sm:grid-cols-2">
        {list(
          `${shown.columns.when}: with commas between, all must be so; empty for every hand`,
          vocabulary.conditions,
        )}
        {list(shown.columns.does, vocabulary.does)}
      </div>
    </details>
  );
}
