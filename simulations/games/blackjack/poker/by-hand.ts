/**
 * For tests, the second method: cards one after another from a small shoe, aces of hearts as cards of their own, scores and
 * results worked out from lists. Shares nothing with the engine but the plan that is followed.
 */
import { HANDS, handOf } from '../hands';
import { DOUBLE, DRAW, GIVE_UP, STAND } from './hand-gains';

/** 0 an ace, 1 to 8 what counts two to nine, 9 a ten, 10 an ace of hearts. */
export type Shown = number;
export const HEART = 10;
const kindOf = (card: Shown): number => (card === HEART ? 0 : card);

export function score(cards: readonly Shown[]): number {
  const hard = cards.reduce((sum, card) => sum + kindOf(card) + 1, 0);
  return cards.some((card) => kindOf(card) === 0) && hard <= 11 ? hard + 10 : hard;
}

const soft = (cards: readonly Shown[]): boolean =>
  cards.some((card) => kindOf(card) === 0) && cards.reduce((sum, card) => sum + kindOf(card) + 1, 0) <= 11;

/** Every way to draw the next card: the card, its chance and the shoe without it. */
function* drawn(shoe: readonly number[]): Generator<[card: Shown, chance: number, shoe: number[]]> {
  const all = shoe.reduce((sum, count) => sum + count, 0);
  for (const [card, count] of shoe.entries())
    if (count > 0) yield [card, count / all, shoe.map((other, at) => (at === card ? other - 1 : other))];
}

const natural = (a: Shown, b: Shown): boolean =>
  (a === HEART && b === HEART) || (kindOf(a) === 0 && b === 9) || (a === 9 && kindOf(b) === 0);

/** Every hand of the dealer's that is no blackjack and no two aces of hearts. */
export function* dealersHands(
  cards: readonly Shown[],
  shoe: readonly number[],
): Generator<[cards: readonly Shown[], chance: number]> {
  if (cards.length > 1 && (score(cards) > 17 || (score(cards) === 17 && !soft(cards)))) {
    yield [cards, 1];
    return;
  }
  for (const [card, chance, rest] of drawn(shoe)) {
    if (cards.length === 1 && natural(cards[0] as Shown, card)) continue;
    for (const [hand, then] of dealersHands([...cards, card], rest)) yield [hand, chance * then];
  }
}

type Played = { cards: readonly Shown[]; stake: number; gaveUp: boolean };

/** Every way in which a hand of these cards can be played by a plan. */
export function* played(
  cards: readonly Shown[],
  shoe: readonly number[],
  plan: ArrayLike<number>,
): Generator<[hand: Played, chance: number, shoe: readonly number[]]> {
  const choice = score(cards) > 21 ? STAND : plan[handOf(...cards.map(kindOf))];
  if (choice === STAND) yield [{ cards, stake: 1, gaveUp: false }, 1, shoe];
  else if (choice === GIVE_UP) yield [{ cards, stake: 1, gaveUp: true }, 1, shoe];
  else
    for (const [card, chance, rest] of drawn(shoe)) {
      if (choice === DOUBLE) yield [{ cards: [...cards, card], stake: 2, gaveUp: false }, chance, rest];
      else if (choice === DRAW)
        for (const [hand, then, left] of played([...cards, card], rest, plan))
          yield [hand, chance * then, left];
      else throw new RangeError(`a plan of ${HANDS.count} hands says ${choice}`);
    }
}

/** Of a hand of a split pair, where an ace and a ten beat a longer 21. */
export function gainOf({ cards, stake, gaveUp }: Played, dealers: readonly Shown[]): number {
  if (gaveUp) return -stake / 2;
  const [mine, theirs] = [score(cards), score(dealers)];
  if (mine > 21) return theirs === 26 && dealers.length === 3 ? 0 : -stake;
  if (cards.length === 2 && cards.every((card) => card === HEART)) return stake;
  if (theirs > 21 || mine > theirs) return stake;
  if (mine < theirs) return -stake;
  return mine === 21 && cards.length === 2 ? stake : 0;
}
