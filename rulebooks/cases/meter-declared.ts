/** A table paid from a meter, and what is declared of its money. */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import { printedTerms } from '../offer/meter';
import { tablesOf } from '../offer/pay-table';
import type { Wager } from '../terms/wager';
import type { DeclaredMeter, Variant } from '../variant/variant';
import { type Case, given, type Subject } from './case';

export type Printed = NonNullable<ReturnType<typeof printedTerms>>;

/** The first table in the rule's scope of which this is true. */
export function tableWhere(
  { wagers }: Subject,
  holds: (printed: Printed) => boolean,
): { wager: Wager; payTable: string; printed: Printed } | undefined {
  for (const wager of wagers)
    for (const { id } of tablesOf(wager)) {
      const printed = printedTerms(wager, id);
      if (printed && holds(printed)) return { wager, payTable: id, printed };
    }
  return undefined;
}

export const withMeter = (
  { start }: Subject,
  { wager, payTable }: { wager: Wager; payTable: string },
  meter: DeclaredMeter,
): Variant =>
  given({ ...start, wagers: { [wager.id]: { payTable, pays: {} } } }, { meters: { [wager.id]: meter } });

export const nothing = ({ start }: Subject): Case[] => [
  { name: 'no such table', variant: { ...start, wagers: {} }, expect: 'none' },
];

export const STEP = ratio(1, 100_000);
export const text = (value: Fraction): string => value.toFraction();
export const money = (value: Fraction): string => value.toString();
