/** What the collection fees in use make of the edges: of whoever bets, and of the player-dealer. */
import { feeEdges } from '@/rulebooks/edges/after-fees-said';
import { amountIn } from '@/rulebooks/spelling/money';
import { percent } from '@/simulations/printing/numbers';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { afterFeesFor, feeTable, freeOfFees } from '../after-fees';

export function edgesAfterFees(subject: Subject): Block[] {
  const after = afterFeesFor(subject);
  if (!after) return [];
  return [
    { kind: 'heading', level: 2, text: 'After collection fees' },
    ...feeEdges(after, amountIn(subject.rulebook.currency)).flatMap((edges): Block[] => [
      { kind: 'paragraph', keepWithNext: true, text: `${edges.explained} (${after.clause})` },
      feeTable(subject, after, edges, percent),
    ]),
    ...freeOfFees(after),
  ];
}
