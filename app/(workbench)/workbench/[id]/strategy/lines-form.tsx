'use client';

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@/app/components/button';
import { Note, Progress } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { useSuccessor } from '@/app/components/use-successor';
import type { FiledLine, FiledShown } from '@/simulations/family/filed-lines';
import type { Problem } from '@/simulations/problems/problem';
import type { Start } from '../../filing/filing';
import { addedAfter, changed, type EditedLine, edited, moved, without } from './edited-lines';
import { LineCell } from './line-cell';
import { LinePhrases } from './line-phrases';
import { type Trial, useTrial } from './use-trial';

const CHANGED = 'The check was stopped: a line has changed. Check again.';
const STOPPED = 'The check was stopped. Nothing has changed.';
const CELLS = ['when', 'does', 'unless', 'instead'] as const;

/** Problems without a cell of their own. */
const isGeneral = ({ field }: Problem) => field === undefined || field === 'lines';

export function LinesForm({
  family,
  parameters,
  shown,
  start,
  onUse,
  onCancel,
}: {
  family: string;
  parameters: Record<string, unknown>;
  shown: FiledShown;
  start: Start;
  onUse: (text: string) => void;
  onCancel: () => void;
}) {
  const form = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState(start.lines.names);
  const [lines, setLines] = useState<EditedLine[]>(() => edited(start.lines.lines));
  const { trial, run, drop } = useTrial(family, parameters, onUse);
  const buttons = useSuccessor<HTMLDivElement>(trial.is);
  const problems = trial.is === 'refused' ? trial.problems : [];
  useEffect(() => {
    if (trial.is === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [trial]);

  const change = (next: EditedLine[]) => {
    drop(CHANGED);
    setLines(next);
  };
  const check = () => run({ names, lines: lines.map(({ key: _, ...line }) => line) });
  const said = (field: string) =>
    problems
      .filter((problem) => problem.field === field)
      .map(({ message }) => message)
      .join(' ') || undefined;
  const cell = (line: EditedLine, at: number, part: keyof FiledLine, name: string, long = true) => (
    <LineCell
      line={line}
      at={at}
      part={part}
      name={name}
      long={long}
      problem={said(`lines.${at}.${part}`)}
      onChange={(next) => change(changed(lines, at, next))}
    />
  );
  return (
    <div ref={form} className="space-y-3">
      <Field label={shown.columns.names} problem={said('names')} className="max-w-xl">
        {(control) => (
          <TextInput
            {...control}
            spellCheck={false}
            maxLength={600}
            value={names}
            onChange={(event) => {
              drop(CHANGED);
              setNames(event.target.value);
            }}
          />
        )}
      </Field>
      <Table
        caption={`The lines of the ${shown.called}, in order`}
        hideCaption
        stack="wide"
        className="table-fixed"
      >
        <HeaderRow>
          <Header>Line</Header>
          {CELLS.map((part) => (
            <Header key={part}>{shown.columns[part]}</Header>
          ))}
          <Header className="w-36">
            <span className="sr-only">Order</span>
          </Header>
        </HeaderRow>
        <tbody>
          {lines.map((line, at) => (
            <Row key={line.key}>
              <RowHeader className="align-top font-normal">
                {cell(line, at, 'id', 'name', false)}
                {cell(line, at, 'says', 'in words')}
              </RowHeader>
              {CELLS.map((part) => (
                <Cell key={part} className="align-top">
                  {cell(line, at, part, shown.columns[part])}
                </Cell>
              ))}
              <Cell className="align-top whitespace-nowrap">
                <IconButton
                  label={`Move ${line.id} up`}
                  disabled={at === 0}
                  onClick={() => change(moved(lines, at, -1))}
                >
                  <ArrowUp size={14} />
                </IconButton>
                <IconButton
                  label={`Move ${line.id} down`}
                  disabled={at === lines.length - 1}
                  onClick={() => change(moved(lines, at, 1))}
                >
                  <ArrowDown size={14} />
                </IconButton>
                <IconButton
                  label={`Add a line after ${line.id}`}
                  onClick={() => change(addedAfter(lines, at))}
                >
                  <Plus size={14} />
                </IconButton>
                <IconButton
                  label={`Remove ${line.id}`}
                  disabled={lines.length === 1}
                  onClick={() => change(without(lines, at))}
                >
                  <Trash2 size={14} />
                </IconButton>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <Found trial={trial} tries={shown.tries} />
      <div ref={buttons} className="flex flex-wrap gap-2">
        {trial.is === 'under way' ? (
          <Button onClick={() => drop(STOPPED)}>Stop the check</Button>
        ) : (
          <>
            <Button kind="primary" onClick={check}>
              Check and use
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </>
        )}
      </div>
      <LinePhrases vocabulary={start.vocabulary} shown={shown} />
    </div>
  );
}

const marksAbove = (marked: number) =>
  marked === 1 ? 'one cell is marked above' : `${marked} cells are marked above`;

/** What the trial has come to so far. */
function Found({ trial, tries }: { trial: Trial; tries: string }) {
  switch (trial.is) {
    case 'none':
      return null;
    case 'under way':
      return (
        <div className="max-w-xl">
          <Progress label={`Trying ${tries}`} value={trial.share} />
        </div>
      );
    case 'stopped':
      return <Note>{trial.says}</Note>;
    case 'refused': {
      const general = trial.problems.filter(isGeneral);
      const marked = trial.problems.length - general.length;
      return (
        <Note kind="problem" title={marked > 0 ? `Not used: ${marksAbove(marked)}` : 'Not used'}>
          {general.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </Note>
      );
    }
  }
}
