import { describe, expect, it } from 'vitest';
import { handsByStrength } from '../../equipment/cards/hands-by-strength';
import { inTable } from '../../exact/in-table';
import { type Seen, ShortPack } from './brute-force';
import { gainsOf, raisesFor } from './gains';
import { AMERICAN_ODDS, tablesOf } from './odds';
import { CasinoStudParameters } from './parameters';
import { SUM_COUNT, SUM_OF, studPiece } from './pieces';
import { qualifyingClass } from './qualifying';

/** Sixes, nines, jacks to aces: hands without a pair that are ace high, ace and king, and neither. No straights. */
const RANKS = [4, 7, 9, 10, 11, 12].reduce((mask, rank) => mask | (1 << rank), 0);
/** C(24, 5) hands of the player, 19 up-cards, C(18, 4) hands under each. */
const ROUNDS = 42_504 * 19 * 3_060;

/** As the plain ranking reads a hand: its category, then its ranks from the most telling, 14 an ace. */
type Worth = readonly number[];
const paired = ([category]: Worth) => inTable(category) > 0;
const QUALIFIES: Record<CasinoStudParameters['dealerQualifies'], (worth: Worth) => boolean> = {
  always: () => true,
  'ace-high': (worth) => paired(worth) || worth[1] === 14,
  'ace-king': (worth) => paired(worth) || (worth[1] === 14 && worth[2] === 13),
  pair: paired,
};
/** In the rows of the raise: two pairs are the eighth, three of a kind the seventh. */
const rowOf = ([category, first]: Worth) =>
  category === 8 ? (first === 14 ? 0 : 1) : Math.min(9 - inTable(category), 8);

type Odds = readonly number[];
const TABLES: [string, Odds][] = [
  ['the American odds', AMERICAN_ODDS],
  ['odds that pay better hands less', [1, 2, 3, 4, 5, 7, 20, 50, 100]],
  ['odds that pay two pairs and a flush next to nothing', [100, 50, 20, 7, 0.001, 4, 3, 0.001, 1]],
];

/** Each deal of the pack, once for every rule that is tried: hands of one suit class stand for all of it. */
const cases = Object.keys(QUALIFIES).flatMap((dealerQualifies) =>
  (['stand-off', 'dealer-wins'] as const).flatMap((ties) =>
    TABLES.map(([name, odds]) => ({
      name: `dealer qualifies ${dealerQualifies}, ties ${ties}, ${name}`,
      parameters: CasinoStudParameters.parse({ dealerQualifies, ties }),
      odds,
      sums: new Float64Array(SUM_COUNT),
    })),
  ),
);

function dealOut(): void {
  const pack = new ShortPack(RANKS, () => true);
  const hands = handsByStrength(5, RANKS);
  const qualified = Object.fromEntries(
    Object.entries(QUALIFIES).map(([name, qualifies]) => [name, pack.standings.map(qualifies)]),
  );
  for (let hand = 0; hand < hands.count; hand += 1) {
    const own = [...hands.cards.subarray(hand * 5, hand * 5 + 5)];
    const orbit = inTable(hands.orbits[hand]);
    const mine = pack.placeOf(own);
    const row = rowOf(pack.standings[mine] as Worth);
    for (const up of pack.cards) {
      if (own.includes(up)) continue;
      const spread = [...pack.spread(own, up)];
      const seenBy = Object.fromEntries(
        Object.entries(qualified).map(([name, plays]) => {
          const seen = { unqualified: 0, won: 0, tied: 0, lost: 0 };
          for (const [place, dealers] of spread.entries())
            seen[!plays[place] ? 'unqualified' : place < mine ? 'won' : place === mine ? 'tied' : 'lost'] +=
              dealers;
          return [name, seen];
        }),
      );
      for (const { parameters, odds, sums } of cases) {
        const seen = seenBy[parameters.dealerQualifies] as Seen;
        const stakes = 1 + parameters.raise;
        const gain =
          seen.unqualified +
          seen.won * (1 + parameters.raise * inTable(odds[row])) -
          (parameters.ties === 'dealer-wins' ? seen.tied * stakes : 0) -
          seen.lost * stakes;
        const add = (at: number, rounds: number) => {
          sums[at] = inTable(sums[at]) + orbit * rounds;
        };
        if (gain <= -3_060) {
          add(SUM_OF.folded, 3_060);
          continue;
        }
        add(SUM_OF.won + row, seen.won);
        add(SUM_OF.unqualified, seen.unqualified);
        add(SUM_OF.tied, seen.tied);
        add(SUM_OF.lost, seen.lost);
      }
    }
  }
}

describe('every deal of a short pack, one after another', () => {
  dealOut();

  it.each(cases.map((each) => [each.name, each] as const))('%s', (_, { parameters, odds, sums }) => {
    const hands = handsByStrength(5, RANKS);
    const [best] = studPiece({
      hands,
      ranks: RANKS,
      qualifying: qualifyingClass(parameters),
      raises: raisesFor(gainsOf(parameters, tablesOf(...odds))),
      from: 0,
      to: hands.count,
    });
    expect(best).toEqual(sums);
    expect(sums.reduce((total, rounds) => total + rounds, 0)).toBe(ROUNDS);
  });

  it('who wins ties decides some hands', () => {
    const other = (each: (typeof cases)[number]) =>
      cases.find(({ name }) => name === each.name.replace('ties stand-off', 'ties dealer-wins'));
    expect(cases.some((each) => other(each)?.sums.join() !== each.sums.join())).toBe(true);
  });
});
