import type { ZodError } from 'zod';
import type { ServerProblem } from './errors';

const MOST = 20;

/** What zod found, as problems at their fields. */
export function problemsOf(error: ZodError): ServerProblem[] {
  return error.issues.slice(0, MOST).map((issue) => {
    const params = 'params' in issue && issue.params ? (issue.params as { problem?: string }) : {};
    const field = issue.path.map(String).join('.');
    return {
      code:
        params.problem === 'too-many-rows' || params.problem === 'input-too-large'
          ? params.problem
          : 'input-unreadable',
      message: sentence(issue.message, field),
      ...(field ? { field } : {}),
    };
  });
}

function sentence(message: string, field: string): string {
  if (message.endsWith('.')) return message;
  return field
    ? `Correct ${field}: ${message.toLowerCase()}.`
    : `Correct the request: ${message.toLowerCase()}.`;
}
