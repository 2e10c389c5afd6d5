import type { ZodError } from 'zod';
import type { ServerProblem } from './errors';

const MOST = 20;

/** What zod found, as problems at their fields; one that brings its own problem keeps it. */
export function problemsOf(error: ZodError): ServerProblem[] {
  return error.issues.slice(0, MOST).map((issue) => {
    if (issue.code === 'custom' && isProblem(issue.params?.problem)) return issue.params.problem;
    const field = issue.path.map(String).join('.');
    return {
      code: 'input-unreadable',
      message: sentence(issue.message, field),
      ...(field ? { field } : {}),
    };
  });
}

const isProblem = (value: unknown): value is ServerProblem =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

function sentence(message: string, field: string): string {
  if (message.endsWith('.')) return message;
  return `Correct ${field || 'the request'}: ${message.toLowerCase()}.`;
}
