/** A setting that a question does not have is refused with a sentence, like a value that it cannot take. */
import type { z } from 'zod';
import { listed } from '../printing/lists';
import type { StudyField } from './study';

/** For the `z.strictObject` of a question with these fields. Other mistakes keep their own messages. */
export const unknownSettingsOf = (fields: readonly Pick<StudyField, 'id'>[]) => ({
  error: (issue: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys | z.core.$ZodIssueInvalidType>) => {
    if (issue.code !== 'unrecognized_keys') return undefined;
    const left = `Leave out ${listed(
      issue.keys.map((key) => `“${key}”`),
      'and',
    )}`;
    const ids = fields.map(({ id }) => id);
    return ids.length === 0
      ? `${left}: this question has no settings.`
      : `${left}: this question has no such setting. Choose from ${ids.join(', ')}.`;
  },
});
