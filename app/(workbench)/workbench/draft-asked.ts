/** Which drafts the address asks for: an address typed by hand is read as far as possible. */
import { DRAFT_ORDERS, type DraftOrder } from '@/server/drafts/orders';

export type DraftsAsked = { find: string; order: DraftOrder; page: number };

export const LONGEST_FIND = 120;

type Given = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? '';

export function draftsAsked({ find, order, page }: Given): DraftsAsked {
  const number = /^[1-9]\d{0,5}$/.test(one(page)) ? Number(one(page)) : 1;
  return {
    find: one(find).slice(0, LONGEST_FIND),
    order: DRAFT_ORDERS.find((known) => known === one(order)) ?? 'newest',
    page: number,
  };
}

/** Defaults are left out. */
export function addressOf({ find, order, page }: DraftsAsked): string {
  const query = new URLSearchParams({
    ...(find === '' ? {} : { find }),
    ...(order === 'newest' ? {} : { order }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? '/workbench' : `/workbench?${query}`;
}
