/** The most that one player can win at the table's maximum, the stakes not counted. */
import { shownMoney } from '@/rulebooks/evaluation/money';
import { type Fraction, fromText, toText } from '@/simulations/exact/fraction';
import { atMeter, netPay } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { ProgressiveFigures } from '@/simulations/result';
import type { Subject } from '../../subject';
import { ceilingOf } from '../ceiling';
import { givenOf } from '../progressive';
import { isRound } from '../rounds';
import { isMeterPay, type Offered, wins } from '../wagers';

const largest = (nets: string[]): Fraction =>
  nets.map(fromText).reduce((most, net) => (net.gt(most) ? net : most), fromText('0/1'));

/** A cap applies at every stake; the figures of a round include it only for the stake they were worked out for. */
function mostOfRound(each: Offered, subject: Subject, stake: number): Fraction {
  const { events } = each.result;
  const ceiling = ceilingOf(subject);
  if (ceiling === undefined) return largest(events.map(({ net }) => net)).mul(stake);
  const others = events.filter(({ id }) => !id.startsWith('royal-flush'));
  const most = largest(others.map(({ net }) => net)).mul(stake);
  return most.gt(ceiling) ? most : fromText(`${ceiling}/1`);
}

function most(each: Offered, subject: Subject, stake: number): Fraction | undefined {
  if (isRound(each.result)) return mostOfRound(each, subject, stake);
  const { maxPayout, progressive } = each.result;
  if (progressive) return mostFromMeter(each, progressive);
  const pay = parsePay(maxPayout);
  return pay.ok ? netPay(pay.value).mul(stake) : undefined;
}

/** In minor units, for the one wager that a meter takes. Winners may divide it, but one may win alone. */
function mostFromMeter({ result }: Offered, { players: _, ...alone }: ProgressiveFigures): Fraction {
  const terms = atMeter(alone);
  const nets = result.events.flatMap(({ pays }) => {
    const pay = parsePay(pays);
    return pay.ok ? [netPay(pay.value, terms)] : [];
  });
  return largest(nets.map(toText)).mul(terms.wager).mul(100);
}

/** A meter that nobody gave is named, not counted as zero. */
function unknownMeter(each: Offered, subject: Subject): string | undefined {
  const jackpot = wins(each.result).find(isMeterPay);
  return jackpot && !givenOf(each, subject).meter ? jackpot.pays : undefined;
}

export function exposure(each: Offered, subject: Subject): string {
  const open = unknownMeter(each, subject);
  if (open) return open;
  const { limits } = subject.variant.circumstances;
  const won = limits && most(each, subject, limits.maximum);
  return limits && won ? shownMoney(Number(won.floor().toFraction()), limits.currency) : '–';
}
