/** What the hands of a round came to together. */
import { inTable } from '../../exact/in-table';
import { DOUBLED, LOST, OUTCOMES, WON } from './outcomes';

/** What a stake wins and loses, as whole numbers of one unit: 1 and 1, or 6 and 5 where 6 to 5 is paid. */
export type Units = { win: number; lose: number };

/** By what is won less what is lost, in units: the chance, and that chance times what was staked on average. */
export type Results = { chances: Map<number, number>; stakes: Map<number, number> };

/** Of a pair that was split. */
export type Split = {
  results: Results;
  /** By how many hands the pair became. */
  hands: Map<number, number>;
  /** The chance of a dealer's blackjack that takes the first stake alone, which is in no result. */
  natural: number;
};

export const none = (): Results => ({ chances: new Map(), stakes: new Map() });

export const stakeOf = (outcome: number): number => (outcome >= DOUBLED ? 2 : 1);

export function unitsWon(outcome: number, { win, lose }: Units): number {
  const how = outcome % DOUBLED;
  if (how === WON) return stakeOf(outcome) * win;
  return how === LOST ? -stakeOf(outcome) * lose : 0;
}

export function add({ chances, stakes }: Results, won: number, chance: number, staked: number): void {
  if (chance === 0) return;
  chances.set(won, (chances.get(won) ?? 0) + chance);
  stakes.set(won, (stakes.get(won) ?? 0) + staked);
}

export function addAll(into: Results, results: Results, times: number): void {
  for (const [won, chance] of results.chances)
    add(into, won, chance * times, (results.stakes.get(won) ?? 0) * times);
}

/** The same of some hands of one round, in a row: what is won less what is lost, from the most that can be lost. */
export type Row = { furthest: number; chances: Float64Array; stakes: Float64Array };

export const row = (furthest: number): Row => ({
  furthest,
  chances: new Float64Array(2 * furthest + 1),
  stakes: new Float64Array(2 * furthest + 1),
});

export function noHands(): Row {
  const none = row(0);
  none.chances[0] = 1;
  return none;
}

export function addRow(into: Row, { furthest, chances, stakes }: Row, times: number): void {
  const shift = into.furthest - furthest;
  for (let at = 0; at < chances.length; at += 1) {
    into.chances[shift + at] = inTable(into.chances[shift + at]) + inTable(chances[at]) * times;
    into.stakes[shift + at] = inTable(into.stakes[shift + at]) + inTable(stakes[at]) * times;
  }
}

export function resultsOf({ furthest, chances, stakes }: Row): Results {
  const results = none();
  chances.forEach((chance, at) => {
    add(results, at - furthest, chance, inTable(stakes[at]));
  });
  return results;
}

/** One hand, whose outcomes have these chances. */
export function oneHand(outcomes: ArrayLike<number>, units: Units): Row {
  const hand = row(2 * Math.max(units.win, units.lose));
  for (let outcome = 0; outcome < OUTCOMES; outcome += 1)
    count(hand, unitsWon(outcome, units), inTable(outcomes[outcome]), stakeOf(outcome));
  return hand;
}

/** Two hands, by the first one's outcome and then the second's. */
export function twoHands(both: ArrayLike<number>, units: Units): Row {
  const two = row(4 * Math.max(units.win, units.lose));
  for (let a = 0; a < OUTCOMES; a += 1)
    for (let b = 0; b < OUTCOMES; b += 1)
      count(
        two,
        unitsWon(a, units) + unitsWon(b, units),
        inTable(both[a * OUTCOMES + b]),
        stakeOf(a) + stakeOf(b),
      );
  return two;
}

function count({ furthest, chances, stakes }: Row, won: number, chance: number, staked: number): void {
  const at = furthest + won;
  chances[at] = inTable(chances[at]) + chance;
  stakes[at] = inTable(stakes[at]) + chance * staked;
}

/** Some hands and others, whatever each came to. */
export function together(some: Row, others: Row): Row {
  const all = row(some.furthest + others.furthest);
  const { chances, stakes } = all;
  for (let j = 0; j < others.chances.length; j += 1) {
    const [other, stake] = [inTable(others.chances[j]), inTable(others.stakes[j])];
    if (other === 0 && stake === 0) continue;
    for (let i = 0; i < some.chances.length; i += 1) {
      const chance = inTable(some.chances[i]);
      chances[i + j] = inTable(chances[i + j]) + chance * other;
      stakes[i + j] = inTable(stakes[i + j]) + inTable(some.stakes[i]) * other + chance * stake;
    }
  }
  return all;
}
