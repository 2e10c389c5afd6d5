import type { GameInput } from '../../format/record';

const BASIC = 'Against the dealer';
const SIDE = 'Side wager';

export const casinoStud: GameInput = {
  id: 'casino-stud',
  label: 'Casino Stud Poker',
  clause: '7.1',
  family: 'casino-stud',
  equipment:
    'One pack of 52 cards; a layout; for the progressive a slot, spot or area at each position and a meter; for bonus insurance a table marked for it.',
  play: [
    'Each player places an ante before any card is dealt, with a progressive and an insurance wager beside it if the table offers them.',
    'Players and dealer get five cards each, face down except for the dealer’s fifth, the up-card.',
    'On an up-card of two to five, a player with an insurance wager may double it.',
    'Each player raises by exactly twice the ante or folds and loses it. Insurance stays in play after a fold.',
    'The dealer’s hand is turned. With less than ace and king it does not qualify: the ante wins and the raise goes back.',
    'If it qualifies, the better hand wins: the ante, and the raise by the hand, for the player, or both for the dealer. Each win is paid as the pay table says. Equal hands win nothing.',
    'Insurance wins if the dealer does not qualify, by the player’s hand from a flush up and otherwise by the dealer’s. The progressive wins with a flush or better.',
  ],
  parameters: { dealerQualifies: 'ace-king', raise: 2, ties: 'stand-off' },
  wagers: [
    {
      id: 'ante',
      label: 'Ante',
      clause: '7.13',
      group: BASIC,
      explains:
        'Wins for the player who raises and has the better hand, or if the dealer has less than ace and king.',
      loses: 'The player folds, or the dealer has ace and king or better and the better hand.',
      wager: 'ante',
      minimum: { 'dealer-not-qualified': '1 to 1', win: '1 to 1' },
    },
    {
      id: 'raise',
      label: 'Raise',
      clause: '7.13(b)',
      group: BASIC,
      explains:
        'Placed to stay in, twice the ante: pays by the player’s hand if the dealer qualifies and is beaten, and goes back if the dealer has less than ace and king.',
      loses: 'The dealer has ace and king or better and the better hand.',
      besideName: 'if the dealer has ace-king or better, otherwise returned',
      wager: 'raise',
      minimum: {
        'royal-flush': '50 to 1',
        'straight-flush': '50 to 1',
        'four-of-a-kind': '20 to 1',
        'full-house': '8 to 1',
        flush: '6 to 1',
        straight: '4 to 1',
        'three-of-a-kind': '3 to 1',
        'two-pairs': '2 to 1',
        'pair-or-less': '1 to 1',
      },
    },
    {
      id: 'progressive',
      label: 'Progressive Jackpot',
      clause: '7.21',
      group: SIDE,
      explains:
        'Wins if the player’s own five cards are a flush or better, whatever the dealer holds; the best hands take a share of the meter.',
      side: true,
      family: 'stud-progressive',
      wager: 'progressive',
      progressive: { fixedPaidFrom: 'meter', wager: '1', seed: '0', contribution: '70%' },
      minimum: {
        'royal-flush': '100% of the meter',
        'straight-flush': '10% of the meter',
        'four-of-a-kind': '100 for 1',
        'full-house': '75 for 1',
        flush: '50 for 1',
      },
    },
    {
      id: 'insurance',
      label: 'Bonus Insurance',
      alsoCalled: 'CSBI: Insurance and Double',
      clause: '7.33',
      group: SIDE,
      explains:
        'Wins if the dealer does not qualify, paid by the player’s hand from a flush up and otherwise by the dealer’s. On an up-card of two to five it can be doubled.',
      side: true,
      proprietor: 'Prime Table Games',
      family: 'casino-stud-insurance',
      loses: 'The dealer has ace and king or better.',
      wager: 'insurance',
      parameters: { dealerQualifies: 'ace-king', doubleTo: 5 },
      minimum: {
        'royal-flush': '100 to 1',
        'straight-flush': '50 to 1',
        'four-of-a-kind': '20 to 1',
        'full-house': '8 to 1',
        flush: '6 to 1',
        'dealer-7-high': '5 to 1',
        'dealer-8-high': '4 to 1',
        'dealer-9-or-10-high': '2 to 1',
        'dealer-not-qualified': '1 to 1',
      },
    },
  ],
};
