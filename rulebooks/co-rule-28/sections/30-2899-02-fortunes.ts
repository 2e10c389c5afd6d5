import type { RuleInput } from '../../format/record';
import { section } from '../section';
import { limitRules } from './limits';

const WAGERS = ['fortunes', 'fortunes-suited-trips'];

const winners: RuleInput[] = [
  {
    clause: '30-2899.02(10)',
    says: 'Winners of the progressive are paid as (a) to (i) say.',
    kind: 'informative',
    informs: 'heading',
    source: [424, 424],
  },
  {
    clause: '30-2899.02(10)(a)',
    says: 'A share of the meter is paid out of the jackpot that the meter shows.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We pay a share of the meter out of the jackpot that the meter shows.',
    appliesTo: { wagers: ['fortunes', 'fortunes-suited-trips'] },
    source: [425, 425],
  },
  {
    clause: '30-2899.02(10)(b)',
    says: 'Every other hand is paid from the tray and takes nothing off the meter.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We pay hands with a fixed sum from the tray and take nothing off the meter for them.',
    appliesTo: { wagers: WAGERS },
    source: [426, 426],
  },
  {
    clause: '30-2899.02(10)(c)',
    says: 'The share of the meter goes to the player position whose combination was dealt.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We pay the share of the meter to the player position whose combination was dealt.',
    appliesTo: { wagers: ['fortunes', 'fortunes-suited-trips'] },
    note: 'It refers to item 3; what it means stands in (4).',
    source: [427, 427],
  },
  {
    clause: '30-2899.02(10)(d)',
    says: 'The dealer enters the winning position and its hand on the display.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We enter the winning position and its hand on the display.',
    appliesTo: { wagers: ['fortunes', 'fortunes-suited-trips'] },

    source: [428, 428],
  },
  {
    clause: '30-2899.02(10)(e)',
    says: 'The dealer then reports the jackpot on the display.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We report every jackpot on the display before it is paid.',
    appliesTo: { wagers: ['fortunes', 'fortunes-suited-trips'] },

    source: [429, 429],
  },
  {
    clause: '30-2899.02(10)(f)',
    says: 'The dealer calls a supervisor.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We have a supervisor called to the table whenever the jackpot is won.',
    appliesTo: { wagers: WAGERS },
    source: [430, 430],
  },
  {
    clause: '30-2899.02(10)(g)',
    says: 'The win is verified, released by a supervisor and a second card where the sum requires it, recorded, taken off the meter and paid by house procedures.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We verify, release and record each jackpot before it is paid, and adjust the meter by it.',
    appliesTo: { wagers: WAGERS },
    source: [431, 431],
  },
  {
    clause: '30-2899.02(10)(h)',
    says: 'When everything is settled the dealer closes the round on the keypad.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We close the round on the keypad once everything is settled.',
    appliesTo: { wagers: ['fortunes', 'fortunes-suited-trips'] },

    source: [432, 432],
  },
  {
    clause: '30-2899.02(10)(i)',
    says: 'A jackpot that has been released can be taken back only by a manual adjustment.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We take back a released jackpot only by a manual adjustment in the jackpot system.',
    appliesTo: { wagers: ['fortunes', 'fortunes-suited-trips'] },

    source: [433, 433],
  },
];

export const fortunesSection = section({
  number: '30-2899.02',
  title: 'The play: 99 Fortunes Progressive',
  game: 'fortunes-progressive',
  rules: [
    {
      clause: '30-2899.02',
      says: 'LNW Gaming Inc. owns 99 Fortunes: baccarat with an optional progressive on the first four cards, whose top award goes to the position of their rank. It needs approved electronic equipment, its signs and its layout.',
      kind: 'attested',
      duty: 'equipment',
      attests:
        'We play 99 Fortunes Progressive only on approved tables with the electronic equipment, the signs and the layout it needs.',
      validFrom: '2023-12-30',
      source: [381, 385],
    },
    ...limitRules(['30-2899.02(1)', '30-2899.02(1)(a)', '30-2899.02(1)(b)'], {
      all: [387, 389],
      limits: [391, 391],
      aggregate: [392, 392],
    }),
    {
      clause: '30-2899.02(2)',
      says: 'The progressive is an optional wager.',
      kind: 'informative',
      informs: 'permission',
      source: [393, 393],
    },
    {
      clause: '30-2899.02(3)',
      says: 'Every pay of the wager is decided by the first four cards of both hands; a sample table is printed.',
      kind: 'informative',
      informs: 'wager',
      source: [394, 404],
    },
    {
      clause: '30-2899.02(4)',
      says: 'Four cards of one rank and suit pay the top award to the position that bears the rank: aces the first, twos to tens those of their number, with no fourth.',
      kind: 'attested',
      duty: 'jackpot',
      attests:
        'We pay the top award for four suited cards to the position of their rank, aces being position 1.',
      appliesTo: { wagers: ['fortunes', 'fortunes-suited-trips'] },
      note: 'The list stops at ten and leaves out four; see the ambiguity on this clause.',
      source: [406, 417],
    },
    {
      clause: '30-2899.02(5)',
      says: 'The meter is seeded again each time it is won in full. What that costs counts in the house edge.',
      kind: 'attested',
      duty: 'jackpot',
      attests: 'We put the seed on the meter again, at our own cost, each time it is won in full.',
      appliesTo: { wagers: WAGERS },
      source: [419, 419],
    },
    {
      clause: '30-2899.02(6)',
      says: 'A progressive wager is taken only beside a wager on the game, and on the sensor of the player’s position.',
      kind: 'computed',
      evidence: { measure: 'beside', wagers: ['player', 'banker', 'tie'], enough: 'one' },
      onBreach: 'breach',
      duty: 'wagers',
      attests:
        'We take a progressive wager only from a player with a wager on the game itself, on the sensor of the position.',
      appliesTo: { wagers: WAGERS },
      source: [420, 420],
    },
    {
      clause: '30-2899.02(7)',
      says: 'The dealer starts the round on the keypad and then removes the progressive wagers from the table.',
      kind: 'attested',
      duty: 'jackpot',
      attests: 'We register the progressive wagers and remove them from the table before any card is dealt.',
      appliesTo: { wagers: WAGERS },
      note: 'The wager itself is therefore not returned to a winner.',
      source: [421, 421],
    },
    {
      clause: '30-2899.02(8)',
      says: 'The cards are dealt by the procedures of the house.',
      kind: 'attested',
      duty: 'dealing',
      attests: 'We deal by our house procedures for baccarat.',

      source: [422, 422],
    },
    {
      clause: '30-2899.02(9)',
      says: 'All wagers are settled together; shares of the meter as (10) says.',
      kind: 'attested',
      duty: 'settling',
      attests: 'We settle standard, bonus and progressive wagers together at the end of the hand.',

      source: [423, 423],
    },
    ...winners,
    {
      clause: '30-2899.02(11)',
      says: 'The progressive pays by one of the tables printed here or by the sample of (3), each for its wager, and where its name says so for its number of decks and of spots.',
      kind: 'computed',
      appliesTo: { wagers: WAGERS },
      parameters: [
        {
          name: 'pay table',
          comparator: 'one-of',
          value: ['P1', 'P2', 'P3', 'P4b', 'P5', 'P6', 'Sample pay table'],
          unit: 'as printed',
        },
      ],
      evidence: { measure: 'pays', against: 'tables' },
      onBreach: 'breach',
      source: [434, 528],
    },
  ],
});
