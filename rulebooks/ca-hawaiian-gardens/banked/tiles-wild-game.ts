import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

export const tilesWildGame: GameInput = {
  id: 'pai-gow-tiles-wild',
  label: 'Pai Gow Tiles Wild',
  clause: 'Tiles Wild 2',
  family: 'pai-gow-tiles',
  parameters: { wild: 'any-tile', zeros: 'equal', equalHands: 'dealers' },
  money: playerDealer('Tiles Wild 1(a)'),
  equipment:
    'Thirty-two tiles, two of them wild; three dice and a cup; an action button; a pai gow table for seven players and the player-dealer.',
  play: [
    'After two rounds the player-dealer’s position is offered clockwise. The player-dealer banks the game; the house does not.',
    'The fees are collected, and all wagers are placed before the dice cup is opened.',
    'The tiles are stacked in fours, the dice say which seat gets the action button, and each seat gets four tiles.',
    'Each player sets two tiles as the high hand and two as the low hand, or asks the house dealer to set them by the House Way. Then the player-dealer sets.',
    'The two wild tiles together are the supreme pair, which is never separated; one alone may be any tile.',
    'A player wins at even money with both hands higher than the player-dealer’s. With one hand higher the wager goes back.',
    'The player-dealer wins with both hands higher, and takes equal hands.',
    'Wagers settle clockwise from the action button, as far as the player-dealer’s money covers them; the rest goes back.',
  ],
  options: [
    {
      id: 'bank',
      label: 'The player-dealer’s tiles',
      explains: 'How the figures take the player-dealer to set the tiles. Players set by the House Way.',
      clause: 'Tiles Wild 29(e)',
      values: [
        { value: 'house-way', label: 'set by the House Way' },
        { value: 'best', label: 'set as costs players most who set by the House Way' },
      ],
      default: 'house-way',
      sets: 'dealer',
    },
    {
      id: 'house-way',
      label: 'House Way',
      explains:
        'The lines by which the house dealer sets tiles. An operator may file others, which are tried on every hand.',
      clause: 'Tiles Wild 29(d)',
      kind: 'filed',
      values: [{ value: 'tiles-wild', label: 'as printed' }],
      default: 'tiles-wild',
      sets: 'houseWay',
    },
    collectionOf('pai-gow-tiles-wild', 'Tiles Wild 35'),
  ],
  wagers: [
    {
      id: 'standard',
      label: 'Game wager',
      clause: 'Tiles Wild 32(b)',
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
