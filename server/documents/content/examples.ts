/** Worked examples in money, computed from what each event pays. */

import { wholeStake } from '@/rulebooks/spelling/money';
import { fromText } from '@/simulations/exact/fraction';
import type { Subject } from '../subject';
import { meterExamples } from './meter-examples';
import { settle } from './money';
import { roundExamples } from './round-examples';
import { type OfferedBy, settlementOf } from './settled';
import { alike, isPartialLoss, losses, type Offered, standOffs, wins } from './wagers';

export function winExample({ wager, result }: Offered, currency: string): string | undefined {
  const [event] = wins(result);
  if (!event) return undefined;
  const made = settle(wholeStake([event.net], currency), event.net, currency);
  return `A win: ${made.stake} on ${wager.label} (${event.label}, ${event.pays}) wins ${made.gain}, so ${made.back} comes back, stake included.`;
}

export function lossExample({ wager, result }: Offered, currency: string): string | undefined {
  const event = losses(result).find(({ net }) => fromText(net).equals(-1));
  if (!event) return undefined;
  const made = settle(wholeStake([event.net], currency), event.net, currency);
  return `A loss: ${made.stake} on ${wager.label} (${event.label}) is lost in full.`;
}

export function partialExample({ wager, result }: Offered, currency: string): string | undefined {
  const event = losses(result).find(isPartialLoss);
  if (!event) return undefined;
  const made = settle(wholeStake([event.net], currency), event.net, currency);
  return `A partial loss: ${made.stake} on ${wager.label} (${event.label}) loses ${made.gain}; ${made.back} is returned.`;
}

export function standOffExample({ wager, result }: Offered, currency: string): string | undefined {
  const [event] = standOffs(result);
  if (!event) return undefined;
  const made = settle(wholeStake([event.net], currency), event.net, currency);
  return `A stand-off: ${made.stake} on ${wager.label} (${event.label}) is returned; nothing is won or lost.`;
}

/** Where the examples of each way are. */
const EXAMPLES: Record<OfferedBy, 'of one stake' | 'of a round' | 'of a meter'> = {
  table: 'of one stake',
  rows: 'of one stake',
  round: 'of a round',
  meter: 'of a meter',
};

/** A win of each wager, those that pay and cost alike as one; then one of each other kind of settlement; each meter. */
export function workedExamples(
  all: Offered[],
  subject: Pick<Subject, 'game' | 'variant' | 'rulebook'>,
): string[] {
  const { currency } = subject.rulebook;
  const alone = all.filter((each) => EXAMPLES[settlementOf(each).by] === 'of one stake');
  const won = alike(alone).flatMap(([first]) => (first ? (winExample(first, currency) ?? []) : []));
  const kinds = [lossExample, partialExample, standOffExample];
  const others = kinds.flatMap((kind) => {
    for (const each of alone) {
      const sentence = kind(each, currency);
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
