/** Comparing what is stored with what the events of its subject tell. */
import { canonicalJson } from '@/simulations/exact/canonical';

export type Data = Record<string, unknown>;

/** Of one event: who did it, when, and what it says. */
export type ActTold = { at: string; actor: string; data: Data };

/** An event that can no longer be read tells nothing. */
export function dataOf(text: string): Data {
  try {
    return JSON.parse(text) as Data;
  } catch {
    return {};
  }
}

/** What is left out is null where it is stored. */
export const same = (stored: unknown[], told: unknown[]): boolean =>
  canonicalJson(stored.map((each) => each ?? null)) === canonicalJson(told.map((each) => each ?? null));
