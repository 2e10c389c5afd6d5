import type { GameInput } from '../../format/record';

const MAIN = 'Hand against the dealer';

/** Every table of 11.72 and 11.73 pays alike on these. */
const TOP = { 'royal-flush': '50 to 1', 'straight-flush': '40 to 1' };
const LAST = { 'three-of-a-kind': '3 to 1' };

const RECOMMENDED = 'Recommended over the minimum odds by 11.72.';

const trips: GameInput['wagers'][number] = {
  id: 'trips',
  label: 'Trips Bonus',
  clause: '11.72',
  group: 'Side wager',
  explains:
    'Wins if the best five of hole cards and cards in common are three of a kind or better, whether or not they beat the dealer, and after a fold too.',
  loses: 'Less than three of a kind.',
  side: true,
  family: 'holdem-side-wagers',
  wager: 'trips',
  minimum: {
    ...TOP,
    'four-of-a-kind': '20 to 1',
    'full-house': '7 to 1',
    flush: '6 to 1',
    straight: '4 to 1',
    ...LAST,
  },
  payTables: [
    {
      id: 'table-1',
      label: 'Pay table 1',
      clause: '11.73',
      rows: {
        ...TOP,
        'four-of-a-kind': '30 to 1',
        'full-house': '9 to 1',
        flush: '7 to 1',
        straight: '4 to 1',
        ...LAST,
      },
      note: RECOMMENDED,
    },
    {
      id: 'table-2',
      label: 'Pay table 2',
      clause: '11.73',
      rows: {
        ...TOP,
        'four-of-a-kind': '30 to 1',
        'full-house': '8 to 1',
        flush: '6 to 1',
        straight: '5 to 1',
        ...LAST,
      },
      note: RECOMMENDED,
    },
    {
      id: 'table-3',
      label: 'Pay table 3',
      clause: '11.73',
      rows: {
        ...TOP,
        'four-of-a-kind': '30 to 1',
        'full-house': '8 to 1',
        flush: '7 to 1',
        straight: '4 to 1',
        ...LAST,
      },
      note: RECOMMENDED,
    },
    {
      id: 'table-4',
      label: 'Pay table 4',
      clause: '11.73',
      rows: {
        ...TOP,
        'four-of-a-kind': '20 to 1',
        'full-house': '7 to 1',
        flush: '6 to 1',
        straight: '5 to 1',
        ...LAST,
      },
      note: RECOMMENDED,
    },
  ],
};

export const ultimateHoldem: GameInput = {
  id: 'ultimate-holdem',
  label: 'Ultimate Texas Hold’em Poker',
  clause: '11.48',
  family: 'ultimate-holdem',
  proprietor: 'Shufflemaster Gaming Inc.',
  equipment:
    'One pack of 52 cards, which a machine may shuffle; a layout with areas for Ante, Blind, Play and Trips at each position, and for the five cards in common.',
  play: [
    'Players place Ante and Blind of the same amount and, optionally, Trips Bonus.',
    'Players and dealer get two cards each, face down, beginning on the dealer’s left.',
    'Each player checks, or places a Play wager of three or four times the Ante.',
    'Three cards in common are shown: the flop. A player without a Play wager checks, or places one of twice the Ante.',
    'The last two cards in common are shown: turn and river. A player without a Play wager places one equal to the Ante, or folds and loses Ante and Blind.',
    'The dealer shows two cards and announces the best five of seven. A pair or better qualifies.',
    'Hands are compared from the dealer’s right. The higher hand wins: Play is paid; the Ante is paid, or returned if the dealer does not qualify; the Blind is paid with a straight or better and returned with less.',
    'If the dealer’s hand is higher, Play and Blind lose, and the Ante too unless the dealer does not qualify. Equal hands return every wager.',
    'Trips Bonus is settled on the player’s best five of seven, also for a hand that was folded.',
  ],
  parameters: { beforeFlop: [3, 4], atFlop: 2, afterRiver: 1, qualifier: 2 },
  options: [
    {
      id: 'board-dealt',
      label: 'Cards in common',
      explains: 'When the five cards in common are dealt. No figure changes.',
      clause: '11.51',
      values: [
        { value: 'as-needed', label: 'Dealt as the game needs them' },
        { value: 'at-once', label: 'Dealt face down with the hands' },
      ],
      default: 'as-needed',
    },
  ],
  wagers: [
    {
      id: 'ante',
      label: 'Ante',
      clause: '11.68',
      group: MAIN,
      explains:
        'The player’s best five of seven cards beat those of a dealer with a pair or better. Returned if the dealer has less.',
      loses: 'The player folds, or the dealer has a pair or better and the better hand.',
      besideName: 'if the dealer has a pair or better, otherwise returned',
      wager: 'ante',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'blind',
      label: 'Blind',
      clause: '11.70',
      group: MAIN,
      explains:
        'As much as the Ante: the player’s hand beats the dealer’s with a straight or better. A win with less returns it.',
      loses: 'The player folds, or the dealer has the better hand.',
      besideName: 'a win with less is returned',
      wager: 'blind',
      minimum: {
        'royal-flush': '500 to 1',
        'straight-flush': '50 to 1',
        'four-of-a-kind': '10 to 1',
        'full-house': '3 to 1',
        flush: '3 to 2',
        straight: '1 to 1',
      },
    },
    {
      id: 'play',
      label: 'Play',
      clause: '11.68',
      group: MAIN,
      explains:
        'Three or four antes before the flop, two at the flop or one after the river: the player’s hand beats the dealer’s.',
      loses: 'The dealer has the better hand.',
      wager: 'play',
      minimum: { win: '1 to 1' },
    },
    trips,
  ],
};
