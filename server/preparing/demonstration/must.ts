import type { Answer } from '../../problems/problem';

/** The story is known to be allowed; anything else is a fault of ours. */
export function must<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(answer.problems.map((problem) => problem.message).join(' '));
}
