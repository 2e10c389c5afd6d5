import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

export const paiGowTilesGame: GameInput = {
  id: 'pai-gow-tiles',
  label: 'Pai Gow Tiles',
  clause: 'Pai Gow Tiles 2(d)',
  family: 'pai-gow-tiles',
  parameters: { wild: 'three-or-six', zeros: 'equal', equalHands: 'dealers' },
  money: playerDealer('Pai Gow Tiles 46(a)'),
  equipment:
    'Thirty-two tiles; three dice in a brass cup; an action button and a button for the player-dealer; a table with eight places.',
  play: [
    'The player-dealer’s position goes clockwise, for two hands at most. The player-dealer banks the game; the house does not.',
    'The fees are collected, and all wagers are placed before the dice cup is opened.',
    'The dice say which seat gets the first tiles and the action button.',
    'The tiles are mixed and put in eight stacks of four, and each seat gets one stack face down.',
    'Each player sets two tiles as one hand and two as the other, both face down. The house dealer sets the tiles of a player who leaves them in one stack, by the House Way: the house’s written rule for setting every hand.',
    'Once all hands are set, the player-dealer’s tiles are opened and set.',
    'From the action button on, a player wins at even money with both hands higher than the player-dealer’s. With one hand higher the wager goes back.',
    'The player-dealer wins with both hands higher, and takes equal hands.',
    'Wagers settle as far as the player-dealer’s money covers them.',
  ],
  options: [
    {
      id: 'bank',
      label: 'The player-dealer’s tiles',
      explains:
        'How the figures take the player-dealer to set the tiles. Players set by the House Way, which these rules call the logical way.',
      clause: 'Pai Gow Tiles 52(b)',
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
        'The lines by which the house dealer sets tiles. The document prints none: those of Pai Gow Tiles Wild stand for them until an operator files others, which are tried on every hand.',
      clause: 'Pai Gow Tiles 51(c)',
      kind: 'filed',
      values: [{ value: 'tiles-wild', label: 'the lines of Pai Gow Tiles Wild' }],
      default: 'tiles-wild',
      sets: 'houseWay',
    },
    collectionOf('pai-gow-tiles', 'Rates Pai Gow 2'),
  ],
  wagers: [
    {
      id: 'standard',
      label: 'Game wager',
      clause: 'Pai Gow Tiles 46(a)',
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
