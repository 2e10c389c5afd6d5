/** The features of a spin. */
import { ROULETTE_WHEELS, spin } from '../../equipment/wheels';
import { enumeratedConditions } from '../../features/enumerated';
import type { FeatureSpec } from '../../features/feature';
import { flag, name, whole } from '../../features/types';
import type { RouletteParameters } from './parameters';

const COLOURS = name('green', 'red', 'black');

const features = ({ zeros }: RouletteParameters): FeatureSpec[] => [
  { id: 'number', type: whole(0, 36), explains: 'The number spun; 0 for every zero.' },
  { id: 'colour', type: COLOURS, explains: 'The colour of the number; zeros are green.' },
  { id: 'zero', type: flag, explains: 'A zero is spun.' },
  ...(zeros === 2 ? [{ id: 'doubleZero', type: flag, explains: 'The double zero is spun.' }] : []),
  { id: 'odd', type: flag, explains: 'The number is odd; zero is neither odd nor even.' },
  { id: 'even', type: flag, explains: 'The number is even; zero is neither odd nor even.' },
  {
    id: 'line',
    type: whole(0, 12),
    explains: 'The line across the layout: 1 for 1, 2 and 3, and so on; 0 for zero.',
  },
  { id: 'column', type: whole(0, 3), explains: 'The column of the layout: 1 for that of the 1; 0 for zero.' },
  {
    id: 'dozen',
    type: whole(0, 3),
    explains: 'The dozen: 1 for 1 to 12, 2 for 13 to 24, 3 for 25 to 36; 0 for zero.',
  },
  {
    id: 'pocket',
    type: whole(0, 35 + zeros),
    explains: 'How many pockets clockwise from the single zero, which is 0.',
  },
];

type Spun = { parameters: RouletteParameters; pocket: number };

/** The dealer reads the mark and finds the number on the layout. */
const markAt = ({ parameters, pocket }: Spun) => ROULETTE_WHEELS[parameters.zeros][pocket]?.mark ?? '';
const place = (spun: Spun) => Number(markAt(spun));

function rowOf(number: number, size: number): number {
  let row = 0;
  while (number > row * size) row += 1;
  return row;
}

/** Odd numbers are red from 1 to 10 and from 19 to 28; in between and after them the even ones are. */
function colourOnLayout(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green';
  const evenRed = (number > 10 && number < 19) || number > 28;
  return (number % 2 === 0) === evenRed ? 'red' : 'black';
}

export const rouletteConditions = enumeratedConditions({
  features,
  outcomes: ({ zeros }: RouletteParameters) =>
    ROULETTE_WHEELS[zeros].map((pocket, at) => ({ ...pocket, at })),
  readings: {
    number: ({ number }) => number,
    colour: ({ colour }) => colour,
    zero: ({ number }) => number === 0,
    doubleZero: ({ mark }) => mark === '00',
    odd: ({ number }) => number % 2 === 1,
    even: ({ number }) => number > 0 && number % 2 === 0,
    line: ({ number }) => Math.ceil(number / 3),
    column: ({ number }) => (number === 0 ? 0 : ((number - 1) % 3) + 1),
    dozen: ({ number }) => Math.ceil(number / 12),
    pocket: ({ at }) => at,
  },
  explains: (pockets) =>
    `Each of the ${pockets} pockets is equally likely. The conditions are checked on every pocket, and the pockets of each row are counted.`,
  drawn: (parameters, random): Spun => ({
    parameters,
    pocket: spin(ROULETTE_WHEELS[parameters.zeros], random),
  }),
  atTable: {
    number: place,
    colour: (spun) => colourOnLayout(place(spun)),
    zero: (spun) => /^0/.test(markAt(spun)),
    doubleZero: (spun) => markAt(spun).length === 2 && place(spun) === 0,
    odd: (spun) => /[13579]$/.test(markAt(spun)),
    even: (spun) => /([2468]|[1-9]0)$/.test(markAt(spun)),
    line: (spun) => rowOf(place(spun), 3),
    column: (spun) => place(spun) - 3 * Math.max(0, rowOf(place(spun), 3) - 1),
    dozen: (spun) => rowOf(place(spun), 12),
    pocket: ({ pocket }) => pocket,
  },
});
