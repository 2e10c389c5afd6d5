import type { GameInput } from '../../format/record';
import { houseWayReadings } from './house-way-readings';
import { ENVIED, paiGowSideWagers } from './pai-gow-side-wagers';

const options: GameInput['options'] = [
  {
    id: 'player',
    label: 'The player',
    explains:
      'Whether the house edge is that of a player who sets the hands by the House Way, of one who always sets them best, or of one bound to the best five cards behind.',
    clause: '13.20',
    values: [
      { value: 'house-way', label: 'sets every hand by the House Way' },
      { value: 'best', label: 'sets every hand in the best way' },
      { value: 'best-five', label: 'keeps the best five cards behind' },
    ],
    default: 'house-way',
    sets: 'player',
    recorded: ['house-way'],
  },
  {
    id: 'house-way',
    label: 'House Way',
    explains:
      'The table by which the dealer sets the cards, line by line. An operator may file another in the same form; it is tried on every hand. Readings of 13.21 then change nothing, and those of the joker still do.',
    clause: '13.21',
    kind: 'filed',
    values: [{ value: 'rule-13-21', label: 'as printed' }],
    default: 'rule-13-21',
    sets: 'houseWay',
  },
  {
    id: 'stand-off-hand',
    label: 'Dealer’s hand that stands off',
    explains:
      'The high hand of no pair with which the dealer returns every Standard Wager, as where wins are paid even money without commission. The rule has none.',
    clause: '13.26',
    values: [
      { value: 'none', label: 'none' },
      { value: '9-high', label: 'nine high' },
      { value: '10-high', label: 'ten high' },
      { value: 'jack-high', label: 'jack high' },
      { value: 'queen-high', label: 'queen high' },
      { value: 'king-high', label: 'king high' },
      { value: 'ace-high', label: 'ace high' },
    ],
    default: 'none',
    sets: 'standOffHand',
    recorded: ['none'],
  },
  {
    id: 'foul',
    label: 'A foul',
    explains:
      'What happens where a player sets two cards that rank higher than the five. No figure changes for a player who never does.',
    clause: '13.19',
    values: [
      { value: 'lose', label: 'both hands lose' },
      { value: 'reset', label: 'the dealer sets the hands again by the House Way' },
    ],
    default: 'lose',
  },
  {
    id: 'envy-qualifies',
    label: 'Qualifies for the Envy Bonus',
    explains:
      'The Fortune side wager from which a hand qualifies for the Envy Bonus. The house sets the amount and displays it.',
    clause: '13.32',
    kind: 'amount',
    values: [{ value: '5', label: '£5' }],
    default: '5',
  },
  {
    id: 'envy-pays',
    label: 'Envy Bonus pays',
    explains:
      'The amounts that the Envy Bonus pays: one of the two printed tables, or amounts of your own, none below table 1.',
    clause: '13.45',
    kind: 'sums',
    sums: ENVIED,
    values: [
      {
        value: 'table-1',
        label:
          'pay table 1 (7 card straight flush £500, royal flush and royal match £125, 7 card straight flush with joker £50, five aces £25, royal flush £10, straight flush £5, four of a kind £2)',
      },
      {
        value: 'table-2',
        label:
          'pay table 2 (7 card straight flush £2,500, royal flush and royal match £500, 7 card straight flush with joker £250, five aces £100, royal flush £25, straight flush £10, four of a kind £2)',
      },
    ],
    default: 'table-1',
  },
  ...houseWayReadings,
];

export const paiGowPoker: GameInput = {
  id: 'pai-gow-poker',
  label: 'Pai Gow Poker',
  clause: '13.1',
  family: 'pai-gow-poker',
  equipment:
    'One pack of 53 cards with the joker; a layout with a place “H” and a place “L” for each hand, and for the side wager that is offered.',
  play: [
    'Each player places a Standard Wager before any card is dealt, with a side wager beside it where one is offered.',
    'Players and dealer get seven cards each, face down.',
    'Each player sets a high hand of five cards and a low hand of two, which may not rank above the high hand.',
    'The dealer turns seven cards and sets them by the House Way, a fixed table.',
    'High hand is compared with high hand and low with low. The dealer wins hands that are equal.',
    'A player who wins both is paid as the pay table says; one of each is a stand-off; losing both loses the wager.',
    {
      where: {
        option: 'stand-off-hand',
        values: ['9-high', '10-high', 'jack-high', 'queen-high', 'king-high', 'ace-high'],
      },
      says: 'Where the dealer has the hand that stands off at this table, every Standard Wager goes back.',
    },
    { wager: 'jokolor', says: 'Then the side wager is settled on the player’s seven cards.' },
    {
      wager: 'fortune',
      says: 'Then the side wager is settled on the player’s seven cards, and after all players come the Envy Bonuses.',
    },
  ],
  options,
  wagers: [
    {
      id: 'standard',
      label: 'Standard Wager',
      clause: '13.26',
      group: 'Against the dealer',
      explains:
        'Wins if the player’s five cards and two cards both rank higher than the dealer’s; goes back if one of them does.',
      loses: 'Both of the dealer’s hands rank as high as the player’s or higher.',
      wager: 'standard',
      minimum: { win: '19 to 20' },
    },
    ...paiGowSideWagers,
  ],
};
