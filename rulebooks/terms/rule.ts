/** A rule as its judges see it: its name, what it speaks of and what a breach leads to. What it asks comes as a part of its evidence. */

import { z } from 'zod';
import type { ClauseId } from '../spelling/ids';
import type { Scope } from './scope';

export const ON_BREACH = ['breach', 'needs-consent', 'needs-notice', 'needs-notification'] as const;

export const Parameter = z.object({
  name: z.string(),
  comparator: z.enum(['at-least', 'at-most', 'equal', 'one-of']),
  value: z.union([z.string(), z.array(z.string())]),
  unit: z.string(),
});

export type Parameter = z.infer<typeof Parameter>;

export type Asking = {
  clause: ClauseId;
  appliesTo: Scope;
  onBreach?: (typeof ON_BREACH)[number] | undefined;
  parameters: Parameter[];
};
