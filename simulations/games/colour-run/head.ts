import type { EventSpec, FamilyHead } from '../../model';
import { ColourRunParameters } from './parameters';

export const paidRuns = ({ firstPaid, last }: ColourRunParameters) =>
  Array.from({ length: last - firstPaid + 1 }, (_, i) => firstPaid + i);

export function eventsOf(parameters: ColourRunParameters): EventSpec[] {
  const runs = paidRuns(parameters).map((run): EventSpec => {
    const count = run === 1 ? '1 spin' : `${run} spins`;
    const more = run === parameters.last ? ' or more' : '';
    return { id: `run-${run}`, label: `${count}${more} of the colour in a row`, settles: 'pays' };
  });
  return [
    ...runs,
    { id: 'lose', label: `The run breaks before ${parameters.firstPaid} in a row`, settles: 'lose' },
  ];
}

export const colourRunHead: FamilyHead<ColourRunParameters> = {
  id: 'colour-run',
  label: 'Consecutive colours',
  parameters: ColourRunParameters,
  wagers: (parameters) => [
    {
      id: 'run',
      label: 'Consecutive colours',
      explains: `The colour just spun is repeated at least ${parameters.firstPaid} times in a row; the longer the run, the more is paid.`,
      events: eventsOf(parameters),
      outcome: 'sequence of spins',
      lasts: 'spin',
      decisions: false,
    },
  ],
  decides: false,
  written: { outcome: 'sequence of spins' },
};
