import type { ZodError } from 'zod';
import { issueSentence } from '@/simulations/problems/issue-sentence';
import type { ServerProblem } from '../problems/problem';

const MOST = 20;

/** What zod found, as problems at their fields; one that brings its own problem keeps it. */
export function problemsOf(error: ZodError): ServerProblem[] {
  return error.issues.slice(0, MOST).map((issue) => {
    if (issue.code === 'custom' && isProblem(issue.params?.problem)) return issue.params.problem;
    const field = issue.path.map(String).join('.').slice(0, 120);
    return { code: 'input-unreadable', message: issueSentence(issue), ...(field ? { field } : {}) };
  });
}

const isProblem = (value: unknown): value is ServerProblem =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
