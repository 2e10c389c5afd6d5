/** Why a condition is refused: thrown while reading, returned to the caller as a `Problem`. */
import { fail, ok, type Problem, type ProblemCode, type Result, type TextSpan } from '../problems/problem';

export class Refusal extends Error {
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly span: TextSpan,
  ) {
    super(message);
  }

  problem(field?: string): Problem {
    const { code, message, span } = this;
    return { code, message, ...(field !== undefined && { field }), span };
  }
}

/** The result of `read`, or the problem for which it refuses. */
export function refusable<Value>(read: () => Value, field?: string): Result<Value> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Refusal) return fail(error.problem(field));
    throw error;
  }
}

export const unreadable = (message: string, span: TextSpan) =>
  new Refusal('condition-unreadable', message, span);
export const wrongType = (message: string, span: TextSpan) => new Refusal('condition-type', message, span);
