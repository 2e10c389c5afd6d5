/** What players read about a commission that is rounded to coins: a made-up game of a hundred hands. */
import { expect, it } from 'vitest';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { rulebooks } from '@/rulebooks/registry';
import type { Subject } from '../subject';
import { SUBJECT } from '../testing/subject';
import { chargedWagers, roundedExplained, roundedSaid } from './charged';
import { offered } from './wagers';

const rulebook = rulebooks().find(({ id }) => id === 'co-rule-28') as Rulebook;
const game = rulebook.games.find(({ id }) => id === 'baccarat') as Game;
const [base] = SUBJECT.analysis.wagers;

const hands = (id: string, label: string, count: number, pays: string, net: string) => ({
  id,
  label,
  count: `${count}`,
  probability: `${count}/100`,
  pays,
  net,
  contribution: '0/1',
});

/** The banker wins 40 of a hundred hands, loses 50 and ties 10: 0.5 − 0.4 × 0.95 = 0.12, where 5% of a win is taken. */
function baccarat(rounding: string, [minimum, maximum]: [number, number], more = {}): Subject {
  if (!base) throw new Error('no wager');
  const events = [
    hands('win', 'The banker wins', 40, '19 to 20', '19/20'),
    hands('tie', 'A tie', 10, 'push', '0/1'),
    hands('lose', 'The player wins', 50, 'lose', '-1/1'),
  ];
  const result = {
    ...base,
    id: 'banker',
    label: 'Banker',
    universe: '100',
    houseEdge: '3/25',
    events,
    ...more,
  };
  return {
    ...SUBJECT,
    rulebook,
    game,
    variant: {
      ...SUBJECT.variant,
      options: { 'vigorish-rounding': rounding },
      circumstances: { limits: { currency: 'USD', minimum, maximum } },
    },
    analysis: { ...SUBJECT.analysis, wagers: [result] },
  };
}
const said = (subject: Subject) => [
  ...roundedSaid(subject, offered(subject)),
  ...roundedExplained(subject, offered(subject)),
];

it('names the highest edge with its stake, and the stakes it ranges over', () => {
  // $0.25 is 5% of $5, so nothing is rounded; of $5.25 it is 26.25 cents, so 50: 0.5 − 0.4 × (1 − 0.5 / 5.25) = 0.1381.
  expect(said(baccarat('up', [500, 1000]))).toEqual([
    'Banker’s Hand: house edge up to 13.81% (at $5.25), because the vigorish is rounded.',
    'Banker’s Hand: the vigorish is rounded up to the next multiple of 25 cents, so the house edge depends on the stake. On stakes in steps of $0.25 it runs from 12.00% at $5 to 13.81% at $5.25. The list shows it for the exact vigorish: 12.00%.',
  ]);
});

it('gives one edge if the limits leave one stake', () => {
  // 5% of $6 is 30 cents, so 50: 0.5 − 0.4 × (1 − 0.5 / 6) = 0.1333…
  expect(said(baccarat('up', [600, 600]))).toEqual([
    'Banker’s Hand: house edge up to 13.34% (at $6), because the vigorish is rounded.',
    'Banker’s Hand: the vigorish is rounded up to the next multiple of 25 cents. The house edge is therefore 13.34% at every stake that the limits allow.',
  ]);
});

it('does not warn of an edge that rounding only lowers, and gives the lowest', () => {
  // To the nearest, 30 cents of $6 are 25: 0.5 − 0.4 × (1 − 0.25 / 6) = 0.1167.
  expect(said(baccarat('nearest', [600, 600]))).toEqual([
    'Banker’s Hand: the vigorish is rounded to 25 cents. The house edge is therefore 11.67% at every stake that the limits allow.',
  ]);
});

it('says nothing if nothing is rounded or charged, or for a round', () => {
  expect(said(baccarat('exact', [600, 1000]))).toEqual([]);
  expect(said(baccarat('up', [600, 600], { payTable: 'custom' }))).toEqual([]);
  expect(said(baccarat('up', [600, 600], { settles: ['banker'] }))).toEqual([]);
  expect(said(SUBJECT)).toEqual([]);
  const elsewhere = baccarat('up', [600, 600]);
  expect(chargedWagers({ ...elsewhere, rulebook: SUBJECT.rulebook }, offered(elsewhere))).toEqual([]);
});
