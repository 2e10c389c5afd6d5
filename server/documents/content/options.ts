/** The value of an option, as people read it. */

import type { GameOption } from '@/rulebooks/format/record';
import { sumsInWords, valueInWords } from '@/rulebooks/offer/option-value';
import { minorUnits } from '@/rulebooks/spelling/amount';
import { shownMoney } from '@/rulebooks/spelling/money';
import { readPercent, shownPercent } from '@/rulebooks/spelling/percent';

export function optionShown(option: GameOption, value: string, currency: string): string {
  const { values, kind } = option;
  const label = values.find((known) => known.value === value)?.label;
  const sums = sumsInWords(option, value, (sum) => shownMoney(sum, currency));
  if (sums !== undefined) return sums;
  if (kind === 'filed') return valueInWords(option, value);
  const amount = kind === 'amount' ? minorUnits(value) : undefined;
  const share = kind === 'percentage' ? readPercent(value) : undefined;
  if (share) return shownPercent(share);
  return label ?? (amount === undefined ? valueInWords(option, value) : shownMoney(amount, currency));
}
