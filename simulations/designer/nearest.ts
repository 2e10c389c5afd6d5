/** When no table is in the range: the closest house edges on either side. */
import type { Fraction } from '../exact/fraction';
import type { Question } from './question';
import { edgeAt, type Table } from './rows';
import { inUnits } from './scale';
import { partsOf } from './search';
import { Walk } from './walk';

const PACE = 20_000;
const NODES = 600_000;

type Side = 'below' | 'above';

/** Both ends are edges of real tables; within the budget of partial tables they are the closest. */
export function* nearest(question: Question): Generator<undefined, { below?: Fraction; above?: Fraction }> {
  const [below, above] = [yield* closest(question, 'below'), yield* closest(question, 'above')];
  return { ...(below && { below }), ...(above && { above }) };
}

/** A lower edge returns more: there the least sum beyond the range is looked for, else the greatest. */
function* closest(question: Question, side: Side): Generator<undefined, Fraction | undefined> {
  let best: { edge: Fraction } | undefined;
  for (const { scaled, top } of partsOf(question, (table) => beyond(table, side))) {
    let held: bigint | undefined;
    const accepts = (sum: bigint) =>
      sum >= scaled.table.low &&
      sum <= scaled.table.high &&
      (held === undefined || (side === 'below' ? sum < held : sum > held));
    const walk: Walk = new Walk(scaled, { accepts, ...(top && { top }) }, (_, sum) => {
      held = sum();
      if (side === 'below') walk.high = inUnits(scaled, held);
      else walk.low = inUnits(scaled, held) - scaled.rows.length;
    });
    while (!walk.advance(PACE) && walk.looked < NODES) yield;
    if (held === undefined) continue;
    const edge = edgeAt(scaled.table, held);
    if (!best || (side === 'below' ? edge.gt(best.edge) : edge.lt(best.edge))) best = { edge };
  }
  return best?.edge;
}

/** The same rows, with everything on one side of the range in place of it. */
function beyond(table: Table, side: Side): Table {
  const nets = table.rows.map(({ choices }) => choices.map(({ net }) => net));
  const total = (pick: (nets: bigint[]) => bigint | undefined) =>
    table.rows.reduce((sum, { count }, index) => sum + count * (pick(nets[index] as bigint[]) ?? 0n), 0n);
  return side === 'below'
    ? { ...table, low: table.high + 1n, high: total((all) => all.at(-1)) }
    : { ...table, low: total((all) => all[0]), high: table.low - 1n };
}
