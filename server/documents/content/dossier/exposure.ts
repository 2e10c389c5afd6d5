/** The most that one player can win at the table's maximum, the stakes not counted. */
import { compareMoney, type Money, moneyIn, printed } from '@/rulebooks/spelling/money';
import { type Fraction, fromText, toText } from '@/simulations/exact/fraction';
import { gainRead } from '@/simulations/figures/round-figures';
import { netPay } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import { atMeter } from '@/simulations/progressive/at-meter';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import { byWay } from '@/simulations/request/settlement';
import type { Subject } from '../../subject';
import { ceilingOf } from '../ceiling';
import { shownAmount } from '../money';
import { currencyOf } from '../progressive';
import { settlementOf } from '../settled';
import { stakesOn } from '../stakes';
import { givenOf, isMeterPay, type Offered, wins } from '../wagers';

const largest = (nets: string[]): Fraction =>
  nets.map(fromText).reduce((most, net) => (net.gt(most) ? net : most), fromText('0/1'));

/** In minor units of what is staked. A gain is rounded down: the table never pays more. */
const won = (gain: Fraction, { minor, currency }: Money): Money =>
  moneyIn(currency, Number(gain.mul(minor).floor().toFraction()));

/**
 * A cap applies at every stake; the figures of a round include it only for the stake they were worked out for. Undefined where
 * it is in another currency than the stake.
 */
function mostOfRound(each: Offered, subject: Subject, stake: Money): Money | undefined {
  const { events, maxPayout } = each.result;
  const ceiling = ceilingOf(subject, each.wager.id);
  if (ceiling === undefined) return won(gainRead(maxPayout), stake);
  const others = events.filter(({ id }) => !ceiling.endings.includes(id));
  const most = won(largest(others.map(({ net }) => net)), stake);
  const compared = compareMoney(most, ceiling.most);
  if (compared === undefined) return undefined;
  return compared > 0 ? most : ceiling.most;
}

function mostAlone({ result }: Offered, stake: Money): Money | undefined {
  const pay = parsePay(result.maxPayout);
  return pay.ok ? won(netPay(pay.value), stake) : undefined;
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

export function exposure(each: Offered, subject: Subject): string {
  const open = unknownMeter(each, subject);
  if (open) return open;
  const stakes = stakesOn(each, subject);
  const byLimits = (most: (stake: Money) => Money | undefined): string => {
    const largestWin = stakes && most(moneyIn(stakes.currency, stakes.maximum));
    return largestWin ? printed(largestWin) : NO_EXPOSURE;
  };
  const alone = () => byLimits((stake) => mostAlone(each, stake));
  return byWay(settlementOf(each), {
    table: alone,
    rows: alone,
    model: alone,
    round: () => byLimits((stake) => mostOfRound(each, subject, stake)),
    meter: ({ meter }) =>
      shownAmount(toText(mostFromMeter(each, meter)), currencyOf(meter, subject.rulebook.currency), 'down'),
  });
}
