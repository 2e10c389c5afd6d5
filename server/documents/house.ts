/** The games of one house that one leaflet can hold: of one rulebook, so in one currency and one law. */
import { listed } from '@/rulebooks/spelling/wording';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { Subject } from './subject';

/** More than any rulebook has; the papers of each take seconds. */
export const GAMES_AT_MOST = 20;

export type House = {
  premises: string;
  /** In the order of their rulebook. */
  games: [Subject, ...Subject[]];
};

const refused = (message: string): Problem => ({ code: 'input-unreadable', message, field: 'games' });

const orderOf = ({ rulebook, game }: Subject): number => rulebook.games.findIndex(({ id }) => id === game.id);

export function houseOf(premises: string, subjects: Subject[]): Result<House> {
  const [first, ...others] = [...subjects].sort((one, other) => orderOf(one) - orderOf(other));
  if (!first) return fail(refused('A leaflet of premises needs at least one game: name a variant of it.'));
  if (subjects.length > GAMES_AT_MOST)
    return fail(refused(`A leaflet of premises holds at most ${GAMES_AT_MOST} games: make two of them.`));
  const rulebooks = [...new Set(subjects.map(({ rulebook }) => rulebook.title))];
  if (rulebooks.length > 1)
    return fail(
      refused(
        `These games are of ${listed(rulebooks.map((title) => `“${title}”`))}, which one leaflet cannot mix: make one for each.`,
      ),
    );
  return ok({ premises, games: [first, ...others] });
}
