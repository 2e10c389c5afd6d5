/** Pays of made-up records: real ones become `Odds` as their record loads. */
import { parsePay } from '@/simulations/pays/parse-pay';
import type { Odds } from '@/simulations/pays/pay';
import { printPay } from '@/simulations/pays/print-pay';

export function odds(text: string): Odds {
  const read = parsePay(text);
  if (!read.ok) throw new Error(`“${text}” is no pay`);
  return printPay(read.value);
}

export const oddsIn = <Event extends string>(rows: Record<Event, string>): Record<Event, Odds> =>
  Object.fromEntries(Object.entries<string>(rows).map(([event, text]) => [event, odds(text)])) as Record<
    Event,
    Odds
  >;
