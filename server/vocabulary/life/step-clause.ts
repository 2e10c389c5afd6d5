/**
 * The clause that a step rests on. A step knows no rulebook: it names a place in a rulebook's head, and the head names the
 * clause. Where the rules are silent, the step says why it is there all the same.
 */
import type { Rulebook } from '@/rulebooks/format/record';
import type { ClauseId } from '@/rulebooks/spelling/ids';

type Head = Pick<Rulebook, 'trials' | 'variations' | 'betterPays'>;
type In<Part extends keyof Head> = `${Part}.${keyof NonNullable<Head[Part]> & string}`;

/**
 * A place in the head; `game`: the section of the game that is approved. `asked`: the first where a trial was asked for, else
 * the second.
 */
export type Place = In<'trials'> | In<'variations'> | In<'betterPays'> | 'game' | 'asked';

export type Rests = { on: 'game' | 'asked' } | { on?: Exclude<Place, 'game' | 'asked'>; without: string };

/** What the clause of a step depends on beside the step. */
export type Basis = {
  rulebook: Head;
  game?: { clause: ClauseId } | undefined;
  /** A trial was asked for. */
  trial: boolean;
};

function at(place: Place, { rulebook, game, trial }: Basis): ClauseId | undefined {
  if (place === 'game') return game?.clause;
  if (place === 'asked') return (trial ? rulebook.trials?.approve : undefined) ?? game?.clause;
  const [part, name] = place.split('.') as [keyof Head, string];
  return (rulebook[part] as Record<string, ClauseId> | undefined)?.[name];
}

export const clauseOf = ({ rests }: { rests: Rests }, basis: Basis): ClauseId | undefined =>
  rests.on && at(rests.on, basis);

/** The clause of every step that has one there. */
export function clausesOf<Step extends string>(
  records: Record<Step, { rests: Rests }>,
  basis: Basis,
): Partial<Record<Step, ClauseId>> {
  const all: Partial<Record<Step, ClauseId>> = {};
  for (const step of Object.keys(records) as Step[]) {
    const clause = clauseOf(records[step], basis);
    if (clause) all[step] = clause;
  }
  return all;
}

/** Why a step is there although no clause is about it. */
export const withoutClause = ({ rests }: { rests: Rests }): string =>
  'without' in rests ? rests.without : 'These rules have no section of this game.';
