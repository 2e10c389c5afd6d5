'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@/app/components/button';
import { Field, Select, TextInput } from '@/app/components/field';
import { newPoolRow, type PoolRow, restSaid } from '@/rulebooks/totalisator/pool-row';
import type { PoolKind } from '@/server/meetings/shapes';

type Said = (field: string) => string | undefined;

const TEXTS = [
  { field: 'races', label: 'Races', width: 'w-24' },
  { field: 'deduction', label: 'Deduction', width: 'w-24' },
  { field: 'unit', label: 'Unit bet', width: 'w-24' },
  { field: 'broughtIn', label: 'Brought in', width: 'w-36' },
] as const;

function PoolFields({
  row,
  at,
  kind,
  kinds,
  said,
  onRow,
  onRemove,
}: {
  row: PoolRow;
  at: number;
  kind: PoolKind | undefined;
  kinds: PoolKind[];
  said: Said;
  onRow: (row: PoolRow) => void;
  onRemove: () => void;
}) {
  const name = `${kind?.label ?? row.pool}${row.races ? ` on ${row.races}` : ''}`;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-rule py-3 last:border-b-0">
      <fieldset className="contents">
        <legend className="sr-only">
          Pool {at + 1}: {name}
        </legend>
        <Field label="Pool" className="w-44" problem={said(`pools.${at}.pool`)}>
          {(control) => (
            <Select
              {...control}
              value={kind?.id ?? row.pool}
              onChange={({ target }) => onRow({ ...row, pool: target.value })}
            >
              {kinds.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {TEXTS.map(({ field, label, width }) => (
          <Field key={field} label={label} className={width} problem={said(`pools.${at}.${field}`)}>
            {(control) => (
              <TextInput
                {...control}
                className="figures"
                maxLength={40}
                placeholder={field === 'deduction' ? '17.5%' : field === 'broughtIn' ? '0.00' : undefined}
                value={row[field]}
                onChange={({ target }) => onRow({ ...row, [field]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field label="If nobody backed it" className="w-44" problem={said(`pools.${at}.ifUnbacked`)}>
          {(control) => (
            <Select
              {...control}
              value={row.ifUnbacked}
              onChange={({ target }) => onRow({ ...row, ifUnbacked: target.value as PoolRow['ifUnbacked'] })}
            >
              <option value="held">As the rules say</option>
              <option value="refund">Refund the bets</option>
              <option value="jackpot">To the jackpot</option>
            </Select>
          )}
        </Field>
        {kind?.composites ? (
          <Field label="Groups" className="w-64" problem={said(`pools.${at}.composites`)}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={400}
                placeholder="A1: 7 8 12; A2: 4 5 9"
                value={row.composites}
                onChange={({ target }) => onRow({ ...row, composites: target.value })}
              />
            )}
          </Field>
        ) : null}
        {Object.keys(row.rest).length > 0 ? (
          <p className="w-full text-xs text-ink-soft wrap-anywhere">
            Also set, and kept when you save: {restSaid(row)}.
          </p>
        ) : null}
        <IconButton label={`Remove ${name}`} className="mt-6" onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </fieldset>
    </li>
  );
}

type Keyed = { key: number; row: PoolRow };
let made = 0;
const keyed = (row: PoolRow): Keyed => {
  made += 1;
  return { key: made, row };
};

export function PoolRows({
  rows,
  onRows,
  kinds,
  races,
  said,
}: {
  rows: PoolRow[];
  onRows: (rows: PoolRow[]) => void;
  kinds: PoolKind[];
  races: number;
  said: Said;
}) {
  const [own, setOwn] = useState(() => rows.map(keyed));
  const [chosen, setChosen] = useState(kinds[0]?.id ?? '');
  const put = (next: Keyed[]) => {
    setOwn(next);
    onRows(next.map(({ row }) => row));
  };
  const kindOf = (id: string) => kinds.find((kind) => kind.id === id);
  const kind = kindOf(chosen);
  const alike = (pool: string) => own.findLast(({ row }) => row.pool === pool)?.row ?? own.at(-1)?.row;
  const added = (text: string): Keyed => {
    const like = alike(chosen);
    return keyed({
      ...newPoolRow(chosen, text),
      ...(like && { deduction: like.deduction, unit: like.unit }),
    });
  };
  const first = Array.from({ length: kind?.races ?? 1 }, (_, at) => at + 1).join('/');
  return (
    <>
      {own.length > 0 ? (
        <ul className="mb-3 border-y border-rule">
          {own.map(({ key, row }, at) => (
            <PoolFields
              key={key}
              row={row}
              at={at}
              kind={kindOf(row.pool)}
              kinds={kinds}
              said={said}
              onRow={(next) => put(own.map((one) => (one.key === key ? { key, row: next } : one)))}
              onRemove={() => put(own.filter((one) => one.key !== key))}
            />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Kind of pool" className="w-56">
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {kinds.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button onClick={() => put([...own, added(first)])}>Add this pool</Button>
        {kind?.races === 1 && races > 1 ? (
          <Button
            onClick={() => put([...own, ...Array.from({ length: races }, (_, at) => added(String(at + 1)))])}
          >
            Add it to each race
          </Button>
        ) : null}
      </div>
    </>
  );
}
