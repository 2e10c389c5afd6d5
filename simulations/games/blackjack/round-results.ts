/** How whole rounds end against one card of the dealer by a plan, and how often each decision is reached. */
import { inTable } from '../../exact/in-table';
import { ENDS, NATURAL, OVER } from './dealer-draws';
import { BUST, HANDS, MOST, OVER_21 } from './hands';
import { outcomeOf } from './outcomes';
import { DOUBLE, HIT, type Plan, STAND } from './play';
import { KINDS } from './ranks';
import { addAll, none, type Results, type Units } from './results';
import type { Rules } from './rules';
import { splitResults } from './split-results';
import { pairCards } from './split-states';
import type { Standing } from './standing';
import { type First, type Opening, openings } from './whole-round';

/** Of rounds in which no pair was split; the first six by outcome, see `outcomes.ts`. */
export const PLAIN_ENDS = [
  'win',
  'stand-off',
  'lose',
  'win-doubled',
  'stand-off-doubled',
  'lose-doubled',
  'blackjack',
  'blackjack-stand-off',
  'surrender',
  'dealers-blackjack',
] as const;
export type PlainEnd = (typeof PLAIN_ENDS)[number];

const at = (end: PlainEnd): number => PLAIN_ENDS.indexOf(end);

/** Hands of this many cards and more are taken together. */
export const MANY_CARDS = 5;
/** Of hands that were not split: how often a decision comes with 2, 3, 4 and more cards, and what is chosen. */
export const FIRST_CHOICES = ['stand', 'hit', 'double', 'split', 'surrender'] as const;

export type RoundResults = {
  plain: Float64Array;
  split: Results;
  /** By how many hands a pair became. */
  hands: Map<number, number>;
  first: Float64Array;
  /** By cards from three to `MANY_CARDS`: stood, then hit. */
  later: Float64Array;
};

type Options = {
  standing: Standing;
  rules: Rules;
  plan: Plan;
  units: Units;
  first: (opening: Opening) => First;
};

/** Chances among all rounds of the table. */
export function roundResults({ standing, rules, plan, units, first }: Options): RoundResults {
  const { table } = standing;
  const found: RoundResults = {
    plain: new Float64Array(PLAIN_ENDS.length),
    split: none(),
    hands: new Map(),
    first: new Float64Array(FIRST_CHOICES.length),
    later: new Float64Array((MANY_CARDS - 2) * 2),
  };
  const { plain } = found;
  const add = (sums: Float64Array, place: number, chance: number) => {
    sums[place] = inTable(sums[place]) + chance;
  };
  const takesFirst = rules.naturalTakes === 'first';
  /** By hand: the chance that a round comes to it unsplit. */
  const reached = new Float64Array(HANDS.count);
  for (const opening of openings(standing, rules)) {
    const { hand, pair, chance, natural, blackjack } = opening;
    if (blackjack) {
      add(plain, at('blackjack-stand-off'), chance * natural);
      add(plain, at('blackjack'), chance * (1 - natural));
      continue;
    }
    const how = first(opening);
    if (how === 'played') reached[hand] = inTable(reached[hand]) + chance;
    else if (how === 'surrendered') {
      const taken = rules.surrender === 'early' ? 0 : natural;
      add(plain, at('surrender'), chance * (1 - taken));
      add(plain, at(takesFirst ? 'dealers-blackjack' : 'lose'), chance * taken);
      add(found.first, FIRST_CHOICES.indexOf('surrender'), chance);
    } else {
      for (const { cards, share } of pairCards(table, rules, pair)) {
        const dealt = chance * share;
        const split = splitResults({ standing, rules, plan, units }, cards, dealt);
        addAll(found.split, split.results, dealt);
        for (const [hands, part] of split.hands)
          found.hands.set(hands, (found.hands.get(hands) ?? 0) + part * dealt);
        add(plain, at('dealers-blackjack'), dealt * split.natural);
      }
      add(found.first, FIRST_CHOICES.indexOf('split'), chance);
    }
  }
  /** A hand that draws no more. */
  const end = (hand: number, stake: 1 | 2, chance: number) => {
    const { chances, at: place } = standing.dealer.beside(hand);
    const total = inTable(HANDS.totals[hand]);
    for (let of = 0; of < ENDS; of += 1) {
      const both = chance * inTable(chances[place + of]);
      if (of === NATURAL && takesFirst) add(plain, at('dealers-blackjack'), both);
      else add(plain, outcomeOf({ total, stake }, of, rules), both);
    }
  };
  /** A hand that a card of this kind takes over 21: lost, whatever the dealer has, but for a blackjack that takes the first stake alone. */
  const over = (hand: number, kind: number, stake: 1 | 2, chance: number) => {
    const lost = outcomeOf({ total: OVER_21, stake }, OVER, rules);
    if (!takesFirst) return add(plain, lost, chance);
    table.takeHand(hand, 1);
    const kept = -table.lostTo(kind);
    table.takeHand(hand, -1);
    add(plain, at('dealers-blackjack'), chance * (1 - kept));
    add(plain, lost, chance * kept);
  };
  const draw = (hand: number, chance: number, drawn: (kind: number, chance: number) => void) => {
    const cards = table.cards - inTable(HANDS.cards[hand]);
    for (let kind = 0; kind < KINDS; kind += 1) {
      const left = inTable(table.left[kind]) - inTable(HANDS.counts[hand * KINDS + kind]);
      if (left > 0) drawn(kind, chance * (left / cards));
    }
  };
  // A hand's number is larger than that of any it can be drawn to.
  for (let hand = HANDS.empty; hand >= 0; hand -= 1) {
    const chance = inTable(reached[hand]);
    if (chance === 0) continue;
    const choice = inTable(plan.choice[hand]);
    const cards = inTable(HANDS.cards[hand]);
    if (cards === 2) add(found.first, choice, chance);
    else if (HANDS.totals[hand] !== MOST)
      add(found.later, (Math.min(cards, MANY_CARDS) - 3) * 2 + (choice === HIT ? 1 : 0), chance);
    if (choice === STAND) end(hand, 1, chance);
    else
      draw(hand, chance, (kind, drawn) => {
        const next = inTable(HANDS.next[hand * KINDS + kind]);
        if (next === BUST) over(hand, kind, choice === DOUBLE ? 2 : 1, drawn);
        else if (choice === DOUBLE) end(next, 2, drawn);
        else reached[next] = inTable(reached[next]) + drawn;
      });
  }
  return found;
}
