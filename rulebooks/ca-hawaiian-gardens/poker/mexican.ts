/** Five-card stud from a pack of 41 with a joker. Lines are those of the source. */
import type { PokerGame } from '../../poker/book';
import type { First } from '../../poker/play';
import { bet, burn, deal } from './plays';

const highest = (cards: 'door' | 'up'): First => ({
  cards,
  rank: 'highest',
  by: 'high',
  ties: 'dealt-first',
});

export const MEXICAN_POKER: PokerGame = {
  id: 'mexican-poker',
  label: 'Mexican Poker',
  lines: [341, 379],
  pot: {
    pack: 'joker-41',
    own: 5,
    boards: 0,
    parts: [{ id: 'high', label: 'High', hand: { order: 'joker-41', from: 'own' } }],
    oddChips: 'unsaid',
  },
  play: {
    forced: 'bring-in',
    steps: [
      deal(1, 1),
      bet(highest('door'), 361),
      burn,
      deal(0, 1),
      bet(highest('up'), 362),
      burn,
      deal(0, 1),
      bet(highest('up'), 362),
      burn,
      deal(0, 1),
      bet(highest('up'), 362),
    ],
    says: [
      'Before the third card players may turn up the card that lies face down; the next then comes face down, and so on: four of the five lie face up in the end (line 347).',
      'A joker face up is an ace for the forced bet; between equal hands one with the joker counts no less (lines 361 and 362).',
      'A joker that the house dealer turned up by mistake plays as if dealt face down (line 363).',
      'A raise is at least as large as the last bet (line 373).',
    ],
  },
  notes: [
    'A flush with the joker holds the highest card of the suit that it lacks, not a second ace; the text does not say.',
    'A-2-3-4-5 is taken for the lowest straight: the list of straights begins with it.',
  ],
};
