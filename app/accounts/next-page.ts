const HERE = 'http://here.invalid';

/** Where to go after signing in: only ever a page of this site, as a browser itself would read the address. */
export function nextPage(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, HERE)) return '/';
  const read = new URL(asked, HERE);
  return read.origin === HERE ? `${read.pathname}${read.search}${read.hash}` : '/';
}
