/** The heads of families whose wagers are on the cards of one hand as dealt. */
import { z } from 'zod';
import type { FamilyHead, Rate } from '../../family/head';
import type { WagerSpec } from '../../wagers/wager-spec';
import { unknownRules } from '../dealt-cards/known-rules';

export const NoParameters = z.strictObject({}, unknownRules);
export type NoParameters = z.infer<typeof NoParameters>;

export function dealtHandHead(family: {
  id: string;
  label: string;
  size: 3 | 5;
  wagers: Pick<WagerSpec, 'id' | 'label' | 'explains' | 'events'>[];
  rate: Rate;
  written?: FamilyHead<NoParameters>['written'];
}): FamilyHead<NoParameters> {
  const { id, label, size, rate, written } = family;
  const outcome = size === 3 ? 'hand of three cards' : 'hand of five cards';
  const specs = family.wagers.map((wager): WagerSpec => ({ ...wager, outcome, decisions: false }));
  return { id, label, parameters: NoParameters, wagers: () => specs, rate, decides: false, written };
}
