/** An option of the game, what it is set to, and how a sentence shows that. */

import { collectionIn } from '../offer/collection-in-use';
import { sumsInWords, valueInWords } from '../offer/option-value';
import { minorUnits } from '../spelling/amount';
import { filedInWords } from '../spelling/filed';
import { shownMoney } from '../spelling/money';
import { readPercent, shownPercent } from '../spelling/percent';
import { quoted } from '../spelling/quoted';
import type { GameOption } from '../terms/game';
import type { Situation } from './situation';

export type Chosen = { option: GameOption; value: string };

/** Undefined where the game has no option of that name. */
export function chosen({ game, options }: Situation, id: string | undefined): Chosen | undefined {
  const option = game.options.find((known) => known.id === id);
  return option && { option, value: options.get(option.id) ?? option.default };
}

/** The name of a value; without one, as it was given. */
export const labelIn = valueInWords;

/** The name of a value, or a share or a sum as it is printed; anything else in quotation marks. */
export function shownValue(option: GameOption, value: string, currency: string): string {
  const label = [...option.values, ...(option.formerly ?? [])].find((known) => known.value === value)?.label;
  if (label !== undefined) return label;
  if (option.kind === 'sums')
    return sumsInWords(option, value, (sum) => shownMoney(sum, currency)) ?? quoted(value);
  if (option.kind === 'filed') return filedInWords(value) ?? quoted(value);
  if (collectionIn(option, value)) return valueInWords(option, value);
  const share = option.kind === 'percentage' ? readPercent(value) : undefined;
  if (share) return shownPercent(share);
  const amount = option.kind === 'amount' ? minorUnits(value) : undefined;
  return amount === undefined ? quoted(value) : shownMoney(amount, currency);
}
