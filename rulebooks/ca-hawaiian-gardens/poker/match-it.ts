/** The game of sums: three cards of one’s own against three on the table, with two draws. Lines are those of the source. */
import type { PokerGame } from '../../poker/book';
import { bet, burn, deal, draw, THREE_RAISES, turn } from './plays';

export const MATCH_IT: PokerGame = {
  id: 'match-it',
  label: 'Match-It',
  lines: [929, 971],
  pot: {
    pack: 'full',
    own: 3,
    boards: 1,
    boardCards: 3,
    parts: [{ id: 'sum', label: 'Sum', hand: { order: 'nearest-sum', from: 'own' } }],
    oddChips: 'unsaid',
  },
  play: {
    forced: 'ante-and-blinds',
    steps: [
      deal(3),
      turn('flop', 3),
      bet('left-of-blinds', 944),
      burn,
      draw(3),
      bet('left-of-button', 944),
      burn,
      draw(3),
      bet('left-of-button', 944),
    ],
    ...THREE_RAISES(944),
    says: [
      'The bet is one unit before the first draw, two after it and three after the second (line 944).',
      'A player who stood pat may still draw in the second draw (line 944).',
      'A card is burnt before each draw, as the rules on a changed draw have it (line 960); before the flop none is named.',
    ],
  },
  notes: [
    'Equal sums are decided by the higher cards (line 940); the text has that before it speaks of sums that match no board, and it is taken for these and for hands over the board as well.',
  ],
};
