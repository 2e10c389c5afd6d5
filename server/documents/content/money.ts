/** Money in worked examples: the stake is chosen so that every amount is in whole pence. */

import { shownMoney } from '@/rulebooks/spelling/money';
import { type Fraction, fromText, isNegative } from '@/simulations/exact/fraction';
import { minorScale } from '@/simulations/pays/minor-units';

/** Rounded down to the minor unit where it is not whole: an example may not promise more than is paid. */
function minorUnits(value: Fraction): number {
  return Number(value.floor().toFraction());
}

/** A multiple of a stake, "3/1", as money. */
export const shownUnits = (stake: number, units: string, currency: string): string =>
  shownMoney(minorUnits(fromText(units).mul(stake)), currency);

export type Settlement = { stake: string; back: string; gain: string; outcome: 'win' | 'loss' | 'stand-off' };

export function settle(stake: number, net: string, currency: string): Settlement {
  const gain = fromText(net).mul(stake);
  const outcome = gain.n === 0n ? 'stand-off' : isNegative(gain) ? 'loss' : 'win';
  const back = minorUnits(gain.add(stake));
  return {
    stake: shownMoney(stake, currency),
    back: shownMoney(back, currency),
    gain: shownMoney(Math.abs(back - stake), currency),
    outcome,
  };
}

const ROUNDED = {
  up: (value: Fraction) => value.ceil(),
  down: (value: Fraction) => value.floor(),
  nearest: (value: Fraction) => value.round(),
};

/** An amount in whole units of the currency, "48250/1", to its minor unit; large ones to the whole unit. */
export function shownAmount(text: string, currency: string, rounding: keyof typeof ROUNDED): string {
  const value = fromText(text);
  const scale = minorScale(currency);
  const minor = value.lt(1_000) ? 1 : scale;
  const rounded = ROUNDED[rounding](value.mul(scale).div(minor));
  return shownMoney(Number(rounded.toFraction()) * minor, currency);
}
