import type { GameInput } from '../../format/record';

const SYMBOLS = 'Symbols';

export const bigSix: GameInput = {
  id: 'big-six',
  label: 'Big Six (Wheel of Fortune)',
  clause: '10.1',
  family: 'money-wheel',
  equipment:
    'A wheel of 52 equal compartments with seven symbols and a clapper at the top; a layout with the seven symbols.',
  play: [
    'Players place chips on a symbol of the layout, or declare a wager with chips or cash to cover it and hear the dealer repeat it.',
    'The dealer spins the wheel.',
    'The symbol of the segment in which the clapper settles wins; wagers count where they are when the wheel stops.',
    {
      says: 'If the clapper stops between two segments, the one that passed last wins.',
      where: { option: 'between-segments', values: ['previous'] },
    },
    {
      says: 'If the clapper stops between two segments, the spin is void and the wheel is spun again.',
      where: { option: 'between-segments', values: ['void-and-respin'] },
    },
  ],
  parameters: {
    segments: [
      { id: 'a', label: 'Symbol A', count: 1 },
      { id: 'b', label: 'Symbol B', count: 1 },
      { id: 'c', label: 'Symbol C', count: 2 },
      { id: 'd', label: 'Symbol D', count: 4 },
      { id: 'e', label: 'Symbol E', count: 8 },
      { id: 'f', label: 'Symbol F', count: 12 },
      { id: 'g', label: 'Symbol G', count: 24 },
    ],
  },
  options: [
    {
      id: 'between-segments',
      label: 'Clapper between two segments',
      explains:
        'What happens when the clapper stops between two segments. The choice must be on a sign; no figure changes.',
      clause: '10.10',
      values: [
        { value: 'previous', label: 'The segment that passed last wins' },
        { value: 'void-and-respin', label: 'The spin is void and the wheel is spun again' },
      ],
      default: 'void-and-respin',
    },
  ],
  wagers: [
    {
      id: 'symbol-a',
      label: 'Symbol A',
      clause: '10.9',
      group: SYMBOLS,
      explains: 'Wins if the clapper settles in the one segment of symbol A.',
      wager: 'symbol-a',
      minimum: { win: '50 to 1' },
    },
    {
      id: 'symbol-b',
      label: 'Symbol B',
      clause: '10.9',
      group: SYMBOLS,
      explains: 'Wins if the clapper settles in the one segment of symbol B.',
      wager: 'symbol-b',
      minimum: { win: '50 to 1' },
    },
    {
      id: 'symbol-c',
      label: 'Symbol C',
      clause: '10.9',
      group: SYMBOLS,
      explains: 'Wins if the clapper settles in one of the 2 segments of symbol C.',
      wager: 'symbol-c',
      minimum: { win: '20 to 1' },
    },
    {
      id: 'symbol-d',
      label: 'Symbol D',
      clause: '10.9',
      group: SYMBOLS,
      explains: 'Wins if the clapper settles in one of the 4 segments of symbol D.',
      wager: 'symbol-d',
      minimum: { win: '10 to 1' },
    },
    {
      id: 'symbol-e',
      label: 'Symbol E',
      clause: '10.9',
      group: SYMBOLS,
      explains: 'Wins if the clapper settles in one of the 8 segments of symbol E.',
      wager: 'symbol-e',
      minimum: { win: '5 to 1' },
    },
    {
      id: 'symbol-f',
      label: 'Symbol F',
      clause: '10.9',
      group: SYMBOLS,
      explains: 'Wins if the clapper settles in one of the 12 segments of symbol F.',
      wager: 'symbol-f',
      minimum: { win: '3 to 1' },
    },
    {
      id: 'symbol-g',
      label: 'Symbol G',
      clause: '10.9',
      group: SYMBOLS,
      explains: 'Wins if the clapper settles in one of the 24 segments of symbol G.',
      wager: 'symbol-g',
      minimum: { win: '1 to 1' },
    },
  ],
};
