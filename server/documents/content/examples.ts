/** Worked examples in money, computed from what each event pays. */
import { fromText } from '@/simulations/exact/fraction';
import { settle, wholeStake } from './money';
import { isPartialLoss, losses, type Offered, standOffs, wins } from './wagers';

/** Labels become the middle of a sentence: the first letter is lowered unless the word is a name or an initial. */
export function midSentence(label: string): string {
  const second = label[1] ?? '';
  return second === second.toUpperCase() ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

export function winExample({ wager, result }: Offered, currency: string): string | undefined {
  const [event] = wins(result);
  if (!event) return undefined;
  const made = settle(wholeStake([event.net], currency), event.net, currency);
  return `A win: ${made.stake} on ${wager.label} (${event.label}, ${event.pays}) wins ${made.gain}, and ${made.back} is handed over with the stake.`;
}

export function lossExample({ wager, result }: Offered, currency: string): string | undefined {
  const event = losses(result).find(({ net }) => fromText(net).equals(-1));
  if (!event) return undefined;
  const made = settle(wholeStake([event.net], currency), event.net, currency);
  return `A loss: ${made.stake} on ${wager.label} (${event.label}) is lost whole.`;
}

export function partialExample({ wager, result }: Offered, currency: string): string | undefined {
  const event = losses(result).find(isPartialLoss);
  if (!event) return undefined;
  const made = settle(wholeStake([event.net], currency), event.net, currency);
  return `A part lost: ${made.stake} on ${wager.label} (${event.label}, ${event.pays}) loses ${made.gain}; ${made.back} is returned.`;
}

export function standOffExample({ wager, result }: Offered, currency: string): string | undefined {
  const [event] = standOffs(result);
  if (!event) return undefined;
  const made = settle(wholeStake([event.net], currency), event.net, currency);
  return `A stand-off: ${made.stake} on ${wager.label} (${event.label}) is returned; nothing is won or lost.`;
}

/** The first wager that can show each kind of settlement. */
export function workedExamples(all: Offered[], currency: string): string[] {
  const kinds = [winExample, lossExample, partialExample, standOffExample];
  const found = kinds.flatMap((kind) => {
    for (const each of all) {
      const sentence = kind(each, currency);
      if (sentence) return [sentence];
    }
    return [];
  });
  if (!all.some(({ result }) => standOffs(result).length > 0))
    found.push('A stand-off: no wager on offer can end in one.');
  return found;
}
