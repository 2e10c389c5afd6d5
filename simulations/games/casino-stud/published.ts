/** Strategies that people have published for this game, and playing without looking. */
import { ACE, RANKS } from '../../equipment/cards/card';
import type { HandClass } from '../../equipment/cards/hand-order';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { inTable } from '../../exact/in-table';
import { weakestFrom } from './qualifying';

export type Published = {
  id: string;
  label: string;
  explains: string;
  source?: string;
  /** The ranks of the up-card on which a hand of this class is raised, as a mask. */
  raisesOn: (worth: HandClass) => number;
};

export const ANY_RANK = (1 << RANKS) - 1;
const [QUEEN, KING] = [ACE - 2, ACE - 1];
const SHACKLEFORD = 'M. Shackleford, "Caribbean Stud Poker" (Wizard of Odds)';
const aceKing = weakestFrom(ACE, KING);
const aceKingJackEightThree = FIVE_CARD_ORDER.classOf('high-card', [ACE, KING, 9, 6, 1]);
const pair = FIVE_CARD_ORDER.boundsOf('pair').lowest;

const from = (weakest: HandClass) => (worth: HandClass) => (worth >= weakest ? ANY_RANK : 0);
const withAceKing = (raisesOn: (ranks: readonly number[]) => number) => (worth: HandClass) => {
  if (worth < aceKing) return 0;
  return worth >= pair ? ANY_RANK : raisesOn(FIVE_CARD_ORDER.standingOf(worth).ranks);
};
const maskOf = (ranks: readonly number[]) => ranks.reduce((mask, rank) => mask | (1 << rank), 0);

/** Ranks are those of an ace-king hand, falling. */
function rulesOfThumb(ranks: readonly number[]): number {
  const held = maskOf(ranks);
  const third = inTable(ranks[2]);
  const matched = held & ~maskOf([ACE, KING]);
  const high = third === QUEEN || third === QUEEN - 1 ? maskOf([ACE, KING]) : 0;
  const below = third === QUEEN ? ((1 << inTable(ranks[3])) - 1) & ~held : 0;
  return matched | high | below;
}

export const PUBLISHED: Published[] = [
  {
    id: 'three-rules',
    label: 'Three rules of thumb',
    explains:
      'Raises every pair or better, folds without ace and king. Raises ace-king if the up-card is a two to queen that the player also holds; if it is an ace or king and the player holds a queen or jack; or if the player does not hold its rank, holds a queen, and the up-card is lower than the player’s fourth card.',
    source: SHACKLEFORD,
    raisesOn: withAceKing(rulesOfThumb),
  },
  {
    id: 'ace-king-jack-eight-three',
    label: 'Ace-king-jack-eight-three or better',
    explains: 'Raises that hand or better whatever the up-card, folds the rest.',
    source: SHACKLEFORD,
    raisesOn: from(aceKingJackEightThree),
  },
  {
    id: 'matching-rank',
    label: 'Ace-king with a match',
    explains:
      'Raises every pair or better, and ace-king if one of the player’s cards has the rank of the up-card.',
    source: SHACKLEFORD,
    raisesOn: withAceKing(maskOf),
  },
  {
    id: 'pair-or-better',
    label: 'Pair or better',
    explains: 'Raises every pair or better, folds the rest.',
    source: SHACKLEFORD,
    raisesOn: from(pair),
  },
  {
    id: 'ace-king-or-better',
    label: 'Ace-king or better',
    explains: 'Raises every hand with which a dealer would qualify, folds the rest.',
    source: SHACKLEFORD,
    raisesOn: from(aceKing),
  },
  {
    id: 'never-fold',
    label: 'Never fold',
    explains: 'Raises every hand without looking at it.',
    raisesOn: () => ANY_RANK,
  },
];
