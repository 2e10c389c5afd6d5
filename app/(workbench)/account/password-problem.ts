/** What is wrong with a new password before anything is sent. */
export const SHORTEST = 12;
export const LONGEST = 128;

export type PasswordProblems = { current?: string; next?: string; again?: string };

export function passwordProblems(current: string, next: string, again: string): PasswordProblems {
  const problems: PasswordProblems = {};
  if (current === '') problems.current = 'Type your current password.';
  if (next.length < SHORTEST)
    problems.next = `Choose one of at least ${SHORTEST} characters; this one has ${next.length}.`;
  else if (next.length > LONGEST)
    problems.next = `Choose one of at most ${LONGEST} characters; this one has ${next.length}.`;
  else if (next === current) problems.next = 'This is your current password. Choose another.';
  if (again !== next) problems.again = 'The two do not match. Type the new password again.';
  return problems;
}
