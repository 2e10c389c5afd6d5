/** Hands played to their ends by the plan that was found: how each outcome comes together with each end of the dealer. */
import { inTable } from '../../../exact/in-table';
import { TEN } from '../ranks';
import { BUST, type Cards, HANDS, HARD, handOf, JOKER, KINDS, least } from './cards';
import { DealersSums, type NextCard } from './dealers-cards';
import { Beside, DOUBLE, GIVE_UP, type Situation, STAND } from './hand-gains';
import { DOUBLED, EVEN, GAVE_UP, LOST, OUTCOMES, type Outcomes, WON } from './outcomes';
import { ENDS, RANKED, resultsOf } from './settled';

export const JOKER_AND_TEN = handOf(JOKER, TEN);

/** What is done with a hand. */
export type Choice = (hand: number) => number;

/** Hands that are reached, by hand, and what they come to: what is reached is used up. */
export type Reached = { chances: Float64Array; into: Outcomes };

/** Beside the same cards but for how many of one kind are left. */
export type Followed = { shoe: Cards; reached: readonly Reached[] };

/** Of a card that settles the hand: won and even, and any of these, by kind and end. */
type Settling = readonly [won: NextCard, even: NextCard, any: NextCard];

export class PlayedOut {
  private readonly results: Int8Array;
  private readonly sums = new DealersSums();
  private readonly ends = new Float64Array(ENDS);
  private readonly nextBy = [new Float64Array(ENDS), new Float64Array(ENDS), new Float64Array(ENDS)] as const;
  private readonly settling = new Map<string, Settling>();

  constructor(private readonly situation: Situation) {
    this.results = resultsOf(situation.rules);
  }

  /** From the hands that are reached on. With several shoes, they differ in cards of this kind alone. */
  follow(choice: Choice, followed: readonly Followed[], ranked: boolean, kind?: number): void {
    const sides = followed.map(({ shoe, reached }) => ({ beside: new Beside(shoe), reached }));
    const all = sides.flatMap(({ reached }) => reached);
    const { dealer } = this.situation;
    const { sums, ends } = this;
    for (let hand = HANDS.empty - 1; hand >= 0; hand -= 1) {
      if (all.every(({ chances }) => chances[hand] === 0)) continue;
      for (const { beside } of sides) beside.take(hand);
      const does = choice(hand);
      const settling = does === STAND || does === GIVE_UP ? undefined : this.settledBy(hand, does === DOUBLE);
      dealer.sum((sides[0] as (typeof sides)[number]).beside.left, sums, settling ?? [], kind);
      for (const { beside, reached } of sides) {
        if (beside.cards < 0 || beside.left.some((count) => count < 0)) continue;
        if (!settling) {
          dealer.stands(sums, beside, ends, kind);
          const standing = ranked && hand === JOKER_AND_TEN ? RANKED : inTable(HANDS.totals[hand]);
          for (const { chances, into } of reached)
            for (let end = 0; end < ENDS; end += 1) {
              const outcome = does === GIVE_UP ? GAVE_UP : inTable(this.results[standing * ENDS + end]) + 1;
              add(into, end, outcome, inTable(chances[hand]) * inTable(ends[end]));
            }
          continue;
        }
        this.settle(hand, does === DOUBLE ? DOUBLED : 0, { beside, reached, settling, kind });
        if (does !== DOUBLE) drawOn(hand, beside, reached);
      }
    }
  }

  private settle(
    hand: number,
    doubled: number,
    {
      beside,
      reached,
      settling,
      kind,
    }: { beside: Cards; reached: readonly Reached[]; settling: Settling; kind: number | undefined },
  ): void {
    const [won, even, any] = this.nextBy;
    this.situation.dealer.nextCounts(this.sums, beside, settling, this.nextBy, kind);
    for (const { chances, into } of reached) {
      const chance = inTable(chances[hand]);
      if (chance === 0) continue;
      for (let end = 0; end < ENDS; end += 1) {
        add(into, end, WON + doubled, chance * inTable(won[end]));
        add(into, end, EVEN + doubled, chance * inTable(even[end]));
        add(into, end, LOST + doubled, chance * (inTable(any[end]) - inTable(won[end]) - inTable(even[end])));
      }
    }
  }

  /** With a card that takes it over 22, or with any where it is doubled. */
  private settledBy(hand: number, doubled: boolean): Settling {
    const standings = Array.from({ length: KINDS }, (_, kind) => {
      const next = inTable(HANDS.next[hand * KINDS + kind]);
      if (next === BUST) return inTable(HARD[hand]) + least(kind);
      return doubled ? inTable(HANDS.totals[next]) : -1;
    });
    const key = standings.join();
    const known = this.settling.get(key);
    if (known) return known;
    const where = (of: (result: number) => boolean) =>
      this.situation.dealer.nextCard((kind, end) => {
        const standing = inTable(standings[kind]);
        return standing >= 0 && of(inTable(this.results[standing * ENDS + end])) ? 1 : 0;
      });
    const found: Settling = [
      where((result) => result > 0),
      where((result) => result === 0),
      where(() => true),
    ];
    this.settling.set(key, found);
    return found;
  }
}

function add(into: Outcomes, end: number, outcome: number, chance: number): void {
  const at = end * OUTCOMES + outcome;
  into[at] = inTable(into[at]) + chance;
}

function drawOn(hand: number, beside: Cards, reached: readonly Reached[]): void {
  for (let kind = 0; kind < KINDS; kind += 1) {
    const next = inTable(HANDS.next[hand * KINDS + kind]);
    if (next === BUST) continue;
    const share = inTable(beside.left[kind]) / beside.cards;
    for (const { chances } of reached)
      chances[next] = inTable(chances[next]) + inTable(chances[hand]) * share;
  }
}
