/** When to ask again, for a refusal that ends by waiting. */
import type { ServerProblemCode } from './problem';

const SECONDS = 5;

export const retryAfter = (codes: ServerProblemCode[]): Record<string, string> =>
  codes.some((code) => code === 'busy' || code === 'press-busy') ? { 'Retry-After': String(SECONDS) } : {};
