/** The games of the community cards, before anything is counted. */
import type { z } from 'zod';
import type { FamilyHead } from '../../family/head';
import type { WagerSpec } from '../../wagers/wager-spec';
import { BonusParameters, bonusWagers } from './bonus-rules';
import { CasinoHoldemParameters, casinoHoldemWagers } from './casino-rules';
import { TwoWayParameters, twoWayWagers } from './two-way-rules';
import { UltimateParameters, ultimateWagers } from './ultimate-rules';

const head = <Parameters>(
  id: string,
  label: string,
  parameters: z.ZodType<Parameters>,
  wagers: (parameters: Parameters) => WagerSpec[],
): FamilyHead<Parameters> => ({
  id,
  label,
  parameters,
  wagers,
  decides: true,
  writtenIn: 'holdem-side-wagers',
});

export const ultimateHead = head(
  'ultimate-holdem',
  "Ultimate Texas hold'em",
  UltimateParameters,
  ultimateWagers,
);
export const casinoHoldemHead = head(
  'casino-holdem',
  "Casino hold'em",
  CasinoHoldemParameters,
  casinoHoldemWagers,
);
export const twoWayHead = head('two-way-holdem', "Two Way Texas hold'em", TwoWayParameters, twoWayWagers);
export const bonusHead = head('bonus-holdem', "Texas hold'em bonus poker", BonusParameters, bonusWagers);
