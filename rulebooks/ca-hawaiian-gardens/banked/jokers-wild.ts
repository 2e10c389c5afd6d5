/** Joker’s Wild Pai Gow Poker, lines 469 to 543: Pai Gow Poker with a joker that may be any card. */
import { asks, tells } from '../../format/statements';
import type { Document } from '../document';
import { rulesAlike } from './jokers-wild-alike';
import { jokersWildGame } from './jokers-wild-game';
import { jokersWildAmbiguities } from './jokers-wild-readings';
import { again, told } from './nines-said';

export const jokersWild: Document = {
  number: '10',
  title: 'Joker’s Wild Pai Gow Poker',
  games: ['jokers-wild-pai-gow-poker'],
  game: jokersWildGame,
  ambiguities: jokersWildAmbiguities,
  rules: [
    tells('Jokers Wild 1', 471, 'background', 'The house has played it since 10 April 2001.'),
    tells('Jokers Wild 2(a)', 473, 'background', 'The game is a form of Pai Gow Poker.'),
    asks(
      'Jokers Wild 2(b)',
      473,
      'cards',
      'A standard pack of 52 cards is used.',
      'We play with a standard pack of 52 cards, to which we add the jokers that we filed.',
    ),
    tells('Jokers Wild 2(c)', 473, 'permission', 'Jokers may be added up to three, for 55 cards.', {
      note: 'One unless filed otherwise; see the ambiguity on this statement.',
    }),
    asks(
      'Jokers Wild 2(d)',
      473,
      'settling',
      'A joker may be any card of the pack.',
      'We let the joker count as any card of the pack.',
    ),
    told('Jokers Wild 2(e)', 473, 'oneToOne'),
    ...rulesAlike,
    again('Jokers Wild 32', 531, 'The joker may be any card of the pack.', 'Jokers Wild 2(d)'),
  ],
};
