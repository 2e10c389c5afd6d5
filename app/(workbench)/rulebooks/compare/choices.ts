/** Which two games are compared, as an address says it: "gb-2007/holdem-bonus". */
import type { Game } from '@/rulebooks/format/record';

export type Choice = { rulebook: string; game: string };
export type Pair = { left: Choice; right: Choice };

export const nameOf = ({ rulebook, game }: Choice): string => `${rulebook}/${game}`;

type Known = Choice & { family: Game['family'] };

type Listed = { id: string; games: Pick<Game, 'id' | 'family'>[] };

const everyGame = (books: Listed[]): Known[] =>
  books.flatMap((rulebook) =>
    rulebook.games.map(({ id, family }) => ({ rulebook: rulebook.id, game: id, family })),
  );

/** The same kind of game in another rulebook; else in the same one; else any other. */
function counterpart(of: Known, all: Known[]): Known {
  const others = all.filter((other) => nameOf(other) !== nameOf(of));
  const elsewhere = others.filter(({ rulebook }) => rulebook !== of.rulebook);
  const same = ({ family }: Known) => family === of.family;
  return elsewhere.find(same) ?? others.find(same) ?? elsewhere[0] ?? others[0] ?? of;
}

/** Names that are given and not known are kept, so that the page can say so. */
export function pairOf(books: Listed[], left?: string, right?: string): Pair | undefined {
  const all = everyGame(books);
  const known = (name: string | undefined) => all.find((choice) => nameOf(choice) === name);
  const ours = left === undefined ? startOf(all, known(right)) : known(left);
  if (!ours) return undefined;
  const theirs = right === undefined ? counterpart(ours, all) : known(right);
  return theirs && { left: pick(ours), right: pick(theirs) };
}

const pick = ({ rulebook, game }: Known): Choice => ({ rulebook, game });

/** Where nothing is asked for: a game that two rulebooks have, if there is one. */
function startOf(all: Known[], right: Known | undefined): Known | undefined {
  if (right) return counterpart(right, all);
  const shared = all.find((game) =>
    all.some((other) => other.rulebook !== game.rulebook && other.family === game.family),
  );
  return shared ?? all[0];
}

export const hrefOf = ({ left, right }: Pair, everything: boolean): string => {
  const query = new URLSearchParams({ left: nameOf(left), right: nameOf(right) });
  if (everything) query.set('show', 'everything');
  return `/rulebooks/compare?${query}`;
};

/** Beside whatever is its counterpart. */
export const compareHref = (rulebook: string, game: string): string =>
  `/rulebooks/compare?${new URLSearchParams({ left: nameOf({ rulebook, game }) })}`;
