/** How the bank ends by the house way, from the cards that a player's hand leaves. */
import { inTable } from '../../exact/in-table';
import {
  BANK_STANDS,
  BANKS_MOST,
  type Cards,
  cardsIn,
  falling,
  halvesOf,
  handsUpTo,
  KINDS,
  MOST,
} from './hands';

/** While the bank draws its cards can have come in any order: none of them alone would have stopped it. */
const DRAWING = handsUpTo(BANK_STANDS - 1).map(({ cards, size, total }) => ({
  cards,
  size,
  total,
  orders: BigInt(ordersOf(cards)),
}));

function ordersOf(cards: Cards): number {
  let [orders, placed] = [1, 0];
  for (const count of cards)
    for (let i = 1; i <= count; i += 1) {
      placed += 1;
      orders = (orders * placed) / i;
    }
  return orders;
}

/** By the bank's total less `BANK_STANDS`; last, over. Of all orders of the next `BANKS_MOST` cards. */
export const ENDS = MOST - BANK_STANDS + 2;
export const OVER = ENDS - 1;

export function bankEnds(left: Cards): bigint[] {
  const ends = new Array<bigint>(ENDS).fill(0n);
  const cards = cardsIn(left);
  for (const { cards: drawn, size, total, orders } of DRAWING) {
    let ways = orders;
    for (const [kind, count] of drawn.entries()) if (count > 0) ways *= falling(inTable(left[kind]), count);
    if (ways === 0n) continue;
    ways *= falling(cards - size - 1, BANKS_MOST - size - 1);
    for (let kind = 0; kind < KINDS; kind += 1) {
      const next = total + halvesOf(kind);
      const have = inTable(left[kind]) - inTable(drawn[kind]);
      if (next < BANK_STANDS || have <= 0) continue;
      const end = next > MOST ? OVER : next - BANK_STANDS;
      ends[end] = (ends[end] as bigint) + ways * BigInt(have);
    }
  }
  return ends;
}
