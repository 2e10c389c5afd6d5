/** The limits of the table as they are typed: kept in minor units, written in whole money. */
export type TypedLimits = { minimum: string; maximum: string };

/** A whole number of minor units, above 0. */
export function minor(text: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) || undefined;
}

export const money = (amount: number | undefined): string =>
  amount === undefined ? '' : (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);

/** What is wrong with each, at its field. */
export function limitProblems(typed: TypedLimits): Partial<TypedLimits> {
  const problems: Partial<TypedLimits> = {};
  for (const name of ['minimum', 'maximum'] as const)
    if (typed[name].trim() !== '' && minor(typed[name]) === undefined)
      problems[name] = 'Write an amount above 0, for example 5 or 2.50.';
  const [least, most] = [minor(typed.minimum), minor(typed.maximum)];
  if (least !== undefined && most !== undefined && least > most)
    problems.maximum = `The maximum is below the minimum of ${money(least)}. Raise it, or lower the minimum.`;
  return problems;
}
