/**
 * For tests, the second method for bets that last: follow the probability of every joint state throw by throw, in
 * floating point, until next to nothing is left undecided. Shares nothing with the chains.
 */
export type Followed = { ends: Record<string, number>; throws: number };

const DICE = [1, 2, 3, 4, 5, 6];

/** `next` says where one throw leads from a state: to another, or to an end as "=name". */
export function follow(
  start: Map<string, number>,
  next: (state: string, a: number, b: number) => string,
  rounds = 500,
): Followed {
  const ends: Record<string, number> = {};
  let standing = start;
  let throws = 0;
  for (let i = 0; i < rounds; i += 1) {
    const after = new Map<string, number>();
    for (const [state, mass] of standing) {
      throws += mass;
      for (const a of DICE) {
        for (const b of DICE) {
          const to = next(state, a, b);
          if (to.startsWith('=')) ends[to.slice(1)] = (ends[to.slice(1)] ?? 0) + mass / 36;
          else after.set(to, (after.get(to) ?? 0) + mass / 36);
        }
      }
    }
    standing = after;
  }
  return { ends, throws };
}
