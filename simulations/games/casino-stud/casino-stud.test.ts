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
import { AMERICAN_ODDS, BRITISH_ODDS, tablesOf } from './odds';
import { everyHand, studPiece } from './pieces';
import { qualifyingClass } from './qualifying';
import { raiseLookup } from './raises';
import { doubtfulHands } from './what-to-raise';

const AMERICAN = tablesOf(...AMERICAN_ODDS);
const BRITISH = tablesOf(...BRITISH_ODDS);
const DEFAULTS = casinoStud.parameters.parse({});

const run = (tables: PayTables) => firstPass(casinoStud, DEFAULTS, tables);
const riskOf = ({ houseEdge, endings, universe }: Solution) =>
  houseEdge.div(sum(endings.map(({ staked, count }) => staked.mul(ratio(count, universe)))));

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
});
