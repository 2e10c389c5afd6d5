/** What follows from the rulebooks by arithmetic: seconds for some, so it is done beside the web server, and once. */
import { checkAmbiguities } from '@/rulebooks/checks/ambiguities';
import { checkClaims } from '@/rulebooks/checks/claims';
import { type Comparison, compareGames, type Version } from '@/rulebooks/compare';
import type { Rulebook } from '@/rulebooks/format/record';
import { gameOf } from '@/rulebooks/terms/lookup';
import { inThisThread, threadOrHere } from '../threads/side-thread';
import { priceTables } from './price-tables';
import type { PricedWager, RulebookChecks } from './shapes';
import { type Edition, programsOwn } from './shelf';

/** A published edition travels to the thread; one of the program is there. */
type Of = { rulebook: string; published?: Rulebook };
type Side = Of & { game: string };
export type Task =
  | ({ kind: 'checks' } & Of)
  | ({ kind: 'prices' } & Side)
  | { kind: 'comparison'; left: Side; right: Side };
type Found = RulebookChecks | PricedWager[] | Comparison;

const bookOf = ({ rulebook, published }: Of): Rulebook => published ?? programsOwn(rulebook);

/** Throws if it does not exist: the caller has looked it up. */
function version(side: Side): Version {
  const rulebook = bookOf(side);
  const found = gameOf(rulebook, side.game);
  if (!found.ok) throw new Error(`there is no ${side.rulebook}/${side.game}`);
  return { rulebook, game: found.value };
}

export function derive(task: Task): Found {
  if (task.kind === 'prices') return priceTables(version(task).game, version(task).rulebook.currency);
  if (task.kind === 'comparison') return compareGames(version(task.left), version(task.right));
  const book = bookOf(task);
  return { claims: checkClaims(book), ambiguities: checkAmbiguities(book) };
}

let thread = inThisThread(derive);

/** For the web server; tests and programs that answer nobody meanwhile have no need of it. */
export function deriveBesideServer(): void {
  thread = threadOrHere('rulebook-thread', derive);
}

/** Editions never change. What failed is tried again when next asked for. */
const known = new Map<string, Promise<Found>>();

function once(task: Task, name: string): Promise<Found> {
  const found = known.get(name) ?? thread.run(task);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

type Asked = { edition: Edition; game: string };

const of = ({ hash, book }: Edition): Of => ({
  rulebook: book.id,
  ...(hash !== null && { published: book }),
});
const side = ({ edition, game }: Asked): Side => ({ ...of(edition), game });
const named = (...parts: (Edition | string)[]): string =>
  JSON.stringify(parts.map((part) => (typeof part === 'string' ? part : [part.book.id, part.hash])));

export const checksOf = (edition: Edition) =>
  once({ kind: 'checks', ...of(edition) }, named('checks', edition)) as Promise<RulebookChecks>;
export const pricesOf = (asked: Asked) =>
  once({ kind: 'prices', ...side(asked) }, named('prices', asked.edition, asked.game)) as Promise<
    PricedWager[]
  >;
export const comparisonOf = (left: Asked, right: Asked) =>
  once(
    { kind: 'comparison', left: side(left), right: side(right) },
    named('comparison', left.edition, left.game, right.edition, right.game),
  ) as Promise<Comparison>;
