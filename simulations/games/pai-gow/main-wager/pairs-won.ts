/** Of two lists of hands by outcome, how many pairs one of them wins or loses. */
import { inTable } from '../../../exact/in-table';
import { LOWS } from '../cards/ranking';
import type { Outcomes } from './outcomes';

/** Whole numbers of pairs of hands. */
export type Pairs = { wins: bigint; losses: bigint };

const SAFE = 2 ** 52;
/** And one above every other, of a hand that stands off whatever it meets. */
const LOW_HANDS = LOWS + 1;

/** Sums by low hand of those passed so far. */
class Passed {
  private readonly tree = new Float64Array(LOW_HANDS + 1);
  clear() {
    this.tree.fill(0);
  }
  add(low: number, hands: number) {
    const { tree } = this;
    for (let i = low + 1; i <= LOW_HANDS; i += i & -i) tree[i] = inTable(tree[i]) + hands;
  }
  /** Those with a low hand below this one. */
  below(low: number): number {
    const { tree } = this;
    let sum = 0;
    for (let i = low; i > 0; i &= i - 1) sum += inTable(tree[i]);
    return sum;
  }
}

/** Adds many whole numbers below 2^52 without rounding. */
class Sum {
  private low = 0;
  private high = 0n;
  add(value: number) {
    this.low += value;
    if (this.low >= SAFE) {
      this.high += BigInt(this.low);
      this.low = 0;
    }
  }
  take(): bigint {
    const total = this.high + BigInt(this.low);
    this.low = 0;
    this.high = 0n;
    return total;
  }
}

const [dealers, players] = [new Passed(), new Passed()];
const [wins, losses] = [new Sum(), new Sum()];

/**
 * Hands by outcome, in `player` and `dealer`; `rising` are the first `count` outcomes that have any. The player wins with both hands
 * higher, and loses with neither.
 */
export function pairsWon(
  { high, low }: Outcomes,
  rising: Uint32Array,
  count: number,
  player: Float64Array,
  dealer: Float64Array,
): Pairs {
  dealers.clear();
  players.clear();
  for (let from = 0; from < count; ) {
    const highest = inTable(high[inTable(rising[from])]);
    let to = from;
    for (; to < count && high[inTable(rising[to])] === highest; to += 1) {
      const outcome = inTable(rising[to]);
      const hands = inTable(player[outcome]);
      if (hands === 0) continue;
      wins.add(hands * dealers.below(inTable(low[outcome])));
      players.add(inTable(low[outcome]), hands);
    }
    for (; from < to; from += 1) {
      const outcome = inTable(rising[from]);
      const hands = inTable(dealer[outcome]);
      if (hands === 0) continue;
      losses.add(hands * players.below(inTable(low[outcome]) + 1));
      dealers.add(inTable(low[outcome]), hands);
    }
  }
  return { wins: wins.take(), losses: losses.take() };
}
