/** What a round gains by a way to play, as a fraction: no rounding anywhere (`exactly.md`). */
import { type Fraction, ONE, ratio, ZERO } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { unitOf } from '../../decisions/net-pays';
import { HANDS, handOf } from '../hands';
import { type Pairing, pairings } from '../pairings';
import type { Followed } from '../pieces';
import { ACE, KINDS, TEN } from '../ranks';
import type { Rules } from '../rules';
import { splitExactly } from './exact-splits';
import { ExactTable } from './exact-table';
import { PlayedOut } from './played-out';

export type ExactPays = { blackjack: Fraction; win: Fraction };

const HALF = ratio(1, 2);

const pairedExactly = (found: readonly Pairing[]): Fraction =>
  found.reduce((sum, { ways, of }) => sum.add(ratio(ways, of)), ZERO);

function surrendered({ surrender, naturalTakes }: Rules, natural: Fraction): Fraction {
  const half = HALF.neg();
  if (surrender === 'early') return naturalTakes === 'all' ? half : natural.sub(HALF);
  const kept = half.mul(ONE.sub(natural));
  return naturalTakes === 'all' ? kept.sub(natural) : kept;
}

/** Against one card of the dealer, weighed by the chance of that card: in first stakes. */
export function gainExactly(rules: Rules, pays: ExactPays, up: number, { plan, first }: Followed): Fraction {
  const whole = rules.shoe.reduce((sum, count) => sum + count, 0);
  const table = new ExactTable({ ...rules, winPays: pays.win }, up, unitOf([pays.win]));
  const hands = new PlayedOut(table, { plan, mayDouble: true });
  let sum = ZERO;
  for (let a = 0; a < KINDS; a += 1)
    for (let b = a; b < KINDS; b += 1) {
      const ways = inTable(table.left[a]) * (inTable(table.left[b]) - (a === b ? 1 : 0)) * (a === b ? 1 : 2);
      if (ways <= 0) continue;
      const hand = handOf(a, b);
      table.takeHand(hand, 1);
      const natural = ratio(table.naturals(), table.cards);
      const beside = table.cards;
      table.takeHand(hand, -1);
      const gainOf = (pair: number): Fraction => {
        if (a === ACE && b === TEN) return ONE.sub(natural).mul(pays.blackjack);
        const lost = rules.naturalTakes === 'first' ? natural : ZERO;
        const how = first({ hand, pair });
        if (how === 'surrendered') return surrendered(rules, natural).sub(lost);
        if (how === 'split') return splitExactly(table, rules, plan, pair).sub(lost);
        const all = table.unit * table.orders(beside, table.span - inTable(HANDS.cards[hand]));
        return ratio(hands.played(hand), all).sub(lost);
      };
      const share = a === b ? pairedExactly(pairings(table, rules, a)) : ZERO;
      const gain = [
        ...(share.equals(ZERO) ? [] : [gainOf(a).mul(share)]),
        ...(share.equals(ONE) ? [] : [gainOf(-1).mul(ONE.sub(share))]),
      ].reduce((all, part) => all.add(part));
      sum = sum.add(gain.mul(ratio(ways)));
    }
  return sum.mul(ratio(inTable(rules.shoe[up]), whole * (whole - 1) * (whole - 2)));
}
