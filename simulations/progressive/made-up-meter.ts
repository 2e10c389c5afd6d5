/** A small wager on a meter, for the tests of this folder: every chance is a whole number of hundredths. */
import { fromText, ratio } from '../exact/fraction';
import { netPay } from '../pays/net-pay';
import { parsePay } from '../pays/parse-pay';
import { atMeter } from './at-meter';
import type { MeterTerms } from './meter-terms';
import type { Settled } from './per-outcome';

export type Hundredths = readonly (readonly [event: string, chance: number, pays: string])[];

/** One in twenty wins all of it, one in ten a fifth, one in ten three times the stake. */
export const SMALL: Hundredths = [
  ['all', 5, '100% of the meter'],
  ['part', 10, '20% of the meter'],
  ['fixed', 10, '3 for 1'],
  ['lose', 75, 'lose'],
];

export const PLAIN: MeterTerms = {
  wager: '2/1',
  meter: '30/1',
  contribution: '1/4',
  seed: '10/1',
  fixedPaidFrom: 'house',
};

export const settledFor = (rows: Hundredths, terms: MeterTerms): Settled[] =>
  rows.map(([id, chance, text]) => {
    const pay = parsePay(text);
    if (!pay.ok) throw new Error(text);
    return {
      event: { id },
      pay: pay.value,
      probability: ratio(chance, 100),
      net: netPay(pay.value, atMeter(terms)),
    };
  });

export const value = (text: string | undefined): number => fromText(text ?? '0/1').valueOf();
