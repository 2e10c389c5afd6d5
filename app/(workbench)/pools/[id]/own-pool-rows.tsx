'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@/app/components/button';
import { Field, Select, TextInput } from '@/app/components/field';
import { newOwnRow, type OwnPoolRow } from '@/rulebooks/totalisator/own/row';
import type { RulesWhole } from '@/server/pool-rules/shapes';

type Kind = RulesWhole['kinds'][number];
type Said = (field: string) => string | undefined;

const TERMS = [
  { field: 'unit', label: 'Unit bet' },
  { field: 'partialUnit', label: 'Part bet' },
  { field: 'deduction', label: 'Deduction' },
  { field: 'step', label: 'Multiples of' },
  { field: 'minimum', label: 'Minimum' },
  { field: 'starters', label: 'Starters' },
] as const;

const JACKPOT = [
  { field: 'reserve', label: 'To the reserve' },
  { field: 'meetings', label: 'Meetings carried' },
  { field: 'wholeFrom', label: 'Whole pool from' },
  { field: 'supplementedTo', label: 'Made up to' },
] as const;

/** Dividends of a merged pool are those of its two kinds of bets. */
const OF_ONE_KIND: readonly string[] = ['step', 'minimum'];

function OwnPoolFields({
  row,
  at,
  kind,
  said,
  onRow,
  onRemove,
}: {
  row: OwnPoolRow;
  at: number;
  kind: Kind | undefined;
  said: Said;
  onRow: (row: OwnPoolRow) => void;
  onRemove: () => void;
}) {
  const name = kind?.label ?? row.pool;
  const texts = (fields: readonly { field: keyof OwnPoolRow; label: string }[]) =>
    fields
      .filter(({ field }) => !(kind?.merged && OF_ONE_KIND.includes(field)))
      .map(({ field, label }) => (
        <Field
          key={field}
          label={label}
          className="w-32"
          problem={said(`pools.${at}.${field}`) ?? said(`pools.${at}.jackpot.${field}`)}
        >
          {(control) => (
            <TextInput
              {...control}
              className="figures"
              maxLength={30}
              placeholder={field === 'deduction' ? '17.5%' : field === 'unit' ? '10' : 'As in the rules'}
              value={row[field]}
              onChange={({ target }) => onRow({ ...row, [field]: target.value })}
            />
          )}
        </Field>
      ));
  return (
    <li className="border-b border-rule py-3 last:border-b-0">
      <fieldset>
        <legend className="mb-2 flex items-center gap-2 font-medium">
          {name}
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </legend>
        {said(`pools.${at}.pool`) ? (
          <p className="mb-2 text-sm text-breach">{said(`pools.${at}.pool`)}</p>
        ) : null}
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          {texts(TERMS)}
          <Field label="If nobody backed it" className="w-44" problem={said(`pools.${at}.ifUnbacked`)}>
            {(control) => (
              <Select
                {...control}
                value={row.ifUnbacked}
                onChange={({ target }) =>
                  onRow({ ...row, ifUnbacked: target.value as OwnPoolRow['ifUnbacked'] })
                }
              >
                <option value="held">As the rules say</option>
                <option value="refund">Refund the bets</option>
                <option value="jackpot">To the jackpot</option>
              </Select>
            )}
          </Field>
        </div>
        <details
          className="mt-2"
          open={JACKPOT.some(({ field }) => row[field] !== '' || said(`pools.${at}.${field}`) !== undefined)}
        >
          <summary className="text-sm text-ink-soft">Jackpot and reserve</summary>
          <div className="mt-2 flex flex-wrap items-start gap-x-3 gap-y-2">{texts(JACKPOT)}</div>
        </details>
      </fieldset>
    </li>
  );
}

/** One for each kind of pool at most. */
export function OwnPoolRows({
  rows,
  onRows,
  kinds,
  said,
}: {
  rows: OwnPoolRow[];
  onRows: (rows: OwnPoolRow[]) => void;
  kinds: Kind[];
  said: Said;
}) {
  const left = kinds.filter(({ id }) => !rows.some(({ pool }) => pool === id));
  const [wanted, setWanted] = useState('');
  const chosen = left.find(({ id }) => id === wanted)?.id ?? left[0]?.id;
  const last = rows.at(-1);
  return (
    <>
      <ul>
        {rows.map((row, at) => (
          <OwnPoolFields
            key={row.pool}
            row={row}
            at={at}
            kind={kinds.find(({ id }) => id === row.pool)}
            said={said}
            onRow={(next) => onRows(rows.map((one, index) => (index === at ? next : one)))}
            onRemove={() => onRows(rows.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
      {chosen === undefined ? null : (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <Field label="Another pool" className="w-52">
            {(control) => (
              <Select {...control} value={chosen} onChange={({ target }) => setWanted(target.value)}>
                {left.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button
            onClick={() =>
              onRows([
                ...rows,
                { ...newOwnRow(chosen), ...(last && { unit: last.unit, deduction: last.deduction }) },
              ])
            }
          >
            Add the pool
          </Button>
        </div>
      )}
    </>
  );
}
