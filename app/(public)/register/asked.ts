/** What the address of the register asks for. Anyone can type anything there: what it does not know counts as not asked. */
import { REGISTER_KINDS, type RegisterKind } from '@/server/record/shapes';

export type Asked = { search?: string; rulebook?: string; kind?: RegisterKind; page?: number };

const isKind = (text: string): text is RegisterKind => REGISTER_KINDS.some((kind) => kind === text);

export function askedOf(given: Record<string, string | string[] | undefined>): Asked {
  const one = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const [search, rulebook, kind] = [
    one('search').slice(0, 100).trim(),
    one('rulebook').slice(0, 80),
    one('kind'),
  ];
  const page = /^[1-9]\d{0,2}$/.test(one('page')) ? Number(one('page')) : undefined;
  return {
    ...(search ? { search } : {}),
    ...(rulebook ? { rulebook } : {}),
    ...(isKind(kind) ? { kind } : {}),
    ...(page ? { page } : {}),
  };
}

export function pageHref({ search, rulebook, kind }: Asked, page: number): string {
  const asked = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(rulebook ? { rulebook } : {}),
    ...(kind ? { kind } : {}),
    page: String(page),
  });
  return `/register?${asked}`;
}
