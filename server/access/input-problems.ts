import type { ZodError, z } from 'zod';
import type { ServerProblem } from '../problems/problem';

const MOST = 20;
const CHOICES_SHOWN = 12;

/** What zod found, as problems at their fields; one that brings its own problem keeps it. */
export function problemsOf(error: ZodError): ServerProblem[] {
  return error.issues.slice(0, MOST).map((issue) => {
    if (issue.code === 'custom' && isProblem(issue.params?.problem)) return issue.params.problem;
    const field = issue.path.map(String).join('.').slice(0, 120);
    return { code: 'input-unreadable', message: sentence(issue, field), ...(field ? { field } : {}) };
  });
}

const isProblem = (value: unknown): value is ServerProblem =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

function sentence(issue: z.core.$ZodIssue, field: string): string {
  // A schema that says what to do in its own words ends them with a full stop.
  if (issue.message.endsWith('.')) return issue.message;
  const what = field ? `“${field}”` : 'The request';
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string')
        return `${what} may have ${issue.maximum} characters at most; shorten it.`;
      if (issue.origin === 'array') return `${what} may have ${issue.maximum} entries at most; remove some.`;
      return `${what} may be ${issue.maximum} at most; give a smaller number.`;
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) === 1
          ? `${what} is empty; fill it in.`
          : `${what} must have at least ${issue.minimum} characters.`;
      return `${what} must be at least ${issue.minimum}; give a larger number.`;
    case 'invalid_format':
      if (issue.format === 'date')
        return `${what} is not a date; write it as year-month-day, for example 2008-01-01.`;
      return `${what} is not written as it should be; correct it and try again.`;
    case 'invalid_value':
      return `${what} must be one of ${issue.values.slice(0, CHOICES_SHOWN).map(String).join(', ')}.`;
    default:
      return `${what} is missing or of the wrong kind; correct it and try again.`;
  }
}
