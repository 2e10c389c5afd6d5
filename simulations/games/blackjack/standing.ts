/** What each hand gains that draws no more, against one card of the dealer: the dealer's chances beside it, each times what it settles. */
import { inTable } from '../../exact/in-table';
import { ENDS, NATURAL, OVER } from './dealer-draws';
import { type DealerTables, dealerTables } from './dealer-tables';
import { HANDS, MOST } from './hands';
import { Kept } from './kept';
import { type NextCards, nextCards } from './next-cards';
import { type Settling, Table } from './table';

const NOT_YET = Number.NaN;
const LOWEST = 17;

/** Of a unit on a hand, by the dealer's end. `better`: two cards of 21 after a split that beat longer ones. */
export function gainsByEnd(
  { naturalTakes, winPays }: Settling,
  total: number,
  better: boolean,
): Float64Array {
  return Float64Array.from({ length: ENDS }, (_, end) => {
    if (end === OVER) return winPays;
    if (end === NATURAL) return naturalTakes === 'all' && !better ? -1 : 0;
    if (total !== LOWEST + end) return total > LOWEST + end ? winPays : -1;
    return better ? winPays : 0;
  });
}

export class Standing {
  readonly table: Table;
  readonly dealer: DealerTables;
  private readonly alone = new Float64Array(HANDS.count).fill(NOT_YET);
  private readonly settled: readonly Float64Array[];
  private readonly splitTwentyOne: Float64Array;

  constructor(settling: Settling, up: number) {
    this.table = new Table(settling, up);
    this.dealer = dealerTables(settling.shoe, up, settling.soft17);
    this.settled = Array.from({ length: MOST + 1 }, (_, total) => gainsByEnd(settling, total, false));
    this.splitTwentyOne = gainsByEnd(settling, MOST, settling.splitTwentyOne === 'beats-longer');
  }

  /** What one card more makes of each hand. */
  get next(): NextCards {
    return this.dealer.next(() => {
      const next = nextCards(this.table);
      this.dealer.besideEach([...next.held.keys()].filter((hand) => next.held[hand] === 1));
      return next;
    });
  }

  /** A hand that was not split. */
  gain(hand: number): number {
    const known = inTable(this.alone[hand]);
    if (!Number.isNaN(known)) return known;
    const { chances, at } = this.dealer.beside(hand);
    const gains = this.settled[inTable(HANDS.totals[hand])] as Float64Array;
    let gain = 0;
    for (let end = 0; end < ENDS; end += 1) gain += inTable(gains[end]) * inTable(chances[at + end]);
    this.alone[hand] = gain;
    return gain;
  }

  /** Into `into` at `from`: a hand that a card of a split pair began, by the number of the pair's cards that are out, from one to `outs`. */
  gainsBegun(pair: number, hand: number, outs: number, into: Float64Array, from: number): void {
    const { chances, at } = this.dealer.besideBegun(pair, hand);
    const total = inTable(HANDS.totals[hand]);
    const two = total === MOST && HANDS.cards[hand] === 2;
    const gains = two ? this.splitTwentyOne : (this.settled[total] as Float64Array);
    for (let out = 0; out < outs; out += 1) {
      const place = at + out * ENDS;
      let gain = 0;
      for (let end = 0; end < ENDS; end += 1) gain += inTable(gains[end]) * inTable(chances[place + end]);
      into[from + out] = gain;
    }
  }
}

/** Six sets of rules, with ten cards each, are what a person compares. */
const kept = new Kept<Standing>(60);

export function standingAgainst(
  up: number,
  { shoe, soft17, naturalTakes, splitTwentyOne, winPays }: Settling,
): Standing {
  const key = JSON.stringify([up, shoe, soft17, naturalTakes, splitTwentyOne, winPays]);
  return kept.get(key, () => new Standing({ shoe, soft17, naturalTakes, splitTwentyOne, winPays }, up));
}
