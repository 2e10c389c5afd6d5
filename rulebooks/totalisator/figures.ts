/** The figures of a settlement that was kept as JSON, apart from the words that explain them: a later version of Assay may word a reason otherwise. */
import { canonicalJson } from '@/simulations/exact/canonical';

/** Sentences, and the clauses that they are by. What a prize is called says what is paid, so it is a figure. */
const WORDS: ReadonlySet<string> = new Set(['reasons', 'says', 'clause']);

/** Canonical, to be compared to the byte. `data`: what `settled-json.ts` writes, with its results. */
export const figuresOf = (data: string): string =>
  canonicalJson(JSON.parse(data, (key, value: unknown) => (WORDS.has(key) ? undefined : value)));

export type Again = { equal: boolean; wordedOtherwise: boolean };

/** `equal`: every figure is. Only the words of settlements that are known to be as they were made may differ. */
export function comparedAgain(kept: string, again: string, isAsMade: boolean): Again {
  if (kept === again) return { equal: true, wordedOtherwise: false };
  const equal = isAsMade && figuresOf(kept) === figuresOf(again);
  return { equal, wordedOtherwise: equal };
}
