import { describe, expect, it } from 'vitest';
import { type Fraction, fromText, ONE, ratio, toText, ZERO } from '../exact/fraction';
import { inTable } from '../exact/in-table';
import { netPay } from '../pays/net-pay';
import type { Pay } from '../pays/pay';
import { atMeter } from './at-meter';
import { progressiveFigures } from './figures';
import type { MeterTerms } from './meter-terms';
import type { Settled } from './per-outcome';

const META = {
  wager: '1/1',
  meter: '5000/1',
  contribution: '7/10',
  seed: '0/1',
  fixedPaidFrom: 'meter',
} as const;
const shareOf = (share: Fraction): Pay => ({ kind: 'meter', share });

const event = (id: string, probability: Fraction, pay: Pay, terms: MeterTerms): Settled => ({
  event: { id },
  probability,
  pay,
  net: netPay(pay, atMeter(terms, id)),
});

/** A pack of six, a board of two, one card to each player: who has the two marked cards among three wins. */
function everyDeal(players: number) {
  const MARKED = [0, 1];
  let deals = 0;
  let withWinner = 0;
  let won = ZERO;
  const deal = (cards: number[]): void => {
    if (cards.length < 2 + players) {
      for (let card = 0; card < 6; card += 1) if (!cards.includes(card)) deal([...cards, card]);
      return;
    }
    const board = cards.slice(0, 2);
    const winners = cards
      .slice(2)
      .filter((own) => MARKED.every((card) => card === own || board.includes(card)));
    deals += 1;
    if (winners.length > 0) withWinner += 1;
    // The first player gets an equal part of the meter with every other winner.
    if (winners.includes(inTable(cards[2]))) won = won.add(ratio(1, winners.length));
  };
  deal([]);
  return { between: ratio(deals, withWinner), won: won.div(deals) };
}

describe('a hand on the board is everybody’s', () => {
  it.each([1, 2, 3, 4])('as every deal to %i players shows, one by one', (players) => {
    const terms: MeterTerms = {
      ...META,
      players: `${players}/1`,
      shared: 'board',
      // Three cards hold the board as one of three pairs.
      board: { part: '1/3', events: { both: 'split' } },
    };
    const one = everyDeal(1).between.inverse();
    const figures = progressiveFigures(
      [
        event('both', one, shareOf(ONE), terms),
        event('lose', ONE.sub(one), { kind: 'lose', share: ONE }, terms),
      ],
      terms,
    );
    const { between, won } = everyDeal(players);
    expect(figures.course?.hits[0]?.rounds).toBe(toText(between));
    expect(figures.ownShare ?? figures.meterShare).toBe(toText(won));
    expect(figures.course?.byPlayers).toHaveLength(9);
  });

  it('at six players of Progressive 5/7 (rules 11.97 and 11.98)', () => {
    // Of C(52, 7) hands of seven, 4 C(47, 2) hold a royal flush and 37,260 a straight flush at best; 224,848 four of a
    // kind and 3,473,184 a full house. A royal flush on the board is 4 of C(52, 5).
    const all = 133_784_560;
    const terms: MeterTerms = {
      ...META,
      players: '6/1',
      shared: 'board',
      board: { part: '1/21', events: { 'royal-flush': 'split', 'straight-flush': 'each' } },
    };
    const fixed = (win: number): Pay => ({ kind: 'for', win: ratio(win), stake: ONE });
    const rows: [string, number, Pay][] = [
      ['royal-flush', 4_324, shareOf(ONE)],
      ['straight-flush', 37_260, shareOf(ratio(1, 10))],
      ['four-of-a-kind', 224_848, fixed(100)],
      ['full-house', 3_473_184, fixed(10)],
    ];
    const lost = all - rows.reduce((sum, [, count]) => sum + count, 0);
    const settled = [
      ...rows.map(([id, count, pay]) => event(id, ratio(count, all), pay, terms)),
      event('lose', ratio(lost, all), { kind: 'lose', share: ONE }, terms),
    ];
    const figures = progressiveFigures(settled, terms);
    // Hands of their own, 20 of 21, do not meet: each needs three cards of its suit on the board.
    const royal = ratio(4_324, all);
    const rounds = royal.mul(ratio(20, 21)).mul(6).add(ratio(4, 2_598_960)).inverse();
    expect(figures.course?.hits[0]?.rounds).toBe(toText(rounds));
    expect(rounds.valueOf()).toBeCloseTo(5_369.75, 1);
    // What the fixed pays leave of one wager, over what it gets of the meter: a sixth of a royal flush on the board.
    const own = royal.mul(ratio(20, 21)).add(ratio(4, 2_598_960).div(6)).add(ratio(3_726, all));
    const even = ONE.sub(ratio(224_848 * 100 + 3_473_184 * 10, all)).div(own);
    expect(figures.breakEvenMeter).toBe(toText(even));
    expect(even.valueOf()).toBeCloseTo(9_718.7, 1);
    // At the meter given, the average gain of all events is the same straight line.
    const edge = settled.reduce((sum, { probability, net }) => sum.sub(probability.mul(net)), ZERO);
    const line = ONE.sub(fromText(figures.fixedReturn)).sub(own.mul(5_000));
    expect(toText(edge)).toBe(toText(line));
  });
});
