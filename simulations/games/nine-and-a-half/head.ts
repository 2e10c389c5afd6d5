import type { FamilyHead } from '../../family/head';
import { NineAndAHalfParameters } from './parameters';
import { nineAndAHalfWagers, WAGER } from './wagers';

export const nineAndAHalfHead: FamilyHead<NineAndAHalfParameters> = {
  id: 'nine-and-a-half',
  label: 'Nine and a half',
  parameters: NineAndAHalfParameters,
  wagers: nineAndAHalfWagers,
  felt: async () => (await import('./felt')).nineAndAHalfFelt,
  rate: { plays: 3.5, solves: 0.5 },
  decides: true,
  shows: { per: WAGER, holding: 'Total' },
};
