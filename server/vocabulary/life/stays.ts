/** A step that moves nothing: what is stored stays, whatever the clock shows of it. A question is asked so, and answered. */
export const STAYS = 'stays';
export type Stays = typeof STAYS;

/** Where such a step leaves what is stored; undefined where it is not allowed. */
export const leftAt = <Stored extends string>(
  to: Stored | Stays | undefined,
  stored: Stored,
): Stored | undefined => (to === STAYS ? stored : to);

/** The changes of what is stored among the ends of some steps. */
export const movesAmong = <Stored extends string>(ends: readonly (Stored | Stays)[]): Stored[] =>
  ends.filter((to): to is Stored => to !== STAYS);
