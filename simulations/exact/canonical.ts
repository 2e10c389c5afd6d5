/**
 * One spelling for the same data: JSON without spaces, keys in order of their UTF-16 code units, numbers as JSON prints
 * them (RFC 8785). What is hashed is this text. A key whose value is undefined is left out; what JSON would lose or
 * change silently (BigInt, NaN, dates, maps, holes) throws.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} has no place in JSON`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`${typeof value} has no place in JSON`);
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('only plain objects');
  const entries = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`);
  return `{${entries.join(',')}}`;
}
