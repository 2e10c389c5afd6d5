/** The poker games of the binder, each over a few ways to make hands and to divide a pot. Lines are those of the source. */
import type { From, Order } from '@/simulations/showdown/hands';
import type { PotPart } from '@/simulations/showdown/pot';
import type { PokerBook, PokerGame } from '../poker/book';

const EIGHT_OR_BETTER = '8s 7h 6d 5c 4s';

const high = (from: From, more: Partial<PotPart> = {}): PotPart => ({
  id: 'high',
  label: 'High',
  hand: { order: 'high', from },
  ...more,
});
const low = (order: Order, from: From, more: Partial<PotPart> = {}): PotPart => ({
  id: 'low',
  label: 'Low',
  hand: { order, from },
  ...more,
});
const badugi = (order: 'badugi' | 'badugi-ace-high'): PotPart => ({
  id: 'badugi',
  label: 'Badugi',
  hand: { order, from: 'own' },
});
const OMAHA: From = { own: 2, board: 3 };

const FLOP = { board: 5, burns: 3 };
/** Seven cards, three of them down, and a burn before each of the last four. */
const STUD = { each: 7, board: 0, burns: 4 };
/** Three down to begin with, one of them thrown away. */
const STUD_DISCARD = { ...STUD, each: 8 };
const TRIPLE_DRAW = { each: 5, draws: { count: 3, most: 5 }, board: 0, burns: 3 };

const holdem = (game: Pick<PokerGame, 'id' | 'label' | 'lines'> & Partial<PokerGame>): PokerGame => ({
  pot: { pack: 'full', own: 2, boards: 1, parts: [high('all')], oddChips: 'unsaid' },
  cards: { each: 2, ...FLOP },
  ...game,
});

const HOLDEM: PokerGame[] = [
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

const OMAHAS: PokerGame[] = [
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

const DRAMAHAS: PokerGame[] = [
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

const stud = (
  game: Pick<PokerGame, 'id' | 'label' | 'lines'> & Partial<PokerGame>,
  parts: readonly PotPart[],
  oddChips: PokerGame['pot']['oddChips'] = 'high-card',
): PokerGame => ({
  pot: { pack: 'full', own: 7, boards: 0, parts, oddChips },
  cards: STUD,
  plays: 8,
  ...game,
});

const STUDS: PokerGame[] = [
  stud(
    {
      id: 'seven-card-stud',
      label: 'Seven Card Stud',
      lines: [133, 205],
      ifShort: { does: 'community-card', line: 170 },
    },
    [high('own')],
    'unsaid',
  ),
  stud(
    {
      id: 'seven-card-stud-hi-lo-8',
      label: 'Seven Card Stud Hi-Lo 8 or Better',
      lines: [206, 243],
      oddChipsLine: 225,
      ifShort: { does: 'community-card', line: 170 },
      notes: ['A posting at the table may set another qualifier than an eight.'],
    },
    [high('own'), low('ace-to-five', 'own', { worst: EIGHT_OR_BETTER })],
    'stud-split',
  ),
  stud(
    {
      id: 'seven-card-stud-hi-lo-regular',
      label: 'Seven Card Stud Hi-Lo Regular',
      lines: [6153, 6352],
      oddChipsLine: 6279,
      ifShort: { does: 'community-card', line: 6207 },
      readings: [
        {
          part: 'low',
          lines: [6188, 6197],
          says: 'The ace is the lowest card, and of unpaired hands 5-4-3-2-A is best; of pairs, three and four of a kind the table calls twos the best and aces the worst.',
          orders: [
            { order: 'ace-to-five-aces-paired-high', because: 'as its table is printed' },
            { order: 'ace-to-five', because: 'as the rank of the ace would have it' },
          ],
        },
      ],
    },
    [high('own'), low('ace-to-five-aces-paired-high', 'own')],
    'stud-split',
  ),
  stud(
    {
      id: 'razz',
      label: 'Razz 7 Card Stud Low',
      lines: [395, 423],
      // The rules of seven-card stud are its own where it says nothing else (406).
      ifShort: { does: 'community-card', line: 170 },
    },
    [low('ace-to-five', 'own')],
    'unsaid',
  ),
  stud(
    {
      id: 'super-7-card-stud',
      label: 'Super 7 Card Stud',
      lines: [4646, 4832],
      cards: STUD_DISCARD,
      oddChipsLine: 4757,
      ifShort: { does: 'community-card', line: 4684 },
    },
    [high('own')],
  ),
  stud(
    {
      id: 'super-7-card-stud-hi-lo',
      label: 'Super 7 Card Stud Hi-Lo',
      lines: [4834, 5045],
      cards: STUD_DISCARD,
      oddChipsLine: 4968,
      ifShort: { does: 'community-card', line: 4886 },
    },
    [high('own'), low('ace-to-five', 'own', { worst: EIGHT_OR_BETTER })],
  ),
  stud(
    {
      id: 'super-7-card-stud-hi-lo-regular',
      label: 'Super 7 Card Stud Hi-Lo Regular',
      lines: [5047, 5265],
      cards: STUD_DISCARD,
      oddChipsLine: 5187,
      ifShort: { does: 'community-card', line: 5110 },
      readings: [
        {
          part: 'low',
          lines: [5081, 5089],
          says: 'Straights and flushes do not count against a low hand, the ace is high; yet 7-5-4-3-2 is called the best, where 6-5-4-3-2 would be.',
          orders: [
            { order: 'deuce-to-six', because: 'as the sentence on straights and flushes says' },
            { order: 'deuce-to-seven', because: 'as the best and worst hands are printed' },
          ],
        },
      ],
    },
    [high('own'), low('deuce-to-six', 'own')],
  ),
  stud(
    {
      id: 'razzdeucey',
      label: 'Razzdeucey',
      lines: [3840, 4040],
      oddChipsLine: 3964,
      ifShort: { does: 'community-card', line: 3950 },
    },
    [low('deuce-to-seven', 'own', { label: '2-7' }), badugi('badugi-ace-high')],
  ),
  stud(
    {
      id: 'razzdacey',
      label: 'Razzdacey',
      lines: [4042, 4235],
      oddChipsLine: 4160,
      ifShort: { does: 'community-card', line: 4146 },
    },
    [low('ace-to-five', 'own', { label: 'A-5' }), badugi('badugi')],
  ),
  stud(
    {
      id: 'super-razz',
      label: 'Super Razz',
      lines: [5746, 5927],
      cards: STUD_DISCARD,
      oddChipsLine: 5847,
      ifShort: { does: 'community-card', line: 5843 },
    },
    [low('ace-to-five', 'own')],
  ),
  stud(
    {
      id: 'super-razzdeucey',
      label: 'Super Razzdeucey',
      lines: [5527, 5744],
      cards: STUD_DISCARD,
      oddChipsLine: 5668,
      ifShort: { does: 'community-card', line: 5655 },
    },
    [low('deuce-to-seven', 'own', { label: '2-7' }), badugi('badugi-ace-high')],
  ),
  stud(
    {
      id: 'super-razzdacey',
      label: 'Super Razzdacey',
      lines: [4237, 4430],
      cards: STUD_DISCARD,
      ifShort: { does: 'community-card', line: 4283 },
    },
    [low('ace-to-five', 'own', { label: 'A-5' }), badugi('badugi')],
    'unsaid',
  ),
];

const draw = (
  game: Pick<PokerGame, 'id' | 'label' | 'lines'> & Partial<PokerGame>,
  parts: readonly PotPart[],
  oddChips: PokerGame['pot']['oddChips'],
  own = 5,
): PokerGame => ({
  pot: { pack: 'full', own, boards: 0, parts, oddChips },
  cards: TRIPLE_DRAW,
  ...game,
});

const ARCHIE = draw(
  {
    id: 'archie',
    label: 'Archie',
    lines: [3428, 3656],
    plays: 7,
    oddChipsLine: 3572,
    ifShort: { does: 'discards-again', line: 3562 },
    notes: [
      'A low of cards up to six with a pair among them is not said to be none. It is taken to be none: 5-4-3-2-A is called the best, and a pair of aces with three twos would beat it.',
    ],
  },
  [high('own', { worst: '6s 6h 4d 3c 2s' }), low('ace-to-five', 'own', { worst: '6s 5h 4d 3c 2s' })],
  'left-of-button',
);

const DRAWS: PokerGame[] = [
  // Where no hand qualifies for either half, the best high takes all (3583).
  { ...ARCHIE, pot: { ...ARCHIE.pot, otherwise: 'high' } },
  draw(
    {
      id: 'badacey',
      label: 'Badacey',
      lines: [4432, 4644],
      plays: 7,
      oddChipsLine: 4570,
      ifShort: { does: 'discards-again', line: 4550 },
    },
    [low('ace-to-five', 'own', { label: 'A-5' }), badugi('badugi')],
    'high-card',
  ),
  draw(
    {
      id: 'badeucey',
      label: 'Badeucey',
      lines: [5929, 6151],
      plays: 7,
      oddChipsLine: 6075,
      ifShort: { does: 'discards-again', line: 6054 },
    },
    [low('deuce-to-seven', 'own', { label: '2-7' }), badugi('badugi')],
    'high-card',
  ),
  draw(
    {
      id: 'badugi',
      label: 'Badugi',
      lines: [906, 927],
      cards: { each: 4, draws: { count: 3, most: 4 }, board: 0, burns: 3 },
      ifShort: { does: 'discards-again', line: 918 },
    },
    [badugi('badugi')],
    'unsaid',
    4,
  ),
  draw(
    {
      id: 'kansas-city-lowball',
      label: 'Kansas City Lowball',
      lines: [1521, 1552],
      plays: 8,
      ifShort: { does: 'discards-again', line: 1523 },
      notes: ['A joker is spoken of, and no pack with one is described: it is played without.'],
    },
    [low('deuce-to-seven', 'own')],
    'unsaid',
  ),
  draw(
    {
      id: 'lowball',
      label: 'Lowball',
      lines: [244, 316],
      cards: { each: 5, draws: { count: 1, most: 5 }, board: 0, burns: 1 },
      notes: ['The text knows a joker, the lowest card that a hand lacks. It is not among the cards here.'],
    },
    [low('ace-to-five', 'own')],
    'unsaid',
  ),
];

/** Games of the binder that are not over these ways to make a hand: points, sums, other packs, or a text that is lost. */
export const POKER_ELSEWHERE = [
  'asian-5-card-stud',
  'face-up-chinese-poker',
  'limit-buy-in-no-limit-holdem',
  'match-it',
  'mexican-poker',
  'no-limit-poker',
  'pot-limit-poker',
  'thirteen-card-poker',
] as const;

export const caHawaiianGardensPoker: PokerBook = {
  rulebook: 'ca-hawaiian-gardens',
  title: 'Hawaiian Gardens Casino, rules of poker games',
  games: [...HOLDEM, ...OMAHAS, ...DRAMAHAS, ...STUDS, ...DRAWS],
};
