import type { RuleInput } from '../../format/record';
import { section } from '../section';
import { limitRules } from './limits';

const WAGERS = ['ez-progressive', 'ez-progressive-panda'];

const winners: RuleInput[] = [
  {
    clause: '30-2899.04(5)(f)',
    says: 'Winners of the progressive are paid as (i) to (vii) say.',
    kind: 'informative',
    informs: 'heading',
    source: [615, 615],
  },
  {
    clause: '30-2899.04(5)(f)(i)',
    says: 'A share of the meter comes out of the jackpot shown; the house decides whether every other hand is paid out of the tray or out of the meter.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We pay a share of the meter out of the jackpot that the meter shows.',
    appliesTo: { wagers: ['ez-progressive', 'ez-progressive-panda'] },
    note: 'Worked out as paid from the tray; see the ambiguity on this clause.',
    source: [617, 617],
  },
  {
    clause: '30-2899.04(5)(f)(ii)',
    says: 'A share of the meter is divided among all players at the table who made the progressive wager in that round.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We divide a share of the meter among all players at the table with the progressive wager.',
    appliesTo: { wagers: WAGERS },
    source: [618, 618],
  },
  {
    clause: '30-2899.04(5)(f)(iii)',
    says: 'The dealer enters the winning hand on the display.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We enter the winning hand on the display.',
    appliesTo: { wagers: ['ez-progressive', 'ez-progressive-panda'] },

    source: [619, 619],
  },
  {
    clause: '30-2899.04(5)(f)(iv)',
    says: 'The dealer calls a supervisor.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We have a supervisor called to the table whenever the jackpot is won.',
    appliesTo: { wagers: WAGERS },
    source: [620, 620],
  },
  {
    clause: '30-2899.04(5)(f)(v)',
    says: 'The win is verified, released by a supervisor and a second card where the sum requires it, recorded, taken off the meter and paid by house procedures.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We verify, release and record each jackpot before it is paid, and adjust the meter by it.',
    appliesTo: { wagers: WAGERS },
    source: [621, 623],
  },
  {
    clause: '30-2899.04(5)(f)(vi)',
    says: 'When everything is settled the dealer closes the round on the keypad.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We close the round on the keypad once everything is settled.',
    appliesTo: { wagers: ['ez-progressive', 'ez-progressive-panda'] },

    source: [624, 624],
  },
  {
    clause: '30-2899.04(5)(f)(vii)',
    says: 'A jackpot that has been released can be taken back only by a manual adjustment.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We take back a released jackpot only by a manual adjustment in the jackpot system.',
    appliesTo: { wagers: ['ez-progressive', 'ez-progressive-panda'] },

    source: [625, 625],
  },
];

export const ezBaccaratSection = section({
  number: '30-2899.04',
  title: 'EZ Baccarat and EZ Baccarat Progressive',
  game: 'ez-baccarat',
  rules: [
    {
      clause: '30-2899.04(1)',
      says: 'Galaxy Gaming Inc. owns EZ Baccarat. Dragon 7 and Panda 8 are its optional wagers.',
      kind: 'informative',
      informs: 'background',
      validFrom: '2023-12-30',
      note: 'It describes the two in words that fit the Dragon Bonus; see the ambiguity on this clause.',
      source: [589, 589],
    },
    {
      clause: '30-2899.04(2)',
      says: 'No commission is taken. A banker’s win with three cards that total seven is a stand-off instead; wagers on the player’s hand and on the tie lose then as usual. The game needs approved electronic equipment, its signs and its layout.',
      kind: 'computed',
      appliesTo: { wagers: ['banker'] },
      parameters: [{ name: 'win', comparator: 'equal', value: '1 to 1', unit: 'odds' }],
      evidence: { measure: 'pays', against: 'approved' },
      onBreach: 'breach',
      duty: 'equipment',
      // The tables and their equipment are those of the game, whether or not the banker wager is offered.
      attestsAbout: {},
      attests:
        'We play EZ Baccarat only on approved tables with the electronic equipment, the signs and the layout it needs, and take no commission.',
      note: 'The record prices every banker’s win except the three-card seven, which the game itself makes a stand-off.',
      source: [590, 590],
    },
    ...limitRules(['30-2899.04(3)', '30-2899.04(3)(a)', '30-2899.04(3)(b)'], {
      all: [591, 591],
      limits: [592, 592],
      aggregate: [593, 593],
    }),
    {
      clause: '30-2899.04(4)',
      says: 'Dragon 7, a banker’s win with a three-card seven, pays 40 to 1. Panda 8, a player’s win with a three-card eight, pays 25 to 1. The progressive takes part in its jackpot.',
      kind: 'computed',
      appliesTo: { wagers: ['dragon-7', 'panda-8'] },
      parameters: [
        { name: 'Dragon 7', comparator: 'equal', value: '40 to 1', unit: 'pay' },
        { name: 'Panda 8', comparator: 'equal', value: '25 to 1', unit: 'pay' },
      ],
      evidence: { measure: 'pays', against: 'approved' },
      onBreach: 'breach',
      source: [594, 602],
    },
    {
      clause: '30-2899.04(5)',
      says: 'A round begins with a standard wager and the progressive one, and is dealt by the procedures of the house.',
      kind: 'attested',
      duty: 'dealing',
      attests: 'We begin each round with the wagers and deal by our house procedures for baccarat.',

      source: [604, 606],
    },
    {
      clause: '30-2899.04(5)(a)',
      says: 'The progressive is an optional wager.',
      kind: 'informative',
      informs: 'permission',
      source: [608, 608],
    },
    {
      clause: '30-2899.04(5)(b)',
      says: 'Standard wagers are placed first; a progressive wager goes on the sensor of the player’s position.',
      kind: 'attested',
      duty: 'wagers',
      attests:
        'We take a progressive wager on the sensor of the player’s position, after the standard wagers.',
      appliesTo: { wagers: ['ez-progressive', 'ez-progressive-panda'] },

      source: [609, 609],
    },
    {
      clause: '30-2899.04(5)(c)',
      says: 'The dealer starts the round on the keypad and then removes the progressive wagers from the table.',
      kind: 'attested',
      duty: 'jackpot',
      attests: 'We register the progressive wagers and remove them from the table before any card is dealt.',
      appliesTo: { wagers: WAGERS },
      source: [610, 610],
    },
    {
      clause: '30-2899.04(5)(d)',
      says: 'The cards are dealt by the procedures of the house.',
      kind: 'attested',
      duty: 'dealing',
      attests: 'We deal by our house procedures for baccarat.',

      source: [611, 611],
    },
    {
      clause: '30-2899.04(5)(e)',
      says: 'All wagers are settled together; shares of the meter as (f) says.',
      kind: 'attested',
      duty: 'settling',
      attests: 'We settle standard, bonus and progressive wagers together at the end of the hand.',

      source: [612, 612],
    },
    {
      clause: '30-2899.04(5)(e)(i)',
      says: 'The house decides whether an optional wager may be placed without a standard one.',
      kind: 'informative',
      informs: 'permission',
      source: [613, 613],
    },
    ...winners,
    {
      clause: '30-2899.04(5)(g)',
      says: 'Three sample tables of the progressive are printed; another needs the approval of the Division.',
      kind: 'computed',
      appliesTo: { wagers: WAGERS },
      parameters: [
        {
          name: 'pay table',
          comparator: 'one-of',
          value: ['Paytable 1', 'Paytable 2', 'Paytable 3'],
          unit: 'as printed',
        },
      ],
      evidence: { measure: 'pays', against: 'tables' },
      onBreach: 'needs-consent',
      note: 'They are called samples, so others are not forbidden; see the ambiguity on this clause.',
      source: [626, 644],
    },
  ],
});
