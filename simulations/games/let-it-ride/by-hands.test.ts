/**
 * The second method, forwards: each hand of five once, and of its five cards each three that can be dealt first and each
 * of the two others that can be turned next.
 */
import { expect, it } from 'vitest';
import { setNumber } from '../../equipment/cards/card-sets';
import { handsByStrength } from '../../equipment/cards/hands-by-strength';
import { worthOf } from '../../equipment/cards/plain-ranking';
import { ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import { letItRide } from './family';
import { fourCards, threeCards } from './four-cards';
import type { LetItRideParameters } from './parameters';
import { PUBLISHED } from './published';
import { bestRides, gainsOf } from './strategy';
import { PAID_ROWS, WAGER } from './wagers';

type Leaves = (cards: readonly number[], parameters: LetItRideParameters) => boolean;

/** Each set of cards is asked about once. */
function decided(leaves: Leaves): (cards: readonly number[]) => boolean {
  const parameters = letItRide.parameters.parse({});
  const known: boolean[] = [];
  return (cards) => {
    const set = setNumber(cards);
    known[set] ??= leaves(cards, parameters);
    return known[set];
  };
}

const ODDS = [100, 50, 25, 11, 8, 5, 3, 2, 1];

it('every way to play gives the same result, hand by hand', () => {
  const parameters = letItRide.parameters.parse({});
  const tables = { [WAGER]: Object.fromEntries(PAID_ROWS.map((row, i) => [row, `${ODDS[i]} to 1`])) };
  const merged = letItRide.runPiece(parameters, tables, 0);
  const best = bestRides(gainsOf(parameters, tables), merged[0] as Float64Array);
  const { houseEdge, alternatives } = letItRide.solve(parameters, tables, merged);
  const ways = [
    {
      withThree: (cards: readonly number[]) =>
        best.first[inTable(threeCards().classOf[setNumber(cards)])] === 1,
      withFour: (cards: readonly number[]) =>
        best.second[0][inTable(fourCards().classOf[setNumber(cards)])] === 1,
    },
    ...PUBLISHED,
  ].map(({ withThree, withFour }) => ({ three: decided(withThree), four: decided(withFour), gained: 0 }));
  const { cards, orbits, count } = handsByStrength(5);
  for (let hand = 0; hand < count; hand += 1) {
    const five = [...cards.subarray(hand * 5, hand * 5 + 5)];
    const [category, first] = worthOf(five) as [number, number];
    const row = category === 8 ? (first === 14 ? 0 : 1) : category === 1 && first < 10 ? 9 : 9 - category;
    const gain = inTable(orbits[hand]) * (ODDS[row] ?? -1);
    const fours = five.map((_, i) => five.filter((_, at) => at !== i));
    const threes = fours.flatMap((four, i) =>
      four.slice(i).map((card) => four.filter((other) => other !== card)),
    );
    // Of 20 orders: 10 first threes, and for each of 5 first fours 4 of them, one for each card that came fourth.
    for (const way of ways) {
      const left = 2 * threes.filter(way.three).length + 4 * fours.filter(way.four).length;
      way.gained += (20 + left) * gain;
    }
  }
  expect([houseEdge, ...alternatives.map((other) => other.houseEdge)]).toEqual(
    ways.map(({ gained }) => ratio(-gained, 2_598_960 * 20)),
  );
});
