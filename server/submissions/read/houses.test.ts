import { expect, it } from 'vitest';
import { housesOf } from './houses';

const gb = (reference: string, premises?: string, version = 1) => ({
  rulebook: 'gb-2007',
  game: { id: `${reference}/${version}`, reference, version, gameLabel: reference },
  ...(premises && { premises: premises.split(' and ') }),
});
const listed = (houses: ReturnType<typeof housesOf>) =>
  houses.map(({ premises, rulebook, games }) => [premises, rulebook, games.map(({ id }) => id).join(' ')]);

it('lists a game that names no premises at each of those that another names under its rulebook', () => {
  const houses = housesOf(
    [gb('A-1', 'York'), gb('A-2'), gb('A-3', 'Leeds'), { ...gb('A-4', 'Denver'), rulebook: 'co-rule-28' }],
    'Northgate',
  );
  expect(listed(houses)).toEqual([
    ['Denver', 'co-rule-28', 'A-4/1'],
    ['Leeds', 'gb-2007', 'A-2/1 A-3/1'],
    ['York', 'gb-2007', 'A-1/1 A-2/1'],
  ]);
});

it('lists it under the operator’s name where no game names any', () =>
  expect(listed(housesOf([gb('A-1'), gb('A-2')], 'Northgate'))).toEqual([
    ['Northgate', 'gb-2007', 'A-1/1 A-2/1'],
  ]));

it('lists a game at every place that it names, however that is spelled', () =>
  expect(listed(housesOf([gb('A-1', 'York and Leeds'), gb('A-2', ' york'), gb('A-3')], 'Northgate'))).toEqual(
    [
      ['Leeds', 'gb-2007', 'A-1/1 A-3/1'],
      ['York', 'gb-2007', 'A-1/1 A-2/1 A-3/1'],
    ],
  ));

it('lists the newest version at each place, and an earlier one where that is not for it', () =>
  expect(listed(housesOf([gb('A-1'), gb('A-1', 'York', 2), gb('A-2', 'Leeds')], 'Northgate'))).toEqual([
    ['Leeds', 'gb-2007', 'A-1/1 A-2/1'],
    ['York', 'gb-2007', 'A-1/2'],
  ]));
