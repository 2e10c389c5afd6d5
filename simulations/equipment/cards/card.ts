/** One card of a pack of 52, as a number small enough for a table: four times its rank, and its suit. */
import { fail, ok, type Result } from '../../problems/problem';

/** 0 to 51, the two of clubs to the ace of spades. */
export type Card = number;
/** 0 to 12, two to ace. */
export type Rank = number;
/** 0 to 3, clubs, diamonds, hearts, spades. */
export type Suit = number;

export const RANKS = 13;
export const SUITS = 4;
export const PACK = RANKS * SUITS;
export const ACE: Rank = 12;

export const cardOf = (rank: Rank, suit: Suit): Card => rank * SUITS + suit;
export const rankOf = (card: Card): Rank => card >> 2;
export const suitOf = (card: Card): Suit => card & 3;

const RANK_MARKS = '23456789TJQKA';
const SUIT_MARKS = 'cdhs';
/** Each way to write a suit, four at a time in the order of the marks. */
const SUITS_WRITTEN = `${SUIT_MARKS}♣♦♥♠♧♢♡♤`;
/** Asks for a sign in colour or without; some keyboards add it to the sign of a suit. */
const VARIATION = /[\uFE0E\uFE0F]/g;
const RANK_NAMES = 'two three four five six seven eight nine ten jack queen king ace'.split(
  ' ',
) as readonly string[];
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** "Th", "As". */
export const markOf = (card: Card): string => `${RANK_MARKS[rankOf(card)]}${SUIT_MARKS[suitOf(card)]}`;

/** "ten". */
export const rankName = (rank: Rank): string => RANK_NAMES[rank] as string;
/** "tens", "sixes". */
export const rankNames = (rank: Rank): string => (rank === 4 ? 'sixes' : `${rankName(rank)}s`);
/** "ten of hearts". */
export const cardName = (card: Card): string => `${rankName(rankOf(card))} of ${SUIT_NAMES[suitOf(card)]}`;

function readCard(text: string): Card | undefined {
  const [, rankText = '', suitText = ''] = /^(10|[2-9tjqka])([cdhs♣♦♥♠♧♢♡♤])$/i.exec(text) ?? [];
  const rank = RANK_MARKS.indexOf(rankText === '10' ? 'T' : rankText.toUpperCase());
  const suit = SUITS_WRITTEN.indexOf(suitText.toLowerCase()) % SUITS;
  return rankText === '' ? undefined : cardOf(rank, suit);
}

/** Cards as people type them: "Ah Td", "ah, 10d", "A♥ 10♦" or "AhTd". Refuses what is no card of the pack, and one card twice. */
export function readCards(text: string, field?: string): Result<Card[]> {
  const marks = text.replace(VARIATION, '').match(/10[^\s,]|[^\s,]{1,2}/gu) ?? [];
  const refuse = (message: string) => fail({ code: 'input-unreadable', message, field });
  const cards: Card[] = [];
  for (const mark of marks) {
    const card = readCard(mark);
    if (card === undefined)
      return refuse(
        `Write each card as its rank and suit, for example Ah or 10d; “${mark}” is no card of the pack.`,
      );
    if (cards.includes(card)) return refuse(`Name each card once; the ${cardName(card)} is there twice.`);
    cards.push(card);
  }
  return ok(cards);
}
