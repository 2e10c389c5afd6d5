/** The kinds of hands that an order has, the best first, each with its best hand and its lowest: looked up among all hands. */
import { ACE, type Card, cardOf, RANKS, type Rank, rankOf, SUITS } from '../equipment/cards/card';
import type { FiveCardCategory } from '../equipment/cards/categories';
import type { Standing } from '../equipment/cards/hand-order';
import { JOKER } from '../equipment/cards/joker';
import { FIVE_CARD_ORDER } from '../equipment/cards/orders';
import { inTable } from '../exact/in-table';
import { BADUGI_ORDERS, type BadugiOrder, badugiValue } from './badugi';
import { categoryIn, type FiveCardOrder, heldBy, valuesIn } from './five-card-values';
import type { Order } from './hands';
import {
  JOKER_KINDS,
  JOKER_ORDERS,
  JOKER_RANKS,
  type JokerKind,
  type JokerOrder,
  jokerHand,
} from './joker-41';
import { SUM_ORDERS, type SumKind, type SumOrder, sumStanding, sumValue } from './nearest-sum';
import { type Pack, packOf } from './pack';
import { compareSets, ofThree } from './sets/ranked';

export type BadugiSize = 'four-cards' | 'three-cards' | 'two-cards' | 'one-card';

export type HandRank = {
  kind: FiveCardCategory | BadugiSize | SumKind | JokerKind;
  /** In the order in which they are said. */
  best: readonly Card[];
  lowest: readonly Card[];
};

const TOP_SUIT = SUITS - 1;
/** The straight that begins with an ace, which stands last in it. */
const WHEELS = ['12,3,2,1,0', '12,7,6,5,4'];

/** Some cards of this class, the ranks that tell most in front. */
export function cardsOfClass(standing: Standing<FiveCardCategory>): Card[] {
  const { groups, suited } = heldBy(standing);
  const cards = groups.flatMap(([rank, count], group) =>
    Array.from({ length: count }, (_, at) => {
      const suit = suited ? TOP_SUIT : (TOP_SUIT - (count > 1 ? at : group) + 2 * SUITS) % SUITS;
      return cardOf(rank, suit);
    }),
  );
  return cards;
}

const lowToHigh = (order: FiveCardOrder): boolean =>
  order === 'ace-to-five' || order === 'ace-to-five-aces-paired-high';

/** "5-4-3-2-A": an ace that is low stands last among cards of which there is one. */
function inTelling(cards: readonly Card[], order: FiveCardOrder, kind: FiveCardCategory): Card[] {
  const wheel = WHEELS.includes(cards.map(rankOf).join());
  const low = lowToHigh(order) || (wheel && (kind === 'straight' || kind === 'straight-flush'));
  const isLow = (card: Card) =>
    low && rankOf(card) === ACE && cards.filter((other) => rankOf(other) === ACE).length === 1;
  return [...cards.filter((card) => !isLow(card)), ...cards.filter(isLow)];
}

/** `least`: the value of the worst hand that qualifies. */
function ofFive(order: FiveCardOrder, pack: Pack, least: number): HandRank[] {
  const values = valuesIn(order);
  const inPack = new Set(packOf(pack).map(rankOf));
  const kinds = new Map<FiveCardCategory, { best: number; lowest: number }>();
  const suitedIn = (hand: number) => heldBy(FIVE_CARD_ORDER.standingOf(hand)).suited;
  for (let hand = 0; hand < FIVE_CARD_ORDER.count; hand += 1) {
    const standing = FIVE_CARD_ORDER.standingOf(hand);
    const value = inTable(values[hand]);
    if (value < least || heldBy(standing).groups.some(([rank]) => !inPack.has(rank))) continue;
    const kind = categoryIn(order, standing);
    const found = kinds.get(kind) ?? { best: hand, lowest: hand };
    // Of hands that tie, one that is not of one suit: its suits do not count there.
    const plainer = (than: number) => value === values[than] && suitedIn(than) && !suitedIn(hand);
    if (value > inTable(values[found.best]) || plainer(found.best)) found.best = hand;
    if (value < inTable(values[found.lowest]) || plainer(found.lowest)) found.lowest = hand;
    kinds.set(kind, found);
  }
  const cards = (hand: number, kind: FiveCardCategory) =>
    inTelling(cardsOfClass(FIVE_CARD_ORDER.standingOf(hand)), order, kind);
  return [...kinds]
    .sort(([, one], [, other]) => inTable(values[other.best]) - inTable(values[one.best]))
    .map(([kind, { best, lowest }]) => ({ kind, best: cards(best, kind), lowest: cards(lowest, kind) }));
}

const SIZES: readonly BadugiSize[] = ['four-cards', 'three-cards', 'two-cards', 'one-card'];

function ranksTaken(count: number, from: Rank = 0): Rank[][] {
  if (count === 0) return [[]];
  return Array.from({ length: RANKS - from }, (_, at) => from + at).flatMap((rank) =>
    ranksTaken(count - 1, rank + 1).map((rest) => [rank, ...rest]),
  );
}

function ofBadugi(order: BadugiOrder): HandRank[] {
  const place = (card: Card) => (order === 'badugi' ? (rankOf(card) + 1) % RANKS : rankOf(card));
  return SIZES.map((kind, at) => {
    const hands = ranksTaken(SIZES.length - at)
      .map((ranks) => ranks.map((rank, suit) => cardOf(rank, suit)))
      .sort((one, other) => badugiValue(other, order) - badugiValue(one, order));
    const told = (cards: readonly Card[] = []) => [...cards].sort((a, b) => place(b) - place(a));
    return { kind, best: told(hands[0]), lowest: told(hands.at(-1)) };
  });
}

/** Three cards of every set of ranks. */
const threes = (): Card[][] =>
  Array.from({ length: RANKS }, (_, a) => a).flatMap((a) =>
    Array.from({ length: a + 1 }, (_, b) => b).flatMap((b) =>
      Array.from({ length: b + 1 }, (_, c) => [cardOf(a, 3), cardOf(b, 2), cardOf(c, 1)]),
    ),
  );

/** A board by which hands are shown, none of whose cards theirs: 6-7-8, which is 21. */
const SHOWN_BOARD: readonly Card[] = [cardOf(4, 0), cardOf(5, 0), cardOf(6, 0)];
const SUM_KINDS: readonly SumKind[] = ['matches', 'under', 'over'];

function ofSums(): HandRank[] {
  const hands = threes()
    .map((cards) => ({ cards, value: sumValue(cards, SHOWN_BOARD) as number }))
    .sort((one, other) => other.value - one.value);
  return SUM_KINDS.map((kind) => {
    const own = hands.filter(({ value }) => sumStanding(value).kind === kind);
    return { kind, best: own[0]?.cards ?? [], lowest: own.at(-1)?.cards ?? [] };
  });
}

const isBadugi = (order: Order): order is BadugiOrder => (BADUGI_ORDERS as readonly string[]).includes(order);

/** Five cards of every set of ranks, of one suit too where they differ; the joker as the fifth of a kind. */
function* jokerFives(): Generator<Card[]> {
  const sets = (count: number, from: number): Rank[][] =>
    count === 0
      ? [[]]
      : JOKER_RANKS.slice(from).flatMap((rank, at) =>
          sets(count - 1, from + at).map((rest) => [rank, ...rest]),
        );
  for (const ranks of sets(5, 0)) {
    const nth = (at: number) => ranks.slice(0, at).filter((rank) => rank === ranks[at]).length;
    const mixed = ranks.map((rank, at) =>
      nth(at) === SUITS ? JOKER : cardOf(rank, (nth(at) + (at === 0 ? 1 : 0)) % SUITS),
    );
    if (new Set(ranks).size === ranks.length) yield ranks.map((rank) => cardOf(rank, TOP_SUIT));
    yield new Set(mixed).size === mixed.length
      ? mixed
      : ranks.map((rank, at) => (nth(at) === SUITS ? JOKER : cardOf(rank, nth(at))));
  }
}

function ofJoker(): HandRank[] {
  const hands = [...jokerFives()].map((cards) => ({ cards, ...jokerHand(cards) }));
  const told = ({ cards, ranks }: (typeof hands)[number]): Card[] => {
    const left = [...cards];
    return ranks.map((rank) => {
      const at = left.findIndex((card) => rankOf(card) === rank);
      return at < 0 ? JOKER : (left.splice(at, 1)[0] as Card);
    });
  };
  return [...JOKER_KINDS].reverse().flatMap((kind) => {
    const own = hands.filter((hand) => hand.kind === kind).sort((a, b) => b.value - a.value);
    const [best, lowest] = [own[0], own.at(-1)];
    return best && lowest ? [{ kind, best: told(best), lowest: told(lowest) }] : [];
  });
}

const isOfJoker = (order: Order): order is JokerOrder => (JOKER_ORDERS as readonly string[]).includes(order);
const isSum = (order: Order): order is SumOrder => (SUM_ORDERS as readonly string[]).includes(order);

function ranksIn(order: Order, pack: Pack, least: number): HandRank[] {
  if (isSum(order)) return ofSums();
  if (isOfJoker(order)) return ofJoker();
  return isBadugi(order) ? ofBadugi(order) : ofFive(order, pack, least);
}

const made = new Map<string, readonly HandRank[]>();

/** Worked out once: a page is asked for again and again. */
export function handRanks(
  order: Order,
  { pack = 'full', least = Number.NEGATIVE_INFINITY }: { pack?: Pack; least?: number } = {},
): readonly HandRank[] {
  const key = `${order} ${pack} ${least}`;
  const ranks = made.get(key) ?? ranksIn(order, pack, least);
  made.set(key, ranks);
  return ranks;
}

/** Of three cards, which make no straight and no flush. */
export function threeCardRanks(): HandRank[] {
  const hands = threes()
    .map((cards) => ({ cards, ranked: ofThree(cards) }))
    .sort((one, other) => compareSets(other.ranked, one.ranked));
  const kinds = [...new Set(hands.map(({ ranked }) => ranked.category))];
  return kinds.map((kind) => {
    const own = hands.filter(({ ranked }) => ranked.category === kind);
    const told = (cards: readonly Card[]) => {
      const count = (card: Card) => cards.filter((other) => rankOf(other) === rankOf(card)).length;
      return [...cards].sort((a, b) => count(b) - count(a) || rankOf(b) - rankOf(a));
    };
    return { kind, best: told(own[0]?.cards ?? []), lowest: told(own.at(-1)?.cards ?? []) };
  });
}

/** "A-K-Q-J-10". */
export const ranksSaid = (cards: readonly Card[]): string =>
  cards
    .map((card) =>
      card === JOKER ? 'Jkr' : rankOf(card) < 9 ? String(rankOf(card) + 2) : 'JQKA'.charAt(rankOf(card) - 9),
    )
    .join('-');
