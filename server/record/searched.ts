/** What somebody looks for in the register, and a page of it. */
import { folded } from './folded';
import type { RegisterEntry, RegisterKind, RegisterPage } from './shapes';

export const ENTRIES_ON_A_PAGE = 20;

export type RegisterSearch = {
  search?: string | undefined;
  rulebook?: string | undefined;
  kind?: RegisterKind | undefined;
  /** Adopted, and not in the edition in force. */
  beyond?: boolean | undefined;
  page?: number | undefined;
};

type Sought = Pick<
  RegisterEntry,
  'game' | 'operator' | 'premises' | 'reference' | 'wagers' | 'rulebook' | 'kind' | 'beyond'
>;

/** Every word that was typed is somewhere in its game, wagers, operator, premises or reference. */
export function matches(entry: Sought, { search = '', rulebook, kind, beyond }: RegisterSearch): boolean {
  if (rulebook && entry.rulebook !== rulebook) return false;
  if (kind && entry.kind !== kind) return false;
  if (beyond && entry.beyond === undefined) return false;
  const { game, operator, premises = '', reference, wagers } = entry;
  const named = wagers.flatMap(({ label, tables }) => [label, ...tables.map(({ wager }) => wager)]);
  const text = folded([game, operator, premises, reference, ...named].join('\n'));
  return folded(search)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** Beyond the last page, the last. */
export function pageOf(found: RegisterEntry[], asked = 1): RegisterPage {
  const pages = Math.max(1, Math.ceil(found.length / ENTRIES_ON_A_PAGE));
  const page = Math.min(asked, pages);
  const from = (page - 1) * ENTRIES_ON_A_PAGE;
  return { entries: found.slice(from, from + ENTRIES_ON_A_PAGE), total: found.length, page, pages };
}
