/** Table cards as a PDF. The same tables and codes give the same bytes. They vouch for nothing, so nothing seals them. */
import { cardsPaper, cardText, type TableCards } from './content/table-cards';
import { setCards } from './layout/cards';
import { render } from './pdf/render';

export function makeTableCards(given: TableCards): Promise<Uint8Array> {
  const paper = cardsPaper(given);
  return render(paper, setCards(paper, given.cards.map(cardText)), []);
}
