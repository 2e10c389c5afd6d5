'use client';

import { FileText } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { Button, buttonClasses } from '@/app/components/button';
import { Field, Select } from '@/app/components/field';
import { Panel } from '@/app/components/panel';
import { limitNamed, playersNamed } from '@/rulebooks/fees/finding';
import { type FeeOption, optionsOf } from '@/rulebooks/fees/schedule';
import { readRows } from '@/rulebooks/fees/written/read';
import type { ScheduleWhole } from '@/server/fee-schedules/shapes';

const named = ({ option, line, limit, players }: FeeOption): string =>
  [
    option === null ? `Row ${line}` : `Option ${option}`,
    ...(limit.min === null && limit.max === null ? [] : [limitNamed(limit)]),
    ...(players.min === null && players.max === null ? [] : [playersNamed(players)]),
  ].join(', ');

function Sheet({ saved, unsaved }: { saved: ScheduleWhole; unsaved: boolean }) {
  const read = useMemo(() => readRows(saved.frame.table, saved.rows), [saved]);
  const options = 'table' in read ? optionsOf(read.table) : [];
  const [chosen, setChosen] = useState<number>();
  const use = options.find(({ line }) => line === chosen) ?? options[0];
  const lacking = unsaved
    ? 'Save first: the sheet is of a saved version.'
    : saved.inForceFrom === undefined
      ? 'Give the day from which it is in force, and save: the sheet names it.'
      : use === undefined
        ? 'Mend the rows that cannot be read, and save.'
        : undefined;
  return (
    <Panel title="Posted sheet" className="mt-6 max-w-xl">
      <p className="mb-3 text-sm text-ink-soft">
        All options in large type with the one in use marked, the day from which they are in force, and who
        pays what.
      </p>
      <Field label="Option in use at the table">
        {(control) => (
          <Select
            {...control}
            value={use?.line ?? ''}
            disabled={options.length === 0}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {options.map((option) => (
              <option key={option.line} value={option.line}>
                {named(option)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {lacking === undefined ? (
          [
            { words: 'Open the sheet', more: '' },
            { words: 'For a print shop', more: '&press=yes' },
          ].map(({ words, more }) => (
            <a
              key={words}
              className={buttonClasses()}
              href={`/api/fee-schedules/${saved.id}/sheet.pdf?version=${saved.revision}&use=${use?.line}${more}`}
              target="_blank"
              rel="noreferrer"
            >
              <FileText size={16} aria-hidden="true" />
              {words}
            </a>
          ))
        ) : (
          <>
            <Button disabled>Open the sheet</Button>
            <span className="text-sm text-ink-soft">{lacking}</span>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Of what was saved last: a sheet that hangs must be one that can be found again. */
export const PostedSheet = memo(Sheet);
