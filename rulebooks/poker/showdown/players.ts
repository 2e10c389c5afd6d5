/** Who is at a showdown, whatever their cards are read as. */
import { quoted } from '@/rulebooks/spelling/quoted';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';

export type Seat = {
  /** Absent: the number of the seat is the name. */
  name?: string | undefined;
};

/** What those who type call what they type, where a sentence names it. */
export type Called = {
  pot: string;
  chip: string;
  point: string;
  /** Said after how many players there can be. */
  example: string;
};

export const AS_WRITTEN: Called = {
  pot: 'The pot',
  chip: 'The smallest chip',
  point: 'A point',
  example: '.',
};

const LONGEST_NAME = 40;

export const problem = (message: string, field: string): Problem => ({
  code: 'input-unreadable',
  message,
  field,
});
export const refused = (message: string, field: string) => fail(problem(message, field));

/** Two of one name would look alike in the result. */
export function playersNamed(
  seats: readonly Seat[],
  most: number,
  { example }: Pick<Called, 'example'>,
): Result<string[]> {
  if (seats.length < 2 || seats.length > most)
    return refused(`Give 2 to ${most} players${example}`, 'players');
  const names: string[] = [];
  const problems: Problem[] = [];
  for (const [at, seat] of seats.entries()) {
    const name = seat.name === undefined ? `Player ${at + 1}` : seat.name.trim();
    const field = `players.${at}.name`;
    if (name === '' || name.length > LONGEST_NAME)
      problems.push(problem(`Give a name of 1 to ${LONGEST_NAME} characters.`, field));
    else if (names.includes(name))
      problems.push(problem(`Name each player once; ${quoted(name)} is there twice.`, field));
    names.push(name);
  }
  return problems.length > 0 ? fail(...problems) : ok(names);
}
