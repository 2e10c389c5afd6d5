import type { FamilyHead } from '../../family/head';
import { LetItRideParameters } from './parameters';
import { letItRideWagers } from './wagers';

export const letItRideHead: FamilyHead<LetItRideParameters> = {
  id: 'let-it-ride',
  label: 'Let it ride',
  parameters: LetItRideParameters,
  wagers: letItRideWagers,
  rate: { plays: 6, solves: 0.8 },
  decides: true,
  shows: { per: 'let-it-ride', holding: 'Hand' },
  writtenIn: 'three-card-bonus',
};
