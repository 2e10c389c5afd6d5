/** How often a pair is split: `splits.md`. */
import { inTable } from '../../exact/in-table';
import { pairings } from './pairings';
import { ACE } from './ranks';
import type { Rules } from './rules';

/** When no more cards are dealt to begin hands: so many hands, of which `done` have a second card that is known to be no pair card. */
export type SplitState = { hands: number; done: number; chance: number };

/** The cards beside the dealer's, both of the pair's among them, and the kind of the dealer's. */
type Dealt = { left: ArrayLike<number>; cards: number; up: number };

export class PairCards {
  readonly most: number;
  /** Cards of the pair's kind that are no pair cards, as they are of other ranks. */
  readonly others: number;
  private readonly whole: number;

  /** Both cards of the pair still among the table's, with so many cards alike. */
  constructor(
    { left, cards }: Dealt,
    rules: Pick<Rules, 'hands' | 'resplitAces'>,
    readonly pair: number,
    readonly alike = inTable(left[pair]),
  ) {
    this.others = inTable(left[pair]) - alike;
    this.whole = cards;
    this.most = Math.min(pair === ACE && !rules.resplitAces ? 2 : rules.hands, this.alike);
  }

  /** That one more card is a pair card, with `out` of them out and `known` cards known not to be. */
  chance(out: number, known: number): number {
    return Math.max(0, this.alike - out) / (this.whole - out - known);
  }

  states(): SplitState[] {
    const states: SplitState[] = [];
    // By how many hands have a second card that is no pair card: the chance that so many are out then, and the rest wait.
    let likely = new Map([[2, 1]]);
    for (let done = 0; likely.size > 0; done += 1) {
      const after = new Map<number, number>();
      for (let out = 2; out <= this.most; out += 1) {
        const here = likely.get(out) ?? 0;
        if (here === 0) continue;
        if (out === this.most || out === done) states.push({ hands: out, done, chance: here });
        else {
          const pairCard = this.chance(out, done);
          likely.set(out + 1, (likely.get(out + 1) ?? 0) + here * pairCard);
          after.set(out, here * (1 - pairCard));
        }
      }
      likely = after;
    }
    return states;
  }
}

/** Every pair of a kind, by how many cards of its rank there are, with how often it is dealt among pairs of the kind. */
export function pairCards(
  table: Dealt,
  rules: Pick<Rules, 'hands' | 'resplitAces' | 'tens'>,
  pair: number,
): { cards: PairCards; share: number }[] {
  const found = pairings(table, rules, pair);
  const all = found.reduce((sum, { ways }) => sum + ways, 0);
  return found.map(({ alike, ways }) => ({
    cards: new PairCards(table, rules, pair, alike),
    share: ways / all,
  }));
}

/**
 * Averages over what `known` cards elsewhere, known to be no pair cards, leave, from averages that know of none: `splits.md`.
 * Asked for with more cards out than `most`, it answers for `most`.
 */
export function whereKnown(
  cards: PairCards,
  { most, plain }: { most: number; plain: (out: number) => Float64Array },
): (out: number, known: number) => Float64Array {
  const memo = new Map<string, Float64Array>();
  const given = (asked: number, known: number): Float64Array => {
    const out = Math.min(asked, most);
    const key = `${out} ${known}`;
    const kept = memo.get(key);
    if (kept) return kept;
    let found: Float64Array;
    if (known === 0) found = plain(out);
    else {
      const fewer = given(out, known - 1);
      const pairCard = cards.chance(out, known - 1);
      const more = pairCard > 0 ? given(out + 1, known - 1) : undefined;
      found = fewer.map((sum, at) => (sum - pairCard * inTable(more ? more[at] : 0)) / (1 - pairCard));
    }
    memo.set(key, found);
    return found;
  };
  return given;
}
