/** What a bet costs with the collection fee: for players, who pay it whether they win or lose. */
import { feeEdgesForPlayers } from '@/rulebooks/edges/after-fees-said';
import { amountIn } from '@/rulebooks/spelling/money';
import { shareForPlayers } from '@/simulations/printing/numbers';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { afterFeesFor, feeTable, freeOfFees } from '../after-fees';

export function withTheFee(subject: Subject): Block[] {
  const after = afterFeesFor(subject);
  if (!after) return [];
  const edges = feeEdgesForPlayers(after, amountIn(subject.rulebook.currency));
  return [
    { kind: 'heading', level: 2, text: 'With the collection fee' },
    { kind: 'paragraph', keepWithNext: true, text: edges.explained },
    feeTable(subject, after, edges, shareForPlayers),
    ...freeOfFees(after),
  ];
}
