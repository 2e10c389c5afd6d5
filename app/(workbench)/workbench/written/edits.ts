/** What can be done to a wager in the operator's own words. Pure: each gives another wager and shares what it left alone. */

import { LONGEST } from '@/rulebooks/names/written-name';
import {
  MOST_WRITTEN,
  MOST_WRITTEN_ROWS,
  type Variant,
  type WrittenRow,
  type WrittenWager,
} from '@/rulebooks/variant/variant';

type Written = NonNullable<Variant['written']>;

const numbersIn = (ids: string[], before: string): number[] =>
  ids.flatMap((id) => (id.startsWith(before) ? Number(id.slice(before.length)) || 0 : []));

/** A number that none of them has had since the highest: an id never changes its meaning. */
const nextId = (ids: string[], before: string): string =>
  `${before}${Math.max(0, ...numbersIn(ids, before)) + 1}`;

export const nextWager = (written: Written, taken: string[]): string =>
  nextId([...Object.keys(written), ...taken], 'own-');

export const isFull = (written: Written): boolean => Object.keys(written).length >= MOST_WRITTEN;

const blankRow = (event: string): WrittenRow => ({ event, label: '', when: '', pays: '' });

export const blankWager = (): WrittenWager => ({ label: '', rows: [blankRow('row-1')], otherwise: 'lose' });

/** A unique name: the second of a name gets a number. */
export function namedApart(wager: WrittenWager, taken: readonly string[]): WrittenWager {
  const known = new Set(taken.map((label) => label.trim().toLowerCase()));
  const called = (label: string) => known.has(label.toLowerCase());
  if (wager.label === '' || !called(wager.label)) return wager;
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const label = `${wager.label.slice(0, LONGEST.wager - end.length).trimEnd()}${end}`;
    if (!called(label)) return { ...wager, label };
  }
}

export const canAddRow = ({ rows }: WrittenWager): boolean => rows.length < MOST_WRITTEN_ROWS;

/** After the row given; at the end where none is. */
export function withRow(wager: WrittenWager, after: number = wager.rows.length - 1): WrittenWager {
  if (!canAddRow(wager)) return wager;
  const row = blankRow(
    nextId(
      wager.rows.map(({ event }) => event),
      'row-',
    ),
  );
  return { ...wager, rows: [...wager.rows.slice(0, after + 1), row, ...wager.rows.slice(after + 1)] };
}

export const withoutRow = (wager: WrittenWager, index: number): WrittenWager => ({
  ...wager,
  rows: wager.rows.filter((_, at) => at !== index),
});

/** One place up or down; as it was where there is no further place. */
export function movedRow(wager: WrittenWager, index: number, by: 1 | -1): WrittenWager {
  const rows = [...wager.rows];
  const [row, other] = [rows[index], rows[index + by]];
  if (!row || !other) return wager;
  rows[index] = other;
  rows[index + by] = row;
  return { ...wager, rows };
}

export const changedRow = (
  wager: WrittenWager,
  index: number,
  part: Partial<Omit<WrittenRow, 'event'>>,
): WrittenWager => ({
  ...wager,
  rows: wager.rows.map((row, at) => (at === index ? { ...row, ...part } : row)),
});

/** With the wager under its id, or without it; undefined where none is left, so that it was as if there had been none. */
export function withWritten(
  written: Variant['written'],
  id: string,
  wager: WrittenWager | undefined,
): Variant['written'] {
  const all = new Map(Object.entries(written ?? {}));
  if (wager) all.set(id, wager);
  else all.delete(id);
  return all.size === 0 ? undefined : Object.fromEntries(all);
}
