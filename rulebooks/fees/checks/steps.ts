/** Fees by steps of the total action: without gap or overlap, from the least wager upwards, and never less for more. */

import { isNegative, ONE, ratio } from '@/simulations/exact/fraction';
import { tierFaults } from '@/simulations/money/fee-tiers';
import { listed } from '@/simulations/printing/lists';
import { capital } from '../../spelling/wording';
import { dollars, optionsNamed } from '../finding';
import type { Fee, FeeOption } from '../schedule';
import { cents, lowest } from './charged';

const money = (text: string) => ratio(cents(text), 100);

import { about, type FeeCheck, optionsIn } from './check';

type Step = Fee & { action: NonNullable<Fee['action']> };
const isStep = (fee: Fee): fee is Step => fee.action !== undefined && fee.from === 'player-dealer';
const stepsOf = ({ fees }: FeeOption): Step[] => fees.filter(isStep);

/** One sentence for all options of a table that have the same fault. */
function gathered(
  faults: readonly { option: FeeOption; fault: string }[],
): { options: FeeOption[]; fault: string }[] {
  const all = new Map<string, FeeOption[]>();
  for (const { option, fault } of faults) all.set(fault, [...(all.get(fault) ?? []), option]);
  return [...all].map(([fault, options]) => ({ fault, options }));
}

const between = (from: string, to: string | undefined): string =>
  to === undefined ? `above ${from}` : from === to ? `of ${from}` : `of ${from} to ${to}`;

function faultsOf(option: FeeOption): string[] {
  const steps = stepsOf(option);
  const tiers = steps.map(({ action, amount }) => ({
    from: money(action.min),
    ...(action.max !== null && { to: money(action.max) }),
    fee: money(amount),
  }));
  const shown = (value: { toString(): string }) => dollars(value.toString());
  const faults = tierFaults(tiers, ONE);
  const gaps = faults.flatMap((one) =>
    one.kind === 'gap' ? [between(shown(one.from), one.to && shown(one.to))] : [],
  );
  const others = faults.flatMap((one) =>
    one.kind === 'overlap'
      ? [`two steps have an action ${between(shown(one.from), one.to && shown(one.to))}`]
      : one.kind === 'backwards'
        ? [`a step goes from ${shown(one.from)} down to ${shown(one.to)}`]
        : [],
  );
  const least = lowest(option.limit.min);
  const first = Number(steps[0]?.action.min);
  return [
    ...(gaps.length > 0 ? [`no step has an action ${listed(gaps, 'or')}`] : []),
    ...others,
    ...(least !== undefined && first > least
      ? [
          `the first step begins at ${dollars(String(first))}, and a single wager at the table may be ${dollars(String(least))}`,
        ]
      : []),
    ...(least !== undefined && first < least
      ? [
          `the first step begins at ${dollars(String(first))}, below the least wager of ${dollars(String(least))}`,
        ]
      : []),
    ...(tiers.some(({ fee }, at) => at > 0 && isNegative(fee.sub((tiers[at - 1] as { fee: typeof fee }).fee)))
      ? ['a step for more action has a lower fee']
      : []),
  ];
}

export const steps: FeeCheck = (book) =>
  book.tables
    .filter(({ kind }) => kind.startsWith('by-total-action'))
    .flatMap((table) =>
      gathered(
        optionsIn(table).flatMap((option) => faultsOf(option).map((fault) => ({ option, fault }))),
      ).map(({ fault, options }) =>
        about('steps', table, {
          verdict: 'anomaly',
          line: options[0]?.line,
          options,
          sentence: `${capital(optionsNamed(options))}: ${fault}.`,
        }),
      ),
    );
