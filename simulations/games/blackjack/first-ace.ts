/**
 * A reading of 4.11(a) by which no table is played: of all aces that a player is dealt in a round, only the first may count 11. It
 * changes split hands alone. Counted for two hands at most: second cards are dealt to both before either is played, and each is played by
 * its own cards, as an unsplit hand would be whose aces count as they do there.
 */
import { inTable } from '../../exact/in-table';
import { ENDS } from './dealer-draws';
import { BUST, HANDS, handOf, MOST } from './hands';
import { bestPlay, DOUBLE, HIT, mayDouble, type Plan, STAND } from './play';
import { ACE, KINDS } from './ranks';
import type { Rules } from './rules';
import { Splitting } from './split';
import { gainsByEnd, Standing, standingAgainst } from './standing';
import { bestOpenings } from './whole-round';

/** `first`: the first of a hand's aces counts 11 where it can. `low`: the player was dealt an ace before, and each counts one. */
export type Aces = 'first' | 'low';

export const totalOf = (hand: number, aces: Aces): number =>
  inTable(HANDS.totals[hand]) - (aces === 'low' && HANDS.soft[hand] === 1 ? 10 : 0);

/** By what the hand scores: an ace and an eight are nine where the ace counts one. */
export function doublesCounted(rules: Rules, hand: number, aces: Aces): boolean {
  if (aces === 'low' && HANDS.cards[hand] === 2 && (rules.double === '9-11' || rules.double === '10-11')) {
    const total = totalOf(hand, aces);
    return total <= 11 && total >= (rules.double === '10-11' ? 10 : 9);
  }
  return mayDouble(rules, hand);
}

/** What hands of one way to count aces gain by a plan, or at best where none is given, beside the cards of a shoe that still holds theirs. */
export class CountedHands {
  readonly choices = new Map<number, number>();
  private readonly known = new Map<number, number>();

  constructor(
    private readonly standing: Standing,
    private readonly rules: Rules,
    private readonly aces: Aces,
    private readonly plan?: (hand: number) => number,
  ) {}

  stood(hand: number): number {
    const { chances, at } = this.standing.dealer.beside(hand);
    const gains = gainsByEnd(this.rules, totalOf(hand, this.aces), false);
    let gain = 0;
    for (let end = 0; end < ENDS; end += 1) gain += inTable(gains[end]) * inTable(chances[at + end]);
    return gain;
  }

  gain = (hand: number): number => {
    const known = this.known.get(hand);
    if (known !== undefined) return known;
    const stood = this.stood(hand);
    let gains = [stood, -Infinity, -Infinity];
    if (totalOf(hand, this.aces) < MOST) {
      const may = doublesCounted(this.rules, hand, this.aces);
      const picked = this.plan?.(hand);
      gains = [
        stood,
        picked === undefined || picked === HIT ? this.drawn(hand, this.gain) : -Infinity,
        may && (picked === undefined || picked === DOUBLE)
          ? 2 * this.drawn(hand, (next) => this.stood(next))
          : -Infinity,
      ];
    }
    const choice =
      totalOf(hand, this.aces) >= MOST ? STAND : (this.plan?.(hand) ?? gains.indexOf(Math.max(...gains)));
    const gain = inTable(gains[choice]);
    this.choices.set(hand, choice);
    this.known.set(hand, gain);
    return gain;
  };

  /** On average over one more card, of those kinds; over 21 the stake is lost whatever the dealer has. */
  drawn(hand: number, then: (next: number) => number, among: (kind: number) => boolean = () => true): number {
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      if (!among(kind)) continue;
      const next = inTable(HANDS.next[hand * KINDS + kind]);
      const chance = chanceOf(this.standing, hand, kind);
      if (chance > 0) sum += chance * (next === BUST ? -1 : then(next));
    }
    return sum;
  }
}

function chanceOf({ table }: Standing, hand: number, kind: number): number {
  const left = inTable(table.left[kind]) - inTable(HANDS.counts[hand * KINDS + kind]);
  return Math.max(0, left) / (table.cards - inTable(HANDS.cards[hand]));
}

/** Beside hands of the other one's cards: `out`, by kind. */
function besideCards(rules: Rules, up: number, out: ArrayLike<number>): Standing {
  const shoe = rules.shoe.map((count, kind) => count - inTable(out[kind]));
  return new Standing({ ...rules, shoe }, up);
}

const countsOf = (...kinds: number[]): number[] =>
  Array.from({ length: KINDS }, (_, kind) => kinds.filter((one) => one === kind).length);

const noAce = (kind: number): boolean => kind !== ACE;

/** The plans that both hands follow, by how their aces count: each the best of a hand that is not split. */
export function plansOf(rules: Rules, up: number): Record<Aces, (hand: number) => number> {
  const standing = standingAgainst(up, rules);
  const { choice }: Plan = bestPlay(standing, rules).plan;
  const low = new CountedHands(standing, rules, 'low');
  for (let hand = 0; hand < HANDS.empty; hand += 1) if (standing.table.holds(hand)) low.gain(hand);
  return {
    first: (hand) => inTable(choice[hand]),
    low: (hand) => low.choices.get(hand) ?? STAND,
  };
}

/** What two hands of a pair gain together, every stake at risk. */
export function splitByFirstAce(given: Rules, up: number, pair: number): number {
  const rules = { ...given, hands: 2 };
  if (
    rules.naturalTakes !== 'all' ||
    rules.splitTwentyOne !== 'stands-off' ||
    !rules.doubleAfterSplit ||
    rules.drawToAces
  )
    throw new RangeError('only the first options of the 2007 rules are counted');
  const standing = standingAgainst(up, rules);
  const asUsual = new Splitting(standing, rules, bestPlay(standing, rules).plan).gain(pair);
  const first = handOf(pair);
  const plans = plansOf(rules, up);
  const pairOfThem = (beside: Standing) => ({
    low: new CountedHands(beside, rules, 'low', plans.low),
    usual: new CountedHands(beside, rules, 'first', plans.first),
  });
  /** How much less a hand gains whose aces count one, beside these cards; its second card one of those. */
  const lost = (out: ArrayLike<number>, among = noAce): number => {
    const hands = pairOfThem(besideCards(rules, up, out));
    return hands.low.drawn(first, (hand) => hands.low.gain(hand) - hands.usual.gain(hand), among);
  };
  if (pair === ACE) {
    const hands = pairOfThem(besideCards(rules, up, countsOf(ACE)));
    return asUsual + hands.low.drawn(first, (hand) => hands.low.stood(hand) - hands.usual.stood(hand));
  }
  const other = besideCards(rules, up, countsOf(pair));
  const ace = chanceOf(other, first, ACE);
  const besideAnAce = countsOf(pair, ACE);
  // The first hand, where the second one's second card is the only ace so far; and the second, where the first one's is an ace.
  let gain = asUsual + ace * lost(besideAnAce) + ace * lost(besideAnAce, () => true);
  // The second, where neither has an ace for its second card and the first hand then draws one.
  const reached = new Float64Array(HANDS.count);
  for (let kind = 0; kind < KINDS; kind += 1)
    if (noAce(kind)) reached[inTable(HANDS.next[first * KINDS + kind])] = chanceOf(other, first, kind);
  for (let hand = HANDS.empty; hand >= 0; hand -= 1) {
    const often = inTable(reached[hand]);
    if (often === 0 || inTable(HANDS.totals[hand]) >= MOST) continue;
    const choice = plans.first(hand);
    if (choice === STAND) continue;
    const out = HANDS.counts.slice(hand * KINDS, (hand + 1) * KINDS);
    out[ACE] = inTable(out[ACE]) + 1;
    const drawsAce = often * chanceOf(other, hand, ACE);
    if (drawsAce > 0) gain += drawsAce * lost(out);
    if (choice !== HIT) continue;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const next = inTable(HANDS.next[hand * KINDS + kind]);
      if (noAce(kind) && next !== BUST)
        reached[next] = inTable(reached[next]) + often * chanceOf(other, hand, kind);
    }
  }
  return gain;
}

/** What a round gains where a pair becomes two hands at most and only the player's first ace may count 11. */
export function gainByFirstAce(given: Rules): number {
  const rules = { ...given, hands: 2 };
  let sum = 0;
  for (let up = 0; up < KINDS; up += 1) {
    const standing = standingAgainst(up, rules);
    const played = bestPlay(standing, rules);
    const unsplit = bestOpenings(standing, { ...rules, splits: rules.splits.map(() => false) }, played);
    for (const { opening, gain } of unsplit) {
      const splits = opening.pair >= 0 && rules.splits[opening.pair];
      sum += opening.chance * (splits ? Math.max(gain, splitByFirstAce(rules, up, opening.pair)) : gain);
    }
  }
  return sum;
}
