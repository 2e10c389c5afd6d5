/** For the witness: one deal, and what the player knows of it. Shares with the kernel only how a plan is looked up. */
import type { Card } from '../../equipment/cards/card';
import { PACK } from '../../equipment/cards/card';
import { setNumber } from '../../equipment/cards/card-sets';
import { deal, newDeck } from '../../equipment/cards/deck';
import { rankSeven } from '../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { RENAMED } from '../../equipment/cards/suit-classes';
import type { RandomSource } from '../../model';
import { HOLE_HANDS, holeNumber } from './flop-rows';
import { flopClasses } from './flops';

/** Player's two cards, flop, turn, river, dealer's two. */
const CARDS = 9;

export class Dealt {
  private readonly deck = newDeck();
  private readonly flop = new Uint8Array(3);
  private readonly flops = flopClasses();
  private readonly left = new Uint8Array(PACK - 7);

  shuffle(random: RandomSource): void {
    deal(this.deck, CARDS, random);
  }

  card(place: number): Card {
    return this.deck[place] as Card;
  }

  /** Where a table by flop class and hole hand has this deal. */
  get atFlop(): number {
    const { deck, flop, flops } = this;
    for (let i = 0; i < 3; i += 1) flop[i] = deck[2 + i] as Card;
    if ((flop[0] as number) > (flop[1] as number)) this.swap(0, 1);
    if ((flop[1] as number) > (flop[2] as number)) this.swap(1, 2);
    if ((flop[0] as number) > (flop[1] as number)) this.swap(0, 1);
    const number = setNumber(flop);
    const renaming = (flops.permutationOf[number] as number) * PACK;
    const a = RENAMED[renaming + (deck[0] as Card)] as Card;
    const b = RENAMED[renaming + (deck[1] as Card)] as Card;
    return (flops.classOf[number] as number) * HOLE_HANDS + holeNumber(a, b);
  }

  private swap(i: number, j: number): void {
    const held = this.flop[i] as number;
    this.flop[i] = this.flop[j] as number;
    this.flop[j] = held;
  }

  handWith(a: Card, b: Card): number {
    const { deck } = this;
    return rankSeven(
      deck[2] as Card,
      deck[3] as Card,
      deck[4] as Card,
      deck[5] as Card,
      deck[6] as Card,
      a,
      b,
    );
  }

  get players(): number {
    return this.handWith(this.deck[0] as Card, this.deck[1] as Card);
  }

  get dealers(): number {
    return this.handWith(this.deck[7] as Card, this.deck[8] as Card);
  }

  /** Sums a value over every hand the dealer may hold, as the player sees it. */
  overDealers(value: (players: number, dealers: number) => number): number {
    const { deck, left } = this;
    left.set(deck.subarray(7));
    const players = this.players;
    let sum = 0;
    for (let i = 1; i < left.length; i += 1)
      for (let j = 0; j < i; j += 1) sum += value(players, this.handWith(left[i] as Card, left[j] as Card));
    return sum;
  }

  /** The same before the river, over every river as well. Leaves the deal as it was. */
  overRivers(value: (players: number, dealers: number) => number): number {
    const { deck } = this;
    const river = deck[6] as Card;
    let sum = 0;
    for (let i = 6; i < PACK; i += 1) {
      deck[6] = deck[i] as Card;
      deck[i] = river;
      sum += this.overDealers(value);
      deck[i] = deck[6] as Card;
      deck[6] = river;
    }
    return sum;
  }
}

/** By hand: 1 where the dealer qualifies with it. */
export function qualifying(qualifier: number): Uint8Array {
  return Uint8Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => {
    const { category, ranks } = FIVE_CARD_ORDER.standingOf(hand);
    if (qualifier === 0 || (category !== 'high-card' && category !== 'pair')) return 1;
    return category === 'pair' && (ranks[0] as number) + 2 >= qualifier ? 1 : 0;
  });
}
