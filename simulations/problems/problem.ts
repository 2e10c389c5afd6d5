/** An error a person can cause, as a value: what it is, what to do about it, and where. Bugs throw. */
export type Problem = {
  code: ProblemCode;
  /** One sentence that says what to do. */
  message: string;
  /** Path of the field it belongs to, for example `pays.straight-up.win` or `options.wheel`. */
  field?: string | undefined;
  /** Which characters of the text in that field, from the first to before the last. */
  span?: TextSpan;
};

export type TextSpan = { from: number; to: number };

export const PROBLEM_CODES = [
  'odds-empty',
  'odds-unreadable',
  'odds-without-stake',
  'odds-zero',
  'odds-negative',
  'odds-too-large',
  'event-unknown',
  'event-missing',
  'wager-unknown',
  'wager-none',
  'wager-missing',
  'pool-uncounted',
  'written-incomplete',
  'written-unsupported',
  'written-unread',
  'pay-table-unknown',
  'option-unknown',
  'option-value',
  'days-reversed',
  'game-unknown',
  'rulebook-unknown',
  'fee-unknown',
  'fee-unreadable',
  'date-unreadable',
  'date-before-edition',
  'date-before-game',
  'date-after-game',
  'date-after-edition',
  'edition-change',
  'filed-not-tried',
  'filed-stray',
  'filed-incomplete',
  'count-row',
  'too-many-rows',
  'limits-of-none',
  'number-out-of-range',
  'input-unreadable',
  'condition-empty',
  'condition-too-long',
  'condition-unreadable',
  'condition-name-unknown',
  'condition-type',
  'condition-too-much',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type Result<T, E = Problem[]> = { ok: true; value: T } | { ok: false; problems: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = (...problems: Problem[]): { ok: false; problems: Problem[] } => ({ ok: false, problems });
