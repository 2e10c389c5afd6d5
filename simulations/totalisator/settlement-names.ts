/** What a settlement’s parts are called wherever they are read: a pool, what a dividend is paid on, a result. */
import { listed } from '../printing/lists';
import type { Dividend } from './dividend';
import type { Settlement } from './pool';
import type { Race } from './race';
import { sentence } from './reason';
import { keyOf } from './selection';

const raceNames = (races: readonly number[]): string =>
  races.length === 1 ? `race ${races[0]}` : `races ${listed(races.map(String))}`;

export const poolNamed = ({ type, races }: Pick<Settlement, 'type' | 'races'>): string =>
  `${type.label}, ${raceNames(races)}`;

/** More are counted. */
const NAMED = 4;

/** "4-7"; "A (1-2-3)" of a group of horses; "4-7, 4-9" where one dividend pays both; "12 combinations". */
export function paidOn(
  { legs, composite, paysEach }: Pick<Dividend, 'legs' | 'composite' | 'paysEach'>,
  most = NAMED,
): string {
  if (composite !== undefined) return `${composite} (${keyOf(legs)})`;
  if (!paysEach) return keyOf(legs);
  return paysEach.length > most ? `${paysEach.length} combinations` : paysEach.map(keyOf).join(', ');
}

const ENDINGS = ['th', 'st', 'nd', 'rd'];

export function placeNamed(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  return `${place}${(!isTeen && ENDINGS[place % 10]) || 'th'}`;
}

/** "1st: 4; dead heat for 2nd: 7 and 9; 4th: 1." */
export function resultSaid({ places, isVoid }: Pick<Race, 'places' | 'isVoid'>): string {
  if (isVoid) return 'The race is void.';
  let before = 0;
  const said = places.map((horses) => {
    const place = placeNamed(before + 1);
    before += horses.length;
    return horses.length > 1
      ? `dead heat for ${place}: ${listed(horses.map(String))}`
      : `${place}: ${horses[0]}`;
  });
  const text = said.join('; ');
  return text === '' ? 'No horse finished.' : `${sentence(text)}.`;
}
