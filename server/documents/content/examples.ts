/** Worked examples in money, computed from what each event pays. */

import { fromText } from '@/simulations/exact/fraction';
import type { Subject } from '../subject';
import { meterExamples } from './meter-examples';
import { settle } from './money';
import { roundExamples } from './round-examples';
import { type OfferedBy, settlementOf } from './settled';
import { exampleStake } from './stakes';
import { alike, isPartialLoss, losses, type Offered, standOffs, wins } from './wagers';

type Put = Pick<Subject, 'game' | 'variant' | 'rulebook'>;

export function winExample(each: Offered, subject: Put): string | undefined {
  const { wager, result } = each;
  const { currency } = subject.rulebook;
  const [event] = wins(result);
  if (!event) return undefined;
  const made = settle(exampleStake(each, [event.net], subject), event.net, currency);
  return `A win: ${made.stake} on ${wager.label} (${event.label}, ${event.pays}) wins ${made.gain}, so ${made.back} comes back, stake included.`;
}

export function lossExample(each: Offered, subject: Put): string | undefined {
  const { wager, result } = each;
  const { currency } = subject.rulebook;
  const event = losses(result).find(({ net }) => fromText(net).equals(-1));
  if (!event) return undefined;
  const made = settle(exampleStake(each, [event.net], subject), event.net, currency);
  return `A loss: ${made.stake} on ${wager.label} (${event.label}) is lost in full.`;
}

export function partialExample(each: Offered, subject: Put): string | undefined {
  const { wager, result } = each;
  const { currency } = subject.rulebook;
  const event = losses(result).find(isPartialLoss);
  if (!event) return undefined;
  const made = settle(exampleStake(each, [event.net], subject), event.net, currency);
  return `A partial loss: ${made.stake} on ${wager.label} (${event.label}) loses ${made.gain}; ${made.back} is returned.`;
}

export function standOffExample(each: Offered, subject: Put): string | undefined {
  const { wager, result } = each;
  const { currency } = subject.rulebook;
  const [event] = standOffs(result);
  if (!event) return undefined;
  const made = settle(exampleStake(each, [event.net], subject), event.net, currency);
  return `A stand-off: ${made.stake} on ${wager.label} (${event.label}) is returned; nothing is won or lost.`;
}

/** Where the examples of each way are. */
const EXAMPLES: Record<OfferedBy, 'of one stake' | 'of a round' | 'of a meter'> = {
  table: 'of one stake',
  rows: 'of one stake',
  model: 'of one stake',
  round: 'of a round',
  meter: 'of a meter',
};

/** A win of each wager, those that pay and cost alike as one; then one of each other kind of settlement; each meter. */
export function workedExamples(all: Offered[], subject: Put): string[] {
  const alone = all.filter((each) => EXAMPLES[settlementOf(each).by] === 'of one stake');
  const won = alike(alone).flatMap(([first]) => (first ? (winExample(first, subject) ?? []) : []));
  const kinds = [lossExample, partialExample, standOffExample];
  const others = kinds.flatMap((kind) => {
    for (const each of alone) {
      const sentence = kind(each, subject);
      if (sentence) return [sentence];
    }
    return [];
  });
  const found = [...all.flatMap((each) => roundExamples(each, subject)), ...won, ...others];
  found.push(...meterExamples(all, subject));
  if (!all.some(({ result }) => standOffs(result).length > 0))
    found.push('A stand-off: no wager on offer can end in one.');
  return found;
}
