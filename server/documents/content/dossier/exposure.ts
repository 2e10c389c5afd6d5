/** The most that one player can win at the table's maximum, the stakes not counted. */
import { shownMoney } from '@/rulebooks/evaluation/money';
import { type Fraction, fromText } from '@/simulations/exact/fraction';
import { atMeter, netPay } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { Subject } from '../../subject';
import { ceilingOf } from '../ceiling';
import { isRound } from '../rounds';
import type { Offered } from '../wagers';

const largest = (nets: string[]): Fraction =>
  nets.map(fromText).reduce((most, net) => (net.gt(most) ? net : most), fromText('0/1'));

/** A ceiling holds whatever is staked; the figures of a round know it only for the stake they were reckoned for. */
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
  const pay = parsePay(maxPayout);
  if (!pay.ok) return undefined;
  if (!progressive) return netPay(pay.value, atMeter(progressive)).mul(stake);
  return netPay(pay.value, atMeter(progressive)).mul(fromText(progressive.wager)).mul(100);
}

export function exposure(each: Offered, subject: Subject): string {
  const { limits } = subject.variant.circumstances;
  const won = limits && most(each, subject, limits.maximum);
  return limits && won ? shownMoney(Number(won.floor().toFraction()), limits.currency) : '–';
}
