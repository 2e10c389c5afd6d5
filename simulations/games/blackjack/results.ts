/** What the hands of a round came to together. */
import { inTable } from '../../exact/in-table';
import { DOUBLED, LOST, OUTCOMES, WON } from './outcomes';

/** What a stake wins and loses, as whole numbers of one unit: 1 and 1, or 6 and 5 where 6 to 5 is paid. */
export type Units = { win: number; lose: number };

/** By what is won less what is lost, in units: the chance, and that chance times what was staked on average. */
export type Results = { chances: Map<number, number>; stakes: Map<number, number> };

export const nothing = (): Results => ({ chances: new Map([[0, 1]]), stakes: new Map([[0, 0]]) });
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

/** With one more hand, whose outcomes have these chances whatever the others came to. */
export function withHand(results: Results, outcomes: ArrayLike<number>, units: Units): Results {
  const sum = none();
  for (let outcome = 0; outcome < OUTCOMES; outcome += 1) {
    const chance = inTable(outcomes[outcome]);
    if (chance !== 0) join(sum, results, unitsWon(outcome, units), chance, stakeOf(outcome));
  }
  return sum;
}

/** With two more hands, by the first one's outcome and then the second's. */
export function withTwoHands(results: Results, both: ArrayLike<number>, units: Units): Results {
  const two = none();
  for (let a = 0; a < OUTCOMES; a += 1)
    for (let b = 0; b < OUTCOMES; b += 1) {
      const chance = inTable(both[a * OUTCOMES + b]);
      const won = unitsWon(a, units) + unitsWon(b, units);
      add(two, won, chance, chance * (stakeOf(a) + stakeOf(b)));
    }
  const sum = none();
  for (const [won, chance] of two.chances) {
    const staked = two.stakes.get(won) ?? 0;
    for (const [more, other] of results.chances)
      add(sum, won + more, chance * other, staked * other + chance * (results.stakes.get(more) ?? 0));
  }
  return sum;
}

function join(into: Results, results: Results, won: number, chance: number, staked: number): void {
  for (const [more, other] of results.chances)
    add(into, won + more, chance * other, chance * (staked * other + (results.stakes.get(more) ?? 0)));
}
