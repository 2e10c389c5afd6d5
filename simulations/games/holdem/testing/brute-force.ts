/**
 * For tests, the second method: one hole hand and one flop, every turn and river, every dealer's hand, one after the
 * other, each round settled by the words of the rules. No classes of suits, no cells, no sweep.
 */
import { type Card, PACK, readCards } from '../../../equipment/cards/card';
import type { FiveCardCategory } from '../../../equipment/cards/categories';
import { rankSeven } from '../../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { inTable } from '../../../exact/in-table';

export type Hand = { strength: number; category: FiveCardCategory; pairOf: number };

/** Printed 2 to 14; of any hand other than one pair, 0. */
const pairOf = (strength: number) => {
  const { category, ranks } = FIVE_CARD_ORDER.standingOf(strength);
  return category === 'pair' ? inTable(ranks[0]) + 2 : 0;
};

const HANDS: readonly Hand[] = Array.from({ length: FIVE_CARD_ORDER.count }, (_, strength) => ({
  strength,
  category: FIVE_CARD_ORDER.standingOf(strength).category,
  pairOf: pairOf(strength),
}));

const others = (held: readonly Card[]): Card[] =>
  Array.from({ length: PACK }, (_, card) => card).filter((card) => !held.includes(card));

/** Every way to take two. */
export function pairsOf(cards: readonly Card[]): [Card, Card][] {
  return cards.flatMap((a, i) => cards.slice(i + 1).map((b): [Card, Card] => [a, b]));
}

type Board = { player: Hand; dealers: Hand[]; later: readonly Card[] };

/** A million hands take two seconds, so files that ask for the same cards share them. */
const dealt = new Map<string, Board[]>();
const KEPT = 8;

/** For each turn and river, the dealer's hands beside the player's. */
export function eachBoard(
  hole: readonly Card[],
  flop: readonly Card[],
  visit: (player: Hand, dealers: Hand[], later: readonly Card[]) => void,
): void {
  const key = `${hole}/${flop}`;
  const boards = dealt.get(key) ?? dealOut(hole, flop);
  dealt.delete(key);
  dealt.set(key, boards);
  for (const oldest of [...dealt.keys()].slice(0, -KEPT)) dealt.delete(oldest);
  for (const { player, dealers, later } of boards) visit(player, dealers, later);
}

function dealOut(hole: readonly Card[], flop: readonly Card[]): Board[] {
  return pairsOf(others([...hole, ...flop])).map((later) => {
    const board = [...flop, ...later] as [Card, Card, Card, Card, Card];
    const best = (two: readonly Card[]) => HANDS[rankSeven(...board, two[0] as Card, two[1] as Card)] as Hand;
    return { player: best(hole), dealers: pairsOf(others([...hole, ...board])).map(best), later };
  });
}

/** Cards as they are typed. */
export function held(text: string): Card[] {
  const read = readCards(text);
  if (!read.ok) throw new RangeError(text);
  return read.value;
}
