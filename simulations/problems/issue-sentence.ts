/** What zod found wrong, as a sentence that says what to do. */
import type { z } from 'zod';

const CHOICES_SHOWN = 12;

const entries = (count: number | bigint): string => (Number(count) === 1 ? '1 entry' : `${count} entries`);

export function issueSentence(issue: z.core.$ZodIssue): string {
  // A schema that says what to do in its own words ends them with a full stop.
  if (issue.message.endsWith('.')) return issue.message;
  const field = issue.path.map(String).join('.').slice(0, 120);
  const what = field ? `“${field}”` : 'The request';
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string')
        return `${what} may have ${issue.maximum} characters at most; shorten it.`;
      if (issue.origin === 'array') return `${what} may have ${entries(issue.maximum)} at most; remove some.`;
      return `${what} may be ${issue.maximum} at most; give a smaller number.`;
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) === 1
          ? `${what} is empty; fill it in.`
          : `${what} must have at least ${issue.minimum} characters.`;
      if (issue.origin === 'array')
        return `${what} must have at least ${entries(issue.minimum)}; add what is missing.`;
      return `${what} must be at least ${issue.minimum}; give a larger number.`;
    case 'invalid_format':
      if (issue.format === 'date')
        return `${what} is not a date; write it as year-month-day, for example 2008-01-01.`;
      return `${what} is not written as it should be; correct it and try again.`;
    case 'invalid_value':
      return `${what} must be one of ${issue.values.slice(0, CHOICES_SHOWN).map(String).join(', ')}.`;
    case 'custom':
      return `${what}: ${issue.message}.`;
    case 'unrecognized_keys':
      return `Leave out ${issue.keys
        .slice(0, CHOICES_SHOWN)
        .map((key) => `“${key.slice(0, 60)}”`)
        .join(', ')}: nothing goes by that name${field ? ` in ${what}` : ''}.`;
    case 'invalid_type':
      if (issue.expected === 'int') return `${what} must be a whole number; correct it.`;
      return `${what} is missing or of the wrong kind; correct it and try again.`;
    default:
      return `${what} is missing or of the wrong kind; correct it and try again.`;
  }
}
