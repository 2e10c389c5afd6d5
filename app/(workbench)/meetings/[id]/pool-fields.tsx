'use client';

import { Trash2 } from 'lucide-react';
import { Badge } from '@/app/components/badge';
import { IconButton } from '@/app/components/button';
import { Field, Select, TextInput } from '@/app/components/field';
import { type PoolRow, restSaid } from '@/rulebooks/totalisator/pool-row';
import type { PoolKind } from '@/server/meetings/shapes';

export type Said = (field: string) => string | undefined;

const TEXTS = [
  { field: 'races', label: 'Races', width: 'w-24' },
  { field: 'deduction', label: 'Deduction', width: 'w-24' },
  { field: 'unit', label: 'Unit bet', width: 'w-24' },
  { field: 'broughtIn', label: 'Brought in', width: 'w-36' },
] as const;

/** One pool of a card. */
export function PoolFields({
  row,
  at,
  kind,
  kinds,
  departs,
  said,
  onRow,
  onKind,
  onRemove,
}: {
  row: PoolRow;
  at: number;
  kind: PoolKind | undefined;
  kinds: PoolKind[];
  /** From the pool rules in force, a sentence for each term. */
  departs: string[];
  said: Said;
  onRow: (row: PoolRow) => void;
  onKind: (pool: string) => void;
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
            <Select {...control} value={kind?.id ?? row.pool} onChange={({ target }) => onKind(target.value)}>
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
        {departs.length > 0 ? (
          <p className="w-full text-xs wrap-anywhere">
            <Badge tone="consent">Otherwise than the pool rules</Badge> {departs.join(' ')}
          </p>
        ) : null}
        <IconButton label={`Remove ${name}`} className="mt-6" onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </fieldset>
    </li>
  );
}
