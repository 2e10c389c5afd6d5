/**
 * How hands are played at a table, card by card, from whatever deals the cards: by a plan, in the order of the table, with
 * scores worked out from the cards alone. The witness and the shoe deal to it.
 */

import { ONE, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import { netPays, smallUnits } from '../decisions/net-pays';
import { HANDS } from './hands';
import { type BlackjackParameters, MOST_HANDS } from './parameters';
import type { Followed } from './pieces';
import { ACE, KINDS, TEN } from './ranks';
import type { Rules } from './rules';
import { blackjackWagers, WAGER } from './wagers';

/** What the plan says of a hand, as bits of one number. */
const [STAND, HIT, DOUBLE] = [0, 1, 2];
const INSTEAD_HIT = 4;
const SPLIT = 8;
const SURRENDER = 16;
const SURRENDER_UNPAIRED = 32;

/** Cards as they are dealt: ten kinds, and where a pair is of one rank jacks, queens and kings apart from tens. */
export const FACES = KINDS + 3;
export const KIND_OF_FACE = Uint8Array.from({ length: FACES }, (_, face) => Math.min(face, TEN));

/** How many cards of each face the shoe begins with. */
export const facesOf = ({ shoe, tens }: Pick<Rules, 'shoe' | 'tens'>): readonly number[] =>
  tens ? [...shoe.slice(0, TEN), ...tens] : shoe;

/** The hand that one more card makes, looked up by what it holds; -1 over 21, where no hand is. */
function nextHands(): Int16Array {
  const count = HANDS.count;
  const counts = (hand: number) => [...HANDS.counts.subarray(hand * KINDS, (hand + 1) * KINDS)];
  const numbers = new Map(Array.from({ length: count }, (_, hand) => [counts(hand).join(), hand]));
  const next = new Int16Array(count * FACES).fill(-1);
  for (let hand = 0; hand < count; hand += 1)
    for (let face = 0; face < FACES; face += 1) {
      const more = counts(hand).map((n, at) => (at === KIND_OF_FACE[face] ? n + 1 : n));
      next[hand * FACES + face] = numbers.get(more.join()) ?? -1;
    }
  return next;
}

const NEXT = nextHands();
const EMPTY = HANDS.count - 1;

/** Hard points, and 10 more where an ace may count 11. */
const SCORES = Uint8Array.from({ length: HANDS.count }, (_, hand) => {
  let points = 0;
  for (let kind = 0; kind < KINDS; kind += 1)
    points += (kind + 1) * inTable(HANDS.counts[hand * KINDS + kind]);
  const ace = inTable(HANDS.counts[hand * KINDS + ACE]) > 0;
  return ace && points <= 11 ? points + 10 : points;
});
const BLACKJACK = inTable(NEXT[inTable(NEXT[EMPTY * FACES + ACE]) * FACES + TEN]);

export const OVER = 22;
export const NATURAL = 23;

/** How a seat's two cards went: nothing is settled before the dealer's cards but what was given up early. */
export const [PLAYED, HELD_BLACKJACK, GAVE_UP] = [0, 1, 2];

/** What is followed against each card of the dealer, by that card and the hand. */
export function codesOf(followedBy: (up: number) => Followed): Uint8Array {
  const codes = new Uint8Array(KINDS * HANDS.count);
  for (let up = 0; up < KINDS; up += 1) {
    const followed = followedBy(up);
    for (let hand = 0; hand < HANDS.count; hand += 1) {
      let code = inTable(followed.plan.choice[hand]) + INSTEAD_HIT * inTable(followed.plan.instead[hand]);
      if (HANDS.cards[hand] === 2) {
        const pair = HANDS.counts.subarray(hand * KINDS, (hand + 1) * KINDS).indexOf(2);
        const first = followed.first({ hand, pair });
        code += first === 'split' ? SPLIT : first === 'surrendered' ? SURRENDER : 0;
        if (followed.first({ hand, pair: -1 }) === 'surrendered') code += SURRENDER_UNPAIRED;
      }
      codes[up * HANDS.count + hand] = code;
    }
  }
  return codes;
}

/** What is won and lost, in whole units of a small part of a stake. */
export type TablePays = { unit: number; blackjack: number; win: number; half: number; one: number };

export function tablePays(parameters: BlackjackParameters, tables: PayTables): TablePays {
  const net = netPays(blackjackWagers(parameters), tables);
  const { unit, whole } = smallUnits([net(WAGER, 'blackjack'), net(WAGER, 'win'), ratio(1n, 2n), ONE]);
  const [blackjack, win, half, one] = whole;
  return { unit, blackjack: inTable(blackjack), win: inTable(win), half: inTable(half), one: inTable(one) };
}

type Settled = Pick<
  Rules,
  | 'soft17'
  | 'naturalTakes'
  | 'doubleAfterSplit'
  | 'hands'
  | 'resplitAces'
  | 'drawToAces'
  | 'splitTwentyOne'
  | 'surrender'
>;

/** `draw` gives the face of the next card. Hands of all seats are kept until `clear`. */
export function atTable(
  rules: Settled,
  { blackjack: ofBlackjack, win: ofWin, half: ofHalf, one: ofOne }: TablePays,
  codes: Uint8Array,
  draw: () => number,
  seats = 1,
) {
  const takesFirst = rules.naturalTakes === 'first';
  const better = rules.splitTwentyOne === 'beats-longer';
  const early = rules.surrender === 'early';
  const scores = new Uint8Array(seats * MOST_HANDS);
  const stakes = new Uint8Array(seats * MOST_HANDS);
  const twoOf21 = new Uint8Array(seats * MOST_HANDS);
  let hands = 0;

  /** Plays a hand of two cards to its end and notes what it came to. */
  const play = (start: number, up: number, split: boolean): void => {
    let hand = start;
    let stake = 1;
    const from = up * HANDS.count;
    while (hand >= 0 && SCORES[hand] !== 21) {
      const code = inTable(codes[from + hand]);
      let choice = code & 3;
      if (choice === DOUBLE && split && !rules.doubleAfterSplit) choice = code & INSTEAD_HIT ? HIT : STAND;
      if (choice === STAND) break;
      hand = inTable(NEXT[hand * FACES + draw()]);
      if (choice === DOUBLE) {
        stake = 2;
        break;
      }
    }
    scores[hands] = hand < 0 ? OVER : inTable(SCORES[hand]);
    stakes[hands] = stake;
    twoOf21[hands] = better && split && hand === start && SCORES[start] === 21 ? 1 : 0;
    hands += 1;
  };
  const splitUp = (pair: number, up: number): void => {
    const one = inTable(NEXT[EMPTY * FACES + pair]);
    const most = pair === ACE && !rules.resplitAces ? 2 : rules.hands;
    let begun = 2;
    for (let waiting = 2; waiting > 0; ) {
      const face = draw();
      if (face === pair && begun < most) {
        begun += 1;
        waiting += 1;
        continue;
      }
      waiting -= 1;
      const two = inTable(NEXT[one * FACES + face]);
      if (pair === ACE && !rules.drawToAces) {
        scores[hands] = inTable(SCORES[two]);
        stakes[hands] = 1;
        twoOf21[hands] = better && SCORES[two] === 21 ? 1 : 0;
        hands += 1;
      } else play(two, up, true);
    }
  };

  return {
    clear: (): void => {
      hands = 0;
    },
    /** How many hands there are: those of a seat lie from what this was before it to what it is after. */
    hands: (): number => hands,
    /** Plays the two cards of a seat, given by their faces, against a kind of card of the dealer's. */
    seat: (a: number, b: number, up: number): number => {
      const hand = inTable(NEXT[inTable(NEXT[EMPTY * FACES + a]) * FACES + b]);
      if (hand === BLACKJACK) return HELD_BLACKJACK;
      const code = inTable(codes[up * HANDS.count + hand]);
      if (code & (a === b ? SURRENDER : SURRENDER_UNPAIRED)) return GAVE_UP;
      if (code & SPLIT && a === b) splitUp(a, up);
      else play(hand, up, false);
      return PLAYED;
    },
    /** Whether any of these hands is 21 or less. */
    stands: (from: number, to: number): boolean => {
      for (let at = from; at < to; at += 1) if (scores[at] !== OVER) return true;
      return false;
    },
    /** 17 to 21, `OVER` or `NATURAL`. */
    dealersHand: (up: number): number => {
      let points = up + 1;
      let ace = up === ACE;
      for (let cards = 2; ; cards += 1) {
        const kind = inTable(KIND_OF_FACE[draw()]);
        points += kind + 1;
        if (kind === ACE) ace = true;
        const soft = ace && points <= 11;
        const total = soft ? points + 10 : points;
        if (total > 21) return OVER;
        if (total === 21 && cards === 2) return NATURAL;
        if (total > 17 || (total === 17 && (!soft || rules.soft17 === 'stand'))) return total;
        if (soft && total === 17 && rules.soft17 === 'hit-for-good') ace = false;
      }
    },
    /** What a seat gains against the dealer's hand. */
    settled: (went: number, from: number, to: number, dealers: number): number => {
      if (went === HELD_BLACKJACK) return dealers === NATURAL ? 0 : ofBlackjack;
      if (went === GAVE_UP) return dealers === NATURAL && !early ? -ofOne : -ofHalf;
      if (dealers === NATURAL && takesFirst) return -ofOne;
      let gained = 0;
      for (let at = from; at < to; at += 1) {
        const score = inTable(scores[at]);
        const stake = inTable(stakes[at]);
        const two = twoOf21[at] === 1;
        if (score === OVER) gained -= stake * ofOne;
        else if (dealers === NATURAL) gained -= two ? 0 : stake * ofOne;
        else if (dealers === OVER || score > dealers || (two && dealers === 21)) gained += stake * ofWin;
        else if (score < dealers) gained -= stake * ofOne;
      }
      return gained;
    },
  };
}
