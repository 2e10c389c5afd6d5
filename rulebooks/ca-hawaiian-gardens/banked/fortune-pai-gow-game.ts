import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';
import { settingOptions } from './pai-gow-settings';

/** What other players’ hands earn, by the printed table. */
const ENVIED = {
  'five-aces': '200',
  'five-of-a-kind': '100',
  'royal-flush': '50',
  'straight-flush': '25',
  'straight-flush-with-joker': '10',
};

/** Seven hands of the pack, without the player-dealer’s and the player’s own. */
const OTHER_HANDS = 5;

export const fortunePaiGowGame: GameInput = {
  id: 'fortune-pai-gow-poker',
  label: 'Fortune Pai Gow Poker',
  clause: 'Fortune 1(a)',
  family: 'pai-gow-poker',
  parameters: { aceToFive: 'second' },
  money: playerDealer('Fortune 49(a)'),
  equipment:
    'One pack of 52 cards, with the joker if one is played; three dice in a cup; an action button, envy buttons and a button for the player-dealer; a pai gow poker table for at most seven hands, with the name of the game and a marked area for the Fortune Bonus at each place.',
  play: [
    'The player-dealer’s position goes clockwise, for two hands at most. The player-dealer banks the game; the house does not.',
    'The fees are collected, and each player places the game wager.',
    {
      says: 'A player with a game wager may add a Fortune Bonus. One of $5 or more gets an envy button.',
      wager: 'fortune',
    },
    'Seven piles of seven cards are dealt. The dice say which place gets the first pile and the action button.',
    'Each player sets a hand of five cards and one of two, which may not rank above the five.',
    'Once the player-dealer’s hands are set, each player’s are opened in turn and compared. With both hands higher a player wins 9 to 10; with one hand higher the wager goes back.',
    'The player-dealer wins with both hands higher, and takes equal hands.',
    {
      says: 'Then the Fortune Bonus is settled on the best hand in the player’s seven cards.',
      wager: 'fortune',
    },
    {
      says: 'At the end of the round each player with an envy button is paid a sum for each other player’s straight flush or better.',
      wager: 'fortune',
    },
    'Wagers settle as far as the player-dealer’s money covers them.',
  ],
  options: [
    {
      id: 'joker',
      label: 'The joker',
      explains:
        'Which pai gow poker of the house it is played with: Joker’s Wild, or the standard game, whose joker is an ace or completes a straight or a flush.',
      clause: 'Fortune 3(b)',
      values: [
        { value: 'wild', label: 'any card, as in Joker’s Wild' },
        { value: 'limited', label: 'an ace, or completes a straight or a flush' },
        { value: 'none', label: 'none: the pack has 52 cards' },
      ],
      default: 'wild',
      sets: 'joker',
      recorded: ['wild', 'limited'],
      setsIn: { 'pai-gow-fortune-bonus': 'joker' },
    },
    ...settingOptions({ player: 'Fortune 34', bank: 'Fortune 34', houseWay: 'Fortune 34' }),
    {
      id: 'envy-qualifies',
      label: 'Qualifies for the Envy Bonus',
      explains: 'The Fortune Bonus from which on a player gets an envy button.',
      clause: 'Fortune 2(b)',
      kind: 'amount',
      values: [{ value: '5', label: '$5' }],
      default: '5',
    },
    {
      id: 'envy-pays',
      label: 'Envy Bonus pays',
      explains: 'What each other player’s hand pays a player with an envy button.',
      clause: 'Fortune 60',
      values: [
        {
          value: 'printed',
          label:
            'five aces $200, five of a kind $100, royal flush $50, straight flush $25, straight flush with joker $10',
        },
      ],
      default: 'printed',
    },
    collectionOf('fortune-pai-gow-poker', 'Fortune 69'),
  ],
  wagers: [
    {
      id: 'standard',
      label: 'Game wager',
      clause: 'Fortune 20(b)',
      group: 'Against the player-dealer',
      explains:
        'Both hands of the player rank higher than the player-dealer’s. With one of them it goes back.',
      loses: 'Neither hand of the player ranks higher than the player-dealer’s.',
      wager: 'standard',
      paid: 'exactly',
      minimum: { win: '9 to 10' },
    },
    {
      id: 'fortune',
      label: 'Fortune Bonus',
      clause: 'Fortune 2(a)',
      group: 'Bonus bets',
      explains:
        'Wins if the best hand in the player’s seven cards is a straight or better, however they are set. One of $5 or more also earns the Envy Bonus on other players’ hands.',
      loses: 'The seven cards make no straight or better.',
      side: true,
      onOthers: {
        called: 'Envy Bonus',
        clause: 'Fortune 60',
        qualifies: 'envy-qualifies',
        option: 'envy-pays',
        amounts: { printed: ENVIED },
        most: OTHER_HANDS,
      },
      family: 'pai-gow-fortune-bonus',
      parameters: { rows: 'printed' },
      wager: 'fortune-bonus',
      paid: 'exactly',
      minimum: {
        'five-aces': '500 to 1',
        'five-of-a-kind': '200 to 1',
        'royal-flush': '100 to 1',
        'straight-flush': '50 to 1',
        'straight-flush-with-joker': '30 to 1',
        'four-of-a-kind': '25 to 1',
        'full-house': '5 to 1',
        flush: '4 to 1',
        straight: '2 to 1',
      },
    },
  ],
};
