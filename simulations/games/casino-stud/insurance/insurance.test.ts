import { describe, expect, it } from 'vitest';
import { worthOf } from '../../../equipment/cards/plain-ranking';
import { toPercent } from '../../../exact/decimal';
import { ratio } from '../../../exact/fraction';
import { mergedPieces } from '../../checked-solution';
import { standardScore } from '../../plays-like-solution';
import { cardsOfRanks, everyDealersHand } from '../brute-force';
import { qualifyingClass } from '../parameters';
import { everyHand } from '../pieces';
import { forEachHandsBands } from './bands';
import { casinoStudInsurance } from './family';
import { EVENTS, INSURANCE, LOSE } from './wagers';

/** 7.33 to 7.35 of the 2007 rules. */
const ODDS = [100, 50, 20, 8, 6, 5, 4, 2, 1];
const TABLES = {
  [INSURANCE]: Object.fromEntries(EVENTS.slice(0, LOSE).map((event, i) => [event, `${ODDS[i]} to 1`])),
};
const DEFAULTS = casinoStudInsurance.parameters.parse({});
const merged = mergedPieces(
  Array.from({ length: casinoStudInsurance.pieces(DEFAULTS) }, (_, i) =>
    casinoStudInsurance.runPiece(DEFAULTS, TABLES, i),
  ),
);
const solution = casinoStudInsurance.solve(DEFAULTS, TABLES, merged);
const roundsOf = (...events: string[]) =>
  solution.endings
    .filter(({ event }) => events.includes(event.replace('-doubled', '')))
    .reduce((total, { count }) => total + count, 0n);

/** Which band a dealer's hand is in, read by the plain ranking; undefined if it qualifies. */
function plainBand(cards: number[]): number | undefined {
  const [category, first, second] = worthOf(cards) as [number, number, number];
  if (category > 0 || (first === 14 && second === 13)) return undefined;
  return [7, 8].includes(first) ? first - 7 : first < 11 ? 2 : 3;
}

describe('bonus insurance', () => {
  it('is lost as often as the dealer qualifies', () => {
    // Of 1,302,540 hands without a pair, (C(11, 3) - 1) x 1,020 hold ace and king: 1,135,260 do not qualify.
    const qualifies = ratio(2_598_960 - 1_135_260, 2_598_960);
    expect(ratio(roundsOf('lose'), solution.universe)).toEqual(qualifies);
    const bands = roundsOf('dealer-7-high', 'dealer-8-high', 'dealer-9-or-10-high', 'dealer-not-qualified');
    const hands = roundsOf('royal-flush', 'straight-flush', 'four-of-a-kind', 'full-house', 'flush');
    expect(bands + hands + roundsOf('lose')).toBe(solution.universe);
    expect(solution.decisions[0]?.reached).toEqual(ratio(4, 13));
  });

  it('costs what is found, and less than without looking', () => {
    // No figure is published for these odds; dealt cards agree below.
    expect(toPercent(solution.houseEdge, 4)).toBe('4.0972 %');
    expect(solution.alternatives.map(({ houseEdge }) => toPercent(houseEdge, 4))).toEqual([
      '5.2641 %',
      '4.6387 %',
    ]);
  });

  it('counts the dealer’s hands as dealing every one of them does', () => {
    const hands = everyHand();
    const qualifying = qualifyingClass(DEFAULTS);
    for (const at of [17, 60_001, 130_500]) {
      const own = [...hands.cards.subarray(at * 5, at * 5 + 5)];
      forEachHandsBands({ hands, qualifying, upRanks: 4, from: at, to: at + 1 }, (_, { under, all }) => {
        const up = [0, 5, 10, 15].find((card) => !own.includes(card)) as number;
        const plain = [0, 0, 0, 0];
        everyDealersHand(cardsOfRanks(8_191), own, up, (a, b, c, d) => {
          const band =
            new Set([a >> 2, b >> 2, c >> 2, d >> 2, up >> 2]).size < 5
              ? undefined
              : plainBand([a, b, c, d, up]);
          if (band !== undefined) plain[band] = (plain[band] as number) + 1;
        });
        expect([...under.subarray(up * 4, up * 4 + 4)], `${own} under ${up}`).toEqual(plain);
        expect(all.every((hands, band) => hands >= (plain[band] as number) && hands % 5 === 0)).toBe(true);
      });
    }
  });

  it('is what ten cards dealt and settled come to', () => {
    const dealer = casinoStudInsurance.dealer(DEFAULTS, TABLES, merged);
    const score = standardScore(dealer, solution, {
      rounds: 1_000_000,
      seed: 2,
      subject: 'casino-stud-insurance',
    });
    expect(Math.abs(score)).toBeLessThan(4);
  });

  it.each([
    [{ doubleTo: 1 }, 'No up-card is lower than a two.'],
    [{ doubleTo: 15 }, 'No up-card is higher than an ace, 14.'],
  ])('%o is refused with a sentence', (parameters, message) => {
    const parsed = casinoStudInsurance.parameters.safeParse(parameters);
    expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
  });
});
