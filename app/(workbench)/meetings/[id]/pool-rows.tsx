'use client';

import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Field, Select } from '@/app/components/field';
import { newPoolRow, type PoolRow, rowDeparts, rowWithTerms } from '@/rulebooks/totalisator/pool-row';
import type { PoolKind, RulesInForce } from '@/server/meetings/shapes';
import { PoolFields, type Said } from './pool-fields';
import { PoolRulesLine } from './pool-rules-line';

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
  poolRules,
  races,
  said,
}: {
  rows: PoolRow[];
  onRows: (rows: PoolRow[]) => void;
  kinds: PoolKind[];
  poolRules: RulesInForce | undefined;
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
  const termsOf = (pool: string) => poolRules?.terms.find((one) => one.pool === (kindOf(pool)?.id ?? pool));
  const byRules = (row: PoolRow): PoolRow => {
    const terms = termsOf(row.pool);
    return terms ? rowWithTerms(row, terms) : row;
  };
  const added = (text: string): Keyed => {
    const like = termsOf(chosen) ? undefined : alike(chosen);
    return keyed(
      byRules({
        ...newPoolRow(chosen, text),
        ...(like && { deduction: like.deduction, unit: like.unit }),
      }),
    );
  };
  const departs = own.map(({ row }) => (poolRules ? rowDeparts(row, termsOf(row.pool)) : []));
  const first = Array.from({ length: kind?.races ?? 1 }, (_, at) => at + 1).join('/');
  return (
    <>
      {poolRules ? (
        <PoolRulesLine
          rules={poolRules}
          departing={departs.filter((sentences) => sentences.length > 0).length}
          onTake={() => put(own.map(({ row }) => keyed(byRules(row))))}
        />
      ) : null}
      {own.length > 0 ? (
        <ul className="mb-3 border-y border-rule">
          {own.map(({ key, row }, at) => (
            <PoolFields
              key={key}
              row={row}
              at={at}
              kind={kindOf(row.pool)}
              kinds={kinds}
              departs={departs[at] ?? []}
              said={said}
              onRow={(next) => put(own.map((one) => (one.key === key ? { key, row: next } : one)))}
              onKind={(pool) =>
                put(own.map((one) => (one.key === key ? { key, row: byRules({ ...row, pool }) } : one)))
              }
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
