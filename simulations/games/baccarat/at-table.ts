/**
 * The features as a dealer reads them off the cards on the table. Nothing of the exact pass is used, so that a feature
 * read wrongly in one place shows in the other.
 */
import { type Card, PACK, RANKS, rankOf, suitOf } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';
import { ABSENT, type FeatureId, MIXED, RANK_NAMES, SUIT_NAMES, type ValueAs } from './features/catalogue';
import {
  ALL_PLACES,
  BANKER_PLACES,
  BANKER_THIRD,
  FIRST_FOUR,
  PLAYER_PLACES,
  PLAYER_THIRD,
  type Places,
} from './places';

/** The player's first, the banker's first, and so on; then the player's third and the banker's, or NOTHING. */
export type OnTable = Uint8Array;
export const NOTHING = 255;

const TEN = 8;
const ACE = RANKS - 1;
/** Diamonds and hearts. */
const RED = [1, 2];

/** What a card counts. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return rank < TEN ? rank + 2 : 0;
}

const totalAt = (places: Places) => (table: OnTable) => {
  let sum = 0;
  for (const place of places) {
    const card = inTable(table[place]);
    if (card !== NOTHING) sum += pointsOf(card);
  }
  return sum % 10;
};
const cardsAt = (places: Places) => (table: OnTable) => {
  let cards = 0;
  for (const place of places) if (table[place] !== NOTHING) cards += 1;
  return cards;
};

const PLAYERS_TWO = [0, 2];
const BANKERS_TWO = [1, 3];
const playerTotal = totalAt(PLAYER_PLACES);
const bankerTotal = totalAt(BANKER_PLACES);
const playerCards = cardsAt(PLAYER_PLACES);
const bankerCards = cardsAt(BANKER_PLACES);
const playerTwo = totalAt(PLAYERS_TWO);
const bankerTwo = totalAt(BANKERS_TWO);

const lead = (table: OnTable) => playerTotal(table) - bankerTotal(table);
const better =
  (players: (table: OnTable) => number, bankers: (table: OnTable) => number) => (table: OnTable) => {
    const ahead = lead(table);
    return ahead === 0 ? -1 : ahead > 0 ? players(table) : bankers(table);
  };

const pointsAt = (place: number) => (table: OnTable) => {
  const card = inTable(table[place]);
  return card === NOTHING ? -1 : pointsOf(card);
};
const rankAt = (place: number) => (table: OnTable) => {
  const card = inTable(table[place]);
  return card === NOTHING ? ABSENT : (RANK_NAMES[rankOf(card)] as (typeof RANK_NAMES)[number]);
};
const suitAt = (place: number) => (table: OnTable) => {
  const card = inTable(table[place]);
  return card === NOTHING ? ABSENT : (SUIT_NAMES[suitOf(card)] as (typeof SUIT_NAMES)[number]);
};

/** Two cards are alike if nothing of them but these low bits differs: the suit, or not even that. */
const RANK = 2;
const FACE = 0;

/** By card without those bits, how many lie at the places looked at; nothing in between. */
const piles = new Uint8Array(PACK);
function clear(table: OnTable, places: Places, bits: number): void {
  for (let i = 0; i < places.length; i += 1) {
    const card = inTable(table[inTable(places[i])]);
    if (card !== NOTHING) piles[card >> bits] = 0;
  }
}

const most = (places: Places, bits: number) => (table: OnTable) => {
  let largest = 0;
  for (let i = 0; i < places.length; i += 1) {
    const card = inTable(table[inTable(places[i])]);
    if (card === NOTHING) continue;
    const pile = inTable(piles[card >> bits]) + 1;
    piles[card >> bits] = pile;
    if (pile > largest) largest = pile;
  }
  clear(table, places, bits);
  return largest;
};
const alike = (one: number, other: number, bits: number) => (table: OnTable) =>
  inTable(table[one]) >> bits === inTable(table[other]) >> bits;

/** A second card makes a pair, and a third undoes it. */
function inPairs(table: OnTable): number {
  let pairs = 0;
  for (const place of FIRST_FOUR) {
    const rank = inTable(table[place]) >> RANK;
    const pile = inTable(piles[rank]) + 1;
    piles[rank] = pile;
    if (pile === 2) pairs += 1;
    else if (pile === 3) pairs -= 1;
  }
  clear(table, FIRST_FOUR, RANK);
  return pairs;
}

const suitsAt = (places: Places) => (table: OnTable) => {
  const first = inTable(table[inTable(places[0])]);
  for (const place of places) {
    const card = inTable(table[place]);
    if (card !== NOTHING && suitOf(card) !== suitOf(first)) return MIXED;
  }
  return SUIT_NAMES[suitOf(first)] as (typeof SUIT_NAMES)[number];
};
const coloursAt = (places: Places) => (table: OnTable) => {
  let red = 0;
  let black = 0;
  for (const place of places) {
    const card = inTable(table[place]);
    if (card === NOTHING) continue;
    if (RED.includes(suitOf(card))) red += 1;
    else black += 1;
  }
  return red === 0 ? 'black' : black === 0 ? 'red' : MIXED;
};
const zeros = (table: OnTable) => {
  let count = 0;
  for (const card of table) if (card !== NOTHING && pointsOf(card) === 0) count += 1;
  return count;
};

export const AT_TABLE: { [Id in FeatureId]: (table: OnTable) => ValueAs<Id> } = {
  winner: (table) => (lead(table) === 0 ? 'tie' : lead(table) > 0 ? 'player' : 'banker'),
  margin: (table) => Math.abs(lead(table)),
  cards: cardsAt(ALL_PLACES),
  'player.total': playerTotal,
  'banker.total': bankerTotal,
  'player.cards': playerCards,
  'banker.cards': bankerCards,
  'player.natural': (table) => playerTwo(table) > 7,
  'banker.natural': (table) => bankerTwo(table) > 7,
  'player.two': playerTwo,
  'banker.two': bankerTwo,
  'player.third': pointsAt(PLAYER_THIRD),
  'banker.third': pointsAt(BANKER_THIRD),
  'winner.total': better(playerTotal, bankerTotal),
  'winner.cards': better(playerCards, bankerCards),
  'loser.total': better(bankerTotal, playerTotal),
  'loser.cards': better(bankerCards, playerCards),
  'player.rank1': rankAt(0),
  'player.rank2': rankAt(2),
  'player.rank3': rankAt(PLAYER_THIRD),
  'banker.rank1': rankAt(1),
  'banker.rank2': rankAt(3),
  'banker.rank3': rankAt(BANKER_THIRD),
  zeros,
  'player.pair': alike(0, 2, RANK),
  'banker.pair': alike(1, 3, RANK),
  'player.alike': most(PLAYER_PLACES, RANK),
  'banker.alike': most(BANKER_PLACES, RANK),
  alike: most(ALL_PLACES, RANK),
  'firstFour.alike': most(FIRST_FOUR, RANK),
  'firstFour.pairs': inPairs,
  'player.perfectPair': alike(0, 2, FACE),
  'banker.perfectPair': alike(1, 3, FACE),
  identical: most(ALL_PLACES, FACE),
  'firstFour.identical': most(FIRST_FOUR, FACE),
  suits: suitsAt(ALL_PLACES),
  'player.suits': suitsAt(PLAYER_PLACES),
  'banker.suits': suitsAt(BANKER_PLACES),
  colours: coloursAt(ALL_PLACES),
  'player.colours': coloursAt(PLAYER_PLACES),
  'banker.colours': coloursAt(BANKER_PLACES),
  'player.suit1': suitAt(0),
  'player.suit2': suitAt(2),
  'player.suit3': suitAt(PLAYER_THIRD),
  'banker.suit1': suitAt(1),
  'banker.suit2': suitAt(3),
  'banker.suit3': suitAt(BANKER_THIRD),
};
