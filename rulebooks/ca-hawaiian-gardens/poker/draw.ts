/** Games in which cards are replaced. Lines are those of the source. */
import type { PotPart } from '@/simulations/showdown/pot';
import type { PokerGame } from '../../poker/book';
import { badugi, high, low } from './parts';
import { bet, burn, deal, draw as drawn, THREE_RAISES, withDraws } from './plays';

const draw = (
  game: Pick<PokerGame, 'id' | 'label' | 'lines' | 'play'> & Partial<PokerGame>,
  parts: readonly PotPart[],
  oddChips: PokerGame['pot']['oddChips'],
  own = 5,
): PokerGame => ({
  pot: { pack: 'full', own, boards: 0, parts, oddChips },
  ...game,
});

const ARCHIE = draw(
  {
    id: 'archie',
    label: 'Archie',
    lines: [3428, 3656],
    plays: 7,
    play: withDraws([3496, 3515, 3534, 3552], 5, { seats: 9, ...THREE_RAISES(3500) }),
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
      play: withDraws([4488, 4506, 4523, 4541], 5, { seats: 9, ...THREE_RAISES(4492) }),
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
      play: withDraws([5991, 6010, 6028, 6045], 5, {
        seats: 9,
        ...THREE_RAISES(5995),
        says: [
          'The deal begins left of the big blind (line 5990), although the button is said to get its cards last (line 5978).',
        ],
      }),
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
      play: {
        ...withDraws([913, 915, 917, 919], 4, {}),
        says: [
          'Who acts first after a draw, and burnt cards, are not spoken of: both are taken to be as in the other draw games.',
        ],
      },
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
      play: {
        forced: 'blinds',
        steps: [
          deal(5),
          bet('unsaid', 1523),
          ...[1, 2, 3].flatMap(() => [burn, drawn(5), bet('unsaid', 1523)]),
        ],
        raises: { most: 6, line: 1549 },
        kill: {
          line: 1535,
          says: [
            'A new player may kill the pot in place of waiting for the big blind: twice the blind is posted and the limit of the hand is double.',
          ],
        },
        says: [
          'Three to eight play. The button posts a small blind, too (line 1525).',
          'Before the draw an exposed card of seven or under is kept, a higher one replaced; after the draw every exposed card is replaced (lines 1539 to 1541).',
        ],
      },
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
      play: {
        forced: 'blinds',
        steps: [deal(5), bet('unsaid', 248, 'smaller'), burn, drawn(5), bet('unsaid', 248, 'larger')],
        raises: { most: 6, line: 274 },
        kill: {
          line: 283,
          says: [
            'Whoever wins two pots in a row kills the next: its limits are double, and the winner posts a kill blind (lines 283 to 287).',
            'After three cards a player may kill a pot of free will, with four times the kill blind in chips (lines 294 to 296). One kill a hand (line 299).',
            'In a killed pot the killer acts last in the first betting (line 301).',
          ],
        },
        says: [
          'Before the draw players bet or fold (line 248). Nobody checks and then raises (line 275).',
          'Before the draw an exposed card of seven or under is kept, a higher one replaced; after the draw every exposed card is replaced (line 266).',
          'A seven or better that checks and is best takes nothing that is bet after (line 277).',
        ],
      },
      notes: ['The text knows a joker, the lowest card that a hand lacks. It is not among the cards here.'],
    },
    [low('ace-to-five', 'own')],
    'unsaid',
  ),
];
