import { describe, expect, it } from 'vitest';
import { readCards } from '../../equipment/cards/card';
import { newDeck } from '../../equipment/cards/deck';
import { fiveCardName } from '../../equipment/cards/hand-names';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import type { RandomSource } from '../../equipment/random-source';
import { toPercent } from '../../exact/decimal';
import { ratio, sum } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import { firstPass } from '../../family/merging';
import type { Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { standardScore } from '../contract/plays-like-solution';
import { casinoStud } from './family';
import { gainsOf, raisesFor } from './gains';
import { comparedOrder } from './hand-orders';
import { AMERICAN_ODDS, BRITISH_ODDS, CARD_ROOM_ODDS, tablesOf } from './odds';
import { everyHand, SUM_OF, studPiece } from './pieces';
import { qualifyingClass } from './qualifying';
import { raiseLookup } from './raises';
import { RAISE_ROWS } from './wagers';
import { doubtfulHands } from './what-to-raise';

const AMERICAN = tablesOf(...AMERICAN_ODDS);
const CARD_ROOM = tablesOf(...CARD_ROOM_ODDS);
const BRITISH = tablesOf(...BRITISH_ODDS);
const DEFAULTS = casinoStud.parameters.parse({});

const run = (tables: PayTables) => firstPass(casinoStud, DEFAULTS, tables);
const riskOf = ({ houseEdge, endings, universe }: Solution) =>
  houseEdge.div(sum(endings.map(({ staked, count }) => staked.mul(ratio(count, universe)))));

/** A shuffle that deals these cards. */
const dealing = (text: string): RandomSource => {
  const read = readCards(text);
  if (!read.ok) throw new Error(text);
  const deck = [...newDeck()];
  let at = 0;
  return {
    below: () => {
      const from = deck.indexOf(inTable(read.value[at]));
      [deck[at], deck[from]] = [inTable(deck[from]), inTable(deck[at])];
      at += 1;
      return from - at + 1;
    },
  };
};

describe('at the American odds', () => {
  const merged = run(AMERICAN);
  const solution = casinoStud.solve(DEFAULTS, AMERICAN, merged);

  it('loses what is published, to the last of 19,933,230,517,200 deals', () => {
    // M. Shackleford, "Caribbean Stud Poker" (Wizard of Odds): total losses over all deals, by strategy.
    const losses = [solution, ...solution.alternatives].map(({ houseEdge }) =>
      houseEdge.mul(solution.universe).toFraction(),
    );
    expect(solution.universe).toBe(19_933_230_517_200n);
    expect(losses).toEqual([
      '1041372912372',
      '1041417758724',
      '1059715400580',
      '1063176931284',
      '1090272101460',
      '1132600203540',
      '3310360338060',
    ]);
    // The same: 5.224% of the ante, 2.555% of all stakes.
    expect(toPercent(solution.houseEdge, 3)).toBe('5.224%');
    expect(toPercent(riskOf(solution), 3)).toBe('2.555%');
  });

  it('raises every pair, folds all that would not qualify, and looks at the up-card with ace and king', () => {
    // Published there too: only hands of ace and king without a pair depend on the up-card.
    const table = doubtfulHands(merged.at(-1) as Float64Array);
    const names = table.map(({ hand }) => FIVE_CARD_ORDER.standingOf(hand));
    expect(
      names.every(({ category, ranks }) => category === 'high-card' && ranks[0] === 12 && ranks[1] === 11),
    ).toBe(true);
    expect(fiveCardName(inTable(table[0]?.hand))).toBe('High card, ace with king, four, three and two');
    expect(solution.summary).toBe(
      'Raise this hand or better whatever the up-card: High card, ace with king, queen, jack and two. Fold this hand or worse: High card, ace with queen, jack, ten and nine. With the other hands the up-card decides.',
    );
    // An ace-king-five-four-three, by the rules of thumb published there: raise on 5, 4 and 3 alone.
    const low = FIVE_CARD_ORDER.classOf('high-card', [12, 11, 3, 2, 1]);
    const shares = table.find(({ hand }) => hand === low)?.raised;
    expect(shares?.map((share) => share?.valueOf())).toEqual([0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(solution.decisions[0]?.choices.map(({ taken }) => toPercent(taken, 2))).toEqual([
      '52.23%',
      '47.77%',
    ]);
  });

  it('has tables that a person can play from', () => {
    const [hands, byCard] = solution.tables ?? [];
    expect(hands?.rows).toEqual([
      { label: 'High card, ace with king, queen, jack and two, or better', cells: ['Raise'] },
      {
        label:
          'From high card, ace with king, queen, ten and nine down to high card, ace with king, four, three and two',
        cells: ['The dealer’s card decides'],
      },
      { label: 'High card, ace with queen, jack, ten and nine, or worse', cells: ['Fold'] },
    ]);
    expect(byCard?.rows.map(({ label }) => label).slice(0, 2)).toEqual([
      'A-K-Q-10-9',
      'A-K-Q-10-8 down to A-K-Q-10-7',
    ]);
    const raised = raiseLookup(merged.at(-1) as Float64Array);
    const RANK_MARKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
    const seen = new Map<string, number>();
    const lines = (byCard?.rows ?? []).flatMap(({ label, cells }) =>
      label.split(' down to ').map((hand) => ({ hand, cells })),
    );
    expect(byCard?.rows.length).toBeLessThan(lines.length);
    for (const { hand, cells } of lines) {
      const ranks = hand.split('-').map((mark) => RANK_MARKS.indexOf(mark));
      for (let up = 0; up < 13; up += 1) {
        // Of the hands of these ranks without a flush, two are tried: one of two suits, one of four, against every suit.
        for (const suits of ['00001', '01231'])
          for (let suit = 0; suit < 4; suit += 1) {
            const own = ranks.map((rank, i) => rank * 4 + Number(suits[i]));
            if (own.includes(up * 4 + suit)) continue;
            const says = raised(Uint8Array.from(own), up * 4 + suit) ? 'Raise' : 'Fold';
            const cell = cells[up] as string;
            if (cell !== says) expect(cell, `${hand} against ${up}`).toMatch(/^Raise \d+\.\d%$/);
            const kind = cell === says ? cell : 'by suits';
            seen.set(kind, (seen.get(kind) ?? 0) + 1);
          }
      }
    }
    expect([...seen.keys()].sort()).toEqual(['Fold', 'Raise', 'by suits']);
  });

  it('is what ten cards dealt and played come to', () => {
    const dealer = casinoStud.dealer(DEFAULTS, AMERICAN, merged);
    const score = standardScore(dealer, solution, { rounds: 1_000_000, seed: 7, subject: 'casino-stud' });
    expect(Math.abs(score)).toBeLessThan(4);
  });

  it('is played by the dealer’s last card, which is up', () => {
    const own = 'As Kh 5d 4c 3s';
    const play = (text: string) => casinoStud.dealer(DEFAULTS, AMERICAN, merged).play(dealing(text));
    // Ace-king-five-four-three is raised against a five and not against an eight; the dealer does not qualify.
    expect(play(`${own} 9d 7c 8h Js 5h`)).toBe(1);
    expect(play(`${own} 9d 7c Js 5h 8h`)).toBe(-1);
    // A pair of fives wins 3, and loses 3 to a pair of nines.
    expect(play('5s 5c Qh 4c 3s 2d 2c 8h Js 7h')).toBe(3);
    expect(play('5s 5c Qh 4c 3s 9d 9c 8h Js 7h')).toBe(-3);
  });

  it('is played alike at the British odds', () => {
    // Better odds for full houses and flushes can only add raises, and these hands were always raised. Worse odds for
    // royal flushes could take some away, so these are decided again.
    const hands = everyHand();
    const masks = merged.at(-1) as Float64Array;
    const piece = studPiece({
      hands,
      qualifying: qualifyingClass(DEFAULTS),
      raises: raisesFor(gainsOf(DEFAULTS, BRITISH)),
      from: hands.count - 1,
      to: hands.count,
    });
    expect(piece.at(-1)?.at(-1)).toBe(masks.at(-1));
    const british = casinoStud.solve(DEFAULTS, BRITISH, merged);
    // By hand from the counts: two wins more an ante on full houses and flushes, a hundred less on royal flushes.
    const count = (event: string) =>
      solution.endings.find((ending) => ending.event === event)?.count as bigint;
    const more = 2n * (count('win-full-house') + count('win-flush')) - 100n * count('win-royal-flush');
    expect(solution.houseEdge.sub(british.houseEdge)).toEqual(ratio(more, solution.universe));
    expect(toPercent(british.houseEdge, 6)).toBe('4.846610%');
  });

  it('is played alike where the best hands are paid at most ten to one, and costs more', () => {
    const hands = everyHand();
    const masks = merged.at(-1) as Float64Array;
    // Only rows from straights up differ, and all of these are raised on every card before and after.
    const straights = hands.classes.indexOf(FIVE_CARD_ORDER.boundsOf('straight').lowest);
    const piece = studPiece({
      hands,
      qualifying: qualifyingClass(DEFAULTS),
      raises: raisesFor(gainsOf(DEFAULTS, CARD_ROOM)),
      from: straights,
      to: hands.count,
    });
    expect(piece.at(-1)?.subarray(straights)).toEqual(masks.subarray(straights));
    const room = casinoStud.solve(DEFAULTS, CARD_ROOM, merged);
    const count = (event: string) =>
      solution.endings.find((ending) => ending.event === `win-${event}`)?.count as bigint;
    // By hand from the counts: the raise is twice the ante, and each row pays so many more or less.
    const less =
      2n *
      (90n * count('royal-flush') +
        41n * count('straight-flush') +
        12n * count('four-of-a-kind') -
        count('flush') -
        count('straight'));
    expect(room.houseEdge.sub(solution.houseEdge)).toEqual(ratio(less, solution.universe));
    expect(toPercent(room.houseEdge, 6)).toBe('4.986203%');
  });

  it('a flush that beats a full house wins as many rounds more as a full house wins less', () => {
    const hands = everyHand();
    const { lowest } = FIVE_CARD_ORDER.boundsOf('flush');
    const { highest } = FIVE_CARD_ORDER.boundsOf('full-house');
    const range = { from: hands.classes.indexOf(lowest), to: hands.classes.lastIndexOf(highest) + 1 };
    const raises = raisesFor(gainsOf(DEFAULTS, CARD_ROOM));
    const qualifying = qualifyingClass(DEFAULTS);
    const rules = casinoStud.parameters.parse({ handOrder: 'flush-above-full-house' });
    const [usual, above] = [DEFAULTS, rules].map((each) =>
      studPiece({ hands, order: comparedOrder(each), qualifying, raises, ...range }),
    );
    // Full houses that hold none of the five cards of a flush, by hand: three of a rank and two of another, of which the
    // flush may hold one card each. Each dealer's hand comes under five up-cards.
    const houses = 5 * 4 * 1 * 3 + 5 * 8 * 1 * 6 + 8 * 5 * 4 * 3 + 8 * 7 * 4 * 6;
    const more = (at: number) => inTable(above?.[0]?.[at]) - inTable(usual?.[0]?.[at]);
    const rowOf = (row: string) => RAISE_ROWS.findIndex(([id]) => id === row);
    expect(more(rowOf('flush'))).toBe(5 * 5_108 * houses);
    expect(more(rowOf('full-house'))).toBe(-5 * 5_108 * houses);
    expect([SUM_OF.lost, SUM_OF.tied, SUM_OF.folded, SUM_OF.unqualified].map(more)).toEqual([0, 0, 0, 0]);
    expect(above?.at(-1)).toEqual(usual?.at(-1));
    const play = (parameters: typeof rules) =>
      casinoStud.dealer(parameters, CARD_ROOM, merged).play(dealing('As Js 9s 4s 2s 9d 9c 9h Kd Kh'));
    expect([DEFAULTS, rules].map(play)).toEqual([-3, 13]);
  });
});
