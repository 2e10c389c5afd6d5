/** A currency in use, by its three capital letters: all that a sum can be printed in. */
import { z } from 'zod';
import { isInUse, notACurrency } from '@/simulations/pays/currencies';
import { minorPlaces, minorScale } from '@/simulations/pays/minor-units';
import { readSum } from '@/simulations/pays/sum';

export const isCurrency = isInUse;

const THREE_LETTERS = /^[A-Z]{3}$/;

export const CurrencyCode = z
  .string()
  .regex(THREE_LETTERS, {
    message: 'use the three capital letters of a currency, for example GBP',
    abort: true,
  })
  .refine(isCurrency, { error: ({ input }) => notACurrency(String(input)) });

/** The signs that people write, with the currencies that each can mean. Another one would be another sum. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '£': ['GBP'],
  '€': ['EUR'],
  $: ['USD', 'SGD', 'AUD', 'CAD', 'HKD', 'NZD'],
};

/** A sign that cannot mean this currency stays, so the text is no sum of it. */
export function withoutSign(text: string, currency: string): string {
  const plain = text.trim();
  return SIGNS[plain.charAt(0)]?.includes(currency) ? plain.slice(1) : plain;
}

/** A sum above 0 in minor units, "5", "2.50", "£1,000"; undefined where the currency has no such sum. */
export function typedMinor(text: string, currency: string): number | undefined {
  const typed = readSum(withoutSign(text, currency));
  const places = minorPlaces(currency);
  if (typed === undefined || typed.whole.length > 9 || typed.part.length > places) return undefined;
  return Number(typed.whole) * minorScale(currency) + Number(typed.part.padEnd(places, '0')) || undefined;
}

/** What is wrong with a sum that a person typed, in a sentence that says what to type. */
export function sumProblem(text: string, currency: string): string | undefined {
  if (typedMinor(text, currency) !== undefined) return undefined;
  const example = `Write an amount above 0, for example ${sumExample(currency)}.`;
  return /^[\d.]*,[\d.,]*$/.test(text.trim())
    ? `A comma here must have three digits after it, as in 1,000; a point comes before parts. ${example}`
    : example;
}

/** The same backwards: "5", "2.50". */
export const typedMoney = (minor: number, currency: string): string =>
  (minor / minorScale(currency)).toFixed(minor % minorScale(currency) === 0 ? 0 : minorPlaces(currency));

/** Sums of it as an example for whoever types one. */
export const sumExample = (currency: string): string => {
  const places = minorPlaces(currency);
  return places === 0 ? '5' : `5 or 2.${'5'.padEnd(places, '0')}`;
};
