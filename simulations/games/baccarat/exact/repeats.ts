/**
 * Repeats: how often the same thing lies on the table, largest first, as [3, 1, 1]. A shoe that holds `copies` of each
 * deals an ordered set of repeats in the product of copies (copies - 1)... ways, which is all the number of decks
 * decides; so everything before it is counted once for every shoe.
 */
import type { Pattern } from './patterns';

/** The partitions of four, five and six: 5 + 7 + 11. */
export const REPEATS: readonly (readonly number[])[] = [4, 5, 6].flatMap((cards) => partitions(cards, cards));
export const REPEAT_COUNT = REPEATS.length;

const NUMBERS = new Map(REPEATS.map((sizes, number) => [sizes.join(), number]));

function partitions(total: number, largest: number): number[][] {
  if (total === 0) return [[]];
  const found: number[][] = [];
  for (let size = Math.min(total, largest); size > 0; size -= 1)
    for (const rest of partitions(total - size, size)) found.push([size, ...rest]);
  return found;
}

export function repeatsNumber(sizes: readonly number[]): number {
  const number = NUMBERS.get([...sizes].sort((a, b) => b - a).join());
  if (number === undefined) throw new RangeError(`no round repeats cards ${sizes} times`);
  return number;
}

/** How often each rank of a pattern lies there. */
export function rankRepeats({ groups, ranks }: Pattern): number[] {
  return Array.from({ length: ranks }, (_, rank) => groups.filter((group) => group === rank).length);
}

const falling = (from: number, count: number): bigint => {
  let product = 1n;
  for (let i = 0; i < count; i += 1) product *= BigInt(Math.max(0, from - i));
  return product;
};

const DEALT = 6;

/** Every round is six cards in order, dealt whether they are needed or not, so that all are equally likely. */
export const universeOf = (cards: number): bigint => falling(cards, DEALT);

/** By repeats: in how many ways six cards can be dealt from the shoe of which the first repeat so. */
export function waysToDeal(copies: number, shoe: number): bigint[] {
  return REPEATS.map((sizes) => {
    const lie = sizes.reduce((sum, size) => sum + size, 0);
    return sizes.reduce((ways, size) => ways * falling(copies, size), falling(shoe - lie, DEALT - lie));
  });
}
