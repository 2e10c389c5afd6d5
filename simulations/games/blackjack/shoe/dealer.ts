/** Deals a shoe card by card, round after round, until the cut card has come out. */
import type { RandomSource } from '../../../equipment/random-source';
import { inTable } from '../../../exact/in-table';
import {
  atTable,
  FACES,
  facesOf,
  GAVE_UP,
  HELD_BLACKJACK,
  KIND_OF_FACE,
  NATURAL,
  OVER,
  type TablePays,
} from '../at-table';
import { ACE, points, TEN } from '../ranks';
import type { Rules } from '../rules';
import { hiLoOf, trueCount, unitsAt } from './hi-lo';
import type { ShoeDealer, ShoeTable } from './table';
import { MOST_COUNT, type ShoeTally } from './tally';

const HI_LO = Int8Array.from({ length: FACES }, (_, face) => hiLoOf(points(inTable(KIND_OF_FACE[face]))));

/** Every card is on the table: there is nothing left to shuffle. */
class NoCardLeft extends Error {}

/**
 * The cards of a shoe by place. The next one is drawn from those that are left, each as often, and put where dealing has
 * come to: so what is left never needs an order, and what was dealt lies before it.
 */
class DealtShoe {
  readonly cards: Uint8Array;
  private readonly first: Uint8Array;
  private dealt = 0;
  /** Where the present round began: what lies before it has been discarded. */
  private began = 0;
  private random: RandomSource | undefined;
  private beyond = false;

  constructor(counts: readonly number[]) {
    this.first = Uint8Array.from(counts.flatMap((count, face) => Array<number>(count).fill(face)));
    this.cards = this.first.slice();
  }

  inFirstOrder(): void {
    this.cards.set(this.first);
  }

  begin(random: RandomSource): void {
    this.random = random;
    this.dealt = 0;
    this.began = 0;
    this.beyond = false;
  }

  /** How many have been dealt since the shoe was begun; all, where they ran out and the discards were shuffled. */
  get gone(): number {
    return this.beyond ? this.cards.length : this.dealt;
  }

  get ranOut(): boolean {
    return this.gone === this.cards.length;
  }

  beginRound(): void {
    this.began = this.dealt;
  }

  /** The cards of the round, from the one at this place on. */
  countFrom(place: number): number {
    let sum = 0;
    for (let at = place; at < this.dealt; at += 1) sum += inTable(HI_LO[inTable(this.cards[at])]);
    return sum;
  }

  draw = (): number => {
    const { cards, random } = this;
    if (this.dealt === cards.length) this.shuffleDiscards();
    const place = this.dealt;
    const from = place + (random as RandomSource).below(cards.length - place);
    const card = inTable(cards[from]);
    cards[from] = inTable(cards[place]);
    cards[place] = card;
    this.dealt = place + 1;
    return card;
  };

  /** The cards of this round stay out, and the round is the last: the cut card came long before. */
  private shuffleDiscards(): void {
    if (this.began === 0) throw new NoCardLeft();
    const onTable = this.cards.slice(this.began);
    this.cards.copyWithin(onTable.length, 0, this.began);
    this.cards.set(onTable);
    this.dealt = onTable.length;
    this.began = 0;
    this.beyond = true;
  }
}

/** By seat, in one table. */
type Seats = { went: Uint8Array; from: Uint16Array; to: Uint16Array };

export function shoeDealer(
  rules: Rules,
  pays: TablePays,
  codes: Uint8Array,
  { players, cuts, spreads }: ShoeTable,
): ShoeDealer {
  const shoe = new DealtShoe(facesOf(rules));
  const { draw } = shoe;
  const table = atTable(rules, pays, codes, draw, players);
  const early = rules.surrender === 'early';
  const cards = rules.shoe.reduce((sum, count) => sum + count, 0);
  // The first round of a fresh shoe is what is dealt down to a cut card behind the first card.
  const ends = Float64Array.of(1, ...cuts.map(({ after }) => after));
  const known = Float64Array.of(0, ...cuts.map((cut) => cut.known));
  const deepest = ends.length - 1;
  const knownRounds = Math.max(...known);
  const roundsAt = new Float64Array(ends.length);
  const gainedAt = new Float64Array(ends.length);
  /** What the known rounds gained. */
  const knownAt = new Float64Array(ends.length);
  const counted = spreads.length > 0;
  const units = spreads.map((most) =>
    Float64Array.from({ length: 2 * MOST_COUNT + 1 }, (_, at) => unitsAt(at - MOST_COUNT, most)),
  );
  const staked = new Float64Array(spreads.length);
  const won = new Float64Array(spreads.length);
  const each2 = new Float64Array(spreads.length);
  const seats: Seats = {
    went: new Uint8Array(players),
    from: new Uint16Array(players),
    to: new Uint16Array(players),
  };
  const [firsts, seconds] = [new Uint8Array(players), new Uint8Array(players)];
  let atFirstSeat = 0;

  const holeCard = rules.naturalTakes === 'first';
  /** The dealer draws only as far as a hand depends on it, but always has the hole card where there is one. */
  const dealersHand = (up: number): number => {
    let waits = false;
    let natural = holeCard;
    for (let seat = 0; seat < players; seat += 1) {
      const went = seats.went[seat];
      if (went === HELD_BLACKJACK) natural = true;
      else if (went === GAVE_UP) natural ||= !early;
      else if (table.stands(inTable(seats.from[seat]), inTable(seats.to[seat]))) waits = true;
    }
    if (waits) return table.dealersHand(up);
    if (!holeCard && (!natural || (up !== ACE && up !== TEN))) return OVER;
    const second = KIND_OF_FACE[draw()];
    return (up === ACE && second === TEN) || (up === TEN && second === ACE) ? NATURAL : OVER;
  };

  const round = (): number => {
    table.clear();
    for (let seat = 0; seat < players; seat += 1) firsts[seat] = draw();
    const up = inTable(KIND_OF_FACE[draw()]);
    for (let seat = 0; seat < players; seat += 1) seconds[seat] = draw();
    for (let seat = 0; seat < players; seat += 1) {
      seats.from[seat] = table.hands();
      seats.went[seat] = table.seat(inTable(firsts[seat]), inTable(seconds[seat]), up);
      seats.to[seat] = table.hands();
    }
    const dealers = dealersHand(up);
    let gained = 0;
    for (let seat = 0; seat < players; seat += 1) {
      const gain = table.settled(
        inTable(seats.went[seat]),
        inTable(seats.from[seat]),
        inTable(seats.to[seat]),
        dealers,
      );
      gained += gain;
      if (seat === 0) atFirstSeat = gain;
    }
    return gained;
  };

  /** Where not even the discards suffice, the round is void. */
  const roundOrVoid = (): number => {
    try {
      return round();
    } catch (error) {
      if (!(error instanceof NoCardLeft)) throw error;
      atFirstSeat = 0;
      return 0;
    }
  };

  return {
    unit: pays.unit,
    newShoe: () => shoe.inFirstOrder(),
    deal: (random, tally: ShoeTally) => {
      shoe.begin(random);
      staked.fill(0);
      won.fill(0);
      each2.fill(0);
      knownAt.fill(0);
      let rounds = 0;
      let gained = 0;
      let running = 0;
      for (let cut = 0; cut <= deepest; ) {
        const began = shoe.gone;
        const count = counted ? trueCount(running, cards - began) : 0;
        shoe.beginRound();
        gained += roundOrVoid();
        rounds += 1;
        const gone = shoe.gone;
        if (counted) {
          running += shoe.countFrom(began);
          tally.addAtCount(cut, count, atFirstSeat);
          const at = Math.max(-MOST_COUNT, Math.min(MOST_COUNT, count)) + MOST_COUNT;
          for (let spread = 0; spread < units.length; spread += 1) {
            const unit = inTable(units[spread]?.[at]);
            staked[spread] = inTable(staked[spread]) + unit;
            won[spread] = inTable(won[spread]) + unit * atFirstSeat;
            each2[spread] = inTable(each2[spread]) + (unit * atFirstSeat) ** 2;
          }
        }
        for (let at = 0; at <= deepest; at += 1) if (known[at] === rounds) knownAt[at] = gained;
        for (; cut <= deepest && gone >= inTable(ends[cut]); cut += 1) {
          roundsAt[cut] = rounds;
          gainedAt[cut] = gained;
          for (let spread = 0; spread < units.length; spread += 1)
            tally.addSpread(
              cut,
              spread,
              rounds,
              inTable(staked[spread]),
              inTable(won[spread]),
              inTable(each2[spread]),
            );
        }
      }
      const wanted = inTable(roundsAt[deepest]);
      while (rounds < knownRounds && !shoe.ranOut) {
        shoe.beginRound();
        gained += roundOrVoid();
        rounds += 1;
        for (let at = 0; at <= deepest; at += 1) if (known[at] === rounds) knownAt[at] = gained;
      }
      // Fewer than are known where the cards ran out, which known rounds are too few for.
      for (let at = 0; at <= deepest; at += 1) if (inTable(known[at]) > rounds) knownAt[at] = gained;
      for (let at = 0; at <= deepest; at += 1)
        tally.addCut(at, inTable(roundsAt[at]), inTable(gainedAt[at]) - inTable(knownAt[at]));
      tally.addShoe();
      return wanted;
    },
  };
}
