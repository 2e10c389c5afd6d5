import { describe, expect, it } from 'vitest';
import type { Result } from '../../problem';
import { eachBoard, held } from './brute-force';
import { CasinoHoldemParameters } from './casino-rules';
import { flopSums } from './flop-sums';
import { boardsOfPiece } from './flops';
import { CASINO, ULTIMATE } from './published';
import { ultimateRules } from './ultimate';
import { UltimateParameters } from './ultimate-rules';
import { type Advice, adviseCasino, adviseUltimate, ultimateGrid } from './what-to-do';

const parameters = UltimateParameters.parse({});
const given = (advice: Result<Advice>): Advice => {
  if (!advice.ok) throw new Error(advice.problems[0]?.message);
  return advice.value;
};
const ultimate = (hole: string, table: string, merged: Float64Array[] = []) =>
  adviseUltimate(parameters, ULTIMATE, merged, held(hole), held(table));

describe('what to do in Ultimate', () => {
  it('after the river is worth what 990 hands of the dealer add up to', () => {
    const [hole, board] = [held('Ac 4d'), held('Ks Kd 9h 7c 2s')];
    let gained = 0;
    eachBoard(hole, board.slice(0, 3), (player, dealers, later) => {
      if (!later.every((card) => board.includes(card))) return;
      for (const dealer of dealers) gained += Math.sign(player.strength - dealer.strength) * 2;
      // The board has a pair: the dealer qualifies; on a win the blind is returned.
      for (const dealer of dealers) gained -= dealer.strength > player.strength ? 1 : 0;
    });
    const { choices, best } = given(ultimate('Ac 4d', 'Ks Kd 9h 7c 2s'));
    expect(choices.find(({ choice }) => choice === 'bet-1')?.gains.valueOf()).toBeCloseTo(gained / 990, 12);
    expect(choices.find(({ choice }) => choice === 'fold')?.gains.valueOf()).toBe(-2);
    expect(best).toBe(gained / 990 > -2 ? 'bet-1' : 'fold');
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
    const rules = ultimateRules(parameters, ULTIMATE);
    const merged = flopSums(rules.settled, rules.atFlop, boardsOfPiece(0, 1));
    const grid = ultimateGrid(parameters, ULTIMATE, merged);
    const gains = grid.reduce((sum, { choices }, start) => {
      const [row, column] = [Math.floor(start / 13), start % 13];
      const hands = row === column ? 6 : row > column ? 4 : 12;
      return sum + (hands / 1_326) * (choices[0]?.gains.valueOf() ?? 0);
    }, 0);
    expect(gains * -100).toBeCloseTo(2.184971, 6);
    expect(grid.filter(({ best }) => best === 'bet-3')).toEqual([]);
    expect(given(ultimate('Kd 5c', '', merged)).best).toBe('bet-4');
    expect(given(ultimate('Kd 4c', '', merged)).best).toBe('check');
  });

  it.each([
    ['Ac', '', 'Give the two cards of the hand.'],
    ['Ac Kd', 'Qs Js', 'Give none or 3 or 5 of the cards on the table: a decision is made only then.'],
    ['Ac Kd', 'Qs Js Kd', 'Give each card once: one is in the hand and on the table, or there twice.'],
  ])('refuses %s on "%s" with a sentence', (hole, table, message) => {
    expect(ultimate(hole, table)).toMatchObject({ ok: false, problems: [{ message }] });
  });
});

describe("what to do in Casino hold'em", () => {
  it('is to fold the worst and call the rest', () => {
    const at = (hole: string, flop: string) =>
      given(adviseCasino(CasinoHoldemParameters.parse({}), CASINO, held(hole), held(flop)));
    expect(at('3c 2d', 'Ks 9h 8s').best).toBe('fold');
    expect(at('9c 2d', 'Ks 9h 8s').best).toBe('call-2');
    expect(at('3c 2d', 'Ks 9h 8s').choices.map(({ gains }) => gains.valueOf())[0]).toBe(-1);
  });
});
