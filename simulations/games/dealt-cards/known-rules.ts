/** Parameters that a game does not have are refused with a sentence, like values that it cannot take. */

import type { z } from 'zod';
import { listed } from '../../printing/lists';

/** For `z.strictObject` of a game of cards. Other mistakes keep their own messages. */
export const unknownRulesOf = (playedWith: string) => ({
  error: (issue: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys | z.core.$ZodIssueInvalidType>) =>
    issue.code === 'unrecognized_keys'
      ? `Leave out ${issue.keys.map((key) => `"${key}"`).join(' and ')}: this game has no such rule. It is played with ${playedWith}.`
      : undefined,
});
export const unknownRules = unknownRulesOf('one pack of 52 cards, without jokers');

/** "Choose who plays: a, b or c." */
export const chooseFrom = (what: string, values: readonly string[]): string =>
  `Choose ${what}: ${listed(values, 'or')}.`;
