import { describe, expect, it } from 'vitest';
import { ONE, ratio, toText, ZERO } from '../exact/fraction';
import { balanceOf, type Flow, fixedSum, flow, movedFor, onAverage, PARTIES } from './flow';
import { onAverageOf, VIEWS, type ViewId } from './views';

const half = ratio(1, 2);
const said = (view: ViewId, flows: readonly Flow[]) => toText(VIEWS[view].of(flows));

describe('a flow', () => {
  it('below zero goes the other way', () => {
    expect(flow('house', 'player', 'win', ratio(-3, 4))).toEqual(flow('player', 'house', 'win', ratio(3, 4)));
  });

  it('goes from one party to another', () => {
    expect(() => flow('pool', 'pool', 'dividend', ONE)).toThrow('from pool to itself');
  });
});

describe('flows on average', () => {
  it('adds what the same parties move for the same purpose, and keeps purposes apart', () => {
    const flows = onAverage([
      {
        probability: half,
        flows: [flow('house', 'player', 'win', ONE), flow('player', 'house', 'commission', ratio(1, 20))],
      },
      { probability: ratio(1, 4), flows: [flow('player', 'house', 'stake', ONE)] },
      { probability: ratio(1, 4), flows: [flow('player', 'house', 'stake', half)] },
    ]);
    expect(flows.map(({ from, to, purpose, amount }) => [from, to, purpose, toText(amount)])).toEqual([
      ['house', 'player', 'win', '1/2'],
      ['player', 'house', 'commission', '1/40'],
      ['player', 'house', 'stake', '3/8'],
    ]);
  });

  it('refuses outcomes that leave something out', () => {
    expect(() => onAverage([{ probability: half, flows: [] }])).toThrow('certainty');
  });

  it('leaves out what never moves', () => {
    expect(onAverage([{ probability: ONE, flows: [flow('house', 'player', 'win', ZERO)] }])).toEqual([]);
  });
});

describe('a balance', () => {
  const flows = [
    flow('player', 'pool', 'stake', ONE),
    flow('pool', 'house', 'deduction', ratio(1, 10)),
    flow('pool', 'authority', 'deduction', ratio(3, 40)),
    flow('pool', 'player', 'dividend', ratio(33, 40)),
  ];

  it('of everybody together is zero', () => {
    expect(toText(balanceOf(PARTIES, flows))).toBe('0/1');
  });

  it('of several parties leaves out what moves between them', () => {
    expect(toText(balanceOf(['player', 'pool'], flows))).toBe('-7/40');
    expect(toText(balanceOf(['house', 'authority'], flows))).toBe('7/40');
  });

  it('of a pool that divides all it holds is zero', () => {
    expect(toText(balanceOf(['pool'], flows))).toBe('0/1');
  });

  it('counts a purpose by whom it reaches', () => {
    expect(toText(movedFor(['deduction'], flows))).toBe('7/40');
    expect(toText(movedFor(['deduction'], flows, ['authority']))).toBe('3/40');
    expect(toText(movedFor(['fee'], flows))).toBe('0/1');
  });
});

describe('what flows say', () => {
  it('on average is what they say in each outcome, as often as it comes', () => {
    const outcomes = [
      {
        probability: ratio(1, 3),
        flows: [
          flow('house', 'player', 'win', ratio(2)),
          flow('player', 'house', 'commission', ratio(1, 10)),
        ],
      },
      { probability: ratio(2, 3), flows: [flow('player', 'house', 'stake', ONE)] },
    ];
    for (const view of ['players-cost', 'house-edge'] as const) {
      expect(toText(onAverageOf(VIEWS[view].of, outcomes))).toBe('1/30');
      expect(said(view, onAverage(outcomes))).toBe('1/30');
    }
  });

  it('of a wheel that the house banks: 35 to 1 on one of 37 costs the player what the house gains', () => {
    const flows = onAverage([
      { probability: ratio(1, 37), flows: [flow('house', 'player', 'win', ratio(35))] },
      { probability: ratio(36, 37), flows: [flow('player', 'house', 'stake', ONE)] },
    ]);
    expect([said('players-cost', flows), said('house-edge', flows)]).toEqual(['1/37', '1/37']);
    expect(said('player-dealers-edge', flows)).toBe('0/1');
  });

  it('of a fair game that a player banks: the house lives on fees of $1 from a $50 wager and $2 from the bank', () => {
    const always = [
      flow('player', 'house', 'fee', fixedSum(ONE, ratio(50))),
      flow('player-dealer', 'house', 'fee', fixedSum(ratio(2), ratio(50))),
    ];
    const flows = onAverage([
      { probability: half, flows: [flow('player-dealer', 'player', 'win', ONE), ...always] },
      { probability: half, flows: [flow('player', 'player-dealer', 'stake', ONE), ...always] },
    ]);
    expect(said('players-cost', flows)).toBe('1/50');
    expect(said('player-dealers-edge', flows)).toBe('-1/25');
    expect(said('house-edge', flows)).toBe('3/50');
    expect(said('fee-per-hand', flows)).toBe('3/50');
  });

  it('of a pool that keeps 17.5%: the house has a part of the take-out, and none of the risk', () => {
    const flows = [
      flow('player', 'pool', 'stake', ONE),
      flow('pool', 'house', 'deduction', ratio(1, 10)),
      flow('pool', 'authority', 'deduction', ratio(3, 40)),
      flow('pool', 'player', 'dividend', ratio(33, 40)),
    ];
    expect(said('take-out', flows)).toBe('7/40');
    expect(said('players-cost', flows)).toBe('7/40');
    expect(said('house-edge', flows)).toBe('1/10');
  });

  it('of a meter that the house keeps: what goes on it is not gained twice', () => {
    const flows = [
      flow('player', 'house', 'stake', ONE),
      flow('house', 'meter', 'contribution', ratio(1, 5)),
      flow('meter', 'player', 'jackpot', ratio(3, 10)),
    ];
    expect(said('house-edge', flows)).toBe('7/10');
    expect(toText(balanceOf(['meter'], flows))).toBe('-1/10');
  });
});
