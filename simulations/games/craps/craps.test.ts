import { describe, expect, it } from 'vitest';
import { fromText } from '../../exact/fraction';
import type { WagerFigures } from '../../figures/wager-figures';
import { figuresFor } from '../../testing/figures-for';
import { type Followed, follow } from './brute-force';

const figures = (wager: string, win: string, parameters = {}) =>
  figuresFor('craps', parameters, wager, { win });
const isPoint = (total: number) => (total >= 4 && total <= 6) || (total >= 8 && total <= 10);

function agree(exact: WagerFigures, { ends, throws }: Followed): void {
  for (const { id, probability } of exact.events) {
    expect(ends[id], id).toBeCloseTo(fromText(probability).valueOf(), 12);
  }
  expect(throws).toBeCloseTo(fromText(exact.duration?.expected ?? '0/1').valueOf(), 10);
}

/** One wager after another, throw by throw, with the state as text. */
const fromComeOut = (settle: (total: number) => string, point: string, seven: string) =>
  follow(new Map([['out', 1]]), (state, a, b) => {
    const total = a + b;
    if (state === 'out') return isPoint(total) ? String(total) : settle(total);
    if (total === Number(state)) return point;
    return total === 7 ? seven : state;
  });

describe('lines', () => {
  it('win 244 of 495: 7/495, with 557/165 throws to a decision', () => {
    for (const wager of ['win-line', 'come']) {
      const exact = figures(wager, '1 to 1');
      // Published: 1.414% (Wizard of Odds, "Craps"); 3.376 throws (Epstein, The Theory of Gambling, ch. 6).
      expect(exact).toMatchObject({ houseEdge: '7/495', hit: '244/495', duration: { expected: '557/165' } });
      agree(
        exact,
        fromComeOut((total) => (total === 7 || total === 11 ? '=win' : '=lose'), '=win', '=lose'),
      );
    }
  });

  it.each([
    // Void on 2 or 12: published as 1.364% per bet made and 1.403% per bet resolved (Wizard of Odds, "Craps").
    [2, '3/220', '27/1925'],
    [12, '3/220', '27/1925'],
    // By hand: void on 3 costs the player one more of 36, 27/1980 + 55/1980, over 1 - 2/36 of the bets.
    [3, '41/990', '41/935'],
  ])('against the dice, void on %i', (voidOnDont, edge, resolved) => {
    for (const wager of ['dont-win-line', 'dont-come']) {
      const exact = figures(wager, '1 to 1', { voidOnDont });
      expect(exact).toMatchObject({ houseEdge: edge, resolved: { houseEdge: resolved } });
      const settle = (total: number) => {
        if (total === 7 || total === 11) return '=lose';
        return total === voidOnDont ? '=void' : '=win';
      };
      agree(exact, fromComeOut(settle, '=lose', '=win'));
    }
  });
});

const PAIRS = { '4-10': [4, 10], '5-9': [5, 9], '6-8': [6, 8] };
const even = (pair: number[]) => new Map(pair.map((point) => [String(point), 0.5]));
const numberFirst = (pair: number[], number: string, seven: string) =>
  follow(even(pair), (state, a, b) => {
    if (a + b === Number(state)) return number;
    return a + b === 7 ? seven : state;
  });

describe('numbers against seven', () => {
  // At the odds of the 2007 rules, 8.17(e) to (j). Odds behind are fair; place bets as published (Wizard of Odds).
  it.each([
    ['behind-win-4-10', '2 to 1', '0/1'],
    ['behind-win-5-9', '3 to 2', '0/1'],
    ['behind-win-6-8', '6 to 5', '0/1'],
    ['behind-dont-win-4-10', '1 to 2', '0/1'],
    ['behind-dont-win-5-9', '2 to 3', '0/1'],
    ['behind-dont-win-6-8', '5 to 6', '0/1'],
    ['behind-dont-come-4-10', '1 to 2', '0/1'],
    ['behind-dont-come-5-9', '2 to 3', '0/1'],
    ['behind-dont-come-6-8', '5 to 6', '0/1'],
    ['place-win-6-8', '7 to 6', '1/66'],
    ['place-win-5-9', '7 to 5', '1/25'],
    ['place-win-4-10', '9½ to 5', '1/30'],
    ['place-lose-6-8', '4 to 5', '1/55'],
    ['place-lose-5-9', '5 to 8', '1/40'],
    ['place-lose-4-10', '5 to 11', '1/33'],
  ])('%s at %s', (wager, win, edge) => {
    const exact = figures(wager, win);
    expect(exact.houseEdge).toBe(edge);
    const pair = PAIRS[wager.slice(-4).replace(/^-/, '') as keyof typeof PAIRS];
    const against = /dont|place-lose/.test(wager);
    agree(exact, against ? numberFirst(pair, '=lose', '=win') : numberFirst(pair, '=win', '=lose'));
  });
});

describe('odds behind the come', () => {
  /** From a shooter's first throw: keep the histories whose come bet has its point on the throw after the point. */
  function taken(pair: number[]): Map<string, number> {
    const histories = new Map<string, number>();
    const dice = [1, 2, 3, 4, 5, 6];
    const throws = dice.flatMap((a) => dice.map((b) => a + b));
    for (const shooters of throws.filter(isPoint)) {
      for (const come of throws.filter((total) => pair.includes(total))) {
        const state = `${come}|${come === shooters ? 'out' : shooters}`;
        histories.set(state, (histories.get(state) ?? 0) + 1);
      }
    }
    const all = [...histories.values()].reduce((total, n) => total + n, 0);
    return new Map([...histories].map(([state, n]) => [state, n / all]));
  }

  it.each(Object.entries(PAIRS))('off on the come-out throw, on %s', (name, pair) => {
    const fair = { '4-10': '2 to 1', '5-9': '3 to 2', '6-8': '6 to 5' }[name] as string;
    const exact = figures(`behind-come-${name}`, fair);
    expect(exact.houseEdge).toBe('0/1');
    const next = (state: string, a: number, b: number) => {
      const [come = '', table = ''] = state.split('|');
      const total = a + b;
      const out = table === 'out';
      if (total === Number(come)) return out ? '=returned' : '=win';
      if (total === 7) return out ? '=returned' : '=lose';
      if (out) return isPoint(total) ? `${come}|${total}` : state;
      return total === Number(table) ? `${come}|out` : state;
    };
    agree(exact, follow(taken(pair), next));
  });

  it.each(Object.entries(PAIRS))('on throughout, on %s, are odds behind the line', (name, pair) => {
    const exact = figures(`behind-come-${name}`, '1 to 1', { comeOddsOnComeOut: 'on' });
    expect(exact.events.map(({ id }) => id)).toEqual(['win', 'lose']);
    agree(exact, numberFirst(pair, '=win', '=lose'));
  });
});

describe('hardways', () => {
  // Published at 7 and 9 to 1 as 11.11% and 9.09%; at 7½ and 9½ by hand: 1 - 8.5/9 and 1 - 10.5/11.
  it.each([
    [2, '7½ to 1', '1/18'],
    [3, '9½ to 1', '1/22'],
    [4, '9½ to 1', '1/22'],
    [5, '7½ to 1', '1/18'],
    [2, '7 to 1', '1/9'],
    [3, '9 to 1', '1/11'],
  ])('two %is at %s', (face, win, edge) => {
    const exact = figures(`hardway-${face}-${face}`, win);
    expect(exact.houseEdge).toBe(edge);
    const next = (state: string, a: number, b: number) => {
      if (a === face && b === face) return '=win';
      return a + b === 7 || a + b === 2 * face ? '=lose' : state;
    };
    agree(exact, follow(new Map([['standing', 1]]), next));
  });
});

describe('one throw', () => {
  // By hand: the house keeps 36 - ways x (odds + 1) of every 36 staked. 1/18 on all but any seven, which keeps 1/6.
  it.each([
    ['any-craps', '7½ to 1', '1/18'],
    ['craps-2', '33 to 1', '1/18'],
    ['craps-3', '16 to 1', '1/18'],
    ['craps-12', '33 to 1', '1/18'],
    ['eleven', '16 to 1', '1/18'],
    ['any-seven', '4 to 1', '1/6'],
    ['pair', '33 to 1', '1/18'],
    ['non-pair', '16 to 1', '1/18'],
  ])('%s at %s', (wager, win, edge) => {
    expect(figures(wager, win)).toMatchObject({ houseEdge: edge, universe: '36' });
  });

  it('field: 1 to 1, 2 to 1 on 2 and 3 to 1 on 12 cost 1/36', () => {
    // Published as 2.78% (Wizard of Odds, "Craps"). By hand: 14 + 2 + 3 = 19 won against 20 lost of 36.
    const pays = Object.fromEntries([3, 4, 9, 10, 11].map((total) => [`total-${total}`, '1 to 1']));
    const field = figuresFor('craps', {}, 'field', { ...pays, 'total-2': '2 to 1', 'total-12': '3 to 1' });
    expect(field).toMatchObject({ houseEdge: '1/36', hit: '4/9', maxPayout: '3 to 1' });
    expect(field.events.map(({ count }) => count)).toEqual(['1', '2', '3', '4', '3', '2', '1', '20']);
  });
});
