/** The features as the exact pass knows them: from the value path, the ranks by place, the pattern and the suits. */
import { inTable } from '../../../exact/in-table';
import {
  ABSENT,
  type FeatureId,
  type FeaturesSeeing,
  MIXED,
  SUIT_NAMES,
  type ValueAs,
} from '../features/catalogue';
import type { Pack } from '../pack';
import { ALL_PLACES, BANKER_PLACES, FIRST_FOUR, PLAYER_PLACES, type Places } from '../places';
import { NO_CARD } from '../tableau';
import type { ValuePath } from './paths';
import { NONE, type Pattern } from './patterns';

type Readings<Ids extends FeatureId, Seen> = { [Id in Ids]: (seen: Seen) => ValueAs<Id> };

const third = (value: number) => (value === NO_CARD ? -1 : value);
const ofWinner = (path: ValuePath, players: number, bankers: number) =>
  path.playerTotal === path.bankerTotal ? -1 : path.playerTotal > path.bankerTotal ? players : bankers;

export const POINTS: Readings<FeaturesSeeing<'points'>, ValuePath> = {
  winner: ({ playerTotal, bankerTotal }) =>
    playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker',
  margin: ({ playerTotal, bankerTotal }) => Math.abs(playerTotal - bankerTotal),
  cards: ({ playerCards, bankerCards }) => playerCards + bankerCards,
  'player.total': (path) => path.playerTotal,
  'banker.total': (path) => path.bankerTotal,
  'player.cards': (path) => path.playerCards,
  'banker.cards': (path) => path.bankerCards,
  'player.natural': (path) => path.playerTwo >= 8,
  'banker.natural': (path) => path.bankerTwo >= 8,
  'player.two': (path) => path.playerTwo,
  'banker.two': (path) => path.bankerTwo,
  'player.third': (path) => third(path.playerThird),
  'banker.third': (path) => third(path.bankerThird),
  'winner.total': (path) => ofWinner(path, path.playerTotal, path.bankerTotal),
  'winner.cards': (path) => ofWinner(path, path.playerCards, path.bankerCards),
  'loser.total': (path) => ofWinner(path, path.bankerTotal, path.playerTotal),
  'loser.cards': (path) => ofWinner(path, path.bankerCards, path.playerCards),
};

/** Ranks by place; NONE where no card lies. */
export type RanksSeen = { ranks: Int8Array; pack: Pack };

const rankAt =
  (place: number) =>
  ({ ranks, pack }: RanksSeen) => {
    const rank = inTable(ranks[place]);
    return rank === NONE ? ABSENT : (pack.ranks[rank] as Pack['ranks'][number]).name;
  };

export const RANKS: Readings<FeaturesSeeing<'ranks'>, RanksSeen> = {
  'player.rank1': rankAt(0),
  'banker.rank1': rankAt(1),
  'player.rank2': rankAt(2),
  'banker.rank2': rankAt(3),
  'player.rank3': rankAt(4),
  'banker.rank3': rankAt(5),
  zeros: ({ ranks, pack }) => {
    let zeros = 0;
    for (const place of ALL_PLACES) {
      const rank = inTable(ranks[place]);
      if (rank !== NONE && pack.ranks[rank]?.points === 0) zeros += 1;
    }
    return zeros;
  },
};

/** How many cards of each group lie at the places, in no order. */
const groupSizes = ({ groups }: Pattern, places: Places): number[] => {
  const sizes = [0, 0, 0, 0, 0, 0];
  for (const place of places) {
    const group = inTable(groups[place]);
    if (group !== NONE) sizes[group] = inTable(sizes[group]) + 1;
  }
  return sizes;
};
const mostAlike = (places: Places) => (pattern: Pattern) => Math.max(...groupSizes(pattern, places));

export const LIKENESS: Readings<FeaturesSeeing<'likeness'>, Pattern> = {
  'player.pair': ({ groups }) => groups[0] === groups[2],
  'banker.pair': ({ groups }) => groups[1] === groups[3],
  'player.alike': mostAlike(PLAYER_PLACES),
  'banker.alike': mostAlike(BANKER_PLACES),
  alike: mostAlike(ALL_PLACES),
  'firstFour.alike': mostAlike(FIRST_FOUR),
  'firstFour.pairs': (pattern) => groupSizes(pattern, FIRST_FOUR).filter((size) => size === 2).length,
};

export type FacesSeen = { groups: readonly number[]; suits: Uint8Array };

const identical =
  (places: Places) =>
  ({ groups, suits }: FacesSeen) => {
    let most = 0;
    for (const one of places) {
      if (groups[one] === NONE) continue;
      let same = 0;
      for (const other of places) if (groups[one] === groups[other] && suits[one] === suits[other]) same += 1;
      if (same > most) most = same;
    }
    return most;
  };

/** What the cards at the places have in common, by suit, or MIXED. */
const common =
  <Shared extends string>(places: Places, bySuit: readonly Shared[]) =>
  ({ groups, suits }: FacesSeen): Shared | typeof MIXED => {
    const first = bySuit[inTable(suits[inTable(places[0])])] as Shared;
    for (const place of places)
      if (groups[place] !== NONE && bySuit[inTable(suits[place])] !== first) return MIXED;
    return first;
  };

const COLOURS = ['black', 'red', 'red', 'black'] as const;
const suitAt =
  (place: number) =>
  ({ groups, suits }: FacesSeen) =>
    groups[place] === NONE ? ABSENT : (SUIT_NAMES[inTable(suits[place])] as (typeof SUIT_NAMES)[number]);

export const FACES: Readings<FeaturesSeeing<'faces'>, FacesSeen> = {
  'player.perfectPair': ({ groups, suits }) => groups[0] === groups[2] && suits[0] === suits[2],
  'banker.perfectPair': ({ groups, suits }) => groups[1] === groups[3] && suits[1] === suits[3],
  identical: identical(ALL_PLACES),
  'firstFour.identical': identical(FIRST_FOUR),
  suits: common(ALL_PLACES, SUIT_NAMES),
  'player.suits': common(PLAYER_PLACES, SUIT_NAMES),
  'banker.suits': common(BANKER_PLACES, SUIT_NAMES),
  colours: common(ALL_PLACES, COLOURS),
  'player.colours': common(PLAYER_PLACES, COLOURS),
  'banker.colours': common(BANKER_PLACES, COLOURS),
  'player.suit1': suitAt(0),
  'banker.suit1': suitAt(1),
  'player.suit2': suitAt(2),
  'banker.suit2': suitAt(3),
  'player.suit3': suitAt(4),
  'banker.suit3': suitAt(5),
};
