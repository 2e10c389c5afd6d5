/** The strategy that was found, in a sentence and as tables. */

import { PACK, RANKS, type Rank, rankName } from '../../equipment/cards/card';
import { fiveCardName } from '../../equipment/cards/hand-names';
import type { HandClass } from '../../equipment/cards/hand-order';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { type Fraction, ONE, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Solution, StrategyTable } from '../../family/solution';
import { percent } from '../../printing/numbers';
import { forEachClass, type HandLine, handLines, rowsOfLines } from '../decisions/hand-lines';
import { everyHand } from './pieces';

const HAND = 5;
const BITS = Float64Array.from({ length: PACK }, (_, card) => 2 ** card);
const EVERY_CARD = 2 ** PACK - 1;

const CHOICES = { raise: 'Raise', fold: 'Fold', 'by-card': 'The dealer’s card decides' };
type Verdict = keyof typeof CHOICES;

/** Every card but the hand's own, as bits. */
function everyUpCard(cards: Uint8Array, hand: number): number {
  let mask = EVERY_CARD;
  for (let i = hand * HAND; i < (hand + 1) * HAND; i += 1) mask -= inTable(BITS[inTable(cards[i])]);
  return mask;
}

/** Of the hands of one class. */
function verdictOf(masks: Float64Array, from: number, to: number): Verdict {
  const { cards } = everyHand();
  let [always, never] = [true, true];
  for (let hand = from; hand < to && (always || never); hand += 1) {
    if (masks[hand] !== 0) never = false;
    if (masks[hand] !== everyUpCard(cards, hand)) always = false;
  }
  return always ? 'raise' : never ? 'fold' : 'by-card';
}

/** By class of hand. */
export function verdictsOf(masks: Float64Array): Verdict[] {
  const verdicts: Verdict[] = [];
  forEachClass(everyHand().classes, (hand, from, to) => {
    verdicts[hand] = verdictOf(masks, from, to);
  });
  return verdicts;
}

/** By rank of the up-card: of the deals of a class of hands, the share that is raised; none where it cannot be dealt. */
export type RaiseShares = { hand: HandClass; raised: (Fraction | undefined)[] };

/** For the classes of hand that are neither raised nor folded on every up-card, from the weakest. */
export function doubtfulHands(masks: Float64Array): RaiseShares[] {
  const { cards, classes, orbits } = everyHand();
  const shares: RaiseShares[] = [];
  forEachClass(classes, (hand, from, to) => {
    if (verdictOf(masks, from, to) !== 'by-card') return;
    const dealt = new Float64Array(RANKS);
    const raised = new Float64Array(RANKS);
    for (let at = from; at < to; at += 1) {
      const own = cards.subarray(at * HAND, (at + 1) * HAND);
      const orbit = inTable(orbits[at]);
      for (let up = 0; up < PACK; up += 1) {
        if (own.includes(up)) continue;
        dealt[up >> 2] = inTable(dealt[up >> 2]) + orbit;
        if (Math.floor(inTable(masks[at]) / inTable(BITS[up])) % 2 === 1)
          raised[up >> 2] = inTable(raised[up >> 2]) + orbit;
      }
    }
    const shareOn = (deals: number, up: Rank) => (deals > 0 ? ratio(inTable(raised[up]), deals) : undefined);
    shares.push({ hand, raised: Array.from(dealt, shareOn) });
  });
  return shares;
}

export function whatToRaise(masks: Float64Array): Required<Pick<Solution, 'summary' | 'tables'>> {
  const lines = handLines(everyHand().classes, (from, to) => verdictOf(masks, from, to));
  const hands: StrategyTable = {
    id: 'hands',
    caption: 'What to raise',
    explains: 'From the strongest hands down.',
    columns: ['Best choice'],
    rows: rowsOfLines(lines, fiveCardName, CHOICES),
  };
  const doubtful = doubtfulHands(masks);
  return {
    summary: summaryOf(lines),
    tables: doubtful.length === 0 ? [hands] : [hands, byTheDealersCard(doubtful)],
  };
}

function summaryOf(lines: readonly HandLine<Verdict>[]): string {
  const [weakest, strongest] = [lines[0], lines.at(-1)] as [HandLine<Verdict>, HandLine<Verdict>];
  if (lines.length === 1)
    return {
      raise: 'Raise every hand.',
      fold: 'Fold every hand.',
      'by-card': 'With every hand the up-card decides.',
    }[weakest.verdict];
  const raised = fiveCardName(strongest.weakest);
  if (lines.length === 2 && strongest.verdict === 'raise' && weakest.verdict === 'fold')
    return `Raise this hand or better, fold the rest: ${raised}.`;
  return [
    ...(strongest.verdict === 'raise' ? [`Raise this hand or better whatever the up-card: ${raised}.`] : []),
    ...(weakest.verdict === 'fold' ? [`Fold this hand or worse: ${fiveCardName(weakest.strongest)}.`] : []),
    'With the other hands the up-card decides.',
  ].join(' ');
}

/** By rank, as a table is headed: "2", "10", "jack". */
export const UP_CARDS = Array.from({ length: RANKS }, (_, rank) =>
  rank < 9 ? String(rank + 2) : rankName(rank),
);
const MARKS = [...UP_CARDS.slice(0, 9), 'J', 'Q', 'K', 'A'];

/** "A-K-J-8-3" where ranks are all there is to say. */
function shortName(hand: HandClass): string {
  const { category, ranks } = FIVE_CARD_ORDER.standingOf(hand);
  return category === 'high-card' ? ranks.map((rank) => MARKS[rank]).join('-') : fiveCardName(hand);
}

function cellOf(raised: Fraction | undefined): string {
  if (raised === undefined) return '–';
  if (raised.equals(ONE)) return CHOICES.raise;
  return raised.n === 0n ? CHOICES.fold : `Raise ${percent(raised, 1)}`;
}

/** Neighbours that are played alike share a row. */
function rowsOf(doubtful: readonly RaiseShares[]): StrategyTable['rows'] {
  const rows: { strongest: HandClass; weakest: HandClass; cells: string[] }[] = [];
  for (const { hand, raised } of [...doubtful].reverse()) {
    const cells = raised.map(cellOf);
    const last = rows.at(-1);
    if (last?.weakest === hand + 1 && last.cells.join() === cells.join()) last.weakest = hand;
    else rows.push({ strongest: hand, weakest: hand, cells });
  }
  return rows.map(({ strongest, weakest, cells }) => ({
    label: [...new Set([strongest, weakest])].map(shortName).join(' down to '),
    cells,
  }));
}

function byTheDealersCard(doubtful: readonly RaiseShares[]): StrategyTable {
  return {
    id: 'by-up-card',
    caption: 'Hands with which the dealer’s card decides',
    explains:
      'The player’s hand on the left, the card the dealer shows above. Where a share is given, the suits decide: it is the share of these deals in which raising is better.',
    columns: UP_CARDS,
    rows: rowsOf(doubtful),
  };
}
