/** The whole round against every card of the dealer: what it gains on average under the best play of each hand. */
import { inTable } from '../../exact/in-table';
import { handOf } from './hands';
import { bestPlay, type Played } from './play';
import { ACE, KINDS, TEN } from './ranks';
import type { Rules } from './rules';
import { Splitting } from './split';

export const SPLIT = 3;
export const SURRENDER = 4;

export function roundGain(rules: Rules) {
  const { shoe } = rules;
  const cards = shoe.reduce((sum, count) => sum + count, 0);
  let whole = 0;
  const byUp: Played[] = [];
  for (let up = 0; up < KINDS; up += 1) {
    if (shoe[up] === 0) continue;
    const played = bestPlay(rules, up);
    byUp.push(played);
    const { table, best } = played;
    const splitting = new Splitting(played);
    const first = inTable(shoe[up]) / cards;
    for (let a = 0; a < KINDS; a += 1)
      for (let b = a; b < KINDS; b += 1) {
        const leftA = inTable(table.left[a]);
        const leftB = inTable(table.left[b]) - (a === b ? 1 : 0);
        if (leftA <= 0 || leftB <= 0) continue;
        const chance = ((first * leftA) / table.cards) * (leftB / (table.cards - 1)) * (a === b ? 1 : 2);
        const hand = handOf(a, b);
        table.takeHand(hand, 1);
        const natural = table.natural();
        table.takeHand(hand, -1);
        const taken = rules.naturalTakes === 'first' ? natural : 0;
        let gain: number;
        if (a === ACE && b === TEN) gain = (1 - natural) * rules.blackjackPays;
        else {
          gain = inTable(best[hand]);
          if (a === b && rules.splits[a]) gain = Math.max(gain, splitting.gain(a));
          if (rules.surrender === 'late')
            gain = Math.max(gain, -0.5 * (1 - natural) - (rules.naturalTakes === 'all' ? natural : 0));
          gain -= taken;
          if (rules.surrender === 'early') gain = Math.max(gain, -0.5);
        }
        whole += chance * gain;
      }
  }
  return { gain: whole, byUp };
}
