/** Games in which cards are replaced. Lines are those of the source. */
import type { PotPart } from '@/simulations/showdown/pot';
import type { PokerGame } from '../../poker/book';
import { badugi, high, low } from './parts';

const TRIPLE_DRAW = { each: 5, draws: { count: 3, most: 5 }, board: 0, burns: 3 };

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

export const DRAWS: PokerGame[] = [
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
