/** Fortune over all 154,143,080 hands, class by class. */
import { type Card, RANKS, rankOf, suitOf } from '../../../equipment/cards/card';
import { JOKER } from '../../../equipment/cards/joker';
import { handClasses } from '../cards/hand-classes';
import { categoryOf, RANKS_AS_CHOSEN } from '../cards/ranking';
import { sevenOf } from '../house-way/seven';
import { FORTUNE_PAID, type FortuneEvent, type PaiGowSideParameters } from './head';

const [QUEEN, KING] = [10, 11];

/** Whether all the cards are one run of seven in one suit, the ace at either end. */
function isSevenInARow(cards: readonly Card[]): boolean {
  const naturals = cards.filter((card) => card !== JOKER);
  if (new Set(naturals.map(suitOf)).size > 1) return false;
  const highs = new Set(naturals.map((card) => rankOf(card) + 1));
  const withLowAce = new Set([...highs].map((rank) => (rank === RANKS ? 0 : rank)));
  return [highs, withLowAce].some(
    (ranks) => ranks.size === naturals.length && Math.max(...ranks) - Math.min(...ranks) < cards.length,
  );
}

/** Leaves out whether a king and a queen go with a royal flush. */
export function rankedFortune(
  cards: readonly Card[],
  { royalWithJoker }: PaiGowSideParameters,
): FortuneEvent {
  const seven = sevenOf(cards, { ...RANKS_AS_CHOSEN, royal: royalWithJoker });
  let best = 0;
  for (const { high } of seven.splits) best = Math.max(best, high);
  const category = categoryOf(best);
  if ((category === 'royal-flush' || category === 'straight-flush') && isSevenInARow(cards))
    return cards.includes(JOKER) ? 'seven-card-straight-flush-with-joker' : 'seven-card-straight-flush';
  // Three of a kind pays more than a straight, though it ranks below.
  if (category === 'straight' && seven.held[3].length > 0) return 'three-of-a-kind';
  if (category === 'five-of-a-kind') return 'five-aces';
  if (category in FORTUNE_PAID) return category as keyof typeof FORTUNE_PAID;
  return seven.shape === 'three-pairs' ? 'three-pairs' : 'lose';
}

/** A class does not say whether a king and a queen beside a flush are of one suit: of the nine ways, three are. */
const [MATCHED, WAYS] = [3, 9];

export function fortuneCounts(parameters: PaiGowSideParameters): Map<FortuneEvent, bigint> {
  const counts = new Map<FortuneEvent, bigint>();
  const add = (event: FortuneEvent, hands: number) =>
    counts.set(event, (counts.get(event) ?? 0n) + BigInt(hands));
  for (const { cards, hands } of handClasses(1)) {
    const event = rankedFortune(cards, parameters);
    if (event !== 'royal-flush') {
      add(event, hands);
      continue;
    }
    const suited = suitOf(cards[0] as Card);
    const beside = cards.filter((card) => card !== JOKER && suitOf(card) !== suited).map(rankOf);
    const matched = beside.includes(KING) && beside.includes(QUEEN) ? (hands * MATCHED) / WAYS : 0;
    add('royal-flush-and-match', matched);
    add('royal-flush', hands - matched);
  }
  return counts;
}
