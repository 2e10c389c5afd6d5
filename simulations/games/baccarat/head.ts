import type { FamilyHead } from '../../family/head';
import type { WagerSpec } from '../../wagers/wager-spec';
import { drawingChart } from './drawing-chart';
import { type BaccaratWager, eventsOf } from './features/condition';
import { BaccaratParameters } from './parameters';
import { wagersOf } from './wagers/all';

const OUTCOME = 'deal of six cards in order';

const specOf = ({ id, label, explains, rows, otherwise }: BaccaratWager): WagerSpec => ({
  id,
  label,
  explains,
  events: eventsOf({ rows, otherwise }),
  outcome: OUTCOME,
  decisions: false,
});

/** Asked for with every wager of a rulebook, over and over; they differ only where wagers are left out. */
const specs = new Map<string, WagerSpec[]>();

function specsOf(parameters: BaccaratParameters): WagerSpec[] {
  const key = `${parameters.decks} ${parameters.seats}`;
  const known = specs.get(key) ?? wagersOf(parameters).map(specOf);
  specs.set(key, known);
  return known;
}

export const baccaratHead: FamilyHead<BaccaratParameters> = {
  id: 'baccarat',
  label: 'Baccarat',
  parameters: BaccaratParameters,
  wagers: specsOf,
  felt: async () => (await import('./felt')).baccaratFelt,
  dealtBy: drawingChart,
  rate: { plays: 2.5, solves: 0.05 },
  decides: false,
  written: {
    outcome: OUTCOME,
    templates: async () => (await import('./templates')).baccaratTemplates,
  },
};
