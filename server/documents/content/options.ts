/** The value of an option, as people read it. */
import { minorUnits } from '@/rulebooks/amount';
import { shownMoney } from '@/rulebooks/evaluation/money';
import { readPercent, shownPercent } from '@/rulebooks/percent';
import type { GameOption } from '@/rulebooks/record';

export function optionShown({ values, kind }: GameOption, value: string, currency: string): string {
  const label = values.find((known) => known.value === value)?.label;
  const amount = kind === 'amount' ? minorUnits(value) : undefined;
  const share = kind === 'percentage' ? readPercent(value) : undefined;
  if (share) return shownPercent(share);
  return label ?? (amount === undefined ? value : shownMoney(amount, currency));
}
