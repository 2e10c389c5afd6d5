/** What the hands of a round came to together. */
import { inTable } from '../../exact/in-table';
import { DOUBLED, LOST, OUTCOMES, WON } from './outcomes';

/** What a stake wins and loses, as whole numbers of one unit: 1 and 1, or 6 and 5 where 6 to 5 is paid. */
export type Units = { win: number; lose: number };

/** By what is won less what is lost, in units: the chance, and that chance times what was staked on average. */
export type Results = { chances: Map<number, number>; stakes: Map<number, number> };

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
export type Row = { furthest: number; chances: number[]; stakes: number[] };

const row = (furthest: number): Row => ({
  furthest,
  chances: Array<number>(2 * furthest + 1).fill(0),
  stakes: Array<number>(2 * furthest + 1).fill(0),
});

export function noHands(): Row {
  const none = row(0);
  none.chances[0] = 1;
  return none;
}

export function addRow(into: Results, { furthest, chances, stakes }: Row, times: number): void {
  for (let at = 0; at < chances.length; at += 1)
    add(into, at - furthest, inTable(chances[at]) * times, inTable(stakes[at]) * times);
}

/** With one more hand, whose outcomes have these chances whatever the others came to. */
export function withHand(results: Row, outcomes: ArrayLike<number>, units: Units): Row {
  const hand = row(2 * Math.max(units.win, units.lose));
  for (let outcome = 0; outcome < OUTCOMES; outcome += 1)
    count(hand, unitsWon(outcome, units), inTable(outcomes[outcome]), stakeOf(outcome));
  return together(results, hand);
}

/** With two more hands, by the first one's outcome and then the second's. */
export function withTwoHands(results: Row, both: ArrayLike<number>, units: Units): Row {
  const two = row(4 * Math.max(units.win, units.lose));
  for (let a = 0; a < OUTCOMES; a += 1)
    for (let b = 0; b < OUTCOMES; b += 1)
      count(
        two,
        unitsWon(a, units) + unitsWon(b, units),
        inTable(both[a * OUTCOMES + b]),
        stakeOf(a) + stakeOf(b),
      );
  return together(results, two);
}

function count({ furthest, chances, stakes }: Row, won: number, chance: number, staked: number): void {
  const at = furthest + won;
  chances[at] = inTable(chances[at]) + chance;
  stakes[at] = inTable(stakes[at]) + chance * staked;
}

function together(some: Row, others: Row): Row {
  const all = row(some.furthest + others.furthest);
  for (let i = 0; i < some.chances.length; i += 1) {
    const [chance, staked] = [inTable(some.chances[i]), inTable(some.stakes[i])];
    if (chance === 0 && staked === 0) continue;
    for (let j = 0; j < others.chances.length; j += 1) {
      const other = inTable(others.chances[j]);
      all.chances[i + j] = inTable(all.chances[i + j]) + chance * other;
      all.stakes[i + j] = inTable(all.stakes[i + j]) + staked * other + chance * inTable(others.stakes[j]);
    }
  }
  return all;
}
