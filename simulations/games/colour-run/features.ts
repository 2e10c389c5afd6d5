/** The features of a run of one colour. */

import type { RandomSource } from '../../equipment/random-source';
import { ROULETTE_WHEELS, spin } from '../../equipment/wheels';
import { ratio } from '../../exact/fraction';
import { countChances } from '../../features/chances';
import { countedConditions } from '../../features/counted';
import { reading } from '../../features/enumerated';
import type { FeatureSpec, Readings } from '../../features/feature';
import { flag, name, whole } from '../../features/types';
import type { ColourRunParameters } from './parameters';

const features = ({ last }: ColourRunParameters): FeatureSpec[] => [
  {
    id: 'run',
    type: whole(0, last),
    explains: `How many times the colour of the establishing spin is repeated without a break; ${last} stands for ${last} or more.`,
  },
  { id: 'colour', type: name('red', 'black'), explains: 'The colour of the establishing spin.' },
  { id: 'brokenByZero', type: flag, explains: `A zero breaks the run, before it reaches ${last}.` },
];

type Run = { run: number; colour: 'red' | 'black'; zero: boolean };

const READINGS: Readings<Run> = {
  run: ({ run }) => run,
  colour: ({ colour }) => colour,
  brokenByZero: ({ zero }) => zero,
};

function runs({ zeros, last }: ColourRunParameters): { seen: Run; chance: ReturnType<typeof ratio> }[] {
  const pockets = ROULETTE_WHEELS[zeros].length;
  const [same, zero] = [ratio(18, pockets), ratio(zeros, pockets)];
  const half = ratio(1, 2);
  return (['red', 'black'] as const).flatMap((colour) => {
    const all = [];
    let standing = half;
    for (let run = 0; run < last; run += 1) {
      all.push({ seen: { run, colour, zero: true }, chance: standing.mul(zero) });
      all.push({ seen: { run, colour, zero: false }, chance: standing.mul(same) });
      standing = standing.mul(same);
    }
    return [...all, { seen: { run: last, colour, zero: false }, chance: standing }];
  });
}

/** Spins until a colour is established, and on until another pocket breaks it. */
function spun({ zeros, last }: ColourRunParameters) {
  const colours = ROULETTE_WHEELS[zeros].map(({ colour }) => colour);
  const next = (random: RandomSource) => colours[spin(colours, random)] as (typeof colours)[number];
  const lies = { run: 0, first: colours[0], broken: colours[0] };
  return {
    deal: (random: RandomSource) => {
      do lies.first = next(random);
      while (lies.first === 'green');
      lies.run = 0;
      lies.broken = lies.first;
      while (lies.run < last && lies.broken === lies.first) {
        lies.broken = next(random);
        if (lies.broken === lies.first) lies.run += 1;
      }
    },
    told: {
      run: () => lies.run,
      colour: () => lies.first as string,
      brokenByZero: () => lies.broken === 'green',
    } satisfies Readings<void>,
  };
}

export const colourRunConditions = countedConditions({
  features,
  count: (parameters: ColourRunParameters, sight) =>
    countChances(sight, READINGS, runs(parameters), {
      id: 'enumeration',
      explains: `Each spin repeats the colour in 18 of ${ROULETTE_WHEELS[parameters.zeros].length} pockets. The chances of every run up to ${parameters.last}, and of what breaks it, are multiplied out in fractions; counts are the chances over their least common denominator.`,
      reductions: [],
    }),
  dealing: (parameters, looksAt) => {
    const { deal, told } = spun(parameters);
    return { deal, read: looksAt.map((id) => reading(told as Readings<void>, id)) };
  },
});
