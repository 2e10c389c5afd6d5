type Put = { number: number; submission: string | null };

const latestFirst = (rows: readonly Put[]): Put[] =>
  [...rows].sort((one, other) => other.number - one.number);

/**
 * The rulebook that a table is played under, which says whose days count there: that of what was put on it last, else of the sign
 * that hung there last. Nothing where it has seen no game.
 */
export function rulebookAt(
  { offers, signs }: { offers: readonly Put[]; signs: readonly Put[] },
  find: (submission: string) => { rulebook: string } | undefined,
): string | undefined {
  for (const { submission } of [...latestFirst(offers), ...latestFirst(signs)]) {
    const found = submission === null ? undefined : find(submission);
    if (found) return found.rulebook;
  }
  return undefined;
}
