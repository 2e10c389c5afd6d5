import { expect, it } from 'vitest';
import type { CardPool } from '../totalisator/card';
import { checkOwnRules } from '../totalisator/own/checked';
import { departsFrom, departures } from '../totalisator/own/departs';
import { poolTerms, withTerms } from '../totalisator/own/pool-terms';
import { HK_BOOK } from './book';

const RULES = {
  pools: [
    { pool: 'win', unit: 1_000, deduction: '17.5%' },
    { pool: 'place', unit: 1_000, deduction: '17.5%', minimum: 1_010 },
    { pool: 'trio', unit: 1_000, partialUnit: 100, deduction: '23%', reserve: '2%', ifUnbacked: 'jackpot' },
  ],
};

function departs(card: CardPool[], more: object = {}): string[] {
  const read = checkOwnRules({ ...RULES, ...more }, HK_BOOK);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return departsFrom(card, read.value, HK_BOOK);
}

it('finds nothing where the card has what the rules have, however it is spelled', () => {
  const trio = { reserve: 0.02, partialUnit: 100, ifUnbacked: 'jackpot' as const };
  expect(
    departs([
      { pool: 'win', races: [1], deduction: 0.175 },
      { pool: 'pla', races: [1], deduction: '17.50%', ifUnbacked: 'refund' },
      { pool: 'trio', races: 1, deduction: '23%', unit: 1_000, ...trio },
    ]),
  ).toEqual([]);
});

it('has a sentence for each term that is another one, and for a pool that is not among them', () => {
  expect(
    departs([
      { pool: 'win', races: [1], deduction: '20%', unit: 500, readings: { half: 'down' } },
      { pool: 'double', races: [1, 2], deduction: '18.5%' },
    ]),
  ).toEqual([
    'Win on race 1: the unit bet is 5.00; the rules have 10.00.',
    'Win on race 1: the deduction is 20%; the rules have 17.5%.',
    'Win on race 1: the minimum dividend is 5.50; the rules have 10.50.',
    'Win on race 1: a dividend halfway between two multiples is the lower; the rules have the higher.',
    'Double on races 1 and 2 is not among the pools of the rules.',
  ]);
});

it('compares the starters from which places pay', () => {
  const places = { two: 5, three: 8 };
  const place = { pool: 'place', races: [1], deduction: '17.5%' };
  expect(departs([place], { places })).toEqual([
    'Place on race 1: the number of starters from which places pay is 4 for two, 7 for three; the rules have 5 for two, 8 for three.',
  ]);
  expect(departs([{ ...place, places }], { places })).toEqual([]);
  expect(departs([{ pool: 'win', races: [1], deduction: '17.5%' }], { places })).toEqual([]);
});

it('gives a card terms from which nothing departs, and leaves what belongs to the meeting', () => {
  const read = checkOwnRules({ ...RULES, places: { two: 5, three: 8 }, readings: { half: 'down' } }, HK_BOOK);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  const terms = poolTerms(read.value, HK_BOOK.rules);
  const [, place, trio] = terms;
  if (!place || !trio) throw new Error('no terms');
  const own = { pool: 'trio', races: [3], broughtIn: 500, announced: true, deduction: '9%', minimum: 1_200 };
  const given = withTerms(own, trio);
  expect(given).toEqual({
    pool: 'trio',
    races: [3],
    broughtIn: 500,
    announced: true,
    unit: 1_000,
    partialUnit: 100,
    deduction: '23%',
    reserve: '2%',
    ifUnbacked: 'jackpot',
    readings: { half: 'down' },
  });
  expect(departures(own, trio)).toContain('the minimum dividend is 12.00; the rules have 11.00.');
  expect(departures(given, trio)).toEqual([]);
  expect(withTerms({ pool: 'place', races: [1], deduction: 0 }, place)).toMatchObject({
    minimum: 1_010,
    places: { two: 5, three: 8 },
  });
});
