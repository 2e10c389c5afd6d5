import { expect, it } from 'vitest';
import type { CardPool } from '../totalisator/card';
import { checkOwnRules } from '../totalisator/own/checked';
import { departsFrom } from '../totalisator/own/departs';
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

it('says that places pay by the book, whatever the rules announce', () => {
  const places = { two: 5, three: 8 };
  expect(departs([{ pool: 'place', races: [1], deduction: '17.5%' }], { places })).toEqual([
    'Places pay by the book’s starters, two from 4 and three from 7; the rules have two from 5 and three from 8.',
  ]);
  expect(departs([{ pool: 'win', races: [1], deduction: '17.5%' }], { places })).toEqual([]);
});
