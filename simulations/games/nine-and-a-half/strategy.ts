/** Where to draw: from the largest hand down to the first card. */
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import { inUnits, netPays, unitOf } from '../decisions/net-pays';
import { ENDS, OVER } from './bank';
import { BANK_STANDS, BANKS_MOST, cardsIn, DEALT, falling, HANDS, KINDS, shoeOf } from './hands';
import { nineAndAHalfWagers, RESULTS, type Result, WAGER, winWith } from './wagers';

export type Gains = { unit: bigint; of: Record<Result, bigint> };

export function gainsOf(tables: PayTables): Gains {
  const net = netPays(nineAndAHalfWagers(), tables);
  const nets = RESULTS.map((result) => net(WAGER, result));
  const unit = unitOf(nets);
  const units = nets.map((gain) => inUnits(gain, unit));
  return {
    unit,
    of: Object.fromEntries(RESULTS.map((result, i) => [result, units[i]])) as Record<Result, bigint>,
  };
}

/** Of a hand that stands: how often each result comes, of the orders of the bank's cards. */
export function standing(total: number, ends: readonly bigint[]): [Result, bigint][] {
  let [won, tied, lost] = [0n, 0n, 0n];
  for (const [end, ways] of ends.entries()) {
    if (end === OVER || total > BANK_STANDS + end) won += ways;
    else if (total === BANK_STANDS + end) tied += ways;
    else lost += ways;
  }
  return [
    [winWith(total), won],
    ['tie', tied],
    ['lose', lost],
  ];
}

export const endsAt = (sums: readonly bigint[], hand: number): bigint[] =>
  sums.slice(hand * ENDS, (hand + 1) * ENDS);

/** By hand, over all orders of the cards that are left: what each choice gains. */
export type Values = { stand: bigint[]; draw: bigint[]; draws: Uint8Array };

/** `choose` where both can be done; a first card is always dealt. Without it, what gains more; where equal, the hand stands. */
export function valuesOf(
  decks: number,
  gains: Gains,
  sums: readonly bigint[],
  choose?: (hand: number) => boolean,
): Values {
  const shoe = shoeOf(decks);
  const cards = cardsIn(shoe);
  const values: Values = { stand: [], draw: [], draws: new Uint8Array(HANDS.length) };
  for (let at = HANDS.length - 1; at >= 0; at -= 1) {
    const hand = HANDS[at] as (typeof HANDS)[number];
    const left = cards - hand.size;
    const toCome = DEALT - hand.size;
    const fill = falling(left - BANKS_MOST, toCome - BANKS_MOST);
    const stand = standing(hand.total, endsAt(sums, at)).reduce(
      (sum, [result, ways]) => sum + ways * gains.of[result],
      0n,
    );
    let draw = 0n;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const have = BigInt(Math.max(0, inTable(shoe[kind]) - inTable(hand.cards[kind])));
      const next = inTable(hand.next[kind]);
      draw +=
        have *
        (next < 0
          ? gains.of.over * falling(left - 1, toCome - 1)
          : values.draws[next] === 1
            ? (values.draw[next] as bigint)
            : (values.stand[next] as bigint));
    }
    values.stand[at] = stand * fill;
    values.draw[at] = draw;
    const drawn = at === 0 || (choose ? choose(at) : draw > (values.stand[at] as bigint));
    values.draws[at] = drawn ? 1 : 0;
  }
  return values;
}

/** Every result over all deals, for a player who draws so. */
export function resultsOf(
  decks: number,
  sums: readonly bigint[],
  draws: Uint8Array,
): { counts: Record<Result, bigint>; reached: bigint[] } {
  const shoe = shoeOf(decks);
  const cards = cardsIn(shoe);
  const reached = new Array<bigint>(HANDS.length).fill(0n);
  reached[0] = 1n;
  const counts = Object.fromEntries(RESULTS.map((result) => [result, 0n])) as Record<Result, bigint>;
  for (const [at, hand] of HANDS.entries()) {
    const ways = reached[at] as bigint;
    if (ways === 0n) continue;
    const left = cards - hand.size;
    const toCome = DEALT - hand.size;
    if (draws[at] === 0) {
      const fill = falling(left - BANKS_MOST, toCome - BANKS_MOST);
      for (const [result, ends] of standing(hand.total, endsAt(sums, at)))
        counts[result] += ways * ends * fill;
      continue;
    }
    for (let kind = 0; kind < KINDS; kind += 1) {
      const have = BigInt(inTable(shoe[kind]) - inTable(hand.cards[kind]));
      const next = inTable(hand.next[kind]);
      if (next < 0) counts.over += ways * have * falling(left - 1, toCome - 1);
      else reached[next] = (reached[next] as bigint) + ways * have;
    }
  }
  return { counts, reached };
}
