/** Hands against one card of the dealer, played by their cards: the best play, and what any other plan gains. */
import { inTable } from '../../exact/in-table';
import { BUST, HANDS, MOST } from './hands';
import { keptBeside } from './kept';
import type { Rules } from './rules';
import type { Standing } from './standing';

export const STAND = 0;
export const HIT = 1;
export const DOUBLE = 2;

/** What to do with every hand, by its number. */
export type Plan = {
  choice: Uint8Array;
  /** To stand or to draw, where the choice is to double and that is not allowed. */
  instead: Uint8Array;
};

export type Played = {
  plan: Plan;
  /** By hand: what the plan gains. */
  gains: Float64Array;
  /** By hand and choice; minus infinity where it may not be taken. What follows is by the plan. */
  byChoice: Float64Array;
};

export function mayDouble({ double }: Pick<Rules, 'double'>, hand: number): boolean {
  if (HANDS.cards[hand] !== 2) return false;
  const total = inTable(HANDS.totals[hand]);
  const low = HANDS.soft[hand] === 1 ? total - 10 : total;
  switch (double) {
    case 'any':
      return true;
    case '9-11':
      return total >= 9 && total <= 11;
    case '9-11-ace-low':
      return low >= 9 && low <= 11;
    case '10-11':
      return total >= 10 && total <= 11;
    case 'none':
      return false;
  }
}

/** The plan for a hand once all that can be drawn to it are known: by its three gains. */
type Pick3 = (hand: number, stood: number, drawn: number, doubled: number) => void;

function backwards(standing: Standing, rules: Pick<Rules, 'double'>, plan: Plan, pick: Pick3): Played {
  const { held, from, next, chance, natural } = standing.next;
  const { naturalTakes } = standing.table.settling;
  const byChoice = new Float64Array(HANDS.count * 3).fill(-Infinity);
  const gains = new Float64Array(HANDS.count);
  for (let hand = 0; hand < HANDS.empty; hand += 1) {
    if (held[hand] === 0) continue;
    const at = hand * 3;
    const stood = standing.gain(hand);
    let drawn = -Infinity;
    let doubled = -Infinity;
    if (inTable(HANDS.totals[hand]) < MOST && inTable(HANDS.cards[hand]) > 1) {
      drawn = 0;
      const doubles = mayDouble(rules, hand);
      let once = 0;
      const to = inTable(from[hand + 1]);
      for (let card = inTable(from[hand]); card < to; card += 1) {
        const after = inTable(next[card]);
        const share = inTable(chance[card]);
        if (after === BUST) {
          // A dealer's blackjack leaves what is staked where it takes the first stake alone.
          const lost = share * (naturalTakes === 'all' ? -1 : inTable(natural[card]) - 1);
          drawn += lost;
          once += lost;
        } else {
          drawn += share * inTable(gains[after]);
          if (doubles) once += share * standing.gain(after);
        }
      }
      if (doubles) doubled = 2 * once;
    }
    byChoice[at + STAND] = stood;
    byChoice[at + HIT] = drawn;
    byChoice[at + DOUBLE] = doubled;
    pick(hand, stood, drawn, doubled);
    gains[hand] = inTable(byChoice[at + inTable(plan.choice[hand])]);
  }
  return { plan, gains, byChoice };
}

const emptyPlan = (): Plan => ({ choice: new Uint8Array(HANDS.count), instead: new Uint8Array(HANDS.count) });

/** More than the ways that doubling can be allowed. */
const bestKept = keptBeside<Played>(6);

/** The best play of every hand that the shoe can deal beside the dealer's card, pairs not split. */
export function bestPlay(standing: Standing, rules: Pick<Rules, 'double'>): Played {
  return bestKept(standing, rules.double, () => {
    const plan = emptyPlan();
    return backwards(standing, rules, plan, (hand, stood, drawn, doubled) => {
      const simple = drawn > stood ? HIT : STAND;
      plan.instead[hand] = simple;
      plan.choice[hand] = doubled > Math.max(drawn, stood) ? DOUBLE : simple;
    });
  });
}

/** A plan as far as the rules let it be followed: at 21 every hand stands. */
export function followed(standing: Standing, rules: Rules, wish: Plan): Played {
  const plan = emptyPlan();
  return backwards(standing, rules, plan, (hand, _, drawn, doubled) => {
    const simple = drawn === -Infinity ? STAND : inTable(wish.instead[hand]);
    plan.instead[hand] = simple;
    plan.choice[hand] = wish.choice[hand] === DOUBLE && doubled > -Infinity ? DOUBLE : simple;
  });
}
