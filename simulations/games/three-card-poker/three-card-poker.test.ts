import { describe, expect, it } from 'vitest';
import { readCards } from '../../equipment/cards/card';
import { threeCardName } from '../../equipment/cards/hand-names';
import { rankThree } from '../../equipment/cards/hand-ranking';
import { THREE_CARD_ORDER } from '../../equipment/cards/orders';
import { worthKey, worthOf } from '../../equipment/cards/plain-ranking';
import { toPercent } from '../../exact/decimal';
import { ratio, sum } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { standardScore } from '../contract/plays-like-solution';
import { threeCardPoker } from './family';
import { everyHand } from './matchups';
import { QUALIFIERS, type ThreeCardPokerParameters } from './parameters';
import { qualifyingClass } from './qualifying';
import { playedHands, playGains, resultsOf } from './strategy';

const tablesOf = (straight: number, three: number, straightFlush: number): PayTables => ({
  ante: { 'dealer-not-qualified': '1 to 1', win: '1 to 1' },
  play: { win: '1 to 1' },
  'ante-bonus': {
    straight: `${straight} to 1`,
    'three-of-a-kind': `${three} to 1`,
    'straight-flush': `${straightFlush} to 1`,
  },
});
/** 5.20 of the 2007 rules, and the table figures were published for. */
const TABLES = tablesOf(1, 4, 5);
const DEFAULTS = threeCardPoker.parameters.parse({});
const solved = (parameters: ThreeCardPokerParameters, tables = TABLES) => {
  const merged = threeCardPoker.runPiece(parameters, tables, 0);
  return { merged, solution: threeCardPoker.solve(parameters, tables, merged) };
};
/** The dealer's hands that do not qualify, and those a hand beats, ties and loses to. */
const dealersHands = (parameters: ThreeCardPokerParameters, matchups: Float64Array, hand: number) => {
  const [unqualified, notBeaten, ...others] = resultsOf(parameters, matchups, hand);
  expect(notBeaten).toBe(0);
  return [unqualified, ...others];
};
const riskOf = ({ houseEdge, endings, universe }: Solution) =>
  houseEdge.div(sum(endings.map(({ staked, count }) => staked.mul(ratio(count, universe)))));

/** The second method: every hand of the dealer, read by the plain ranking, against each hand of the player. */
function dealtOut(qualifies: (worth: readonly number[]) => boolean) {
  const keys = new Float64Array(52 ** 3);
  const plays = new Uint8Array(52 ** 3);
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) {
        const worth = worthOf([a, b, c]);
        keys[(a * 52 + b) * 52 + c] = worthKey(worth);
        plays[(a * 52 + b) * 52 + c] = qualifies(worth) ? 1 : 0;
      }
  return (own: readonly number[]): number[] => {
    const mine = inTable(keys[(inTable(own[0]) * 52 + inTable(own[1])) * 52 + inTable(own[2])]);
    const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !own.includes(card));
    const seen = [0, 0, 0, 0];
    for (let i = 0; i < 49; i += 1)
      for (let j = i + 1; j < 49; j += 1)
        for (let k = j + 1; k < 49; k += 1) {
          const at = (inTable(left[i]) * 52 + inTable(left[j])) * 52 + inTable(left[k]);
          const how = plays[at] === 0 ? 0 : mine > inTable(keys[at]) ? 1 : mine === keys[at] ? 2 : 3;
          seen[how] = inTable(seen[how]) + 1;
        }
    return seen;
  };
}

describe('ante and play', () => {
  const { merged, solution } = solved(DEFAULTS);

  it('has the published house edge', () => {
    // M. Shackleford, "Three Card Poker" (Wizard of Odds): 3.3730%, 67.42% played. J. Grochowski, "Three Card Poker
    // Dissected", 2021: 3.45% with a queen or better, 7.65% never folding; 2.01% of all stakes.
    expect(toPercent(solution.houseEdge, 4)).toBe('3.3730%');
    expect(toPercent(riskOf(solution), 2)).toBe('2.01%');
    expect(solution.decisions[0]?.choices.map(({ taken }) => toPercent(taken, 2))).toEqual([
      '67.42%',
      '32.58%',
    ]);
    expect(solution.alternatives.map(({ houseEdge }) => toPercent(houseEdge, 2))).toEqual(['3.45%', '7.65%']);
  });

  it('is played with queen, six and four or better', () => {
    expect(solution.summary).toBe(
      'Play this hand or better, fold the rest: High card, queen with six and four.',
    );
    const played = playedHands(playGains(DEFAULTS, TABLES, merged[0] as Float64Array));
    const { classes } = everyHand();
    const plays = (text: string) => {
      const cards = readCards(text);
      if (!cards.ok) throw new Error(text);
      const [a, b, c] = cards.value as [number, number, number];
      const worth = rankThree(a, b, c);
      return [...played].filter((_, hand) => classes[hand] === worth);
    };
    expect(new Set(plays('Qh 6d 4c'))).toEqual(new Set([1]));
    expect(new Set(plays('Qh 6d 3c'))).toEqual(new Set([0]));
  });

  it('folds a hand that is worth the same either way', () => {
    expect([...playedHands({ unit: 1n, plays: [-6n, -5n, -4n], fold: -5n })]).toEqual([0, 0, 1]);
  });

  it('counts each of 1,755 hands as a deal of every dealer’s hand does', () => {
    const against = dealtOut((worth) => inTable(worth[0]) > 0 || inTable(worth[1]) >= 12);
    const { cards, orbits, count } = everyHand();
    let wrong = 0;
    // What playing gains, in antes over all deals, from the hands dealt out: 1 on the ante alone, 2 or -2, and the bonus.
    const lost = { best: 0, 'queen-or-better': 0, 'never-fold': 0 };
    for (let hand = 0; hand < count; hand += 1) {
      const own = [...cards.subarray(hand * 3, hand * 3 + 3)];
      const plain = against(own);
      if (plain.join() !== dealersHands(DEFAULTS, merged[0] as Float64Array, hand).join()) wrong += 1;
      const [unqualified, won, , beaten] = plain as [number, number, number, number];
      const [category, highest] = worthOf(own) as [number, number];
      const played = unqualified + 2 * won - 2 * beaten + 18_424 * inTable([0, 0, 0, 1, 4, 5][category]);
      const orbit = inTable(orbits[hand]);
      lost.best -= orbit * Math.max(played, -18_424);
      lost['queen-or-better'] -= orbit * (category > 0 || highest >= 12 ? played : -18_424);
      lost['never-fold'] -= orbit * played;
    }
    expect(wrong).toBe(0);
    const edges = [solution, ...solution.alternatives].map(({ houseEdge }) => houseEdge);
    expect(edges).toEqual(Object.values(lost).map((antes) => ratio(antes, 22_100 * 18_424)));
  });

  it('has tables that a person can play from', () => {
    const [hands, around] = solution.tables ?? [];
    expect(hands?.rows).toEqual([
      { label: 'High card, queen with six and four, or better', cells: ['Play'] },
      { label: 'High card, queen with six and three, or worse', cells: ['Fold'] },
    ]);
    // By the dealt-out way for both hands of that strength nearest to the line, over all suits of each.
    const against = dealtOut((worth) => inTable(worth[0]) > 0 || inTable(worth[1]) >= 12);
    const { cards, classes, orbits, count } = everyHand();
    for (const [ranks, row] of [
      [[10, 4, 2], 3],
      [[10, 4, 1], 4],
    ] as const) {
      const worth = THREE_CARD_ORDER.classOf('high-card', ranks);
      let [deals, gained] = [0, 0];
      for (let hand = 0; hand < count; hand += 1) {
        if (classes[hand] !== worth) continue;
        const [unqualified, won, , beaten] = against([...cards.subarray(hand * 3, hand * 3 + 3)]);
        const orbit = inTable(orbits[hand]);
        deals += orbit;
        gained += orbit * (inTable(unqualified) + 2 * inTable(won) - 2 * inTable(beaten));
      }
      expect(deals).toBe(60);
      const shown = around?.rows[row];
      expect(shown?.label).toBe(threeCardName(worth));
      expect(shown?.cells).toEqual([
        row === 3 ? 'Play' : 'Fold',
        `−${(-gained / 60 / 18_424).toFixed(6)}`,
        '−1.000000',
      ]);
    }
    expect(around?.rows).toHaveLength(8);
  });

  it('agrees with six cards dealt and played', () => {
    const dealer = threeCardPoker.dealer(DEFAULTS, TABLES, merged);
    const score = standardScore(dealer, solution, {
      rounds: 1_000_000,
      seed: 3,
      subject: 'three-card-poker',
    });
    expect(Math.abs(score)).toBeLessThan(4);
  });
});

describe('other rules', () => {
  it.each([
    ['always', () => true],
    ['pair', (worth: readonly number[]) => inTable(worth[0]) > 0],
    ['ace-high', (worth: readonly number[]) => inTable(worth[0]) > 0 || worth[1] === 14],
    ['king-high', (worth: readonly number[]) => inTable(worth[0]) > 0 || inTable(worth[1]) >= 13],
    ['jack-high', (worth: readonly number[]) => inTable(worth[0]) > 0 || inTable(worth[1]) >= 11],
  ] as const)('dealer qualifies %s: counted as dealt out', (dealerQualifies, qualifies) => {
    const parameters = { ...DEFAULTS, dealerQualifies };
    const { merged } = solved(parameters);
    const against = dealtOut(qualifies);
    const { cards, count } = everyHand();
    for (let hand = 5; hand < count; hand += 97)
      expect(dealersHands(parameters, merged[0] as Float64Array, hand)).toEqual(
        against([...cards.subarray(hand * 3, hand * 3 + 3)]),
      );
  });

  it('a dealer who always plays and wins ties costs the player more, and endings still add up', () => {
    const stricter = solved({ ...DEFAULTS, dealerQualifies: 'always', ties: 'dealer-wins' }).solution;
    const kinder = solved({ ...DEFAULTS, dealerQualifies: 'always' }).solution;
    const tied = kinder.endings.find(({ event }) => event === 'tie')?.count as bigint;
    expect(tied).toBeGreaterThan(0n);
    expect(stricter.houseEdge.gt(kinder.houseEdge)).toBe(true);
    expect(stricter.endings.some(({ event }) => event === 'dealer-not-qualified')).toBe(false);
  });

  it('a bonus row that loses takes nothing, because it has no stake', () => {
    // Straights or better, 720 + 52 + 48 hands of 22,100, are played whatever the bonus; at 1, 4 and 5 to 1 it hands
    // over 720 + 4 x 52 + 5 x 48 antes for each 22,100 rounds, and at nothing just those less.
    const paid = tablesOf(1, 4, 5);
    const nothing = { straight: 'lose', 'three-of-a-kind': 'lose', 'straight-flush': 'lose half' };
    const { solution: without } = solved(DEFAULTS, { ...paid, 'ante-bonus': nothing });
    const { solution: withIt } = solved(DEFAULTS, paid);
    expect(without.houseEdge.sub(withIt.houseEdge).equals(ratio(720 + 4 * 52 + 5 * 48, 22_100))).toBe(true);
    expect(toPercent(without.houseEdge, 3)).toBe('8.658%');
  });

  it('where every hand is played or none, the tables show the end at which that would change', () => {
    const none = tablesOf(1, 4, 5);
    none.ante = { 'dealer-not-qualified': 'lose', win: 'lose' };
    none.play = { win: 'lose' };
    none['ante-bonus'] = { straight: 'push', 'three-of-a-kind': 'push', 'straight-flush': 'push' };
    const ends = (solution: Solution) =>
      solution.tables?.map(({ rows }) => rows.map(({ label, cells }) => `${label}: ${cells[0]}`));
    const { solution: played } = solved({ ...DEFAULTS, dealerQualifies: 'king-high' });
    expect(ends(played)).toEqual([
      ['Every hand: Play'],
      [
        'High card, six with four and two: Play',
        'High card, six with three and two: Play',
        'High card, five with four and two: Play',
        'High card, five with three and two: Play',
      ],
    ]);
    const { solution: folded } = solved({ ...DEFAULTS, dealerQualifies: 'always' }, none);
    expect(folded.summary).toBe('Fold every hand.');
    expect(ends(folded)).toEqual([
      ['Every hand: Fold'],
      [
        'Straight flush, ace high: Fold',
        'Straight flush, king high: Fold',
        'Straight flush, queen high: Fold',
        'Straight flush, jack high: Fold',
      ],
    ]);
  });

  it('still takes the better choice hand by hand where better hands are paid less than worse ones', () => {
    const tables: PayTables = {
      ante: { 'dealer-not-qualified': 'push', win: '1 to 4' },
      play: { win: '2 to 1' },
      'ante-bonus': { straight: '9 to 1', 'three-of-a-kind': '2 to 1', 'straight-flush': 'push' },
    };
    const parameters = { ...DEFAULTS, dealerQualifies: 'always', ties: 'dealer-wins', play: 2 } as const;
    const { solution } = solved(parameters, tables);
    const against = dealtOut(() => true);
    const { cards, orbits, count } = everyHand();
    let lost = 0;
    let folded = 0;
    for (let hand = 0; hand < count; hand += 1) {
      const own = [...cards.subarray(hand * 3, hand * 3 + 3)];
      const [, won, tied, beaten] = against(own) as [number, number, number, number];
      const bonus = inTable([0, 0, 0, 9, 2, 0][inTable(worthOf(own)[0])]);
      // A win is a quarter of the ante and twice two antes; a tie and a loss are three antes.
      const played = 4.25 * won - 3 * (tied + beaten) + 18_424 * bonus;
      lost -= inTable(orbits[hand]) * Math.max(played, -18_424);
      if (played <= -18_424) folded += inTable(orbits[hand]);
    }
    expect(solution.houseEdge).toEqual(ratio(4 * lost, 4 * 22_100 * 18_424));
    expect(solution.endings.find(({ event }) => event === 'fold')?.count ?? 0n).toBe(BigInt(folded * 18_424));
    expect(folded).toBeGreaterThan(0);
  });

  it('a larger bonus is paid on the same hands', () => {
    const { solution } = solved(DEFAULTS, tablesOf(1, 4, 1_000));
    // By hand: 48 of 22,100 hands are straight flushes, all of them played: 995/22100 x 48 more than with 5.
    const more = solved(DEFAULTS).solution.houseEdge.sub(solution.houseEdge);
    expect(more).toEqual(ratio(995n * 48n, 22_100n));
  });

  it.each([
    [{ play: 0 }, 'Make the play wager at least the ante: otherwise there is nothing to decide.'],
    [{ play: 0.5 }, 'The play wager is a whole number of antes.'],
    [{ play: 11 }, 'Make the play wager at most ten times the ante.'],
    [
      { dealerQualifies: 'never' },
      'Choose the weakest hand with which the dealer plays: always, jack-high, queen-high, king-high, ace-high or pair.',
    ],
    [{ ties: 'both' }, 'Choose what happens when both hands are equal: stand-off or dealer-wins.'],
    [
      { jokers: 2 },
      'Leave out "jokers": this game has no such rule. It is played with one pack of 52 cards, without jokers.',
    ],
  ])('%o is refused with a sentence', (parameters, message) => {
    const parsed = threeCardPoker.parameters.safeParse(parameters);
    expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
  });

  it('names the weakest hand that qualifies', () => {
    expect(
      QUALIFIERS.map((dealerQualifies) => threeCardName(qualifyingClass({ ...DEFAULTS, dealerQualifies }))),
    ).toEqual([
      'High card, five with three and two',
      'High card, jack with three and two',
      'High card, queen with three and two',
      'High card, king with three and two',
      'High card, ace with four and two',
      'Pair, twos with three',
    ]);
  });
});
