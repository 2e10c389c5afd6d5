import type { FamilyHead } from '../../family/head';
import type { EventSpec } from '../../wagers/event';
import { ColourRunParameters } from './parameters';

export const paidRuns = ({ firstPaid, last }: ColourRunParameters) =>
  Array.from({ length: last - firstPaid + 1 }, (_, i) => firstPaid + i);

export function eventsOf(parameters: ColourRunParameters): EventSpec[] {
  const runs = paidRuns(parameters).map((run): EventSpec => {
    const count = run === parameters.last ? `${run} or more` : `${run}`;
    const spins = run === 1 ? 'spin repeats' : 'spins repeat';
    return { id: `run-${run}`, label: `The next ${count} ${spins} the colour just spun`, settles: 'pays' };
  });
  return [
    ...runs,
    {
      id: 'lose',
      label: `Fewer than ${parameters.firstPaid} spins repeat the colour just spun`,
      settles: 'lose',
    },
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
  rate: { plays: 10, solves: 0.01 },
  decides: false,
  written: {
    outcome: 'sequence of spins',
    templates: async () => (await import('./templates')).colourRunTemplates,
  },
};
