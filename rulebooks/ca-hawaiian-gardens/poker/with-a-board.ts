/** Games with cards for all on the table. Lines are those of the source. */
import type { PokerGame } from '../../poker/book';
import { EIGHT_OR_BETTER, high, low, OMAHA } from './parts';
import { bet, burn, deal, THREE_RAISES, turn, withBoard, withBoardAndDraw } from './plays';

const holdem = (game: Pick<PokerGame, 'id' | 'label' | 'lines'> & Partial<PokerGame>): PokerGame => ({
  pot: { pack: 'full', own: 2, boards: 1, parts: [high('all')], oddChips: 'unsaid' },
  play: withBoard([11, 11, 11, 11], 2),
  ...game,
});

const NO_LIMIT = {
  raises: { most: null, line: 65 },
  says: [
    'A bet is at least the smallest opening bet, a raise at least the last bet or raise (lines 66 and 67); at the $100 buy-in a raise is at least double. All in, a player may put in less.',
  ],
};

export const HOLDEM: PokerGame[] = [
  holdem({ id: 'texas-holdem', label: 'Texas Hold’em', lines: [1, 60] }),
  holdem({
    id: 'no-limit-holdem',
    label: 'No Limit Hold’em',
    lines: [61, 75],
    play: withBoard([11, 11, 11, 11], 2, NO_LIMIT),
  }),
  holdem({
    id: 'pot-limit-holdem',
    label: 'Pot Limit Hold’em',
    lines: [61, 75],
    play: withBoard([11, 11, 11, 11], 2, {
      raises: NO_LIMIT.raises,
      says: ['The binder does not say how large a bet of the size of the pot is.'],
    }),
  }),
  holdem({
    id: 'crazy-pineapple',
    label: 'Crazy Pineapple',
    lines: [76, 132],
    play: {
      forced: 'blinds',
      steps: [
        deal(3),
        bet('left-of-blinds', 88),
        burn,
        turn('flop', 3),
        bet('left-of-button', 88),
        { do: 'discard', from: 'hand' },
        burn,
        turn('turn', 1),
        bet('left-of-button', 88),
        burn,
        turn('river', 1),
        bet('left-of-button', 88),
      ],
      ...THREE_RAISES(105),
    },
    notes: [
      'The text has a card thrown away after the first betting and again after the second, which would leave one of three. Two are taken to be left, as in the game of that name.',
    ],
  }),
  holdem({
    id: 'reverse-holdem',
    label: 'Reverse Hold’em',
    lines: [424, 468],
    plays: 9,
    play: withBoard([434, 434, 434, 434], 2, { flop: 1, river: 3 }),
  }),
  holdem({
    id: 'short-deck-holdem',
    label: 'Short Deck Texas Hold’em',
    lines: [5267, 5525],
    pot: {
      pack: 'short',
      own: 2,
      boards: 1,
      parts: [{ id: 'high', label: 'High', hand: { order: 'short-deck', from: 'all' } }],
      oddChips: 'left-of-button',
    },
    oddChipsLine: 5384,
    plays: 10,
    play: withBoard([5333, 5344, 5355, 5369], 2, THREE_RAISES(5337)),
  }),
];

/** The text changes the rules of limit Omaha, which the binder does not have. */
const OMAHA_PLAY = withBoard([2165, 2177, 2187, 2201], 4, {
  raises: { most: null, line: 1254 },
  says: [
    'The text changes the rules of limit Omaha, which the binder does not have: the deal and the order of betting are those of Five Card Omaha, with four cards.',
    'A bet is at least the smallest opening bet, a raise at least the last bet or raise (lines 1255 and 1256).',
  ],
});

export const OMAHAS: PokerGame[] = [
  {
    id: 'omaha',
    label: 'Omaha',
    lines: [1219, 1263],
    pot: { pack: 'full', own: 4, boards: 1, parts: [high(OMAHA)], oddChips: 'unsaid' },
    play: OMAHA_PLAY,
  },
  {
    id: 'omaha-high-low',
    feesUnder: 'omaha',
    label: 'Omaha High/Low',
    lines: [1219, 1263],
    pot: {
      pack: 'full',
      own: 4,
      boards: 1,
      parts: [high(OMAHA), low('ace-to-five', OMAHA, { worst: EIGHT_OR_BETTER })],
      oddChips: 'unsaid',
    },
    play: {
      ...OMAHA_PLAY,
      kill: {
        line: 1228,
        says: [
          'In a game with a kill, a player who wins both high and low kills the next pot only if this one has at least $35 at $2–4, $50 at $3–6, $80 at $4–8 or $100 at $6–12.',
        ],
      },
    },
    notes: ['A posting at the table may set another qualifier than an eight.'],
  },
  {
    id: 'five-card-omaha',
    label: 'Five Card Omaha High/Low Split',
    lines: [2103, 2274],
    pot: {
      pack: 'full',
      own: 5,
      boards: 1,
      parts: [high(OMAHA), low('ace-to-five', OMAHA, { worst: EIGHT_OR_BETTER })],
      oddChips: 'left-of-button',
    },
    oddChipsLine: 2217,
    plays: 10,
    play: withBoard([2165, 2177, 2187, 2201], 5, THREE_RAISES(2169)),
  },
  {
    id: 'double-board-omaha',
    label: 'Double Board Omaha',
    lines: [3657, 3838],
    pot: {
      pack: 'full',
      own: 4,
      boards: 2,
      parts: [
        { id: 'board-1', label: 'Board 1', hand: { order: 'high', from: OMAHA, board: 0 } },
        { id: 'board-2', label: 'Board 2', hand: { order: 'high', from: OMAHA, board: 1 } },
      ],
      oddChips: 'left-of-button',
    },
    oddChipsLine: 3767,
    plays: 8,
    play: withBoard([3708, 3723, 3736, 3751], 4, { seats: 9, ...THREE_RAISES(3715) }),
  },
];

export const DRAMAHAS: PokerGame[] = [
  {
    id: 'dramaha',
    label: 'Dramaha',
    lines: [6583, 6779],
    pot: {
      pack: 'full',
      own: 5,
      boards: 1,
      parts: [
        { id: 'omaha', label: 'Omaha', hand: { order: 'high', from: OMAHA } },
        { id: 'draw', label: 'Draw', hand: { order: 'high', from: 'own' } },
      ],
      oddChips: 'left-of-button',
    },
    oddChipsLine: 6705,
    plays: 7,
    play: withBoardAndDraw([6637, 6648, 6671, 6682], THREE_RAISES(6641)),
    ifShort: { does: 'discards-again', line: 6691 },
  },
  {
    id: 'dramaha-2-7',
    label: '2-7 Dramaha',
    lines: [6354, 6581],
    pot: {
      pack: 'full',
      own: 5,
      boards: 1,
      parts: [
        { id: 'omaha', label: 'Omaha', hand: { order: 'high', from: OMAHA } },
        { id: 'draw', label: '2-7', hand: { order: 'deuce-to-seven', from: 'own' } },
      ],
      oddChips: 'left-of-button',
    },
    oddChipsLine: 6505,
    plays: 7,
    play: withBoardAndDraw([6436, 6448, 6471, 6482], {
      ...THREE_RAISES(6441),
      says: ['A card that the dealer exposes is replaced, but a 7, 5, 4, 3 or 2 is kept (line 6435).'],
    }),
    ifShort: { does: 'discards-again', line: 6491 },
  },
];
