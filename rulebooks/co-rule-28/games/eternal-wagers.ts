/** The wagers of Eternal Baccarat that are paid in odds: the five of its name, single events, Golden Talons. */
import type { Hand, WagerInput } from './base-wagers';
import { paidByTable, type Rows, rowsOf, table, to } from './printed';

const at = (part: string) => `30-2899.07${part}`;

/** The three columns PT-FLT-MB-01 to 03. */
const columns = (rows: [Rows, Rows, Rows]) =>
  rows.map((column, index) =>
    table(`pt-flt-mb-0${index + 1}`, `PT-FLT-MB-0${index + 1}`, at('(8)(a)'), column),
  );
const alike = (rows: Rows) => columns([rows, rows, rows]);

/** Eclipse wins on what the column in use pays under Supreme 7, and on no other pair of sevens. */
const eclipse = (threes: boolean, twos: boolean): Rows => ({
  'three-card-sevens': threes ? to(6) : 'lose',
  'two-card-sevens': twos ? to(6) : 'lose',
  win: to(6),
});

export const eternalFive: WagerInput[] = [
  paidByTable(
    {
      id: 'sun-7',
      label: 'Sun 7',
      clause: at('(7)(a)(i)'),
      wager: 'banker-three-card-seven',
      explains: 'Wins if the banker’s hand wins with three cards that total seven.',
    },
    alike({ win: to(40) }),
  ),
  paidByTable(
    {
      id: 'moon-8',
      label: 'Moon 8',
      clause: at('(7)(a)(ii)'),
      wager: 'player-three-card-eight',
      explains: 'Wins if the player’s hand wins with three cards that total eight.',
    },
    alike({ win: to(25) }),
  ),
  paidByTable(
    {
      id: 'supreme-7',
      label: 'Supreme 7',
      clause: at('(7)(a)(iii)'),
      wager: 'both-sevens',
      explains: 'Wins if both hands total seven with as many cards each as the pay table in use names.',
    },
    columns([
      { 'three-cards': to(200), 'two-cards': to(50) },
      { 'three-cards': to(400), 'two-cards': 'lose' },
      { 'three-cards': 'lose', 'two-cards': to(100) },
    ]),
  ),
  paidByTable(
    {
      id: 'divine-9',
      label: 'Divine 9',
      clause: at('(7)(a)(iv)'),
      wager: 'three-card-nines',
      explains: 'Wins if one hand, or both, has three cards that total nine, whichever hand wins.',
    },
    alike({ both: to(75), one: to(10) }),
  ),
  paidByTable(
    {
      id: 'eclipse',
      label: 'Eclipse',
      clause: at('(7)(a)(v)'),
      wager: 'sevens-eights-and-nines',
      explains: 'Wins if any of the other four Eternal Baccarat wagers wins by the table in use.',
    },
    columns([eclipse(true, true), eclipse(true, false), eclipse(false, true)]),
  ),
];

/** Number of the table, what it says, the wager, and its odds. */
const SINGLE_EVENTS: [string, string, string, number][] = [
  ['01', 'Sun 7', 'banker-three-card-seven', 40],
  ['02', 'Moon 8', 'player-three-card-eight', 25],
  ['21', 'Nine over seven', 'nine-over-seven', 25],
  ['22', 'Two-card eight over two-card one', 'two-card-eight-over-two-card-one', 50],
  ['05', 'Player wins with a three-card six', 'player-three-card-six', 40],
  ['06', 'Banker wins with one or two', 'banker-one-or-two', 60],
  ['07', 'Both hands have an eight or nine', 'both-eight-or-nine', 20],
  ['08', 'One over zero', 'one-over-zero', 90],
  ['23', 'Three-card six over three-card three', 'three-card-six-over-three-card-three', 150],
  ['10', 'Three-card eight over three-card zero', 'three-card-eight-over-three-card-zero', 130],
  ['11', 'Banker wins over a two-card seven', 'banker-over-two-card-seven', 30],
  ['24', 'Three-card nine over three-card six', 'three-card-nine-over-three-card-six', 200],
  ['13', 'Three-card nine over three-card eight', 'three-card-nine-over-three-card-eight', 200],
  [
    '14',
    'Player wins with a three-card eight over three-card zero',
    'player-three-card-eight-over-three-card-zero',
    250,
  ],
  ['15', 'Tie with zero', 'tie-zero', 150],
  ['16', 'Tie with one, two or three', 'tie-one-to-three', 70],
  ['17', 'Tie with four, five, six or seven', 'tie-four-to-seven', 15],
  ['18', 'Tie with eight or nine', 'tie-eight-or-nine', 40],
  ['19', 'Player Pair', 'player-pair', 11],
  ['20', 'Banker Pair', 'banker-pair', 11],
];

export const singleEvents: WagerInput[] = SINGLE_EVENTS.map(([number, label, wager, odds]) =>
  paidByTable(
    {
      id: `single-${number}`,
      label: `${label} (single event)`,
      clause: at('(7)(b)(i)'),
      group: 'Single-event wagers',
      wager,
    },
    [table(`pt-flt-se-${number}`, `PT-FLT-SE-${number}`, at('(8)(b)'), { win: to(odds) })],
  ),
);

const TALONS = ['by-9', 'by-8', 'by-7', 'by-6', 'by-5', 'by-4', 'natural', 'natural-tie'];

/** The columns PT-FLT-GT-01 to 05, read downwards. */
const TALON_COLUMNS: [...number[], number | 'push'][] = [
  [30, 10, 6, 4, 2, 1, 1, 'push'],
  [20, 10, 5, 4, 2, 1, 1, 2],
  [30, 12, 5, 3, 3, 1, 1, 'push'],
  [20, 8, 7, 4, 3, 1, 1, 'push'],
  [30, 10, 4, 4, 2, 2, 1, 'push'],
];

const HAND: Record<Hand, string> = { player: 'Player’s Hand', banker: 'Banker’s Hand' };

export const goldenTalons: WagerInput[] = (['player', 'banker'] as const).map((hand) =>
  paidByTable(
    {
      id: `golden-talons-${hand}`,
      label: `Golden Talons, ${HAND[hand]}`,
      clause: at('(7)(c)(i)'),
      group: 'Golden Talons',
      wager: `margin-bonus-${hand}`,
      explains: `Wins if the ${hand}’s hand wins with a natural, or by four points or more without one.`,
    },
    TALON_COLUMNS.map((column, index) =>
      table(
        `pt-flt-gt-0${index + 1}`,
        `PT-FLT-GT-0${index + 1}`,
        at('(8)(c)'),
        rowsOf(
          TALONS,
          column.map((pay) => (typeof pay === 'number' ? to(pay) : pay)),
        ),
      ),
    ),
  ),
);
