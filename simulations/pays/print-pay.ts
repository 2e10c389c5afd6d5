/**
 * The one spelling of a pay. Whole numbers and halves stay as they were offered ("35 to 1", "9½ to 5", "10 to 2");
 * any other fraction becomes odds in lowest whole terms ("7.25 to 1" is printed "29 to 4"). Thousands have a comma, as
 * in every other number: "1,000 to 1".
 */
import type { Fraction } from '../exact/fraction';
import { grouped, whole } from '../printing/numbers';
import type { Odds, Pay } from './pay';
import { LOSE_TEXT, PUSH_TEXT } from './pay';

function halves(value: Fraction): string {
  const units = value.n / value.d;
  if (value.d === 1n) return units.toString();
  return `${units === 0n ? '' : units}½`;
}

/** The digits of the two numbers that are printed, in lowest terms where one of them is neither whole nor a half. */
export function printedTerms(win: Fraction, stake: Fraction): [string, string] {
  if (win.d <= 2n && stake.d <= 2n) return [halves(win), halves(stake)];
  const lowest = win.div(stake);
  return [lowest.n.toString(), lowest.d.toString()];
}

const inThousands = (term: string): string => term.replace(/^\d+/, grouped);

/** "12.5%"; a part that has no short decimal is left as it is, "1/3". */
function printedShare(share: Fraction): string {
  const percent = share.mul(100);
  return 1_000_000n % percent.d === 0n ? `${percent.toString()}%` : share.toFraction();
}

/** "$1,500", "£2.50", "SGD 300": pence and cents only where there are any. */
function printedSum(amount: Fraction, currency: string): string {
  const cents = ((amount.n % amount.d) * 100n) / amount.d;
  const mark = /^[A-Z]{3}$/.test(currency) ? `${currency} ` : currency;
  return `${mark}${whole(amount.n / amount.d)}${cents === 0n ? '' : `.${cents.toString().padStart(2, '0')}`}`;
}

const spelled = (pay: Pay): string => {
  switch (pay.kind) {
    case 'push':
      return PUSH_TEXT;
    case 'lose':
      if (pay.share.n === pay.share.d) return LOSE_TEXT;
      if (pay.share.d === 2n) return `${LOSE_TEXT} half`;
      return `${LOSE_TEXT} ${pay.share.n}/${pay.share.d}`;
    case 'to':
    case 'for':
      return printedTerms(pay.win, pay.stake).map(inThousands).join(` ${pay.kind} `);
    case 'meter':
      return `${printedShare(pay.share)} of the meter`;
    case 'sum':
      return printedSum(pay.amount, pay.currency);
  }
};

export const printPay = (pay: Pay): Odds => spelled(pay) as Odds;
