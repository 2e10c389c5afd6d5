/** Wagers paid from a meter as worked examples: the wager itself does not come back. */
import { fromText } from '@/simulations/exact/fraction';
import { decimal } from '@/simulations/printing/numbers';
import type { Subject } from '../subject';
import { shownAmount } from './money';
import { currencyOf, progressives } from './progressive';
import { givenOf, isMeterPay, type Offered, wins } from './wagers';

export const meterExamples = (all: Offered[], subject: Pick<Subject, 'variant' | 'rulebook'>): string[] =>
  progressives(all).flatMap((each) => {
    const { label, result, progressive } = each;
    const home = subject.rulebook.currency;
    const given = givenOf(each, subject).meter;
    const { wager, meter } = progressive;
    const currency = currencyOf(progressive, home);
    const one = shownAmount(wager, currency, 'nearest');
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
    return [
      ...(shared
        ? [
            given
              ? `A win: ${one} on ${label} (${shared.label}, ${shared.pays}) is paid ${handed(shared.net)} while the meter shows ${shownAmount(meter, currency, 'down')}${among}; the ${one} does not come back.`
              : `A win: ${one} on ${label} (${shared.label}) is paid ${shared.pays}, whatever the meter shows; the ${one} does not come back.`,
          ]
        : []),
      ...(fixed
        ? [
            `A win: ${one} on ${label} (${fixed.label}, ${fixed.pays}) is paid ${handed(fixed.net)}; the ${one} does not come back.`,
          ]
        : []),
    ];
  });
