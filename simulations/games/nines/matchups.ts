/** Two hands of three against each other, over the next two cards: how often each result comes. */
import { inTable } from '../../exact/in-table';
import { type Cards, cardsIn, VALUES } from './hands';
import { NINE, RESULTS, resultOf } from './rules';

/** Adds `times` the ordered pairs of next cards that end in each result; a card that nobody draws counts as well. */
export function addResults(
  into: Float64Array,
  left: Cards,
  [player, bank]: readonly [number, number],
  [playerDraws, bankDraws]: readonly [boolean, boolean],
  times: number,
): void {
  const cards = cardsIn(left);
  const add = (players: number, banks: number, ways: number) => {
    const result = resultOf(players % 10, banks % 10);
    into[result] = inTable(into[result]) + ways * times;
  };
  if (!playerDraws && !bankDraws) {
    add(player, bank, cards * (cards - 1));
    return;
  }
  for (let one = 0; one < VALUES; one += 1) {
    const ways = inTable(left[one]);
    if (!playerDraws) add(player, bank + one, ways * (cards - 1));
    else if (!bankDraws) add(player + one, bank, ways * (cards - 1));
    else
      for (let other = 0; other < VALUES; other += 1)
        add(player + one, bank + other, ways * (inTable(left[other]) - (one === other ? 1 : 0)));
  }
}

/** Who draws, once both want to or not: nobody after a nine that ends the round. */
export const drawing = (
  totals: readonly [number, number],
  wanted: readonly [boolean, boolean],
  nineEnds: boolean,
): readonly [boolean, boolean] => (nineEnds && totals.includes(NINE) ? [false, false] : wanted);

export const noResults = (): Float64Array => new Float64Array(RESULTS.length);
