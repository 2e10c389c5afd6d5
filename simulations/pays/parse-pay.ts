/** Reads a pay as an operator types it, or says what is wrong with it and how to fix it. */
import { type Fraction, ONE, ratio } from '../exact/fraction';
import { fail, ok, type ProblemCode, type Result } from '../problems/problem';
import { AMOUNT, MOST_DIGITS, PLAIN, readNumber } from './amount';
import { isInUse, notACurrency } from './currencies';
import { minorPlaces, minorScale } from './minor-units';
import type { Pay } from './pay';
import { printedTerms } from './print-pay';
import { readSum } from './sum';

/** The largest odds that can be offered: 1,000,000,000 to 1. */
export const LARGEST_ODDS = 1_000_000_000n;
export const LONGEST_PAY_TEXT = 60;

const PUSHES = new Set(['push', 'stand-off', 'stand off', 'standoff']);
const EVENS = new Set(['even', 'evens', 'even money']);
const WHOLE_LOSS = new Set(['lose', 'lose all', 'lose 1']);
const HALF_LOSS = new Set(['lose half', 'lose ½']);

const WITH_WORD = new RegExp(`^(${AMOUNT}) ?(to|for|:) ?(${AMOUNT})$`);
const WITH_MARK = new RegExp(`^(${PLAIN}) ?[-/] ?(${PLAIN})$`);
const NUMBER = new RegExp(`^${PLAIN}$`);
const ALONE = new RegExp(`^${AMOUNT}$`);
const LOSS = new RegExp(`^lose (${AMOUNT})$`);
const METER = new RegExp(
  `^(?:(${AMOUNT}) ?% of )?(?:the )?(?:whole )?(?:progressive )?(?:jackpot )?(?:meter|jackpot)$`,
);
const METER_PART = /^(\d+\/\d+) of (?:the )?(?:progressive )?(?:jackpot )?(?:meter|jackpot)$/;
const SUM = /^(us\$|s\$|hk\$|[$£€]|[a-z]{3}(?= )) ?([\d.,½¼¾ ]+)$/;
const LETTERS = /^[a-z]{3}$/;
const MINUS = /^- ?[\d.½¼¾]|(?:to|for|lose|[:/-]) ?- ?[\d.½¼¾]/;
const POWER = /\de\+?(\d+)/;

const EXAMPLE = 'for example “35 to 1”';

export function parsePay(text: string, field?: string): Result<Pay> {
  const problem = (code: ProblemCode, message: string) =>
    fail(field === undefined ? { code, message } : { code, message, field });

  const trimmed = text.trim();
  if (trimmed === '') return problem('odds-empty', `Write what this event pays, ${EXAMPLE}.`);
  if (trimmed.length > LONGEST_PAY_TEXT) {
    return problem(
      'odds-unreadable',
      `Write the pay in ${LONGEST_PAY_TEXT} characters or fewer, ${EXAMPLE}; this text has ${trimmed.length}.`,
    );
  }
  const plain = trimmed
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[−–—‐‑]/g, '-');

  if (PUSHES.has(plain)) return ok({ kind: 'push' });
  if (EVENS.has(plain)) return ok({ kind: 'to', win: ONE, stake: ONE });
  if (WHOLE_LOSS.has(plain)) return ok({ kind: 'lose', share: ONE });
  if (HALF_LOSS.has(plain)) return ok({ kind: 'lose', share: ratio(1, 2) });

  if (MINUS.test(plain)) {
    return problem('odds-negative', 'Odds cannot be negative: write “lose”, or a share such as “lose half”.');
  }
  const power = POWER.exec(plain);
  if (power) {
    return Number(power[1]) >= 10
      ? problem('odds-too-large', tooLarge)
      : problem('odds-unreadable', 'Write the number in full, without an exponent: “1,000 to 1”.');
  }

  const fromMeter = METER.exec(plain) ?? METER_PART.exec(plain);
  if (fromMeter) return shareOfMeter(fromMeter[1], plain.includes('%'), problem);
  const money = SUM.exec(plain);
  if (money) return sumOfMoney(money[1] as string, money[2] as string, problem);

  const loss = LOSS.exec(plain);
  if (loss) {
    const share = amountOf(loss[1] as string, problem);
    if (!share.ok) return share;
    if (share.value.n === 0n) {
      return problem('odds-zero', 'Nothing is lost here: write “push” if the stake is returned.');
    }
    if (share.value.gt(ONE)) {
      return problem('odds-too-large', 'No more than the stake can be lost: write “lose” for all of it.');
    }
    if (share.value.d.toString().length > MOST_DIGITS) return problem('odds-too-large', tooLong);
    return ok({ kind: 'lose', share: share.value });
  }

  const match = WITH_WORD.exec(plain) ?? WITH_MARK.exec(plain);
  if (!match) {
    if (ALONE.test(plain)) {
      return problem(
        'odds-without-stake',
        `Say whether the stake comes back as well: “${plain} to 1” if it does, “${plain} for 1” if not.`,
      );
    }
    return problem(
      'odds-unreadable',
      `This is not a pay that can be read: write odds, ${EXAMPLE} or “6 for 1”, or one of evens, push, lose, lose half.`,
    );
  }

  const win = unambiguous(match[1] as string, problem);
  if (!win.ok) return win;
  const stake = unambiguous(match.at(-1) as string, problem);
  if (!stake.ok) return stake;
  const kind = match[2] === 'for' ? 'for' : 'to';
  return checkOdds(kind, win.value, stake.value, problem);
}

type Refuse = (code: ProblemCode, message: string) => Result<never>;

/** Elsewhere a point parts thousands: nobody may read a thousand where one is printed. */
const AMBIGUOUS = /(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/;

function unambiguous(written: string, problem: Refuse): Result<Fraction> {
  const [text, whole, places] = AMBIGUOUS.exec(written) ?? [];
  if (text === undefined) return amountOf(written, problem);
  return problem(
    'odds-unreadable',
    `“${text}” may be a decimal or ${whole},${places}: write ${whole},${places}, or the decimal with fewer places or as a fraction.`,
  );
}

function amountOf(written: string, problem: Refuse): Result<Fraction> {
  const amount = readNumber(written);
  if (amount === 'too-long') return problem('odds-too-large', tooLong);
  return amount === 'over-zero' ? problem('odds-zero', overZero) : ok(amount);
}

function shareOfMeter(written: string | undefined, percent: boolean, problem: Refuse): Result<Pay> {
  const amount = written === undefined ? ok(ONE) : amountOf(written, problem);
  if (!amount.ok) return amount;
  const share = percent ? amount.value.div(100) : amount.value;
  if (share.n === 0n) return problem('odds-zero', 'This pays nothing from the meter: write “lose”.');
  if (share.gt(ONE))
    return problem('odds-too-large', 'No more than the whole meter can be paid: “100% of the meter”.');
  return ok({ kind: 'meter', share });
}

function sumOfMoney(mark: string, written: string, problem: Refuse): Result<Pay> {
  const currency = mark.toUpperCase();
  if (LETTERS.test(mark) && !isInUse(currency))
    return problem('odds-unreadable', `${notACurrency(currency)}.`);
  // A half is read as in odds, everything else as money is read.
  const sum = readSum(written);
  const digits = sum && `${sum.whole}${sum.part && `.${sum.part}`}`;
  if (!digits && !NUMBER.test(written)) return problem('odds-unreadable', wholeSum);
  const amount = amountOf(digits ?? written, problem);
  if (!amount.ok) return amount;
  if (amount.value.n === 0n) return problem('odds-zero', 'This pays nothing: write “lose”.');
  if (amount.value.gt(ratio(LARGEST_ODDS))) return problem('odds-too-large', tooMuch);
  if (BigInt(minorScale(currency)) % amount.value.d !== 0n || (sum?.part.length ?? 0) > minorPlaces(currency))
    return problem('odds-unreadable', minorPlaces(currency) === 2 ? wholeSum : wholeUnits(currency));
  return ok({ kind: 'sum', amount: amount.value, currency });
}

function checkOdds(kind: 'to' | 'for', win: Fraction, stake: Fraction, problem: Refuse): Result<Pay> {
  if (stake.n === 0n) {
    return problem(
      'odds-zero',
      `The stake in these odds is 0: write what is paid for each 1 staked, ${EXAMPLE}.`,
    );
  }
  if (win.n === 0n) {
    return kind === 'to'
      ? problem('odds-zero', 'Odds of 0 only return the stake: write “push”.')
      : problem('odds-zero', 'Odds of 0 for 1 return nothing: write “lose”.');
  }
  if (win.div(stake).gt(ratio(LARGEST_ODDS))) return problem('odds-too-large', tooLarge);
  if (printedTerms(win, stake).some((term) => term.length > MOST_DIGITS)) {
    return problem(
      'odds-too-large',
      `Write simpler odds: in lowest terms these need more than ${MOST_DIGITS} digits.`,
    );
  }
  return ok({ kind, win, stake });
}

const tooLarge = 'These odds are too large: no more than 1,000,000,000 to 1 can be offered.';
const wholeSum = 'Write the sum in whole pence or cents: “$1,500” or “$2.50”.';
const wholeUnits = (currency: string): string =>
  minorPlaces(currency) === 0
    ? `Write the sum without decimals, “${currency} 250”: this currency has none.`
    : `Write the sum with ${minorPlaces(currency)} decimals at most: this currency has no smaller part.`;
const tooMuch = 'This sum is too large: no more than 1,000,000,000 can be offered.';
const tooLong = `Write each number with ${MOST_DIGITS} digits or fewer.`;
const overZero = `A fraction cannot be divided by 0: write the number another way, ${EXAMPLE}.`;
