/** What three or four cards look like to a player of this game: suits count only where all cards share one. */
import { ACE, type Card, type Rank, rankOf, suitOf } from '../../equipment/cards/card';

export type Group = 'four-of-a-kind' | 'three-of-a-kind' | 'two-pairs' | 'pair' | 'one-suit' | 'suits';

export type Shape = {
  group: Group;
  /** From the highest: the paired rank, or all ranks, an ace last where it stands below a two. */
  ranks: Rank[];
  /** Without a pair: how many ranks are missing between the lowest and the highest. */
  gaps: number;
};

const STRAIGHT = 5;

export function shapeOf(cards: readonly Card[]): Shape {
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  const times = new Map(ranks.map((rank) => [rank, ranks.filter((other) => other === rank).length]));
  const repeated = [...times].filter(([, held]) => held > 1);
  if (repeated.length > 0) {
    const most = Math.max(...repeated.map(([, held]) => held));
    const group =
      most === 4
        ? 'four-of-a-kind'
        : most === 3
          ? 'three-of-a-kind'
          : repeated.length > 1
            ? 'two-pairs'
            : 'pair';
    return { group, ranks: repeated.map(([rank]) => rank), gaps: 0 };
  }
  const group = cards.every((card) => suitOf(card) === suitOf(cards[0] as Card)) ? 'one-suit' : 'suits';
  const [highest, second, lowest] = [ranks[0], ranks[1], ranks.at(-1)] as [Rank, Rank, Rank];
  const low = highest === ACE && second < STRAIGHT - 1;
  return {
    group,
    ranks: low ? [...ranks.slice(1), ACE] : ranks,
    gaps: (low ? second + 1 : highest - lowest) + 1 - ranks.length,
  };
}
