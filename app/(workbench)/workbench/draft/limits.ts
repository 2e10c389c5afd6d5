/** The limits of the table as they are typed: kept in minor units, written in whole money. */
import { sumProblem, typedMinor, typedMoney } from '@/rulebooks/spelling/currency';

export type TypedLimits = { minimum: string; maximum: string };
export type LimitProblems = { [Limit in keyof TypedLimits]?: string | undefined };

export const money = (amount: number | undefined, currency: string): string =>
  amount === undefined ? '' : typedMoney(amount, currency);

/** What is wrong with each, at its field. */
export function limitProblems(typed: TypedLimits, currency: string): LimitProblems {
  const problems: LimitProblems = {};
  for (const name of ['minimum', 'maximum'] as const)
    if (typed[name].trim() !== '') problems[name] = sumProblem(typed[name], currency);
  const [least, most] = [typedMinor(typed.minimum, currency), typedMinor(typed.maximum, currency)];
  if (least !== undefined && most !== undefined && least > most)
    problems.maximum = `The maximum is below the minimum of ${money(least, currency)}. Raise it, or lower the minimum.`;
  return problems;
}
