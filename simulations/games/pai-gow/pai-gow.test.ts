/** The whole game, with the counts of pairs of hands that every night makes again (`pai-gow.deep.ts`). */
import { describe, expect, it } from 'vitest';
import type { Card } from '../../equipment/cards/card';
import { readWithJoker } from '../../equipment/cards/joker';
import { type Fraction, ratio, sum } from '../../exact/fraction';
import { standardScore } from '../contract/plays-like-solution';
import { paiGowPoker } from './family';
import { PaiGowParameters } from './parameters';
import { PAIRS_OF_HANDS } from './solve';

const TABLES = { standard: { win: '19 to 20' } };
const WIN = 2_360_723_961_772_804n;
const LOSE = 2_467_480_314_035_240n;
/** Wins and losses; of another player, wins and losses; hands with a pair in front. */
const AS_COUNTED = [[WIN, LOSE, 399_879_191_411_268n, 3_528_305_402_990_140n, 0n]];
const chosen = PaiGowParameters.parse({});
const percent = (edge: Fraction) => (100 * edge.valueOf()).toFixed(6);
const read = (text: string): Card[] => {
  const cards = readWithJoker(text);
  return cards.ok ? cards.value : [];
};

describe('a player who sets by the House Way', () => {
  const solution = paiGowPoker.solve(chosen, TABLES, AS_COUNTED);

  it('wins, stands off and loses as often as counted, of all pairs of hands', () => {
    // C(53, 7) · C(46, 7).
    expect(solution.universe).toBe(8_250_459_031_214_400n);
    expect(solution.endings.map(({ event, count }) => [event, count])).toEqual([
      ['win', WIN],
      ['stand-off', solution.universe - WIN - LOSE],
      ['lose', LOSE],
    ]);
    expect(percent(solution.houseEdge)).toBe('2.724607');
    expect(solution.alternatives.map(({ id, houseEdge }) => [id, percent(houseEdge)])).toEqual([
      ['best-five', '38.160545'],
    ]);
  });

  it('is named, since better play costs less; the best player needs no name', () => {
    expect(solution.play).toEqual({
      label: 'Set by the House Way',
      explains: 'sets every hand by the House Way',
    });
    const best = PaiGowParameters.parse({ player: 'best' });
    expect(paiGowPoker.solve(best, TABLES, [], AS_COUNTED).play).toBeUndefined();
  });

  it('shows players a hand set: with a king or better for the front, a low and a medium pair stay together', () => {
    expect(solution.example).toContain('the House Way puts the joker and the king of diamonds in front');
    expect(solution.example).toMatch(/gains 0\.\d{4} of the wager on average\. No other way gains more\.$/);
  });

  it('pays nothing for equal hands but what the dealer takes: without commission that is the whole edge', () => {
    const evens = paiGowPoker.solve(chosen, { standard: { win: 'even money' } }, AS_COUNTED);
    expect(evens.houseEdge.equals(ratio(LOSE - WIN, PAIRS_OF_HANDS))).toBe(true);
  });

  it('has a pair in front where its lines say so', () => {
    const [setting] = solution.decisions;
    expect(sum(setting?.choices.map(({ taken }) => taken) ?? []).equals(1)).toBe(true);
    // Of the lines for the commonest hands, no pair and one, none has a pair in front.
    expect(setting?.choices[0]?.taken.lt(ratio(1, 4))).toBe(true);
  });

  it('shows the line for each hand with the share that it sets', () => {
    const [table] = solution.tables ?? [];
    expect(table?.rows).toHaveLength(25);
    // 24,780,420 of 154,143,080: C(13, 7) · 4 ** 7 and the like, less straights and flushes.
    expect(table?.rows[0]?.cells).toEqual(['16.0762%']);
  });

  it('is dealt as solved', () => {
    const dealer = paiGowPoker.dealer(chosen, TABLES, AS_COUNTED);
    const run = { rounds: 200_000, seed: 53, subject: 'pai-gow-poker/round' };
    expect(Math.abs(standardScore(dealer, solution, run))).toBeLessThan(4);
  });
});

describe('seven cards asked about', () => {
  const ask = (text: string) => paiGowPoker.adviser?.advise(chosen, TABLES, { cards: { hand: read(text) } });

  it('are set by the House Way and best, with what each gains', () => {
    // Two aces and two fours with a king: the House Way splits them, and so does the best player.
    const asked = ask('Ah Ad 4c 4s Kh 9d 7c');
    if (!asked?.ok) throw new Error('refused');
    expect(asked.value.best).toBe('house-way');
    expect(asked.value.choices[0]?.label).toBe('4c 4s in front, by the House Way');
    expect(asked.value.compared).toEqual({
      choice: 'house-way',
      line: 'A medium or high pair with a high one, or aces with any other: one in front',
    });
    expect(asked.value.choices[0]?.lays).toEqual([
      { called: 'High hand, behind', cards: read('Ah Ad Kh 9d 7c') },
      { called: 'Low hand, in front', cards: read('4c 4s') },
    ]);
  });

  it('are set better than by the House Way where that gains more', () => {
    const asked = ask('9h 9d 8c 7s 6h 5d 3c');
    if (!asked?.ok) throw new Error('refused');
    const [best] = asked.value.choices;
    const byWay = asked.value.choices.find(({ choice }) => choice === 'house-way');
    expect(byWay).toBeDefined();
    expect(best && byWay && best.gains.gte(byWay.gains)).toBe(true);
  });

  it.each(['', 'Ah Ad 4c 4s Kh 9d'])('are refused where they are not seven: %s', (text) => {
    expect(ask(text)).toMatchObject({ ok: false, problems: [{ field: 'hand' }] });
  });
});

describe('a dealer whose queen-high stands off', () => {
  const parameters = PaiGowParameters.parse({ standOffHand: 'queen-high' });
  // Counted as the others are; all that is used of them here is that they are.
  const counted = [[WIN, LOSE, 0n, 0n, 0n]];

  it('has it as often as seven cards below the king without a pair, a straight or a flush', () => {
    const { endings } = paiGowPoker.solve(parameters, TABLES, counted);
    const standOff = endings.find(({ event }) => event === 'dealers-stand-off');
    expect(standOff?.label).toBe('The dealer’s high hand is a queen high');
    // Seven ranks with the queen, of eleven without the ace: C(10, 6), less those with five in a row; of 4 ** 7 suits, those with
    // five alike are 4 · (C(7, 5) · 9 + C(7, 6) · 3 + 1).
    const noFlush = 4 ** 7 - 4 * (21 * 9 + 7 * 3 + 1);
    expect(standOff?.count).toBe(BigInt(queenHighRanks() * noFlush) * 53_524_680n);
  });

  it('keeps 2.812333% where wins are paid even money, without commission, and 4.166043% at 19 to 20', () => {
    // Counted every night (`pai-gow.deep.ts`); 300,000,000 rounds of a program of its own in C were 0.6 standard errors off.
    const without = [[2_233_746_529_855_984n, 2_465_776_902_038_516n, 0n, 0n, 0n]];
    const evens = paiGowPoker.solve(parameters, { standard: { win: 'even money' } }, without);
    expect(percent(evens.houseEdge)).toBe('2.812333');
    expect(percent(paiGowPoker.solve(parameters, TABLES, without).houseEdge)).toBe('4.166043');
    const count = (event: string) => evens.endings.find((ending) => ending.event === event)?.count ?? 0n;
    expect(count('stand-off') + count('dealers-stand-off')).toBe(3_550_935_599_319_900n);
  });

  it('returns the wager with it, whatever the player has', () => {
    const dealer = paiGowPoker.dealer(parameters, TABLES, counted);
    const solution = paiGowPoker.solve(parameters, TABLES, counted);
    expect(dealer.unit).toBe(20);
    expect(solution.endings.find(({ event }) => event === 'dealers-stand-off')?.net.equals(0)).toBe(true);
  });
});

describe('as the card rooms of California play it, with a wild joker', () => {
  const parameters = PaiGowParameters.parse({ joker: 'wild', aceToFive: 'lowest' });
  // Counted every night (`pai-gow.deep.ts`).
  const counted = [[2_260_789_750_561_948n, 2_361_008_476_504_704n, 0n, 0n, 0n]];
  const solved = (win: string) => paiGowPoker.solve(parameters, { standard: { win } }, counted);

  it('costs 1.214705% where wins are paid even money, and 3.954904% at 9 to 10', () =>
    expect([solved('even money'), solved('9 to 10')].map(({ houseEdge }) => percent(houseEdge))).toEqual([
      '1.214705',
      '3.954904',
    ]));

  it('is dealt as counted', () => {
    const dealer = paiGowPoker.dealer(parameters, { standard: { win: 'even money' } }, counted);
    const run = { rounds: 100_000, seed: 54, subject: 'pai-gow-poker/wild' };
    expect(Math.abs(standardScore(dealer, solved('even money'), run))).toBeLessThan(4);
  });
});

describe('from a pack without a joker', () => {
  const parameters = PaiGowParameters.parse({ joker: 'none' });
  // Counted every night (`pai-gow.deep.ts`).
  const counted = [[1_782_856_070_278_372n, 1_862_685_256_605_340n, 0n, 0n, 0n]];
  const solved = (win: string) => paiGowPoker.solve(parameters, { standard: { win } }, counted);

  it('has C(52, 7) · C(45, 7) pairs of hands, and costs 1.314906% at even money and 4.251538% at 9 to 10', () => {
    expect(solved('even money').universe).toBe(133_784_560n * 45_379_620n);
    expect([solved('even money'), solved('9 to 10')].map(({ houseEdge }) => percent(houseEdge))).toEqual([
      '1.314906',
      '4.251538',
    ]);
  });

  it('is dealt as counted, and no joker comes', () => {
    const dealer = paiGowPoker.dealer(parameters, { standard: { win: 'even money' } }, counted);
    const run = { rounds: 100_000, seed: 55, subject: 'pai-gow-poker/none' };
    expect(Math.abs(standardScore(dealer, solved('even money'), run))).toBeLessThan(4);
  });

  it('shows a hand without one, and refuses one that is asked about', () => {
    expect(solved('even money').example).not.toContain('joker');
    const asked = paiGowPoker.adviser?.advise(parameters, TABLES, {
      cards: { hand: read('Jk Ad 4c 4s Kh 9d 7c') },
    });
    expect(asked).toMatchObject({
      ok: false,
      problems: [{ message: 'Leave out the joker: this pack has none.' }],
    });
  });
});

describe('against a bank that sets each hand best', () => {
  const parameters = PaiGowParameters.parse({ bank: 'best' });
  // Counted every night (`pai-gow.deep.ts`); 300,000 rounds dealt are 0.27 standard errors off.
  const counted = [[2_375_952_413_836_484n, 2_506_446_249_999_020n, WIN, LOSE, 0n]];
  const solution = paiGowPoker.solve(parameters, { standard: { win: 'even money' } }, [], counted);

  it('costs 1.581655% at even money, 1.293944% where the bank sets by the House Way', () => {
    expect(percent(solution.houseEdge)).toBe('1.581655');
    expect(solution.alternatives.map(({ label, houseEdge }) => [label, percent(houseEdge)])).toEqual([
      ['A bank that sets by the House Way', '1.293944'],
    ]);
    expect(solution.summary).toContain('The bank sets each of its hands in the way that gains it most');
  });
});

function queenHighRanks(): number {
  let sets = 0;
  for (let mask = 0; mask < 1 << 11; mask += 1) {
    const ranks = [...Array(11).keys()].filter((rank) => (mask >> rank) & 1);
    const row = ranks.some((rank) => [1, 2, 3, 4].every((more) => ranks.includes(rank + more)));
    if (ranks.length === 7 && ranks.includes(10) && !row) sets += 1;
  }
  return sets;
}
