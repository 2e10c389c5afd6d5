/** What follows from the rulebooks by arithmetic: seconds for some, so it is done beside the web server, and once. */
import { checkAmbiguities } from '@/rulebooks/checks/ambiguities';
import { checkClaims } from '@/rulebooks/checks/claims';
import { type Comparison, compareGames, type Version } from '@/rulebooks/compare';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import { inThisThread, threadOrHere } from '../threads/side-thread';
import { priceTables } from './price-tables';
import type { PricedWager, RulebookChecks } from './shapes';

type Side = { rulebook: string; game: string };
export type Task =
  | { kind: 'checks'; rulebook: string }
  | ({ kind: 'prices' } & Side)
  | { kind: 'comparison'; left: Side; right: Side };
type Found = RulebookChecks | PricedWager[] | Comparison;

/** Throws if it does not exist: the caller has looked it up. */
function version({ rulebook, game }: Side): Version {
  const book = rulebookOf(rulebook);
  const found = book.ok ? gameOf(book.value, game) : book;
  if (!book.ok || !found.ok) throw new Error(`there is no ${rulebook}/${game}`);
  return { rulebook: book.value, game: found.value };
}

export function derive(task: Task): Found {
  if (task.kind === 'prices') return priceTables(version(task).game, version(task).rulebook.currency);
  if (task.kind === 'comparison') return compareGames(version(task.left), version(task.right));
  const book = rulebookOf(task.rulebook);
  if (!book.ok) throw new Error(`there is no ${task.rulebook}`);
  return { claims: checkClaims(book.value), ambiguities: checkAmbiguities(book.value) };
}

let thread = inThisThread(derive);

/** For the web server; tests and programs that answer nobody meanwhile have no need of it. */
export function deriveBesideServer(): void {
  thread = threadOrHere('rulebook-thread', derive);
}

/** Rulebooks do not change while a process runs. What failed is tried again when next asked for. */
const known = new Map<string, Promise<Found>>();

function once(task: Task): Promise<Found> {
  const name = JSON.stringify(task);
  const found = known.get(name) ?? thread.run(task);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

export const checksOf = (rulebook: string) => once({ kind: 'checks', rulebook }) as Promise<RulebookChecks>;
export const pricesOf = ({ rulebook, game }: Side) =>
  once({ kind: 'prices', rulebook, game }) as Promise<PricedWager[]>;
export const comparisonOf = (left: Side, right: Side) =>
  once({ kind: 'comparison', left, right }) as Promise<Comparison>;
