/** Ways into a comparison for the tests. */
import type { Game, Rulebook } from '../format/record';
import { rulebooks } from '../registry';
import type { Comparison, Line } from '.';

export const everyGame = rulebooks().flatMap((rulebook) =>
  rulebook.games.map((game) => ({ rulebook, game })),
);

export function version(id: string): { rulebook: Rulebook; game: Game } {
  const found = everyGame.find(({ rulebook, game }) => `${rulebook.id}/${game.id}` === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

export const linesOf = ({ parts }: Comparison): Line[] =>
  parts.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines));
export const part = (comparison: Comparison, id: string): Line[] =>
  comparison.parts
    .filter((candidate) => candidate.id === id)
    .flatMap(({ groups }) => groups.flatMap(({ lines }) => lines));
export const group = (comparison: Comparison, id: string, name: string): Line[] =>
  comparison.parts
    .filter((candidate) => candidate.id === id)
    .flatMap(({ groups }) => groups.filter((known) => known.id === name).flatMap(({ lines }) => lines));
export const standing = (lines: Line[]) => Object.fromEntries(lines.map((line) => [line.id, line.standing]));

export const words = (sayings: Line['left']) => sayings?.map(({ text }) => text).join(' ');
