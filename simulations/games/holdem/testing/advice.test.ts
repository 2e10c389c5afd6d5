import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../family/advice';
import type { DecisionFamily } from '../../../family/decision-family';
import type { StartingGrid } from '../../../family/solution';
import type { PayTables } from '../../../pays/pay-table';
import type { Result } from '../../../problems/problem';
import { shareOfPiece } from '../boards/boards';
import { bonusHoldem } from '../bonus/family';
import { casinoHoldem } from '../casino/family';
import { handsOf } from '../hands/starts';
import { flopSums } from '../passes/flop-sums';
import { twoWayHoldem } from '../two-way/family';
import { ultimateHoldem } from '../ultimate/family';
import { ultimateGrid } from '../ultimate/grid';
import { ultimateGains } from '../ultimate/plan';
import { ultimateRules } from '../ultimate/rule-set';
import { UltimateParameters } from '../ultimate/wagers';
import { eachBoard, type Hand, held } from './brute-force';
import { BONUS, CASINO, TWO_WAY, ULTIMATE } from './published';

const given = (advice: Result<Advice>): Advice => {
  if (!advice.ok) throw new Error(advice.problems[0]?.message);
  return advice.value;
};
function asked<Parameters>(family: DecisionFamily<Parameters>, tables: PayTables) {
  return (hole: string, board: string, grid?: StartingGrid) => {
    if (!family.adviser) throw new Error(`${family.id} has no adviser`);
    return family.adviser.advise(family.parameters.parse({}), tables, {
      cards: { hole: held(hole), board: held(board) },
      grid,
    });
  };
}
const ultimate = asked(ultimateHoldem, ULTIMATE);
const gainOf = ({ choices }: Advice, choice: string) =>
  choices.find((one) => one.choice === choice)?.gains.valueOf();

/** Sums over all boards that hold the cards on the table, and all hands of the dealer's. */
function average(hole: string, board: string, value: (player: Hand, dealer: Hand) => number): number {
  const known = held(board);
  let total = 0;
  let rounds = 0;
  eachBoard(held(hole), known.slice(0, 3), (player, dealers, later) => {
    if (!known.slice(3).every((card) => later.includes(card))) return;
    for (const dealer of dealers) {
      total += value(player, dealer);
      rounds += 1;
    }
  });
  return total / rounds;
}
const won = (player: Hand, dealer: Hand) => Math.sign(player.strength - dealer.strength);

describe('what to do in Ultimate', () => {
  it('after the river is worth what 990 hands of the dealer add up to', () => {
    // The board has a pair: the dealer qualifies; on a win the blind is returned.
    const gained = average('Ac 4d', 'Ks Kd 9h 7c 2s', (player, dealer) => {
      const sign = won(player, dealer);
      return 2 * sign - (sign < 0 ? 1 : 0);
    });
    const advice = given(ultimate('Ac 4d', 'Ks Kd 9h 7c 2s'));
    expect(gainOf(advice, 'bet-1')).toBeCloseTo(gained, 12);
    expect(gainOf(advice, 'fold')).toBe(-2);
    expect(advice.best).toBe(gained > -2 ? 'bet-1' : 'fold');
  });

  it('at the flop is what is published', () => {
    // Wizard of Odds, "Ultimate Texas Hold 'Em Advanced", second decision: a pair with a card of the hand is bet; twos in
    // the hand are not, but on a few low flops; four of a suit with a jack or better is bet.
    expect(given(ultimate('9h 4c', '9d Kc 2s')).best).toBe('bet-2');
    expect(given(ultimate('2h 2c', '9d Kc Js')).best).toBe('check');
    expect(given(ultimate('Jh 4h', '9h Kh 2s')).best).toBe('bet-2');
    expect(given(ultimate('7c 3d', '9h Kh 2s')).best).toBe('check');
  });

  it('before the flop makes up the house edge over the 169 hands', () => {
    const parameters = UltimateParameters.parse({});
    const { settled, atFlop } = ultimateRules(parameters, ULTIMATE);
    const merged = flopSums(settled, atFlop, shareOfPiece(0, 1));
    const grid = ultimateGrid(parameters, settled, ultimateGains(parameters, merged), merged);
    const gains = grid.cells.reduce((sum, { gains }, start) => {
      const best = Math.max(...gains.map((gain) => gain.valueOf()));
      return sum + (handsOf(start) / 1_326) * best;
    }, 0);
    expect(gains * -100).toBeCloseTo(2.184971, 6);
    expect(grid.cells.filter(({ best }) => best === 'bet-3')).toEqual([]);
    expect(given(ultimate('Kd 5c', '', grid)).best).toBe('bet-4');
    expect(given(ultimate('Kd 4c', '', grid)).best).toBe('check');
    expect(grid.cells.find(({ hand }) => hand === 'K4s')?.best).toBe('bet-4');
    expect(grid.cells.find(({ hand }) => hand === '22')?.best).toBe('check');
  });

  it.each([
    ['Ac', '', 'Give the two cards of the hand.'],
    ['Ac Kd', 'Qs Js', 'Give none or 3 or 5 cards on the table: there is a decision only then.'],
    ['Ac Kd', 'Qs Js Kd', 'Give each card once: one of these is there twice.'],
    ['Ac Kd', '', 'Analyse the game first: before the flop the answer is taken from its solution.'],
  ])('refuses %s on "%s" with a sentence', (hole, table, message) => {
    expect(ultimate(hole, table)).toMatchObject({ ok: false, problems: [{ message }] });
  });
});

describe("what to do in Casino hold'em", () => {
  const casino = asked(casinoHoldem, CASINO);
  it('is to fold the worst and call the rest', () => {
    expect(given(casino('3c 2d', 'Ks 9h 8s')).best).toBe('fold');
    expect(given(casino('9c 2d', 'Ks 9h 8s')).best).toBe('call-2');
    expect(gainOf(given(casino('3c 2d', 'Ks 9h 8s')), 'fold')).toBe(-1);
  });

  // A pair of aces, or three, with the flop: the AA bonus would be won, and is lost with the hand.
  it.each([
    ['3c 2d', 'Ah Ad Tc'],
    ['3c 2d', 'Ah Ad Ac'],
  ])('%s on %s is folded, though it wins the AA bonus', (hole, flop) => {
    expect(given(casino(hole, flop)).best).toBe('fold');
  });
});

describe('what to do in Two Way', () => {
  const twoWay = asked(twoWayHoldem, TWO_WAY);
  const BETTER: Partial<Record<Hand['category'], number>> = {
    straight: 2,
    flush: 3,
    'full-house': 4,
    'four-of-a-kind': 25,
    'straight-flush': 50,
    'royal-flush': 50,
  };
  /** Ante, blind and two-way wager. */
  const stands = (player: Hand, dealer: Hand) => {
    const sign = won(player, dealer);
    const blind = dealer.category === 'high-card' ? 0 : sign;
    return sign + blind + (BETTER[sign > 0 ? player.category : dealer.category] ?? -1);
  };
  const bet = (player: Hand, dealer: Hand) => (dealer.category === 'high-card' ? 0 : won(player, dealer));

  it('after the river is worth what 990 hands of the dealer add up to', () => {
    for (const [hole, board] of [
      ['Ac 4d', 'Ks Kd 9h 7c 2s'],
      ['9c 4d', 'Ks Qd Jh Tc 9s'],
    ] as const) {
      const advice = given(twoWay(hole, board));
      const check = average(hole, board, stands);
      expect(gainOf(advice, 'check')).toBeCloseTo(check, 12);
      expect(gainOf(advice, 'bet')).toBeCloseTo(check + average(hole, board, bet), 12);
    }
  });

  it('at the flop counts the best river bet beside what stands', () => {
    let onRiver = 0;
    let rounds = 0;
    eachBoard(held('9h 4c'), held('9d Kc 2s'), (player, dealers) => {
      const gain = dealers.reduce((sum, dealer) => sum + bet(player, dealer), 0);
      onRiver += Math.max(0, gain);
      rounds += dealers.length;
    });
    const advice = given(twoWay('9h 4c', '9d Kc 2s'));
    const check = average('9h 4c', '9d Kc 2s', stands) + onRiver / rounds;
    expect(gainOf(advice, 'check')).toBeCloseTo(check, 12);
    expect(gainOf(advice, 'bet')).toBeCloseTo(check + average('9h 4c', '9d Kc 2s', bet), 12);
    expect(advice.best).toBe('bet');
  });
});

describe('what to do in Bonus', () => {
  const bonus = asked(bonusHoldem, BONUS);
  const LOW = ['high-card', 'pair', 'two-pairs', 'three-of-a-kind'];
  /** Ante and flop bet. */
  const stands = (player: Hand, dealer: Hand) => {
    const sign = won(player, dealer);
    return 2 * sign + (sign > 0 && LOW.includes(player.category) ? 0 : sign);
  };

  it('at the turn is worth what every river and hand of the dealer add up to', () => {
    const advice = given(bonus('Ac 4d', 'Ks Kd 9h 7c'));
    const check = average('Ac 4d', 'Ks Kd 9h 7c', stands);
    expect(advice.street).toBe('At the turn');
    expect(gainOf(advice, 'check')).toBeCloseTo(check, 12);
    expect(gainOf(advice, 'bet')).toBeCloseTo(check + average('Ac 4d', 'Ks Kd 9h 7c', won), 12);
  });

  it('at the flop counts the best river bet on each turn', () => {
    const [hole, flop] = ['9h 4c', 'Td Kc 2s'];
    const byTurn = new Map<number, number>();
    let rounds = 0;
    eachBoard(held(hole), held(flop), (player, dealers, later) => {
      const gain = dealers.reduce((sum, dealer) => sum + won(player, dealer), 0);
      for (const turn of later) byTurn.set(turn, (byTurn.get(turn) ?? 0) + gain);
      rounds += 2 * dealers.length;
    });
    const onRiver = [...byTurn.values()].reduce((sum, gain) => sum + Math.max(0, gain), 0) / rounds;
    const advice = given(bonus(hole, flop));
    const check = average(hole, flop, stands) + onRiver;
    expect(gainOf(advice, 'check')).toBeCloseTo(check, 12);
    expect(gainOf(advice, 'bet')).toBeCloseTo(check + average(hole, flop, won), 12);
    expect(onRiver).toBeGreaterThan(0);
  });
});
