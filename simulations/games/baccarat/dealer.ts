/**
 * Deals real cards from a shoe, draws by the rules as a dealer recites them, and reads the table. What the points alone
 * decide is looked up; the cards are looked at again only where they still matter.
 */

import { PACK } from '../../equipment/cards/card';
import type { RandomSource } from '../../equipment/random-source';
import { Shoe } from '../../equipment/shoe';
import { inTable } from '../../exact/in-table';
import { coder, type FeatureValue, sizeOf, valueAt } from '../../features/types';
import type { Dealer } from '../../wagers/dealer';
import { AT_TABLE, NOTHING, type OnTable, pointsOf } from './at-table';
import { type FeatureId, seenIn, typeOf } from './features/catalogue';
import { type BaccaratWager, decider, eventsOf, looksAt } from './features/condition';
import type { BaccaratParameters } from './parameters';

const POINTS = Uint8Array.from({ length: PACK }, (_, card) => pointsOf(card));
/** Where no third card was dealt, in place of its points. */
const STOOD = 10;
const WAYS = 11;

/** The player draws with five or less. */
const playerTakes = (two: number) => two <= 5;

/** The banker, as Colorado's second table recites it: which third cards of the player make each total draw. */
export function bankerTakes(two: number, playersThird: number): boolean {
  if (playersThird === STOOD) return two <= 5;
  switch (two) {
    case 0:
    case 1:
    case 2:
      return true;
    case 3:
      return playersThird !== 8;
    case 4:
      return playersThird >= 2 && playersThird <= 7;
    case 5:
      return playersThird >= 4 && playersThird <= 7;
    case 6:
      return playersThird === 6 || playersThird === 7;
    default:
      return false;
  }
}

/** What a dealer is given to draw by. */
export type DrawingRules = {
  /** By the banker's two cards and what the player's third counts: 1 where the banker takes a card. */
  takes: Uint8Array;
  /** Two cards of 8 or 9 do not end the round. */
  playsOn: boolean;
};

/** As recited above, or as the chart on the table says of a third card of the player's. */
export function drawingOf({ chart, naturals }: Pick<BaccaratParameters, 'chart' | 'naturals'>): DrawingRules {
  const takes = Uint8Array.from({ length: 10 * WAYS }, (_, i) => {
    const [two, third] = [Math.floor(i / WAYS), i % WAYS];
    const marked = third === STOOD ? undefined : chart?.[two]?.[third];
    return (marked === undefined ? bankerTakes(two, third) : marked === 'D') ? 1 : 0;
  });
  return { takes, playsOn: naturals === 'plays-on' };
}
/** The last figure of what two cards count together. */
const LAST_FIGURE = Uint8Array.from({ length: 19 }, (_, sum) => sum % 10);

/** Puts a round from a new shoe on the table; returns the number of what its points are. */
export function dealRound(
  shoe: Shoe,
  table: OnTable,
  random: RandomSource,
  { takes, playsOn }: DrawingRules,
): number {
  shoe.putBack();
  shoe.dealTwo(random);
  shoe.dealTwo(random);
  const first = shoe.card(0);
  const second = shoe.card(1);
  const third = shoe.card(2);
  const fourth = shoe.card(3);
  table[0] = first;
  table[1] = second;
  table[2] = third;
  table[3] = fourth;
  table[4] = NOTHING;
  table[5] = NOTHING;
  const player = inTable(LAST_FIGURE[inTable(POINTS[first]) + inTable(POINTS[third])]);
  const banker = inTable(LAST_FIGURE[inTable(POINTS[second]) + inTable(POINTS[fourth])]);
  let playersThird = STOOD;
  let bankersThird = STOOD;
  if ((playsOn || (player < 8 && banker < 8)) && (player < 6 || banker < 6)) {
    shoe.dealTwo(random);
    let next = shoe.card(4);
    if (playerTakes(player)) {
      table[4] = next;
      playersThird = inTable(POINTS[next]);
      next = shoe.card(5);
    }
    if (takes[banker * WAYS + playersThird] === 1) {
      table[5] = next;
      bankersThird = inTable(POINTS[next]);
    }
  }
  return ((player * 10 + banker) * WAYS + playersThird) * WAYS + bankersThird;
}

const UNKNOWN = -1;
const OPEN = -2;

/** What a wager comes to on the table. Tables are filled as rounds need them; then nothing is allocated. */
class Settlement {
  private readonly byPoints = new Int16Array(10 * 10 * WAYS * WAYS).fill(UNKNOWN);
  /** By what the points are, where they do not settle it: the event by the code of the rest. */
  private readonly open = new Map<number, Int16Array>();
  private readonly byReading = new Map<string, Int16Array>();
  private readonly points: FeatureId[];
  private readonly rest: {
    id: FeatureId;
    size: number;
    read: (table: OnTable) => FeatureValue;
    codeOf: (value: FeatureValue) => number;
  }[];
  private readonly combinations: number;
  private readonly decide: (values: readonly FeatureValue[]) => number;

  constructor(wager: BaccaratWager) {
    const ids = looksAt(wager);
    this.points = seenIn('points', ids);
    this.rest = ids
      .filter((id) => !this.points.includes(id))
      .map((id) => ({ id, size: sizeOf(typeOf(id)), read: AT_TABLE[id], codeOf: coder(typeOf(id)) }));
    this.combinations = this.rest.reduce((product, { size }) => product * size, 1);
    this.decide = decider(wager, [...this.points, ...this.rest.map(({ id }) => id)]);
  }

  settle(points: number, table: OnTable): number {
    let event = inTable(this.byPoints[points]);
    if (event === UNKNOWN) {
      event = this.byPointsAlone(points, table);
      this.byPoints[points] = event;
    }
    return event === OPEN ? this.byTheRest(points, table) : event;
  }

  private byPointsAlone(points: number, table: OnTable): number {
    const known = this.points.map((id) => AT_TABLE[id](table));
    const events = this.eventsOf(known);
    if (events.every((event) => event === events[0])) return inTable(events[0]);
    this.open.set(points, events);
    return OPEN;
  }

  /** By the code of the rest. Rounds whose points read alike share them. */
  private eventsOf(known: readonly FeatureValue[]): Int16Array {
    const key = known.join();
    let events = this.byReading.get(key);
    if (!events) {
      events = new Int16Array(this.combinations);
      for (let code = 0; code < events.length; code += 1)
        events[code] = this.decide([...known, ...this.valuesOf(code)]);
      this.byReading.set(key, events);
    }
    return events;
  }

  private byTheRest(points: number, table: OnTable): number {
    let code = 0;
    for (const { size, read, codeOf } of this.rest) code = code * size + codeOf(read(table));
    return inTable((this.open.get(points) as Int16Array)[code]);
  }

  private valuesOf(code: number): FeatureValue[] {
    const values: FeatureValue[] = [];
    let left = code;
    for (const { id, size } of [...this.rest].reverse()) {
      values.unshift(valueAt(typeOf(id), left % size));
      left = Math.floor(left / size);
    }
    return values;
  }
}

export function baccaratDealer(parameters: BaccaratParameters, wager: BaccaratWager): Dealer {
  const shoe = new Shoe(parameters.decks);
  const drawing = drawingOf(parameters);
  const table = new Uint8Array(6);
  const settlement = new Settlement(wager);
  return {
    events: eventsOf(wager).map(({ id }) => id),
    play: (random) => settlement.settle(dealRound(shoe, table, random, drawing), table),
  };
}
