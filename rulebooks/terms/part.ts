/** What the parts of evidence have in common: when one speaks, and the name under which its threshold is a parameter. */
import { z } from 'zod';
import { When } from './when';

export const when = { when: When.exactOptional() };
/** The threshold as a parameter of the rule: what it limits, and in what. */
export const as = { as: z.object({ name: z.string(), unit: z.string() }).exactOptional() };
