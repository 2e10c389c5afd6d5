/** The shares of each wager for the meter and the reserve are as the table in use prints them. */
import { type Fraction, ZERO } from '@/simulations/exact/fraction';
import { shortPercent } from '@/simulations/printing/numbers';
import { type OnMeter, onMeters } from '../../judging/progressive-table';
import type { Measures, Ruling } from '../../judging/situation';
import { readShare } from '../../spelling/share';
import { points, ruleName, signed } from '../../spelling/wording';
import type { Part } from './schema';

const percent = (share: Fraction) => shortPercent(share, 'down');

const both = (main: Fraction, reserve: Fraction): string =>
  reserve.n === 0n
    ? `${percent(main)} to the meter`
    : `${percent(main)} to the meter and ${percent(reserve)} to the reserve`;

export const judge: Measures<Part> = (situation, rule) =>
  onMeters(situation, rule).map((meter) => ruling(meter, ruleName(rule), rule.onBreach));

function ruling(
  { offered, printed, declared, name }: OnMeter,
  asks: string,
  onBreach: Ruling['verdict'],
): Ruling {
  const wager = offered.wager.id;
  const due = [printed.contribution, printed.reserve ?? '0%'].map((text) => readShare(text) ?? ZERO) as [
    Fraction,
    Fraction,
  ];
  const threshold = both(...due);
  const found = [
    readShare(declared.contribution ?? printed.contribution),
    readShare(declared.reserve ?? printed.reserve ?? '0%'),
  ];
  const [main, reserve] = found;
  if (!main || !reserve)
    return {
      verdict: 'not-assessed',
      wager,
      threshold,
      explanation: `${name}: the shares added to the meter and to its reserve cannot be read; give shares of up to 100%, because ${asks} asks for ${threshold}.`,
    };
  const apart = main.sub(due[0]).add(reserve.sub(due[1]));
  const meets = main.equals(due[0]) && reserve.equals(due[1]);
  return {
    verdict: meets ? 'meets' : onBreach,
    wager,
    threshold,
    found: both(main, reserve),
    margin: points(signed(apart.mul(100))),
    explanation: `${name}: each wager adds ${both(main, reserve)}; ${asks} asks for ${threshold}.`,
  };
}
