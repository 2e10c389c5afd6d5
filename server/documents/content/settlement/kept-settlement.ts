/** A settlement as it was kept, read back to be shown, compared and printed. */
import { z } from 'zod';
import type { TotalisatorBook } from '@/rulebooks/totalisator/book';
import { readSettled } from '@/rulebooks/totalisator/read-settled';
import { RaceResult, readRace } from '@/rulebooks/totalisator/results';
import { SettledPoolJson } from '@/rulebooks/totalisator/settled-shape';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import type { Race } from '@/simulations/totalisator/race';
import type { Settled } from '@/simulations/totalisator/settle-meeting';

const Kept = z.object({
  rules: z.string(),
  venue: z.string().optional(),
  day: z.string().optional(),
  results: z.array(RaceResult),
  pools: z.array(SettledPoolJson),
});

export type KeptSettlement = {
  book: TotalisatorBook;
  venue?: string | undefined;
  day?: string | undefined;
  results: Map<number, Race>;
  settled: Settled[];
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined where it is not what was written. */
export function keptSettlement(data: string): KeptSettlement | undefined {
  const kept = Kept.safeParse(parsed(data));
  if (!kept.success) return undefined;
  const { rules, venue, day, results, pools } = kept.data;
  const book = totalisatorBookOf(rules);
  if (!book.ok) return undefined;
  const settled = readSettled(pools, book.value.rules);
  const races = results.map(readRace);
  if (!settled || races.some((race) => !race.ok)) return undefined;
  return {
    book: book.value,
    venue,
    day,
    results: new Map(races.flatMap((race) => (race.ok ? [[race.value.race, race.value]] : []))),
    settled,
  };
}
