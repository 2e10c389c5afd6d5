/** The result of a race as it is typed, read as the server reads it. */
import type { MeetingCard } from '@/rulebooks/totalisator/card';
import type { RaceResult } from '@/rulebooks/totalisator/results';
import { withStarters } from '@/rulebooks/totalisator/to-settle';
import { finishText, finishTyped, horsesTyped } from '@/rulebooks/totalisator/typed';
import { resultSaid } from '@/simulations/totalisator/settlement-names';

/** `isAll`: nobody else finished, so a result may name fewer horses than a pool pays. */
export type ResultRow = {
  finish: string;
  withdrawn: string;
  favourites: string;
  isVoid: boolean;
  isAll: boolean;
};

export const resultRow = (saved: RaceResult | undefined): ResultRow => ({
  finish: finishText(saved?.places ?? []),
  withdrawn: (saved?.withdrawn ?? []).join(' '),
  favourites: (saved?.favourites ?? []).join(' '),
  isVoid: saved?.void ?? false,
  isAll: saved?.finishers !== undefined && saved.finishers === saved.places.flat().length,
});

/** `says`: the result in words; `problem`: what is wrong with it. Neither where nothing is typed. */
export type ReadRow = { result?: RaceResult; says?: string; problem?: string };

const NUMBERS = 'write the numbers of horses, for example 3 12.';

export function readResultRow(row: ResultRow, { race, card }: { race: number; card: MeetingCard }): ReadRow {
  const { finish, isVoid, isAll } = row;
  if (finish.trim() === '' && !isVoid && !isAll) return {};
  const places = finishTyped(finish);
  if (!places.ok) return { problem: places.problems[0]?.message ?? '' };
  const withdrawn = horsesTyped(row.withdrawn);
  const favourites = horsesTyped(row.favourites);
  if (!withdrawn) return { problem: `The horses withdrawn cannot be read; ${NUMBERS}` };
  if (!favourites) return { problem: `The favourites cannot be read; ${NUMBERS}` };
  const groups = places.value.map((one) => (typeof one === 'number' ? [one] : one));
  const result: RaceResult = {
    race,
    places: places.value,
    ...(withdrawn.length > 0 && { withdrawn }),
    ...(favourites.length > 0 && { favourites }),
    ...(isVoid && { void: true }),
    ...(isAll && !isVoid && { finishers: groups.flat().length }),
  };
  const whole = withStarters(card, result);
  if (!whole.ok) return { problem: whole.problems[0]?.message ?? '' };
  const out = withdrawn.length > 0 ? ` Withdrawn: ${withdrawn.join(', ')}.` : '';
  const others = isAll && !isVoid && groups.length > 0 ? ' Nobody else finished.' : '';
  return { result, says: `${resultSaid({ places: groups, isVoid })}${others}${out}` };
}
