/** The chance of each end of the dealer's hand, given every other card that is known. */
import { inTable } from '../../exact/in-table';
import { type DealerDraws, DRAWS, ENDS } from './dealer-draws';

/**
 * Into `into` at `at`, for a shoe of `left` cards of each kind, `cards` in all. Terms are positive, so the sum is off by
 * less than a few dozen units in its last place.
 */
export class DealerChances {
  private readonly products: Float64Array;
  private readonly whole: Float64Array;

  constructor(private readonly draws: DealerDraws) {
    this.products = new Float64Array(draws.deepest + 1).fill(1);
    this.whole = new Float64Array(draws.deepest + 1);
  }

  work(left: Int32Array, cards: number, into: Float64Array, at: number): void {
    const { depth, kind, before, end, orders } = this.draws;
    const { products, whole } = this;
    // Divided by as the product grows, so that it is the chance of one order.
    for (let d = 1; d < whole.length; d += 1) whole[d] = d > cards ? 0 : 1 / (cards - d + 1);
    into.fill(0, at, at + ENDS);
    for (let node = 0; node < depth.length; node += 1) {
      const d = inTable(depth[node]);
      const chance =
        inTable(products[d - 1]) *
        (inTable(left[inTable(kind[node])]) - inTable(before[node])) *
        inTable(whole[d]);
      products[d] = chance;
      const how = inTable(end[node]);
      if (how !== DRAWS) into[at + how] = inTable(into[at + how]) + chance * inTable(orders[node]);
    }
  }
}
