import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';
import { optionAlike } from './jokers-wild-alike';

export const jokersWildGame: GameInput = {
  id: 'jokers-wild-pai-gow-poker',
  label: 'Joker’s Wild Pai Gow Poker',
  clause: 'Jokers Wild 2(a)',
  family: 'pai-gow-poker',
  parameters: { aceToFive: 'second' },
  money: playerDealer('Jokers Wild 5(e)'),
  equipment:
    'One pack of 52 cards, with up to three jokers; three dice in a brass cup; an action button and a button for the player-dealer; a table for at most seven hands, each with a place for high cards and one for low cards.',
  play: [
    'The player-dealer’s position goes clockwise, for two hands at most. The player-dealer banks the game; the house does not.',
    'The fees are collected, and all wagers are placed before the dice cup is offered.',
    'The dice say which seat gets the first cards and the action button.',
    'Each player and the player-dealer get seven cards, face down.',
    'Each player sets a hand of five cards and one of two, which may not rank above the five. A joker may be any card.',
    'For a player who asks, the house dealer sets the cards by the House Way: the house’s written rule for setting every hand.',
    'Once all hands are set, the player-dealer’s cards are opened and set.',
    'From the action button on, clockwise, a player wins at even money with both hands higher than the player-dealer’s. With one hand higher the wager goes back.',
    'The player-dealer wins with both hands higher, and takes equal hands.',
    'Wagers settle as far as the player-dealer’s money covers them.',
  ],
  options: [
    {
      id: 'joker',
      label: 'Joker',
      explains:
        'The pack has 52 cards and may get up to three jokers. With two or three the figures have both sides set by the House Way.',
      clause: 'Jokers Wild 2(c)',
      values: [
        { value: 'wild', label: 'one joker, which may be any card' },
        { value: 'two-wild', label: 'two jokers, each of which may be any card' },
        { value: 'three-wild', label: 'three jokers, each of which may be any card' },
        { value: 'none', label: 'no joker: the pack has 52 cards' },
      ],
      default: 'wild',
      sets: 'joker',
      recorded: ['wild'],
    },
    optionAlike('player'),
    optionAlike('bank'),
    optionAlike('house-way'),
    collectionOf('jokers-wild-pai-gow-poker', 'Rates Pai Gow 2'),
  ],
  wagers: [
    {
      id: 'standard',
      label: 'Game wager',
      clause: 'Jokers Wild 5(e)',
      group: 'Against the player-dealer',
      explains:
        'Both hands of the player rank higher than the player-dealer’s. With one of them it goes back.',
      loses: 'Neither hand of the player ranks higher than the player-dealer’s.',
      wager: 'standard',
      paid: 'exactly',
      minimum: { win: '1 to 1' },
    },
  ],
};
