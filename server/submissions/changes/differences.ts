import type { Difference } from '../../vocabulary/difference';

const AT_MOST = 200;

const isPlain = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string | null => {
  if (value === undefined) return null;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 400);
};

/** Every place where two pieces of plain data are not the same, by path; no more than can be read. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (isPlain(before) && isPlain(after) && Array.isArray(before) === Array.isArray(after)) {
    const old = new Map(Object.entries(before));
    const fresh = new Map(Object.entries(after));
    return [...new Set([...old.keys(), ...fresh.keys()])]
      .flatMap((key) => differences(old.get(key), fresh.get(key), path ? `${path}.${key}` : key))
      .slice(0, AT_MOST);
  }
  return Object.is(before, after) ? [] : [{ path, before: text(before), after: text(after) }];
}
