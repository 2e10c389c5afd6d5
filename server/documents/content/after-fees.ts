/** Edges after the collection fees in use, as tables of a paper. */

import { type AfterFees, afterFees } from '@/rulebooks/edges/after-fees';
import { type FeeEdges, feeAtLeastBet, freeSaid } from '@/rulebooks/edges/after-fees-said';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { amountIn } from '@/rulebooks/spelling/money';
import { capital } from '@/rulebooks/spelling/wording';
import type { FractionText } from '@/simulations/exact/fraction';
import type { Block } from '../paper';
import type { Subject } from '../subject';
import { edgeOf, STAKE } from './edge-basis';
import { offered } from './wagers';

/** Heads of columns: of a game, or of several, whose smallest bets differ. */
export const BEFORE_FEES = 'Before fees';
export const WITH_FEE = 'With the fee';

/** Undefined where no fee is collected. */
export const afterFeesFor = ({ game, variant, analysis }: Subject): AfterFees | undefined =>
  afterFees(game, chosenOptions(game, variant.options), analysis.wagers);

/** What each wager costs with the fee at the smallest bet, where that weighs most: a figure before fees alone is not what a player pays. */
export function feesAtLeastBet(subject: Subject) {
  const after = afterFeesFor(subject);
  return after && feeAtLeastBet(after, amountIn(subject.rulebook.currency));
}

/** A round has one edge, of one of its wagers. */
function namedWithBasis(subject: Subject): (wager: { wager: string; label: string }) => string {
  const bases = new Map(offered(subject).map((each) => [each.result.id, edgeOf(each, subject)]));
  return ({ wager, label }) => {
    const of = bases.get(wager);
    return of === undefined || of === STAKE ? label : `${label} (of ${of})`;
  };
}

/** `shown`: an edge, as the paper prints one. */
export function feeTable(
  subject: Subject,
  { wagers }: AfterFees,
  { title, columns }: FeeEdges,
  shown: (edge: FractionText) => string,
): Block {
  const named = namedWithBasis(subject);
  return {
    kind: 'table',
    caption: title,
    rowHeaders: 1,
    columns: [
      { title: 'Wager', grow: 1 },
      ...columns.map((column) => ({ title: capital(column.title), align: 'right' as const, figures: true })),
    ],
    rows: wagers.map((wager) => ({
      cells: [named(wager), ...columns.map((column) => shown(column.of(wager)))],
    })),
  };
}

export function freeOfFees(after: AfterFees): Block[] {
  const free = freeSaid(after);
  return free ? [{ kind: 'paragraph', tone: 'small', text: free }] : [];
}
