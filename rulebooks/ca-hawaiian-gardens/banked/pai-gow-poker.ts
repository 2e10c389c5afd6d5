/** Pai Gow Poker, lines 973 to 1031. */
import { asks, tells } from '../../format/statements';
import type { Document } from '../document';
import { told } from './nines-said';
import { PAI_GOW_POKER, paiGowPokerGame } from './pai-gow-poker-game';
import { paiGowHands, paiGowPlay } from './pai-gow-poker-hands';
import { paiGowAmbiguities } from './pai-gow-poker-open';
import { paiGowPokerDamage } from './pai-gow-poker-readings';
import { paiGowRules } from './pai-gow-poker-rules';

export const paiGowPoker: Document = {
  number: '18',
  title: 'Pai Gow Poker',
  games: ['pai-gow-poker'],
  game: paiGowPokerGame,
  ambiguities: [
    ...paiGowAmbiguities({ id: 'pai-gow', lowest: '1.2940% too', ...PAI_GOW_POKER }),
    ...paiGowPokerDamage,
  ],
  rules: [
    tells('Pai Gow Poker 1', 975, 'background', 'The house has played it since 20 December 1997.'),
    tells(
      'Pai Gow Poker 2(a)',
      977,
      'background',
      'The game is made of a Chinese game, pai gow, and American poker.',
    ),
    asks(
      'Pai Gow Poker 2(b)',
      977,
      'cards',
      'A pack of 52 cards with one joker is used.',
      'We play with a pack of 52 cards and one joker.',
    ),
    asks(
      'Pai Gow Poker 2(c)',
      977,
      'settling',
      'The joker is an ace, or completes a straight or a flush, and nothing else.',
      'We count the joker as an ace or as the card that completes a straight or a flush, and as nothing else.',
    ),
    told('Pai Gow Poker 2(d)', 977, 'oneToOne'),
    ...paiGowPlay(PAI_GOW_POKER),
    ...paiGowHands(PAI_GOW_POKER),
    ...paiGowRules(PAI_GOW_POKER),
  ],
};
