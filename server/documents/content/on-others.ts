/** What other players' hands pay on a wager, by their number: for leaflet and dossier. */
import { type OnOthersFigures, onOthersFigures } from '@/rulebooks/edges/on-others';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { shownAverage, shownMoney } from '@/rulebooks/spelling/money';
import { listed } from '@/simulations/printing/lists';
import type { Block } from '../paper';
import type { Subject } from '../subject';
import { endsAsRound } from './settled';
import type { Offered } from './wagers';

export type OnOthers = { each: Offered; figures: OnOthersFigures };

export function paidOnOthers({ rulebook, game, variant }: Subject, all: Offered[]): OnOthers[] {
  const options = chosenOptions(game, variant.options);
  return all.flatMap((each) => {
    if (endsAsRound(each)) return [];
    const figures = onOthersFigures({ game, currency: rulebook.currency }, each.wager, options, each.result);
    return figures ? [{ each, figures }] : [];
  });
}

/** `shown`: a house edge, as the paper prints one. */
export function byOtherHands({ each, figures }: OnOthers, shown: (edge: string) => string): Block {
  const { called, currency, stakes, by } = figures;
  const right = { align: 'right' as const, figures: true };
  return {
    kind: 'table',
    caption: `${each.label}: ${called} and house edge by number of other players’ hands`,
    rowHeaders: 1,
    columns: [
      { title: 'Other hands', ...right },
      { title: 'Worth on average', ...right },
      ...stakes.map((stake) => ({ title: `House edge at ${shownMoney(stake, currency)}`, ...right })),
    ],
    rows: by.map(({ otherHands, worth, edges }) => ({
      cells: [String(otherHands), shownAverage(worth, currency), ...edges.map((edge) => shown(edge))],
    })),
  };
}

/** "£500 for a 7 card straight flush": every sum, and what they come to. */
export function onOthersSaid({ each, figures }: OnOthers): string {
  const { called, currency, qualifies, amounts, perHand } = figures;
  const sums = amounts.map(({ label, amount }) => `${label} ${shownMoney(amount, currency)}`);
  return `${called}: a ${each.label} of ${shownMoney(qualifies, currency)} or more is paid on each other player’s hand: ${listed(sums)}. One other hand is worth ${shownAverage(perHand, currency)} on average, whatever the stake.`;
}
