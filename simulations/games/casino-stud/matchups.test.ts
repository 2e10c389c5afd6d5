import { describe, expect, it } from 'vitest';
import { rankFive } from '../../equipment/cards/hand-ranking';
import { ALL_RANKS, handsByStrength } from '../../equipment/cards/hands-by-strength';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { inTable } from '../../exact/in-table';
import { cardsOfRanks, everyDealersHand, type Seen, ShortPack } from './brute-force';
import { gainsOf, raisesFor } from './gains';
import { USUAL } from './hand-orders';
import { forEachMatchup } from './matchups';
import { AMERICAN_ODDS, tablesOf } from './odds';
import { CasinoStudParameters } from './parameters';
import { everyHand, SUM_OF, studPiece } from './pieces';
import { qualifyingClass } from './qualifying';
import { RAISE_ROWS } from './wagers';

const DEFAULTS = CasinoStudParameters.parse({});
const ROWS: readonly string[] = RAISE_ROWS.map(([row]) => row);

/** The kernel's counts for some hands, as the straightforward way would give them. */
function kernel(
  hands: ReturnType<typeof handsByStrength>,
  qualifying: number,
  under: number,
): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  forEachMatchup(
    { hands, strengthOf: USUAL.strengthOf, qualifying, from: 0, to: hands.count },
    (hand, { unqualified, weaker, tied }) => {
      const compared = inTable(hands.classes[hand]) >= qualifying;
      for (let up = 0; up < 52; up += 1) {
        const none = inTable(unqualified[up]);
        const won = compared ? inTable(weaker[up]) - none : 0;
        const equal = compared ? inTable(tied[up]) : 0;
        seen.set(`${hand} ${up}`, { unqualified: none, won, tied: equal, lost: under - none - won - equal });
      }
    },
  );
  return seen;
}

describe('every deal of a short pack, one after another', () => {
  const ranksOf = (...ranks: number[]) => ranks.reduce((mask, rank) => mask | (1 << rank), 0);
  const ACE_KING = [0, 14, 13];
  const aceKing = (worth: readonly number[]) =>
    ACE_KING.reduce((order, rank, i) => order || inTable(worth[i]) - rank, 0) >= 0;

  it('of fives, tens, jacks, queens, kings and aces: the same for every hand and up-card', () => {
    const ranks = ranksOf(3, 8, 9, 10, 11, 12);
    const pack = new ShortPack(ranks, aceKing);
    const hands = handsByStrength(5, ranks);
    const counted = kernel(hands, qualifyingClass(DEFAULTS), 3_060);
    let wrong = 0;
    let compared = 0;
    for (let hand = 0; hand < hands.count; hand += 3) {
      const own = [...hands.cards.subarray(hand * 5, hand * 5 + 5)];
      for (const up of pack.cards) {
        if (own.includes(up)) continue;
        compared += 1;
        const seen = counted.get(`${hand} ${up}`);
        const plain = pack.against(own, up);
        if (JSON.stringify(seen) !== JSON.stringify(plain)) wrong += 1;
      }
    }
    expect(compared).toBeGreaterThan(10_000);
    expect(wrong).toBe(0);
  });

  it.each(['always', 'pair'] as const)(
    'of four ranks and aces, dealer qualifies %s: the same sums',
    (dealerQualifies) => {
      const parameters: CasinoStudParameters = { ...DEFAULTS, dealerQualifies, raise: 1 };
      const ranks = ranksOf(2, 9, 10, 12);
      const pack = new ShortPack(ranks, (worth) => dealerQualifies === 'always' || inTable(worth[0]) > 0);
      const gains = gainsOf(parameters, tablesOf(...AMERICAN_ODDS));
      const hands = handsByStrength(5, ranks);
      const sums = studPiece({
        hands,
        ranks,
        qualifying: qualifyingClass(parameters),
        raises: raisesFor(gains),
        from: 0,
        to: hands.count,
      })[0] as Float64Array;
      const plain = { unqualified: 0, tied: 0, lost: 0, folded: 0, won: 0 };
      pack.everyHand((own) => {
        const row = rowOf(own);
        const odds = inTable(AMERICAN_ODDS[row]);
        for (const up of pack.cards) {
          if (own.includes(up)) continue;
          const { unqualified, won, tied, lost } = pack.against(own, up);
          const all = unqualified + won + tied + lost;
          if (unqualified + won * (1 + odds) - 2 * lost > -all) {
            plain.unqualified += unqualified;
            plain.won += won;
            plain.tied += tied;
            plain.lost += lost;
          } else plain.folded += all;
        }
      });
      const won = sums
        .subarray(SUM_OF.won, SUM_OF.won + ROWS.length)
        .reduce((total, rounds) => total + rounds, 0);
      expect({
        unqualified: sums[SUM_OF.unqualified],
        tied: sums[SUM_OF.tied],
        lost: sums[SUM_OF.lost],
        folded: sums[SUM_OF.folded],
        won,
      }).toEqual(plain);
      // 4,368 hands of 16 cards, 11 up-cards, C(10, 4) sets under them.
      expect(sums.reduce((total, rounds) => total + rounds, 0)).toBe(4_368 * 11 * 210);
    },
  );

  function rowOf(own: number[]): number {
    const [a, b, c, d, e] = own as [number, number, number, number, number];
    const { category } = FIVE_CARD_ORDER.standingOf(rankFive(a, b, c, d, e));
    return ROWS.includes(category) ? ROWS.indexOf(category) : ROWS.length - 1;
  }
});

it('counts hands of the whole pack as dealing every one of them does', () => {
  const hands = everyHand();
  const qualifying = qualifyingClass(DEFAULTS);
  const pack = cardsOfRanks(ALL_RANKS);
  for (let at = 3_001; at < hands.count; at += 13_999) {
    const own = [...hands.cards.subarray(at * 5, at * 5 + 5)];
    const mine = inTable(hands.classes[at]);
    forEachMatchup(
      { hands, strengthOf: USUAL.strengthOf, qualifying, from: at, to: at + 1 },
      (_, { unqualified, weaker, tied }) => {
        for (const up of [(at * 7) % 52, inTable(own[2]) ^ 1].filter((card) => !own.includes(card))) {
          const plain = [0, 0, 0];
          everyDealersHand(pack, own, up, (a, b, c, d) => {
            const dealers = rankFive(a, b, c, d, up);
            if (dealers < qualifying) plain[0] = inTable(plain[0]) + 1;
            if (dealers < mine) plain[1] = inTable(plain[1]) + 1;
            if (dealers === mine) plain[2] = inTable(plain[2]) + 1;
          });
          expect([unqualified[up], weaker[up], tied[up]], `${own} against ${up}`).toEqual(plain);
        }
      },
    );
  }
});
