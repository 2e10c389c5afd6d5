/** For the witness: one deal, and what the player knows of it. Shares with the kernel only how a plan is looked up. */
import type { Card } from '../../../equipment/cards/card';
import { deal, newDeck, sort } from '../../../equipment/cards/deck';
import { rankSeven } from '../../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import type { RandomSource } from '../../../equipment/random-source';
import { inTable } from '../../../exact/in-table';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS } from '../hands/holes';
import type { Qualifier } from '../rules/rules-in-numbers';
import { DealersHands } from './dealers-hands';
import { PlaceInTable } from './place-in-table';

/** Player's two cards, flop, turn, river, dealer's two. */
const CARDS = 9;

export class Dealt {
  readonly deck = newDeck();
  private readonly flops = new PlaceInTable(flopClasses(), HOLE_HANDS);
  private readonly others = new DealersHands();

  newPack(): void {
    sort(this.deck);
  }

  shuffle(random: RandomSource): void {
    deal(this.deck, CARDS, random);
  }

  card(place: number): Card {
    return this.deck[place] as Card;
  }

  /** Where a table by flop class and hole hand has this deal. */
  get atFlop(): number {
    return this.flops.of(this.deck, 2);
  }

  private handWith(a: Card, b: Card): number {
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
    return this.others.sum(this.deck, this.players, value);
  }
}

/** By hand: 1 where the dealer qualifies with it. */
export function qualifying(qualifier: Qualifier): Uint8Array {
  return Uint8Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => {
    const { category, ranks } = FIVE_CARD_ORDER.standingOf(hand);
    if (qualifier === 'never') return 0;
    if (qualifier === 0 || (category !== 'high-card' && category !== 'pair')) return 1;
    return category === 'pair' && inTable(ranks[0]) + 2 >= qualifier ? 1 : 0;
  });
}
