/**
 * The second method, from the other side of the table: each hand of the dealer once, and of the cards it leaves the
 * player's hands of each kind by formula. It shares no counting with the kernel.
 */
import { expect, it } from 'vitest';
import { choose } from '../../../equipment/cards/card-sets';
import { worthOf } from '../../../equipment/cards/plain-ranking';
import { ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { firstPass } from '../../../family/merging';
import { everyHand } from '../pieces';
import { casinoStudInsurance } from './family';
import { BRITISH_ODDS, tablesOf } from './odds';
import { EVENTS } from './wagers';

const TABLES = tablesOf(...BRITISH_ODDS);
const DEFAULTS = casinoStudInsurance.parameters.parse({});
const ROWS = ['royal-flush', 'straight-flush', 'four-of-a-kind', 'full-house', 'flush'];
const UNIVERSE = choose(52, 5) * 47 * choose(46, 4);

/** The band of a hand that does not qualify. */
function bandOf(cards: readonly number[]): string | undefined {
  const [category, first, second] = worthOf([...cards]) as [number, number, number];
  if (category > 0 || (first === 14 && second === 13)) return undefined;
  if (first > 10) return 'dealer-not-qualified';
  return first > 8 ? 'dealer-9-or-10-high' : `dealer-${first}-high`;
}

/** The player's hands of five of the cards that are left, by row of the table, and last those of less than a flush. */
function rowsOf(left: readonly boolean[]): number[] {
  const has = (rank: number, suit: number) => left[rank * 4 + suit] === true;
  const ranks = Array.from({ length: 13 }, (_, rank) => rank);
  const suits = [0, 1, 2, 3];
  const straight = (suit: number, low: number) =>
    [0, 1, 2, 3, 4].every((i) => has((low + i + 13) % 13, suit)) ? 1 : 0;
  const royal = suits.reduce((all, suit) => all + straight(suit, 8), 0);
  const straightFlush = suits.reduce(
    (all, suit) => all + [-1, 0, 1, 2, 3, 4, 5, 6, 7].reduce((some, low) => some + straight(suit, low), 0),
    0,
  );
  const ofRank = ranks.map((rank) => suits.filter((suit) => has(rank, suit)).length);
  const ofSuit = suits.map((suit) => ranks.filter((rank) => has(rank, suit)).length);
  const four = ofRank.filter((cards) => cards === 4).length * 43;
  const flush = ofSuit.reduce((all, cards) => all + choose(cards, 5), 0) - straightFlush - royal;
  const rows = [royal, straightFlush, four, fullHouses(ofRank), flush];
  return [...rows, choose(47, 5) - rows.reduce((all, hands) => all + hands, 0)];
}

function fullHouses(ofRank: readonly number[]): number {
  const pairs = ofRank.reduce((all, cards) => all + choose(cards, 2), 0);
  return ofRank.reduce((all, cards) => all + choose(cards, 3) * (pairs - choose(cards, 2)), 0);
}

/** Of less than a flush, with no card of a rank and no more than one ace or king: those that the simple rule leaves single. */
function stays(left: readonly boolean[], up: number): number {
  const low = [0, 0, 0, 0];
  const high = [0, 0, 0, 0];
  const ofRank = Array.from({ length: 11 }, () => 0);
  for (const [card, there] of left.entries()) {
    if (!there || card >> 2 === up) continue;
    const into = card >> 2 > 10 ? high : low;
    into[card & 3] = inTable(into[card & 3]) + 1;
    if (card >> 2 <= 10) ofRank[card >> 2] = inTable(ofRank[card >> 2]) + 1;
  }
  const withOneHigh = (lows: number, highs: number) => choose(lows, 5) + highs * choose(lows, 4);
  const sum = (cards: readonly number[]) => cards.reduce((all, some) => all + some, 0);
  const flushes = low.reduce((all, lows, suit) => all + withOneHigh(lows, inTable(high[suit])), 0);
  const fours = ofRank.filter((cards) => cards === 4).length * (sum(low) - 4 + sum(high));
  return withOneHigh(sum(low), sum(high)) - flushes - fours - fullHouses(ofRank);
}

it('every way to play comes to the same from the dealer’s side', () => {
  // Rounds by event, and beside them those in which the wager was doubled: a name made for each would take seconds.
  const counted = () => ({
    single: new Float64Array(EVENTS.length),
    doubled: new Float64Array(EVENTS.length),
  });
  const ways = { simple: counted(), never: counted(), always: counted() };
  const place = (event: string) => EVENTS.indexOf(event as 'lose');
  const rowPlaces = ROWS.map(place);
  const add = (into: Float64Array, event: number, rounds: number) => {
    into[event] = inTable(into[event]) + rounds;
  };
  const { cards, orbits, count } = everyHand();
  for (let hand = 0; hand < count; hand += 1) {
    const dealers = [...cards.subarray(hand * 5, hand * 5 + 5)];
    const orbit = inTable(orbits[hand]);
    const left = Array.from({ length: 52 }, (_, card) => !dealers.includes(card));
    const band = bandOf(dealers);
    const rows = band === undefined ? [0, 0, 0, 0, 0, choose(47, 5)] : rowsOf(left);
    const last = place(band ?? 'lose');
    for (const card of dealers) {
      const low = card >> 2 < 4;
      const single = low ? stays(left, card >> 2) : 0;
      for (const [i, hands] of rows.entries()) {
        const event = rowPlaces[i] ?? last;
        add(ways.never.single, event, orbit * hands);
        add(low ? ways.always.doubled : ways.always.single, event, orbit * hands);
        const stay = !low ? hands : i < ROWS.length ? 0 : single;
        add(ways.simple.single, event, orbit * stay);
        add(ways.simple.doubled, event, orbit * (hands - stay));
      }
    }
  }
  const lossOf = (way: keyof typeof ways) => {
    const { single, doubled } = ways[way];
    const gained = EVENTS.reduce((total, _, event) => {
      const rounds = BigInt(inTable(single[event])) + 2n * BigInt(inTable(doubled[event]));
      return total + rounds * BigInt(BRITISH_ODDS[event] ?? -1);
    }, 0n);
    return ratio(-gained, BigInt(UNIVERSE));
  };
  const merged = firstPass(casinoStudInsurance, DEFAULTS, TABLES);
  const { alternatives, universe, houseEdge } = casinoStudInsurance.solve(DEFAULTS, TABLES, merged);
  expect(Number(universe)).toBe(UNIVERSE);
  expect(alternatives.map(({ houseEdge }) => houseEdge)).toEqual([
    lossOf('simple'),
    lossOf('never'),
    lossOf('always'),
  ]);
  for (const other of alternatives) expect(houseEdge.lt(other.houseEdge), other.id).toBe(true);
});
