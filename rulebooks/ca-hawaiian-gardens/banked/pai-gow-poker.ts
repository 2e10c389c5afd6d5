/** Pai Gow Poker, lines 973 to 1031. */
import { asks, holds, tells } from '../../format/statements';
import type { Document } from '../document';
import { again, asked, told } from './nines-said';
import { paiGowPokerGame } from './pai-gow-poker-game';
import { paiGowPokerHands } from './pai-gow-poker-hands';
import { paiGowPokerAmbiguities } from './pai-gow-poker-readings';
import { paiGowPokerRules } from './pai-gow-poker-rules';

export const paiGowPoker: Document = {
  number: '18',
  title: 'Pai Gow Poker',
  games: ['pai-gow-poker'],
  game: paiGowPokerGame,
  ambiguities: paiGowPokerAmbiguities,
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
    asked('Pai Gow Poker 3(a)', 981, 'cupOffered'),
    asked('Pai Gow Poker 3(b)', 981, 'cupOpened'),
    asks(
      'Pai Gow Poker 3(c)',
      981,
      'dealing',
      'On 1, 8 and 15 the player-dealer gets cards first, and the player on the left of the player-dealer the action button.',
      'On 1, 8 and 15 we deal to the player-dealer first and give the action button to the player on the left.',
    ),
    asks(
      'Pai Gow Poker 4(a)',
      982,
      'dealing',
      'Each seated player gets seven cards face down, to make a hand of two and a hand of five.',
      'We deal seven cards face down to each seated player, for a hand of two cards and one of five.',
    ),
    tells(
      'Pai Gow Poker 4(b)',
      982,
      'definition',
      'The object is two hands that both rank higher than the player-dealer’s.',
    ),
    again(
      'Pai Gow Poker 5(a)',
      983,
      'A player wins if both hands rank higher than the player-dealer’s.',
      'Pai Gow Poker 5(e)',
    ),
    asks(
      'Pai Gow Poker 5(b)',
      983,
      'settling',
      'One hand won and one lost is a push.',
      'We return the wager of a player who wins one hand and loses the other.',
    ),
    asks(
      'Pai Gow Poker 5(c)',
      983,
      'settling',
      'The player-dealer wins with both hands, or with one while the other is a tie.',
      'We collect the wager where the player-dealer wins both hands, or one while the other is a tie.',
      { note: 'What two ties do is open; see the ambiguity on this statement.' },
    ),
    asks(
      'Pai Gow Poker 5(d)',
      983,
      'settling',
      'If the player-dealer loses one hand and ties the other, it is a push.',
      'We return the wager where the player-dealer loses one hand and ties the other.',
    ),
    holds(
      'Pai Gow Poker 5(e)',
      983,
      'Winning hands are paid even money, and losing hands lose what was wagered.',
      {
        evidence: { measure: 'pays', against: 'approved', events: ['win'] },
        onBreach: 'breach',
        parameters: [{ name: 'win', comparator: 'equal', value: '1 to 1', unit: 'odds' }],
        appliesTo: { wagers: ['standard'] },
      },
    ),
    ...paiGowPokerHands,
    ...paiGowPokerRules,
  ],
};
