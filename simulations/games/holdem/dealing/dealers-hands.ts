/**
 * For the witness: what the dealer may hold, as a player counts it who sees five cards on the table and their own two.
 * Cards of one rank are alike unless a flush is possible, and then all those of other suits are.
 */
import { type Card, RANKS } from '../../../equipment/cards/card';
import { atLeast, SUIT_COUNTS, SUIT_HELD, suitHeld } from '../../../equipment/cards/hand-ranking';
import { handTables } from '../../../equipment/cards/hand-tables';
import { inTable } from '../../../exact/in-table';

const [FROM, TO] = [2, 7];
const OF_A_RANK = 4;

export class DealersHands {
  private readonly tables = handTables();
  /** Of each rank, how many are left; those of the flush suit stand behind. */
  private readonly left = new Uint8Array(2 * RANKS);

  /** Over all 990 hands; `deck` begins with the player's two cards and the five on the table. */
  sum(deck: Uint8Array, players: number, value: (players: number, dealers: number) => number): number {
    const { left } = this;
    const { next, flush } = this.tables;
    const ranks = RANKS;
    let suits = 0;
    let state = 0;
    for (let i = FROM; i < TO; i += 1) {
      const card = deck[i] as Card;
      suits += inTable(SUIT_COUNTS[card]);
      state = inTable(next[(state << 4) | (card >> 2)]);
    }
    const held = (suits + atLeast(3)) & SUIT_HELD;
    const suit = held === 0 ? -1 : suitHeld(held);
    left.fill(suit < 0 ? OF_A_RANK : OF_A_RANK - 1, 0, ranks);
    left.fill(suit < 0 ? 0 : 1, ranks);
    let mask = 0;
    let ofSuit = 0;
    for (let i = 0; i < TO; i += 1) {
      const card = deck[i] as Card;
      const kind = (card & 3) === suit ? ranks + (card >> 2) : card >> 2;
      left[kind] = inTable(left[kind]) - 1;
      if (kind >= ranks && i >= FROM) {
        mask |= 1 << (card >> 2);
        ofSuit += 1;
      }
    }
    const kinds = suit < 0 ? ranks : 2 * ranks;
    let sum = 0;
    for (let x = 0; x < kinds; x += 1) {
      const ofX = inTable(left[x]);
      if (ofX === 0) continue;
      const suitedX = x >= ranks;
      const from = inTable(next[(state << 4) | (suitedX ? x - ranks : x)]) << 4;
      const maskX = suitedX ? mask | (1 << (x - ranks)) : mask;
      const heldX = suitedX ? ofSuit + 1 : ofSuit;
      if (ofX > 1) {
        const hand = heldX >= 5 ? inTable(flush[maskX]) : inTable(next[from | x]);
        sum += ((ofX * (ofX - 1)) / 2) * value(players, hand);
      }
      for (let y = 0; y < x; y += 1) {
        const ofY = inTable(left[y]);
        if (ofY === 0) continue;
        const suitedY = y >= ranks;
        const flushed = heldX + (suitedY ? 1 : 0) >= 5;
        const hand = flushed
          ? inTable(flush[suitedY ? maskX | (1 << (y - ranks)) : maskX])
          : inTable(next[from | (suitedY ? y - ranks : y)]);
        sum += ofX * ofY * value(players, hand);
      }
    }
    return sum;
  }
}
