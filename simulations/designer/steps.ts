/** The odds a row may pay, as a person lists them: "1-10, 12, 15, 1½, push". */
import { type Fraction, ratio, toText, ZERO } from '../exact/fraction';
import { AMOUNT, readNumber } from '../pays/amount';
import { LARGEST_ODDS } from '../pays/parse-pay';
import type { PayText } from '../pays/pay';
import { LOSE_TEXT, PUSH_TEXT } from '../pays/pay';
import { printPay } from '../pays/print-pay';
import { fail, ok, type Result } from '../problems/problem';

/** Odds that are easily read and paid out. */
export const USUAL_STEPS =
  '1-10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 5000, 10000';

export const MOST_STEPS = 120;

export type Step = { kind: 'amount'; value: Fraction } | { kind: 'push' } | { kind: 'lose' };

/** Thousands that no list of odds would be mistaken for. */
const ROUND_GROUPS = /^\d{1,3}(?:,000)+$/;

const RANGE = /^(\d{1,4})[-–](\d{1,4})$/;
const SINGLE = new RegExp(`^${AMOUNT}$`);

function readPart(part: string): Step[] | undefined {
  if (part === PUSH_TEXT) return [{ kind: 'push' }];
  if (part === LOSE_TEXT) return [{ kind: 'lose' }];
  const range = RANGE.exec(part);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    if (from < 1 || to < from || to - from >= MOST_STEPS) return undefined;
    return Array.from({ length: to - from + 1 }, (_, step) => ({
      kind: 'amount',
      value: ratio(from + step),
    }));
  }
  if (!SINGLE.test(part)) return undefined;
  const read = readNumber(part);
  if (typeof read === 'string' || read.n === 0n || read.gt(ratio(LARGEST_ODDS))) return undefined;
  return [{ kind: 'amount', value: read }];
}

export function readSteps(text: string, field: string): Result<Step[]> {
  const refuse = (message: string) => fail({ code: 'input-unreadable', message, field });
  const parts = text
    .toLowerCase()
    .split(/[;\s]+|,(?!\d{3}(?!\d))/)
    .filter((part) => part !== '');
  // "1,000" among other steps is a thousand; "45,100" may be two steps, so it is refused.
  const unclear = parts.find((part) => /^\d{1,3}(?:,\d{3})+$/.test(part) && !ROUND_GROUPS.test(part));
  if (unclear !== undefined)
    return refuse(
      `“${unclear.slice(0, 40)}” may be one step or several: write “${unclear.replaceAll(',', ', ')}” for several, “${unclear.replaceAll(',', '')}” for one.`,
    );
  if (parts.length === 0) return refuse('List the odds that a row may pay, for example “1-10, 12, 15, 20”.');
  const read = parts.map(readPart);
  const astray = parts.find((_, index) => !read[index]);
  if (astray !== undefined)
    return refuse(
      `“${astray.slice(0, 40)}” is not a step of odds: write numbers and ranges such as “1-10, 12, 1½”, and “push” where the stake may be returned.`,
    );
  const steps = read.flatMap((some) => some ?? []);
  if (steps.length > MOST_STEPS)
    return refuse(`List ${MOST_STEPS} steps or fewer: these are ${steps.length}.`);
  return ok(steps);
}

/** A step as a pay: "12 to 1", "3 to 2" for a half, "12 for 1" where the table is written so. */
export function payOf(step: Step, unit: 'to' | 'for'): PayText {
  if (step.kind !== 'amount') return step.kind;
  return printPay({ kind: unit, win: ratio(step.value.n), stake: ratio(step.value.d) });
}

/** Steps in the order given, each once by value. */
export const distinct = (steps: Step[]): Step[] => [
  ...new Map(
    steps.map((step) => [`${step.kind} ${toText(step.kind === 'amount' ? step.value : ZERO)}`, step]),
  ).values(),
];
