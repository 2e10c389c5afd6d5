/** Which table a phone stands at: the one whose address it opened last, for as long as somebody walks from there to its sign. */
const NAME = 'assay-table';
const MINUTES = 15;

export type StandsAt = { code: string; at: number };

export function rememberTable(code: string): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ code, at: Date.now() } satisfies StandsAt));
  } catch {
    // A browser that keeps nothing still shows both pages.
  }
}

export function tableStoodAt(now = Date.now()): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    if (!kept || typeof kept !== 'object' || !('code' in kept) || !('at' in kept)) return undefined;
    const { code, at } = kept as StandsAt;
    const fresh = typeof at === 'number' && now - at < MINUTES * 60_000 && now >= at;
    return fresh && typeof code === 'string' && /^[\w-]{22}$/.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
