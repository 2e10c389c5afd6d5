/** The hands of a poker game by rank, in words: each part of the pot with its kinds, what each is, its best and its lowest. */
import { CATEGORY_NAMES } from '@/simulations/equipment/cards/categories';
import { listed } from '@/simulations/printing/lists';
import { type HandRank, handRanks, ranksSaid, threeCardRanks } from '@/simulations/showdown/hand-ranks';
import type { Order } from '@/simulations/showdown/hands';
import { type PotPart, worstValue } from '@/simulations/showdown/pot';
import { type AnyGame, hasPot } from './words';

export type RankRow = { name: string; is: string; best: string; lowest: string };
export type RankTable = { title: string; says: string; rows: RankRow[] };

const IS: Record<HandRank['kind'], string> = {
  'royal-flush': 'The five highest, of one suit',
  'straight-flush': 'Five in sequence, of one suit',
  'four-of-a-kind': 'Four of a rank',
  'full-house': 'Three of a rank and two of another',
  flush: 'Five of one suit',
  straight: 'Five in sequence',
  'three-of-a-kind': 'Three of a rank',
  'two-pairs': 'Two of a rank and two of another',
  pair: 'Two of a rank',
  'high-card': 'None of the others',
  'four-cards': 'Four ranks, four suits',
  'three-cards': 'Three ranks, three suits',
  'two-cards': 'Two ranks, two suits',
  'one-card': 'One card',
  'five-of-a-kind': 'Four of a rank with the joker',
  matches: 'The sum of the board',
  under: 'A lower sum; of two, the nearer',
  over: 'A higher sum; of two, the nearer',
};

const OTHER_NAMES: Partial<Record<HandRank['kind'], string>> = {
  'five-of-a-kind': 'Five of a kind',
  matches: 'Matches the board',
  under: 'Under the board',
  over: 'Over the board',
  'four-cards': 'Badugi',
  'three-cards': 'Three cards',
  'two-cards': 'Two cards',
  'one-card': 'One card',
};

const LOW: readonly Order[] = [
  'ace-to-five',
  'ace-to-five-aces-paired-high',
  'deuce-to-six',
  'deuce-to-seven',
];

const ORDER_SAYS: Record<Order, string> = {
  high: 'The ace is high; it is low only in 5-4-3-2-A.',
  'short-deck': 'The ace is high; it is low only in 9-8-7-6-A. A flush beats a full house.',
  'ace-to-five':
    'The lower the better, the ace lowest. Straights and flushes do not count. The highest card decides first.',
  'ace-to-five-aces-paired-high':
    'The lower the better, the ace lowest, but two, three or four aces are the worst of their kind. Straights and flushes do not count. The highest card decides first.',
  'deuce-to-six':
    'The lower the better, the ace high. Straights and flushes do not count. The highest card decides first.',
  'deuce-to-seven':
    'The lower the better, the ace always high, so A-2-3-4-5 is no straight. Straights and flushes count against a hand. The highest card decides first.',
  badugi:
    'Cards of different ranks and suits count; of two that match, one. More cards beat fewer, then the lower highest card. The ace is lowest.',
  'badugi-ace-high':
    'Cards of different ranks and suits count; of two that match, one. More cards beat fewer, then the lower highest card. The ace is highest.',
  'joker-41':
    'Ranks run 2 to 7, then jack to ace; the ace is low only in A-2-3-4-5. A flush beats a full house. The joker is any card where it was dealt face down; face up it is an ace, or completes a straight or a flush.',
  'nearest-sum':
    'Three cards are added up: kings, queens and jacks count 10, an ace 1 or 11 as its holder likes, and 11 on the board. Of hands as near, the higher cards win, the ace highest. Best and lowest are those against a board of 6-7-8, which is 21.',
};

const nameOf = (kind: HandRank['kind'], order: Order): string => {
  if (kind === 'high-card' && LOW.includes(order)) return 'No pair';
  return OTHER_NAMES[kind] ?? CATEGORY_NAMES[kind as keyof typeof CATEGORY_NAMES];
};

const rowsOf = (ranks: readonly HandRank[], order: Order): RankRow[] =>
  ranks.map(({ kind, best, lowest }) => ({
    name: nameOf(kind, order),
    is: kind === 'high-card' && LOW.includes(order) ? 'Five different ranks' : IS[kind],
    best: ranksSaid(best),
    lowest: ranksSaid(lowest),
  }));

const alike = (one: PotPart, other: PotPart): boolean =>
  one.hand.order === other.hand.order && one.worst === other.worst;

/** Parts that rank hands alike have one table. */
export function rankTables(game: AnyGame): RankTable[] {
  if (!hasPot(game))
    return [
      {
        title: 'Middle and back: five cards',
        says: ORDER_SAYS.high,
        rows: rowsOf(handRanks('high'), 'high'),
      },
      {
        title: 'Front: three cards',
        says: 'Straights and flushes do not count.',
        rows: rowsOf(threeCardRanks(), 'high'),
      },
    ];
  const { parts, pack } = game.pot;
  const firsts = parts.filter((part, at) => parts.findIndex((other) => alike(other, part)) === at);
  return firsts.map((part) => {
    const { order } = part.hand;
    const named = parts.filter((other) => alike(other, part)).map(({ label }) => label);
    return {
      title: parts.length === 1 ? 'Hands' : `Hands: ${listed(named)}`,
      says: ORDER_SAYS[order],
      rows: rowsOf(handRanks(order, { pack, least: worstValue(part) }), order),
    };
  });
}
