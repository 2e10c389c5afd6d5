'use client';

import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Field, Select, TextArea, TextInput } from '@/app/components/field';
import { Cell, Header, HeaderRow, Row, Table } from '@/app/components/table';
import { COUNTS_EXAMPLE, newEventId, readCountsText } from '@/rulebooks/offer/counts-text';
import { type FiledModel, type ModelRow, sumOf } from '@/rulebooks/variant/filed-game';
import { grouped } from '@/simulations/printing/numbers';
import { useDraftModel } from '../model/model';

const INPUT = 'h-7 text-sm';
const LARGEST_FILE = 100_000;

/** The applicant's counts, row by row, with their sum. */
export function CountsTable({
  id,
  model,
  onChange,
}: {
  id: string;
  model: FiledModel;
  onChange: (model: FiledModel, place?: string) => void;
}) {
  const { live, locked, editing } = useDraftModel();
  const [pasting, setPasting] = useState(false);
  const { events } = model;
  const sum = sumOf(model);
  const at = `filed.wagers.${id}.model.events.`;
  const problems = live.problems.filter(({ field }) => field?.startsWith(at));
  const set = (index: number, part: Partial<ModelRow>, place?: string) =>
    onChange(
      { ...model, events: events.map((row, other) => (other === index ? { ...row, ...part } : row)) },
      place && `row ${index} ${place}`,
    );
  return (
    <div className="space-y-2">
      <Table caption="Events and their counts" stack="narrow">
        <HeaderRow>
          <Header>Event</Header>
          <Header>Settles</Header>
          <Header numeric>Count</Header>
          <Header shrink>
            <span className="sr-only">Remove</span>
          </Header>
        </HeaderRow>
        <tbody>
          {events.map((each, index) => {
            const bad = (part: string) => problems.some(({ field }) => field === `${at}${index}.${part}`);
            return (
              <Row key={each.event}>
                <Cell>
                  <TextInput
                    aria-label={`Event of row ${index + 1}`}
                    className={INPUT}
                    maxLength={80}
                    readOnly={locked}
                    aria-invalid={bad('label') || undefined}
                    value={each.label}
                    onChange={({ target }) => set(index, { label: target.value }, 'label')}
                    onBlur={editing.closeStep}
                  />
                </Cell>
                <Cell>
                  <Select
                    aria-label={`How row ${index + 1} settles`}
                    className={INPUT}
                    disabled={locked}
                    value={each.settles}
                    onChange={({ target }) => set(index, { settles: target.value as ModelRow['settles'] })}
                  >
                    <option value="pays">Pays</option>
                    <option value="lose">Loses</option>
                    <option value="push">Stake returned</option>
                  </Select>
                </Cell>
                <Cell numeric>
                  <TextInput
                    aria-label={`Count of row ${index + 1}`}
                    className={`${INPUT} text-right`}
                    inputMode="numeric"
                    maxLength={80}
                    readOnly={locked}
                    aria-invalid={bad('count') || undefined}
                    value={each.count}
                    onChange={({ target }) => set(index, { count: target.value }, 'count')}
                    onBlur={editing.closeStep}
                  />
                </Cell>
                <Cell>
                  <IconButton
                    label={`Remove row ${index + 1}`}
                    disabled={locked}
                    onClick={() =>
                      onChange({ ...model, events: events.filter((_, other) => other !== index) })
                    }
                  >
                    <Trash2 size={16} aria-hidden="true" />
                  </IconButton>
                </Cell>
              </Row>
            );
          })}
          {sum === undefined ? null : (
            <Row>
              <Cell>Sum</Cell>
              <Cell />
              <Cell numeric>
                <span data-testid={`sum-${id}`}>{grouped(sum.toString())}</span>
              </Cell>
              <Cell />
            </Row>
          )}
        </tbody>
      </Table>
      {problems.length > 0 ? (
        <Note kind="problem" title="Some rows are not finished">
          {problems.slice(0, 5).map(({ message, field }) => (
            <span key={field} className="block">
              {message}
            </span>
          ))}
        </Note>
      ) : null}
      {locked ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            small
            onClick={() =>
              onChange({
                ...model,
                events: [
                  ...events,
                  {
                    event: newEventId(`event ${events.length + 1}`, events),
                    label: '',
                    settles: 'pays',
                    count: '',
                  },
                ],
              })
            }
          >
            Add a row
          </Button>
          <Button small onClick={() => setPasting(true)}>
            Paste or upload a table…
          </Button>
        </div>
      )}
      <PasteCounts
        open={pasting}
        onOpenChange={setPasting}
        onRead={(rows) => onChange({ ...model, events: rows })}
      />
    </div>
  );
}

function PasteCounts({
  open,
  onOpenChange,
  onRead,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRead: (rows: ModelRow[]) => void;
}) {
  const form = useId();
  const [text, setText] = useState('');
  const [says, setSays] = useState<string[]>([]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Table of counts"
      lead="Three cells in each row: the event, how it settles (pays, lose or push), and its count as a whole number. It takes the place of the rows that are there."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={form} kind="primary">
            Use the table
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          const read = readCountsText(text);
          if (!read.ok) return setSays(read.problems.map(({ message }) => message));
          onRead(read.value);
          setSays([]);
          onOpenChange(false);
        }}
      >
        <Field label="CSV file" hint="Saved as CSV from a spreadsheet, up to 100 kB.">
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              className="block w-full text-sm"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (!file) return;
                if (file.size > LARGEST_FILE)
                  setSays(['This file is larger than any table of counts; shorten it.']);
                else void file.text().then(setText);
              }}
            />
          )}
        </Field>
        <Field label="Table" problem={says.length > 0 ? says.join(' ') : undefined}>
          {(control) => (
            <TextArea
              {...control}
              rows={10}
              className="font-mono text-xs"
              placeholder={COUNTS_EXAMPLE}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
