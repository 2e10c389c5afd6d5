/** Pays of made-up records: real ones become `Odds` as their record loads. */
import { isOdds } from '@/simulations/pays/parse-pay';
import type { Odds } from '@/simulations/pays/pay';

export function odds(text: string): Odds {
  if (!isOdds(text)) throw new Error(`“${text}” is no pay`);
  return text;
}

export const oddsIn = <Event extends string>(rows: Record<Event, string>): Record<Event, Odds> => {
  for (const text of Object.values<string>(rows)) odds(text);
  return rows as Record<Event, Odds>;
};
