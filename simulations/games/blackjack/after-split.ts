/** How one hand that began with a card of a split pair can end, played by its own cards. */
import { inTable } from '../../exact/in-table';
import { BUST, HANDS, handOf, MOST, OVER_21, TWO_OF_21 } from './hands';
import { DOUBLE, type Plan, STAND } from './play';
import { ACE, KINDS } from './ranks';
import type { Rules } from './rules';

/** Cards drawn to the first one, whatever their order, with how many orders end so under the plan. */
export type Ended = {
  /** The hand with its first card, or -1 where it went over 21. */
  hand: number;
  drawn: Uint8Array;
  total: number;
  stake: 1 | 2;
  /** Orders with any second card, and with one of another kind than the pair's. */
  any: number;
  other: number;
};

/** `decided` is the same text for two plans only if their ends are. */
export type AfterSplit = { ends: Ended[]; decided: string };

/** All but hands of one stake that go over 21: those are what is left of all. */
export function endsAfterSplit(
  pair: number,
  rules: Pick<Rules, 'doubleAfterSplit' | 'drawToAces'>,
  { choice, instead }: Plan,
): AfterSplit {
  const first = handOf(pair);
  const oneCard = pair === ACE && !rules.drawToAces;
  const found = new Map<number, Ended>();
  const end = (hand: number, kind: number, stake: 1 | 2, any: number, other: number) => {
    const drawn = HANDS.counts.slice(hand * KINDS, (hand + 1) * KINDS);
    drawn[pair] = inTable(drawn[pair]) - 1;
    let last = hand;
    if (kind >= 0) {
      drawn[kind] = inTable(drawn[kind]) + 1;
      last = inTable(HANDS.next[hand * KINDS + kind]);
    }
    let total = last === BUST ? OVER_21 : inTable(HANDS.totals[last]);
    if (total === MOST && kind < 0 && HANDS.cards[hand] === 2) total = TWO_OF_21;
    const key = last === BUST ? -(hand * KINDS + kind) - 1 : last * 2 + stake - 1;
    const known = found.get(key) ?? { hand: last, drawn, total, stake, any: 0, other: 0 };
    known.any += any;
    known.other += other;
    found.set(key, known);
  };
  const any = new Float64Array(HANDS.count);
  const other = new Float64Array(HANDS.count);
  for (let kind = 0; kind < KINDS; kind += 1) {
    const hand = inTable(HANDS.next[first * KINDS + kind]);
    any[hand] = 1;
    other[hand] = kind === pair ? 0 : 1;
  }
  let decided = `${pair} ${oneCard} `;
  // A hand's number is larger than that of any it can be drawn to, so all ways to a hand are known when it is reached.
  for (let hand = HANDS.empty; hand >= 0; hand -= 1) {
    const ways = inTable(any[hand]);
    if (ways === 0) continue;
    const others = inTable(other[hand]);
    const picked = inTable((rules.doubleAfterSplit ? choice : instead)[hand]);
    decided += picked;
    if (oneCard || picked === STAND) end(hand, -1, 1, ways, others);
    else
      for (let kind = 0; kind < KINDS; kind += 1) {
        const next = inTable(HANDS.next[hand * KINDS + kind]);
        if (picked === DOUBLE) end(hand, kind, 2, ways, others);
        else if (next !== BUST) {
          any[next] = inTable(any[next]) + ways;
          other[next] = inTable(other[next]) + others;
        }
      }
  }
  return { ends: [...found.values()], decided };
}
