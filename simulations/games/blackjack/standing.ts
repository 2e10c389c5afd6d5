/**
 * What each hand gains that draws no more, against one card of the dealer. That is nearly all the work and depends on
 * few rules, so it is kept: another way to play, or another rule of doubling and splitting, asks for the same figures.
 */
import { inTable } from '../../exact/in-table';
import { HANDS, MOST } from './hands';
import { type Settling, Table } from './table';

const NOT_YET = Number.NaN;

/** A hand alone, or one of those that a pair was split into while `out` of the pair's cards are out, its own among them. */
export type Begun = { pair: number; out: number } | null;

export class Standing {
  readonly table: Table;
  private readonly alone = new Float64Array(HANDS.count).fill(NOT_YET);
  private readonly begun = new Map<number, Float64Array>();

  constructor(settling: Settling, up: number) {
    this.table = new Table(settling, up);
  }

  gainsOf(begun: Begun): Float64Array {
    if (!begun) return this.alone;
    const key = begun.pair * 1_000 + begun.out;
    const gains = this.begun.get(key) ?? new Float64Array(HANDS.count).fill(NOT_YET);
    this.begun.set(key, gains);
    return gains;
  }

  /** With the table's cards as `begun` says, and this hand's cards still among them. */
  gain(gains: Float64Array, hand: number): number {
    const known = inTable(gains[hand]);
    if (!Number.isNaN(known)) return known;
    const { table } = this;
    table.takeHand(hand, 1);
    const total = inTable(HANDS.totals[hand]);
    const split = gains !== this.alone && total === MOST && HANDS.cards[hand] === 2;
    const gain = split ? table.splitTwentyOne() : table.stood(total);
    table.takeHand(hand, -1);
    gains[hand] = gain;
    return gain;
  }
}

const MOST_KEPT = 60;
const kept = new Map<string, Standing>();

/** The oldest is dropped: six sets of rules, with ten cards each, are what a person compares. */
export function standingAgainst(
  up: number,
  { shoe, soft17, naturalTakes, splitTwentyOne, winPays }: Settling,
): Standing {
  const key = JSON.stringify([up, shoe, soft17, naturalTakes, splitTwentyOne, winPays]);
  const found = kept.get(key) ?? new Standing({ shoe, soft17, naturalTakes, splitTwentyOne, winPays }, up);
  kept.delete(key);
  kept.set(key, found);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return found;
}
