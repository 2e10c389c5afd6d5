import { expect, it } from 'vitest';
import { housesOf } from './houses';

const game = (reference: string) => ({ id: reference, reference, version: 1, gameLabel: reference });
const gb = (reference: string, premises?: string) => ({
  rulebook: 'gb-2007',
  game: game(reference),
  ...(premises && { premises }),
});
const listed = (houses: ReturnType<typeof housesOf>) =>
  houses.map(({ premises, rulebook, games }) => [premises, rulebook, games.map(({ id }) => id).join(' ')]);

it('lists a game that names no premises at each of those that another names under its rulebook', () => {
  const houses = housesOf(
    [gb('A-1', 'York'), gb('A-2'), gb('A-3', 'Leeds'), { ...gb('A-4', 'Denver'), rulebook: 'co-rule-28' }],
    'Northgate',
  );
  expect(listed(houses)).toEqual([
    ['Denver', 'co-rule-28', 'A-4'],
    ['Leeds', 'gb-2007', 'A-2 A-3'],
    ['York', 'gb-2007', 'A-1 A-2'],
  ]);
});

it('lists it under the operator’s name where no game names any', () =>
  expect(listed(housesOf([gb('A-1'), gb('A-2')], 'Northgate'))).toEqual([
    ['Northgate', 'gb-2007', 'A-1 A-2'],
  ]));
