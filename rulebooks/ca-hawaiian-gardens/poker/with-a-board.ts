/** Games with cards for all on the table. Lines are those of the source. */
import type { PokerGame } from '../../poker/book';
import { EIGHT_OR_BETTER, FLOP, high, low, OMAHA } from './parts';

const holdem = (game: Pick<PokerGame, 'id' | 'label' | 'lines'> & Partial<PokerGame>): PokerGame => ({
  pot: { pack: 'full', own: 2, boards: 1, parts: [high('all')], oddChips: 'unsaid' },
  cards: { each: 2, ...FLOP },
  ...game,
});

export const HOLDEM: PokerGame[] = [
  holdem({ id: 'texas-holdem', label: 'Texas Hold’em', lines: [1, 60] }),
  holdem({ id: 'no-limit-holdem', label: 'No Limit Hold’em', lines: [61, 75] }),
  holdem({ id: 'pot-limit-holdem', label: 'Pot Limit Hold’em', lines: [61, 75] }),
  holdem({
    id: 'crazy-pineapple',
    label: 'Crazy Pineapple',
    lines: [76, 132],
    cards: { each: 3, ...FLOP },
    notes: [
      'The text has a card thrown away after the first betting and again after the second, which would leave one of three. Two are taken to be left, as in the game of that name.',
    ],
  }),
  holdem({ id: 'reverse-holdem', label: 'Reverse Hold’em', lines: [424, 468], plays: 9 }),
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
  }),
];

export const OMAHAS: PokerGame[] = [
  {
    id: 'omaha',
    label: 'Omaha',
    lines: [1219, 1263],
    pot: { pack: 'full', own: 4, boards: 1, parts: [high(OMAHA)], oddChips: 'unsaid' },
    cards: { each: 4, ...FLOP },
  },
  {
    id: 'omaha-high-low',
    label: 'Omaha High/Low',
    lines: [1219, 1263],
    pot: {
      pack: 'full',
      own: 4,
      boards: 1,
      parts: [high(OMAHA), low('ace-to-five', OMAHA, { worst: EIGHT_OR_BETTER })],
      oddChips: 'unsaid',
    },
    cards: { each: 4, ...FLOP },
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
    cards: { each: 5, ...FLOP },
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
    cards: { each: 4, board: 10, burns: 3 },
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
    cards: { each: 5, draws: { count: 1, most: 5 }, board: 5, burns: 3 },
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
    cards: { each: 5, draws: { count: 1, most: 5 }, board: 5, burns: 3 },
    ifShort: { does: 'discards-again', line: 6491 },
  },
];
