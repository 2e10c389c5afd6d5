/** What seven cards come to, for the witness. Shares nothing with the counts. */
import { ACE } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import type { FortuneBonusEvent, FortuneBonusParameters } from './head';

const PACK = 52;
const RUN = 5;

/** The ranks of each row of five, ace to five first. */
const ROWS: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, top) =>
  Array.from({ length: RUN }, (_, i) => (top + 3 - i < 0 ? ACE : top + 3 - i)),
);
const TEN_TO_ACE = ROWS.length - 1;

const ofRank = new Uint8Array(13);
const ofSuit = new Uint8Array(4);
const has = new Uint8Array(PACK);

export function fortuneBonusOf(
  cards: Uint8Array,
  { joker, royalWithJoker }: FortuneBonusParameters,
): FortuneBonusEvent {
  ofRank.fill(0);
  ofSuit.fill(0);
  has.fill(0);
  let jokers = 0;
  for (let i = 0; i < 7; i += 1) {
    const card = inTable(cards[i]);
    if (card >= PACK) {
      jokers += 1;
      continue;
    }
    has[card] = 1;
    ofRank[card >> 2] = inTable(ofRank[card >> 2]) + 1;
    ofSuit[card & 3] = inTable(ofSuit[card & 3]) + 1;
  }
  const wild = joker === 'wild';
  const spare = wild ? jokers : 0;
  let [five, four, full] = [false, false, false];
  for (let rank = 0; rank < 13; rank += 1) {
    const own = inTable(ofRank[rank]) + (!wild && rank === ACE ? jokers : 0);
    if (own + spare >= 5) {
      if (rank === ACE) return 'five-aces';
      five = true;
    }
    if (own + spare >= 4) four = true;
    if (own + spare < 3) continue;
    const left = spare - Math.max(0, 3 - own);
    for (let other = 0; other < 13; other += 1) {
      const two = inTable(ofRank[other]) + (!wild && other === ACE ? jokers : 0);
      if (other !== rank && two + left >= 2) full = true;
    }
  }
  if (five) return 'five-of-a-kind';
  let [straight, flush, flushed, natural] = [false, false, false, false];
  let royal: FortuneBonusEvent | undefined;
  for (let row = 0; row < ROWS.length; row += 1) {
    const ranks = ROWS[row] as readonly number[];
    let any = 0;
    for (let i = 0; i < RUN; i += 1) if (inTable(ofRank[inTable(ranks[i])]) > 0) any += 1;
    if (any + jokers < RUN) continue;
    straight = true;
    for (let suit = 0; suit < 4; suit += 1) {
      let held = 0;
      for (let i = 0; i < RUN; i += 1) held += inTable(has[inTable(ranks[i]) * 4 + suit]);
      if (held + jokers < RUN) continue;
      flushed = true;
      if (held === RUN) natural = true;
      if (row === TEN_TO_ACE && (held === RUN || royalWithJoker === 'royal-flush')) royal = 'royal-flush';
    }
  }
  for (let suit = 0; suit < 4; suit += 1) if (inTable(ofSuit[suit]) + jokers >= RUN) flush = true;
  if (royal) return royal;
  if (natural) return 'straight-flush';
  if (flushed) return 'straight-flush-with-joker';
  if (four) return 'four-of-a-kind';
  if (full) return 'full-house';
  if (flush) return 'flush';
  return straight ? 'straight' : 'lose';
}
