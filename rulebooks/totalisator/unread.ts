/** What is wrong with a file by its shape: a sentence for each place, once. */
import type { z } from 'zod';
import { issueSentence } from '@/simulations/problems/issue-sentence';
import { fail, type Problem } from '@/simulations/problems/problem';

/** `named`: how many parts of its path the place is known by already. A number beyond 2^53 is refused twice by what reads it, in the same words. */
export function unread(
  { error }: z.ZodSafeParseError<unknown>,
  named: (path: readonly PropertyKey[]) => number = () => 0,
) {
  const problems = new Map<string, Problem>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    const message = issueSentence({ ...issue, path: issue.path.slice(named(issue.path)) });
    problems.set(`${field}\n${message}`, { code: 'input-unreadable', message, field });
  }
  return fail(...problems.values());
}
