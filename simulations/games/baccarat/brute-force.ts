/** For tests: every order in which six cards can come from a small shoe, dealt one after the other. */
import type { Card } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';
import { NOTHING, type OnTable, pointsOf } from './at-table';
import { bankerTakes } from './dealer';

const STOOD = 10;

export function forEachDeal(shoe: readonly Card[], visit: (table: OnTable) => void): void {
  const cards = [...shoe];
  const table = new Uint8Array(6);
  const deal = (place: number) => {
    if (place === 6) {
      lay(cards, table);
      visit(table);
      return;
    }
    for (let from = place; from < cards.length; from += 1) {
      [cards[place], cards[from]] = [cards[from] as Card, cards[place] as Card];
      deal(place + 1);
      [cards[place], cards[from]] = [cards[from] as Card, cards[place] as Card];
    }
  };
  deal(0);
}

function lay(cards: readonly Card[], table: OnTable): void {
  const points = cards.slice(0, 6).map(pointsOf) as [number, number, number, number, number, number];
  for (let place = 0; place < 4; place += 1) table[place] = cards[place] as Card;
  const player = (points[0] + points[2]) % 10;
  const banker = (points[1] + points[3]) % 10;
  table[4] = NOTHING;
  table[5] = NOTHING;
  if (Math.max(player, banker) >= 8) return;
  let next = 4;
  if (player < 6) {
    table[4] = cards[next] as Card;
    next += 1;
  }
  const third = player < 6 ? inTable(points[4]) : STOOD;
  if (bankerTakes(banker, third)) table[5] = cards[next] as Card;
}
