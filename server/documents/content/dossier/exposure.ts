/** The most that one player can win at the table's maximum, the stakes not counted. */
import { shownMoney } from '@/rulebooks/spelling/money';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { type Fraction, fromText, toText } from '@/simulations/exact/fraction';
import { netPay } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import { atMeter } from '@/simulations/progressive/at-meter';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import { byWay } from '@/simulations/request/settlement';
import type { Subject } from '../../subject';
import { ceilingOf } from '../ceiling';
import { shownAmount } from '../money';
import { currencyOf } from '../progressive';
import { recordsOf, settlementOf } from '../settled';
import { givenOf, isMeterPay, type Offered, wins } from '../wagers';

type Limits = NonNullable<Circumstances['limits']>;

const largest = (nets: string[]): Fraction =>
  nets.map(fromText).reduce((most, net) => (net.gt(most) ? net : most), fromText('0/1'));

/** A cap applies at every stake; the figures of a round include it only for the stake they were worked out for. */
function mostOfRound(each: Offered, subject: Subject, stake: number): Fraction {
  const { events } = each.result;
  const ceiling = ceilingOf(subject, each.wager.id);
  if (ceiling === undefined) return largest(events.map(({ net }) => net)).mul(stake);
  const others = events.filter(({ id }) => !ceiling.endings.includes(id));
  const most = largest(others.map(({ net }) => net)).mul(stake);
  return most.gt(ceiling.most) ? most : fromText(`${ceiling.most}/1`);
}

function mostAlone({ result }: Offered, stake: number): Fraction | undefined {
  const pay = parsePay(result.maxPayout);
  return pay.ok ? netPay(pay.value).mul(stake) : undefined;
}

/** In whole units of the currency, for the one wager that a meter takes. Winners may divide it, but one may win alone. */
function mostFromMeter({ result }: Offered, { players: _, ...alone }: ProgressiveFigures): Fraction {
  const terms = atMeter(alone);
  const nets = result.events.flatMap(({ pays }) => {
    const pay = parsePay(pays);
    return pay.ok ? [netPay(pay.value, terms)] : [];
  });
  return largest(nets.map(toText)).mul(terms.wager);
}

/** A meter that nobody gave is named, not counted as zero. */
function unknownMeter(each: Offered, subject: Subject): string | undefined {
  const jackpot = wins(each.result).find(isMeterPay);
  return jackpot && !givenOf(each, subject).meter ? jackpot.pays : undefined;
}

/** Where neither limits nor a meter say how much can be won. */
export const NO_EXPOSURE = '–';

/** Of the wager itself: optional wagers may have a maximum of their own. */
function maximumOf(each: Offered, limits: Limits): number {
  const optional = recordsOf(each).every(({ side }) => side);
  return optional && limits.optional ? limits.optional.maximum : limits.maximum;
}

export function exposure(each: Offered, subject: Subject): string {
  const open = unknownMeter(each, subject);
  if (open) return open;
  const { limits } = subject.variant.circumstances;
  const byLimits = (most: (stake: number) => Fraction | undefined): string => {
    const won = limits && most(maximumOf(each, limits));
    return limits && won ? shownMoney(Number(won.floor().toFraction()), limits.currency) : NO_EXPOSURE;
  };
  const alone = () => byLimits((stake) => mostAlone(each, stake));
  return byWay(settlementOf(each), {
    table: alone,
    rows: alone,
    round: () => byLimits((stake) => mostOfRound(each, subject, stake)),
    meter: ({ meter }) =>
      shownAmount(toText(mostFromMeter(each, meter)), currencyOf(meter, subject.rulebook.currency), 'down'),
  });
}
