import { describe, expect, it } from 'vitest';
import { bestColumn, gainBy } from './chart-gains';
import { blackjackCharts } from './charts';
import { BlackjackParameters } from './parameters';
import { rulesWith } from './pieces';
import { likeTheDealer } from './plain-ways';
import { standingAgainst } from './standing';

const TABLES = { initial: { blackjack: '3 to 2', win: '1 to 1' } };
const ONE = BlackjackParameters.parse({ decks: 1, hands: 4 });
const { lines, columns, means } = blackjackCharts.shape(ONE);
/** The column against a six. */
const SIX = columns.indexOf('6');
const place = (label: string) => lines.findIndex((line) => line.label === label);

describe('a chart of blackjack', () => {
  it('has a line for each total and each pair that may be split, and cells that the rules allow', () => {
    expect(columns).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A']);
    expect(lines).toHaveLength(17 + 9 + 7);
    expect(lines[place('Hard 16')]?.cells).toEqual(['S', 'H']);
    expect(lines[place('Hard 11')]?.cells).toEqual(['S', 'H', 'Dh', 'Ds']);
    expect(lines[place('8-8')]?.cells).toEqual(['P', '-']);
    expect(place('10-10')).toBe(-1);
    expect(Object.keys(means)).toEqual(expect.arrayContaining(lines.flatMap(({ cells }) => cells)));
    const surrenders = blackjackCharts.shape({ ...ONE, surrender: 'late' });
    expect(surrenders.lines[place('Hard 16')]?.cells).toEqual(['S', 'H', 'Rh', 'Rs']);
  });

  it('costs nothing where it is the best', () => {
    const best = blackjackCharts.best(ONE, TABLES, SIX);
    const { gain, costs } = blackjackCharts.price(ONE, TABLES, SIX, best);
    const rules = rulesWith(ONE, TABLES);
    expect(gain.valueOf()).toBeCloseTo(bestColumn(standingAgainst(5, rules), rules).gain, 14);
    expect(costs.every((cost) => cost.valueOf() < 1e-14)).toBe(true);
  });

  it('says at the cell what a worse choice costs', () => {
    const best = blackjackCharts.best(ONE, TABLES, SIX);
    const worse = best.with(place('Hard 12'), 'H').with(place('8-8'), '-');
    const [good, bad] = [best, worse].map((cells) => blackjackCharts.price(ONE, TABLES, SIX, cells));
    if (!good || !bad) throw new Error('two were priced');
    expect(bad.costs[place('Hard 12')]?.valueOf()).toBeGreaterThan(0.0001);
    expect(bad.costs[place('8-8')]?.valueOf()).toBeGreaterThan(0.0001);
    expect(bad.gain.valueOf()).toBeLessThan(good.gain.valueOf() - 0.0002);
    expect(bad.costs[place('Hard 17')]?.valueOf()).toBeLessThan(1e-14);
  });

  it('is priced as the same way to play is', () => {
    const rules = rulesWith(ONE, TABLES);
    const column = likeTheDealer(rules);
    const cells = [...column.hard, ...column.soft, ...Array(7).fill('-')];
    expect(blackjackCharts.price(ONE, TABLES, SIX, cells).gain.valueOf()).toBeCloseTo(
      gainBy(standingAgainst(5, rules), rules, column),
      14,
    );
  });

  it('refuses a cell that its line may not have', () => {
    const best = blackjackCharts.best(ONE, TABLES, SIX);
    expect(() => blackjackCharts.price(ONE, TABLES, SIX, best.with(0, 'P'))).toThrow('may not have');
    expect(() => blackjackCharts.price(ONE, TABLES, SIX, best.slice(1))).toThrow('may not have');
  });
});
