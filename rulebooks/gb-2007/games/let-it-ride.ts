import type { GameInput } from '../../format/record';
import { threeCardBonus } from './three-card-bonus';

const ROWS = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pairs',
  'pair',
];

const paying = (...odds: number[]) =>
  Object.fromEntries(ROWS.map((row, index) => [row, `${odds[index]} to 1`]));

const table = (number: number, ...odds: number[]) => ({
  id: `table-${number}`,
  label: `Pay table ${number}`,
  clause: '12.27',
  rows: paying(...odds),
  note: 'Recommended over the minimum odds by 12.27.',
});

export const letItRide: GameInput = {
  id: 'let-it-ride',
  label: 'Let It Ride',
  clause: '12.1',
  family: 'let-it-ride',
  proprietor: 'Shufflemaster Inc',
  equipment:
    'One pack of 52 cards; a layout with positions 1, 2 and £ for each player; a shuffling machine may be used.',
  play: [
    'Each player places three equal wagers, marked 1, 2 and £, and may add the three card bonus, before any card is dealt.',
    'Each player gets three cards, and two community cards are laid face down.',
    'After seeing the three cards, each player takes back the wager on 1 or lets it ride.',
    'The first community card is turned, and each player takes back the wager on 2 or lets it ride.',
    'The second community card is turned. With a pair of tens or better, each wager in play is paid by the hand of five; with less, all of them lose.',
    'The three card bonus is settled on the player’s own three cards, from a pair upwards.',
  ],
  parameters: { lowestPair: 10 },
  options: [
    {
      id: 'royal-ceiling',
      label: 'Most paid to one player for a royal flush',
      explains:
        'With pay table 4, what one player is paid for a royal flush on the three wagers together may be capped at an amount.',
      clause: '12.27(a)',
      kind: 'amount',
      values: [{ value: 'none', label: 'No ceiling' }],
      default: 'none',
      sets: 'royalMost',
    },
    {
      id: 'royal-wager',
      label: 'One wager, for the effect of that ceiling',
      explains:
        'A ceiling costs nothing on small wagers and more on large ones: the house edge is worked out for wagers of this amount on each of 1, 2 and £.',
      clause: '12.27(b)',
      kind: 'amount',
      values: [{ value: 'none', label: 'Not needed without a ceiling' }],
      default: 'none',
      sets: 'royalWager',
    },
  ],
  wagers: [
    {
      id: 'let-it-ride',
      label: 'Let It Ride',
      clause: '12.27',
      group: 'Against the pay table',
      explains:
        'Three equal wagers that the player’s three cards make a pair of tens or better with two community cards; two of them can be taken back. Figures are per wager: the edge is what all three lose, in units of one.',
      loses: 'The hand is less than a pair of tens.',
      places: ['1', '2', '£'],
      wager: 'let-it-ride',
      minimum: paying(100, 50, 25, 11, 8, 5, 3, 2, 1),
      payTables: [
        table(1, 100, 50, 30, 15, 9, 6, 3, 2, 1),
        table(2, 200, 100, 40, 15, 9, 6, 3, 2, 1),
        table(3, 500, 100, 25, 15, 10, 5, 3, 2, 1),
        table(4, 1000, 200, 50, 11, 8, 5, 3, 2, 1),
      ],
    },
    threeCardBonus,
  ],
};
