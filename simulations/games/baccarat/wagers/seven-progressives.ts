/**
 * Progressives on the banker's three-card seven and the player's three-card eight. "Suited" is said of all cards of the
 * hands that a row names.
 */
import { MIXED } from '../features/catalogue';
import { type BaccaratWager, type Condition, loses, pays, when } from '../features/condition';

const HANDS = ['player.total', 'player.cards', 'banker.total', 'banker.cards'] as const;

const bankersSeven = (condition: 'suits' | 'colours'): Condition =>
  when(
    ['player.total', 'banker.total', 'banker.cards', condition],
    (player, banker, cards, alike) => player === 0 && banker === 7 && cards === 3 && alike !== MIXED,
  );

const againstZero: BaccaratWager = {
  id: 'seven-against-zero',
  label: 'Banker’s seven against zero',
  explains:
    'The banker wins with a seven against a player’s total of zero; a three-card seven wins more, most of all if the cards of both hands are of one suit.',
  rows: [
    {
      event: pays('suited', 'Banker’s three-card seven against zero, all cards of one suit'),
      when: bankersSeven('suits'),
    },
    {
      event: pays('coloured', 'Banker’s three-card seven against zero, all cards of one colour'),
      when: bankersSeven('colours'),
    },
    {
      event: pays('three-cards', 'Banker’s three-card seven against zero'),
      when: when(
        ['player.total', 'banker.total', 'banker.cards'],
        (player, banker, cards) => player === 0 && banker === 7 && cards === 3,
      ),
    },
    {
      event: pays('two-cards', 'Banker’s two-card seven against zero'),
      when: when(['player.total', 'banker.total'], (player, banker) => player === 0 && banker === 7),
    },
  ],
  otherwise: loses('Anything else'),
  fromDecks: 1,
};

const eightOverSeven = (alike: 'suits' | 'colours'): Condition =>
  when(
    [...HANDS, alike],
    (players, playersCards, bankers, bankersCards, common) =>
      players === 8 && playersCards === 3 && bankers === 7 && bankersCards === 3 && common !== MIXED,
  );

const eightOrSeven: BaccaratWager = {
  id: 'eight-or-seven',
  label: 'Player’s eight or banker’s seven',
  explains:
    'The player wins with a three-card eight or the banker with a three-card seven. An eight over a three-card seven wins more, and so does a winning hand of one suit.',
  rows: [
    {
      event: pays(
        'both-suited',
        'Player’s three-card eight over banker’s three-card seven, all six cards of one suit',
      ),
      when: eightOverSeven('suits'),
    },
    {
      event: pays(
        'both-coloured',
        'Player’s three-card eight over banker’s three-card seven, all six cards of one colour',
      ),
      when: eightOverSeven('colours'),
    },
    {
      event: pays('both', 'Player’s three-card eight over banker’s three-card seven'),
      when: when(
        HANDS,
        (players, playersCards, bankers, bankersCards) =>
          players === 8 && playersCards === 3 && bankers === 7 && bankersCards === 3,
      ),
    },
    {
      event: pays(
        'suited',
        'Player wins with a three-card eight of one suit, or banker with a three-card seven of one suit',
      ),
      when: when(
        ['winner', ...HANDS, 'player.suits', 'banker.suits'],
        (winner, players, playersCards, bankers, bankersCards, playersSuits, bankersSuits) =>
          (winner === 'player' && players === 8 && playersCards === 3 && playersSuits !== MIXED) ||
          (winner === 'banker' && bankers === 7 && bankersCards === 3 && bankersSuits !== MIXED),
      ),
    },
    {
      event: pays('win', 'Player wins with a three-card eight, or banker with a three-card seven'),
      when: when(
        ['winner', ...HANDS],
        (winner, players, playersCards, bankers, bankersCards) =>
          (winner === 'player' && players === 8 && playersCards === 3) ||
          (winner === 'banker' && bankers === 7 && bankersCards === 3),
      ),
    },
  ],
  otherwise: loses('Anything else'),
};

const WINS = ['winner', 'banker.total', 'banker.cards'] as const;
const wins = (winner: string, total: number, cards: number) =>
  winner === 'banker' && total === 7 && cards === 3;

const sunSeven: BaccaratWager = {
  id: 'banker-seven-by-suit',
  label: 'Sun 7 progressive',
  explains:
    'The banker wins with a three-card seven; more is paid if the cards share a suit or a colour. Some tables also pay the banker’s other sevens.',
  rows: [
    {
      event: pays(
        'chosen-suit',
        'Banker’s winning three-card seven, all cards of both hands of the chosen suit',
      ),
      when: when(
        [...WINS, 'suits'],
        (winner, total, cards, suits) => wins(winner, total, cards) && suits === 'spades',
      ),
    },
    {
      event: pays('all-suited', 'Banker’s winning three-card seven, all cards of both hands of one suit'),
      when: when(
        [...WINS, 'suits'],
        (winner, total, cards, suits) => wins(winner, total, cards) && suits !== MIXED,
      ),
    },
    {
      event: pays('all-coloured', 'Banker’s winning three-card seven, all cards of both hands of one colour'),
      when: when(
        [...WINS, 'colours'],
        (winner, total, cards, colours) => wins(winner, total, cards) && colours !== MIXED,
      ),
    },
    {
      event: pays('banker-suited', 'Banker’s winning three-card seven of one suit'),
      when: when(
        [...WINS, 'banker.suits'],
        (winner, total, cards, suits) => wins(winner, total, cards) && suits !== MIXED,
      ),
    },
    {
      event: pays('banker-coloured', 'Banker’s winning three-card seven of one colour'),
      when: when(
        [...WINS, 'banker.colours'],
        (winner, total, cards, colours) => wins(winner, total, cards) && colours !== MIXED,
      ),
    },
    { event: pays('win', 'Any other winning three-card seven of the banker'), when: when(WINS, wins) },
    {
      event: pays('not-winning', 'Banker’s three-card seven that does not win'),
      when: when(['banker.total', 'banker.cards'], (total, cards) => total === 7 && cards === 3),
    },
    {
      event: pays('two-cards', 'Banker’s winning two-card seven'),
      when: when(WINS, (winner, total, cards) => winner === 'banker' && total === 7 && cards === 2),
    },
  ],
  otherwise: loses('Anything else'),
};

export const SEVEN_PROGRESSIVES: readonly BaccaratWager[] = [againstZero, eightOrSeven, sunSeven];
