/** What to do with given cards: what every choice gains, and what the chart says. */
import { ACE as ACE_RANK, type Card, rankOf } from '../../equipment/cards/card';
import { ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Adviser } from '../../family/advice';
import { fail, ok } from '../../problems/problem';
import { CELLS, cellsOf, LINE_OF } from './chart';
import { bestColumn } from './chart-gains';
import { type ChoiceId, choicesFor, type Held, pairOf } from './choices';
import { firstBy } from './first-choice';
import { BUST, draw, HANDS } from './hands';
import { ASKED_HANDS } from './head';
import type { BlackjackParameters } from './parameters';
import { inParts, PARTS, rulesWith } from './pieces';
import { DOUBLE, HIT, mayDouble } from './play';
import { ACE, TEN } from './ranks';
import type { Rules } from './rules';
import { standingAgainst } from './standing';

const LABELS: Record<ChoiceId, string> = {
  stand: 'Stand',
  hit: 'Draw',
  double: 'Double',
  split: 'Split',
  surrender: 'Give up half',
  'even-money': 'Even money, where it is offered',
};

const kindOf = (card: Card): number => (rankOf(card) === ACE_RANK ? ACE : Math.min(TEN, rankOf(card) + 1));

/** Where a pair is of one rank, two cards that count ten may be none. */
function heldFrom({ tens }: Rules, [a, b]: readonly Card[], shown: Card, hand: number): Held {
  const pair = pairOf(hand);
  if (!tens || pair !== TEN || a === undefined || b === undefined) return { pair };
  if (rankOf(a) !== rankOf(b)) return { pair: -1 };
  return { pair, alike: inTable(tens[0]) - (rankOf(shown) === rankOf(a) ? 1 : 0) };
}

const refuse = (message: string) => fail({ code: 'input-unreadable', message });

/** The best chart's choice for this hand. */
export function charted(rules: Rules, up: number, hand: number, pair = pairOf(hand)): ChoiceId {
  const { column } = bestColumn(standingAgainst(up, rules), rules);
  if (HANDS.cards[hand] === 2) {
    const first = firstBy(column, rules, { hand, pair });
    if (first === 'split') return 'split';
    if (first === 'surrendered') return 'surrender';
  }
  const cell = cellsOf(column)[inTable(LINE_OF[hand])];
  if (!cell) return 'stand';
  const { choice, instead } = CELLS[cell];
  const chosen = choice === DOUBLE && !mayDouble(rules, hand) ? instead : choice;
  if (chosen === DOUBLE) return 'double';
  return chosen === HIT ? 'hit' : 'stand';
}

export const blackjackAdviser: Adviser<BlackjackParameters> = {
  advise: (parameters, tables, { cards }) => {
    const held = cards.hand ?? [];
    const [shown, ...others] = cards.dealer ?? [];
    const street = ASKED_HANDS.find(({ cards: { hand } }) => hand === held.length)?.street;
    if (shown === undefined || others.length > 0 || street === undefined)
      return refuse('Give one card of the dealer’s and at least two in the hand.');
    let hand = HANDS.empty;
    for (const card of held) {
      hand = hand === BUST ? BUST : draw(hand, kindOf(card));
      if (hand === BUST) return refuse('These cards are over 21: there is nothing left to choose.');
    }
    const up = kindOf(shown);
    const rules = rulesWith(parameters, tables);
    if (!standingAgainst(up, rules).table.holds(hand))
      return refuse('The shoe does not hold so many cards of one rank.');
    const pair = heldFrom(rules, held, shown, hand);
    const choices = choicesFor(rules, up, hand, pair).map(({ choice, gain }) => ({
      choice,
      label: LABELS[choice],
      gains: ratio(BigInt(inParts(gain)), BigInt(PARTS)),
    }));
    return ok({
      street,
      best: choices[0]?.choice ?? 'stand',
      choices,
      says: `The chart says: ${LABELS[charted(rules, up, hand, pair.pair)].toLowerCase()}.`,
    });
  },
};
