/** Which options an address asks for. */
import type { RouterInputs } from '@/server/api/api';

type Asked = RouterInputs['fees']['options'];
export const FILTERS = ['document', 'game', 'group', 'kind', 'limit', 'verdict'] as const;
export type Filter = (typeof FILTERS)[number];
export type Choice = Partial<Record<Filter, string>>;

export const choiceIn = (search: URLSearchParams): Choice =>
  Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = search.get(name)?.slice(0, 40);
      return value ? [[name, value]] : [];
    }),
  );

/** The address of the same options with one filter changed; what it left out before is no longer chosen. */
export function addressWith(search: URLSearchParams, name: Filter | 'option', value: string): string {
  const next = new URLSearchParams(search);
  if (name !== 'option') next.delete('option');
  if (name === 'document') next.delete('group');
  if (value === '') next.delete(name);
  else next.set(name, value);
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}

/** What the server makes of a word that is none of its kinds it says itself. */
export const asked = (rulebook: string, choice: Choice, from: number): Asked =>
  ({ rulebook, ...choice, from }) as Asked;
