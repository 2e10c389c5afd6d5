/** A game of the community cards, before anything is counted. */
import type { z } from 'zod';
import type { FamilyHead, Rate } from '../../../family/head';
import type { RoundShown } from '../../../family/round-shown';
import type { DrawsFelt } from '../../../felt/drawing';
import type { WagerSpec } from '../../../wagers/wager-spec';

export const holdemHead = <Parameters>(
  id: string,
  label: string,
  parameters: z.ZodType<Parameters>,
  wagers: (parameters: Parameters) => WagerSpec[],
  rate: Rate,
  shows: RoundShown,
  felt: () => Promise<DrawsFelt<Parameters>>,
): FamilyHead<Parameters> => ({
  id,
  label,
  parameters,
  wagers,
  rate,
  felt,
  decides: true,
  shows,
  writtenIn: 'holdem-side-wagers',
});
