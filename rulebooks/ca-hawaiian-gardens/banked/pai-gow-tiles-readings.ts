/** Where Pai Gow Tiles is damaged, prints no logical way, or says too little. */
import type { RulebookInput } from '../../format/record';

const GAME = { game: 'pai-gow-tiles', wager: 'standard' };

export const paiGowTilesAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'tiles-even-money',
    clause: 'Pai Gow Tiles 46(a)',
    kind: 'open',
    text: 'Nothing says what a winning hand is paid.',
    reading: 'Even money.',
    otherReading: 'Less than even money, where the house keeps a share of a win.',
    because:
      'Player and player-dealer play one to one, and a fee that is a share of what is won is forbidden (Collection Procedures 3(b)).',
    source: [1197, 1197],
  },
  {
    id: 'tiles-logical-way',
    clause: 'Pai Gow Tiles 51(c)',
    kind: 'open',
    text: 'The logical way by which the house sets tiles is printed nowhere.',
    reading: 'The lines of Pai Gow Tiles Wild hold for it, until an operator files others.',
    otherReading: 'Each house has lines of its own, which the binder does not contain.',
    because:
      'They are the only lines for tiles in the binder. Against a player-dealer who sets by them, the best play gains the player 13.92%; the figures take players to set by the same lines.',
    source: [1205, 1208],
  },
  {
    id: 'tiles-no-pair',
    clause: 'Pai Gow Tiles 51(c)',
    kind: 'open',
    text: 'Hands without a pair, a wong, a gong or a named nine put the largest tile with the smallest; what the largest is, the lines of Tiles Wild leave open.',
    reading: 'By spots: the most with the fewest.',
    otherReading: 'The lower hand as high as it goes.',
    because:
      'It is what the words say. By rank in place of spots the edge is 1.2032%. A player-dealer who sets best gains 15.27% by the first reading and 2.24% by the second.',
    compares: { ...GAME, otherParameters: { noPair: 'highest-low' } },
    source: [2941, 2941],
  },
  {
    id: 'tiles-equal-hands',
    clause: 'Pai Gow Tiles 46(b)',
    kind: 'open',
    text: 'The player-dealer wins where the hands rank the same. Nothing says what happens if only one of them does, or if one wins and one loses.',
    reading:
      'Each equal hand is the player-dealer’s: with one won and one equal the wager goes back, with one lost and one equal it is lost. One won and one lost go back.',
    otherReading: 'Only two equal hands are the player-dealer’s; with one equal the wager goes back.',
    because:
      'A hand that ties is called a win of the player-dealer’s, and a push is named beside win and loss. By the other reading the game is nearly fair.',
    compares: { ...GAME, otherParameters: { equalHands: 'both-only' } },
    source: [1197, 1213],
  },
  {
    id: 'tiles-other-hands',
    clause: 'Pai Gow Tiles 27',
    kind: 'damaged',
    text: 'A heading names “Bo, Wong, Gong and Kong rankings”, and no table follows: how hands below the 22 ranks compare is lost.',
    reading: 'The last digit of their spots counts, then the higher tile; two hands of no points are equal.',
    otherReading: 'Two hands of no points compare by their higher tiles too.',
    because:
      'Pai Gow Tiles Wild says so in words for the same tiles. The ranks of single tiles are printed to decide between hands of as many points.',
    compares: { ...GAME, otherParameters: { zeros: 'by-tile' } },
    source: [1172, 1174],
  },
  {
    id: 'tiles-tall-sevens',
    clause: 'Pai Gow Tiles 12',
    kind: 'damaged',
    text: 'The seventh rank is printed as a pair of “Tall Sevens”.',
    reading: 'It is the pair of sixes with 3 and 3.',
    otherReading: 'It is a pair of sevens.',
    because:
      'All sevens have ranks of their own (11 and 15), the sixes of 3 and 3 have no other, and among single tiles a six stands in sixth place.',
    source: [1155, 1182],
  },
  {
    id: 'tiles-nine',
    clause: 'Pai Gow Tiles 39',
    kind: 'damaged',
    text: 'A nine among single tiles is printed as white 3 and white 5, which are eight.',
    reading: 'White 3 and white 6.',
    otherReading: 'White 3 and white 5: then the tile would be a nine and an eight.',
    because: 'The pair of nines is printed with 3 and 6, and the eights with 3 and 5 in the next row.',
    source: [1161, 1189],
  },
  {
    id: 'tiles-bank-free',
    clause: 'Pai Gow Tiles 52(b)',
    kind: 'open',
    text: 'The player-dealer may set the tiles, and nothing binds them to the logical way.',
    reading: 'Figures are given for the logical way, and for the best setting as an option.',
    otherReading: 'The player-dealer is bound to the logical way.',
    because: 'The house sets by the logical way only what a player leaves in one stack.',
    source: [1205, 1208],
  },
  {
    id: 'tiles-rotation',
    clause: 'Pai Gow Tiles 57(a)',
    kind: 'contradictory',
    text: 'Nobody has the player-dealer’s position for more than two hands in a row; the collection procedures have it offered after every two hands and set no such limit.',
    reading: 'Both: after two hands the position is offered clockwise, and whoever had it gives it up.',
    otherReading: 'A player whom nobody relieves may keep the position, as only the offer is asked for.',
    because:
      'The game’s own rule is the stricter one and is written outright. Nothing says what happens if everybody declines.',
    source: [1214, 3422],
  },
];
