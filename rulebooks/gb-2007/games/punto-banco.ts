import type { GameInput } from '../../format/record';
import { dragonBonus } from './dragon-bonus';

/** More than one shoe holds; the rules set no number, and 6.41 speaks of six and eight. */
const MOST_DECKS = 20;
const deckCount = (decks: number) => ({
  value: `${decks}`,
  label: decks === 1 ? '1 deck' : `${decks} decks`,
});

const options: GameInput['options'] = [
  {
    id: 'decks',
    label: 'Decks',
    explains:
      'How many packs of 52 cards the shoe holds. The rules set no number; 6.41 speaks of six and eight. Up to twenty can be analysed.',
    clause: '6.11',
    values: Array.from({ length: MOST_DECKS }, (_, i) => deckCount(i + 1)),
    default: '8',
    sets: 'decks',
    open: true,
    recorded: ['6', '8'],
  },
  {
    id: 'shoe',
    label: 'Who deals as banker',
    explains: 'Who draws the cards. The house holds the bank either way, and no figure changes.',
    clause: '6.3',
    values: [
      { value: 'dealer', label: 'The dealer, always' },
      { value: 'players', label: 'The players, in turn' },
    ],
    default: 'dealer',
  },
];

const equipment =
  'Packs of 52 cards in a shoe; a layout with places for Punto, Banco and Egalité, and for the Dragon Bonus where it is offered.';

const play = (bankersWin: string) => [
  'Players bet on Punto, on Banco, on Egalité, and on the Dragon Bonus where it is offered, before any card is dealt.',
  'Four cards are dealt: punter, banker, punter, banker. An ace counts one, tens and pictures zero, the others as marked; only the last digit of a hand’s sum counts.',
  'With eight or nine in either hand no more cards are dealt.',
  'Otherwise the punter draws one card with five or less and stands with six or seven.',
  'The banker then draws or stands by the drawing chart, which looks at the banker’s point and at the card the punter drew. Players make no decisions.',
  'The hand nearer to nine wins. Equal hands are a tie: Egalité wins, and wagers on Punto and Banco go back.',
  bankersWin,
];

const punto: GameInput['wagers'][number] = {
  id: 'punto',
  label: 'Punto',
  alsoCalled: 'Player',
  clause: '6.19',
  group: 'On the hands',
  explains: 'Wins if the punter’s hand is nearer to nine. A tie is a stand-off.',
  wager: 'player',
  minimum: { win: '1 to 1' },
};

const egalite: GameInput['wagers'][number] = {
  id: 'egalite',
  label: 'Egalité',
  alsoCalled: 'Tie',
  clause: '6.20',
  group: 'On the hands',
  explains: 'Wins if both hands have the same point.',
  wager: 'tie',
  minimum: { win: '8 to 1' },
};

export const puntoBanco: GameInput = {
  id: 'punto-banco',
  label: 'Punto Banco',
  clause: '6.1',
  family: 'baccarat',
  equipment,
  play: play('A win on Banco is paid a little less than even money, since the banker wins more often.'),
  options,
  wagers: [
    punto,
    {
      id: 'banco',
      label: 'Banco',
      alsoCalled: 'Banker',
      clause: '6.18',
      group: 'On the hands',
      explains: 'Wins if the banker’s hand is nearer to nine. A tie is a stand-off.',
      wager: 'banker',
      minimum: { win: '19 to 20' },
    },
    egalite,
    ...dragonBonus,
  ],
};

export const puntoBanco2000: GameInput = {
  id: 'punto-banco-2000',
  label: 'Punto Banco 2000',
  clause: '6.28',
  family: 'baccarat',
  equipment,
  play: play('A win on Banco is paid even money, but half of that where the banker wins with six.'),
  options,
  wagers: [
    punto,
    {
      id: 'banco',
      label: 'Banco',
      alsoCalled: 'Banker',
      clause: '6.29',
      group: 'On the hands',
      explains:
        'Wins if the banker’s hand is nearer to nine; a win with a point of six pays less. A tie is a stand-off.',
      wager: 'banker-six-apart',
      minimum: { 'win-with-six': '1 to 2', win: '1 to 1' },
    },
    egalite,
    ...dragonBonus,
  ],
};
