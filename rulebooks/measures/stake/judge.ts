/**
 * A table is printed for one wager. At another, seed and pays multiply with it; the operator works that out (the dossier
 * does) and the authority approves it first.
 */
import { type Fraction, ONE, ZERO } from '@/simulations/exact/fraction';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { Pay } from '@/simulations/pays/pay';
import { type OnMeter, onMeters, stakeUnread } from '../../judging/progressive-table';
import { butOnFile, consented, type Measures, type Ruling, type Situation } from '../../judging/situation';
import { choosableTables, isRead } from '../../offer/pay-table';
import { readAmount } from '../../spelling/amount';
import { listedBriefly, ruleName } from '../../spelling/wording';
import { onFileWords } from '../../variant/agreement-on-file';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule) =>
  onMeters(situation, rule).flatMap((meter): Ruling[] => {
    const asks = ruleName(rule);
    if (!meter.scale) return [stakeUnread(meter, `${asks} scales pays and seed with it`)];
    const cost = meter.scale.equals(ONE) ? undefined : meter.scale;
    if (!cost) return [asPrinted(meter, asks)];
    const unscaled = leftBehind(situation, meter, cost);
    const owed = approvalOwed(situation, meter, cost, asks, rule.onBreach);
    return unscaled.length === 0 ? [owed] : [notMultiplied(meter, cost, unscaled, asks), owed];
  });

const amountOf = (text: string): Fraction => readAmount(text) ?? ZERO;
const times = (scale: Fraction): string => `${scale.toFraction(true)} times`;

const asPrinted = ({ offered, name, money, printed }: OnMeter, asks: string): Ruling => ({
  verdict: 'meets',
  wager: offered.wager.id,
  explanation: `${name} is played at ${money(amountOf(printed.base))} a wager, as printed; ${asks} asks for nothing more.`,
});

function approvalOwed(
  situation: Situation,
  { offered, name, money, printed }: OnMeter,
  scale: Fraction,
  asks: string,
  onBreach: Ruling['verdict'],
): Ruling {
  const base = amountOf(printed.base);
  const threshold = `approval of the ${situation.rulebook.authority}`;
  const costs = `${name} costs ${money(base.mul(scale))} a wager, ${times(scale)} the ${money(base)} it is printed for`;
  const place = { wager: offered.wager.id, threshold, paper: 'dossier' as const };
  const { document, ...not } = consented(situation, { about: 'pays', wager: offered.wager.id });
  if (document)
    return {
      ...place,
      verdict: 'meets',
      found: 'on file',
      explanation: `${costs}; the approval that ${asks} asks for is ${onFileWords(document)}, and the computation is in the dossier.`,
    };
  return {
    ...place,
    verdict: onBreach,
    explanation: `${costs}; ${asks} asks for the ${threshold} first, and for the computation, which is in the dossier.${butOnFile(not)}`,
  };
}

/** Odds follow the wager; a sum of money has to be rewritten. */
function leftBehind({ variant }: Situation, { offered }: OnMeter, scale: Fraction): string[] {
  const { wager, table, labelOf } = offered;
  const from = variant.wagers[wager.id]?.payTable;
  const printed = choosableTables(wager).find(({ id }) => id === from)?.rows ?? {};
  return (table?.cells ?? []).filter(isRead).flatMap(({ event, read }) => {
    const sum = sumOf(Object.hasOwn(printed, event) ? printed[event] : undefined);
    if (!sum || read.kind !== 'sum' || read.amount.equals(sum.amount.mul(scale))) return [];
    return [labelOf(event)];
  });
}

const notMultiplied = (
  { offered, name }: OnMeter,
  scale: Fraction,
  events: string[],
  asks: string,
): Ruling => ({
  verdict: 'breach',
  wager: offered.wager.id,
  threshold: `${times(scale)} the printed sums`,
  found: listedBriefly(events),
  explanation: `${name} does not pay ${times(scale)} the printed sums on ${listedBriefly(events)}; ${asks} asks for that at this wager. Rewrite those pays.`,
});

function sumOf(text: string | undefined): Extract<Pay, { kind: 'sum' }> | undefined {
  const pay = text === undefined ? undefined : parsePay(text);
  return pay?.ok && pay.value.kind === 'sum' ? pay.value : undefined;
}
