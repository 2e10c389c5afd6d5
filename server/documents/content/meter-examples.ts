/** Wagers paid from a meter as worked examples: the wager itself does not come back. */
import { amountIn } from '@/rulebooks/spelling/money';
import { fromText } from '@/simulations/exact/fraction';
import type { EventResult } from '@/simulations/figures/wager-figures';
import { decimal } from '@/simulations/printing/numbers';
import type { Subject } from '../subject';
import { shownAmount } from './money';
import { currencyOf, type Progressive, progressives } from './progressive';
import { givenOf, isMeterPay, type Offered, wins } from './wagers';

type Put = Pick<Subject, 'variant' | 'rulebook'>;

export type MeterWin = {
  event: EventResult;
  /** What the wager costs. */
  stake: string;
  /** A sum, or a share of a meter that nobody gave. */
  paid: string;
  /** At which meter: "while the meter shows £200". */
  when?: string;
  /** Whether the meter was given, so that the share is a sum. */
  given: boolean;
};

/** A share of the meter, and a sum or "for 1". */
export function meterWins(each: Progressive, subject: Put): MeterWin[] {
  const { result, progressive } = each;
  const given = Boolean(givenOf(each, subject).meter);
  const { wager, meter } = progressive;
  const currency = currencyOf(progressive, subject.rulebook.currency);
  const stake = shownAmount(wager, currency, 'nearest');
  const winning = wins(result);
  const shared = given && meter.startsWith('0/') ? undefined : winning.find(isMeterPay);
  const fixed = winning.find((event) => !isMeterPay(event) && !event.pays.includes(' to '));
  const among =
    progressive.shared === 'split' && progressive.players
      ? ` and ${decimal(fromText(progressive.players), 2)} players divide it`
      : '';
  const handed = (net: string) => {
    const paid = fromText(net).add(1).mul(fromText(wager));
    return shownAmount(`${paid.n}/${paid.d}`, currency, 'down');
  };
  const shows = `while the meter shows ${amountIn(currency)(meter)}${among}`;
  return [
    ...(shared
      ? [
          given
            ? { event: shared, stake, paid: handed(shared.net), when: shows, given }
            : { event: shared, stake, paid: shared.pays, when: 'whatever the meter shows', given },
        ]
      : []),
    ...(fixed ? [{ event: fixed, stake, paid: handed(fixed.net), given: true }] : []),
  ];
}

export const meterExamples = (all: Offered[], subject: Put): string[] =>
  progressives(all).flatMap((each) =>
    meterWins(each, subject).map(({ event, stake, paid, when, given }) => {
      const named = `A win: ${stake} on ${each.label} (${given ? `${event.label}, ${event.pays}` : event.label})`;
      const at = when === undefined ? '' : `${given ? ' ' : ', '}${when}`;
      return `${named} is paid ${paid}${at}; the ${stake} does not come back.`;
    }),
  );
