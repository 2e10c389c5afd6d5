/** The best play of Bonus for a person to read: by starting hand, at the flop and at the turn. */

import type { Card } from '../../../equipment/cards/card';
import { CATEGORY_NAMES } from '../../../equipment/cards/categories';
import { atLeast, maskOf, SUIT_COUNTS, SUIT_HELD, suitHeld } from '../../../equipment/cards/hand-ranking';
import { handTables } from '../../../equipment/cards/hand-tables';
import { ONE } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { Solution, StartingGrid, StrategyTable } from '../../../family/solution';
import { CATEGORIES } from '../hands/categories';
import { CATEGORY_OF } from '../hands/category-of';
import { START_OF_HOLE, startingGrid } from '../hands/starts';
import { flopTable, HOW_TO_READ, shareInWords } from '../passes/strategy-tables';
import { BONUS_STREETS } from './head';
import { type BonusDecided, type BonusNets, gainOf, type Ways } from './plan';
import { BITS, WORDS_OF_A_TURN } from './sums';
import { turnClasses } from './turns';
import type { BonusParameters } from './wagers';

const [{ street: BEFORE_FLOP }] = BONUS_STREETS;

const beforeFlopGrid = (
  parameters: BonusParameters,
  nets: BonusNets,
  byStart: readonly Ways[],
): StartingGrid =>
  startingGrid(
    BEFORE_FLOP,
    [
      { choice: 'fold', label: 'Fold' },
      { choice: 'bet', label: 'Bet to see the flop' },
    ],
    (start) => [ONE.neg(), gainOf(parameters, nets, byStart[start] as Ways)],
  );

const FLUSH = atLeast(5);

/** How often the river bet is placed, by the best five of the six cards that the player sees. */
function turnTable(sees: Uint8Array, atTurn: Uint32Array): StrategyTable {
  const { cards, orbits, count } = turnClasses();
  const { next, five, flush } = handTables();
  const [suitCounts, categoryOf, startOfHole, bits, words] = [
    SUIT_COUNTS,
    CATEGORY_OF,
    START_OF_HOLE,
    BITS,
    WORDS_OF_A_TURN,
  ];
  const reached = new Float64Array(CATEGORIES.length);
  const taken = new Float64Array(CATEGORIES.length);
  const six = new Uint8Array(6);
  const held = new Uint8Array(52);
  for (let turn = 0; turn < count; turn += 1) {
    const orbit = inTable(orbits[turn]);
    let state = 0;
    let suits = 0;
    held.fill(0);
    for (let i = 0; i < 4; i += 1) {
      const card = cards[turn * 4 + i] as Card;
      six[i] = card;
      held[card] = 1;
      state = inTable(next[(state << 4) | (card >> 2)]);
      suits += inTable(suitCounts[card]);
    }
    let hole = -1;
    for (let high = 0; high < 52; high += 1)
      for (let low = 0; low < high; low += 1) {
        hole += 1;
        if (held[low] === 1 || held[high] === 1 || sees[inTable(startOfHole[hole])] === 0) continue;
        const flushes = (suits + inTable(suitCounts[low]) + inTable(suitCounts[high]) + FLUSH) & SUIT_HELD;
        let hand: number;
        if (flushes === 0)
          hand = inTable(five[inTable(next[(inTable(next[(state << 4) | (low >> 2)]) << 4) | (high >> 2)])]);
        else {
          six[4] = low;
          six[5] = high;
          hand = inTable(flush[maskOf(six, suitHeld(flushes))]);
        }
        const category = inTable(categoryOf[hand]);
        reached[category] = inTable(reached[category]) + orbit;
        const word = inTable(atTurn[turn * words + Math.floor(hole / bits)]);
        if (((word >>> (hole % bits)) & 1) === 1) taken[category] = inTable(taken[category]) + orbit;
      }
  }
  return {
    id: 'at-turn',
    caption: 'How often to bet at the turn, before the river',
    explains: `By the best five of the six cards the player sees, some or all of which may be on the table. ${HOW_TO_READ}`,
    columns: ['Bet'],
    rows: CATEGORIES.map((id, category) => ({
      label: CATEGORY_NAMES[id],
      cells: [shareInWords(inTable(taken[category]), inTable(reached[category]))],
    })).reverse(),
  };
}

export function readableBonus(
  parameters: BonusParameters,
  nets: BonusNets,
  { plan, byStart }: Pick<BonusDecided, 'plan' | 'byStart'>,
): Pick<Solution, 'tables' | 'grid'> {
  return {
    grid: beforeFlopGrid(parameters, nets, byStart),
    tables: [
      flopTable(
        {
          id: 'at-flop',
          caption: 'How often to bet at the flop, before the turn',
          explains: `Hands that see the flop, by what they make with it. ${HOW_TO_READ}`,
        },
        plan.atFlop,
        plan.beforeFlop,
      ),
      turnTable(plan.beforeFlop, plan.atTurn),
    ],
  };
}
