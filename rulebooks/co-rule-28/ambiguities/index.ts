import type { RulebookInput } from '../../format/record';
import { cardsAndTable } from './cards-and-table';
import { eternalReadings } from './eternal';
import { fortunesReadings } from './fortunes';
import { variations } from './variations';
import { wagersAndPays } from './wagers';

export const ambiguities: RulebookInput['ambiguities'] = [
  ...cardsAndTable,
  ...wagersAndPays,
  ...variations,
  ...fortunesReadings,
  ...eternalReadings,
];
