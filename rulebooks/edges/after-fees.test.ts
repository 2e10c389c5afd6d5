import { describe, expect, it } from 'vitest';
import { ONE, ratio, toText } from '@/simulations/exact/fraction';
import { feeFlows } from '@/simulations/money/fees';
import { flow } from '@/simulations/money/flow';
import { onAverageOf, VIEWS } from '@/simulations/money/views';
import { amountIn } from '../spelling/money';
import { afterFees } from './after-fees';
import { feeEdges, feeEdgesForPlayers, freeSaid } from './after-fees-said';

type Game = Parameters<typeof afterFees>[0];

const schedule = (more: object = {}) => ({
  least: '10',
  most: '100',
  rates: 2,
  inSteps: true,
  perBet: '1',
  perHand: [
    { from: '0', to: '100', fee: '2' },
    { from: '101', fee: '7' },
  ],
  ...more,
});

const game = (collects: object = schedule(), bank = 'player-dealer') =>
  ({
    clause: '1',
    money: { bank, clause: '1', earns: ['fee'], playerPays: ['fee'] },
    options: [{ id: 'collection', clause: '9', values: [], collects: { one: collects } }],
    wagers: [
      { id: 'line', label: 'Line' },
      { id: 'bonus', label: 'Bonus', feeFree: true },
    ],
  }) as unknown as Game;

const CHOSEN = new Map([['collection', 'one']]);
const PRICED = [
  { id: 'line', label: 'Line and Raise', houseEdge: '1/50' },
  { id: 'bonus', label: 'Bonus', houseEdge: '1/10' },
];
const of = (collects?: object) => afterFees(game(collects), CHOSEN, PRICED);

describe('edges after collection fees', () => {
  it('adds to what a player loses the fee of a bet, as a share of the bet', () => {
    // 2% and $1 of $10; 2% and $1 of $100.
    expect(of()?.wagers[0]?.player).toEqual(['3/25', '3/25', '3/100', '3/100']);
  });
  it('takes from the player-dealer the fee of the hand, as a share of all that is wagered', () => {
    // Staked are $10, $70, $100 and $700, for which a hand costs $2, $2, $2 and $7.
    expect(of()?.tables.map(({ staked, perHand }) => [staked, perHand])).toEqual([
      ['10/1', '2/1'],
      ['70/1', '2/1'],
      ['100/1', '2/1'],
      ['700/1', '7/1'],
    ]);
    expect(of()?.wagers[0]?.playerDealer).toEqual(['-9/50', '-3/350', '0/1', '1/100']);
  });
  it('divides whole fees by the half that settles where half is covered', () => {
    expect(of()?.wagers[0]?.halfCovered.player).toEqual(['11/50', '11/50', '1/25', '1/25']);
    expect(of()?.wagers[0]?.halfCovered.playerDealer).toEqual(['-19/50', '-13/350', '-1/50', '0/1']);
  });
  it('agrees with what the flows of money come to, fees among them', () => {
    // Even money, won in 49 of 100 rounds: 2% before fees. A bet of $10 at a table with seven of them.
    const win = flow('player-dealer', 'player', 'win', ONE);
    const loss = flow('player', 'player-dealer', 'stake', ONE);
    const fees = feeFlows(
      { player: ratio(1), playerDealer: [{ from: ratio(0), to: ratio(100), fee: ratio(2) }] },
      { wager: ratio(10), staked: ratio(70) },
    );
    if (!fees) throw new Error('a step is for $70');
    const outcomes = [
      { probability: ratio(49, 100), flows: [win, ...fees] },
      { probability: ratio(51, 100), flows: [loss, ...fees] },
    ];
    const [line] = of()?.wagers ?? [];
    expect(line?.player[1]).toBe(toText(onAverageOf(VIEWS['players-cost'].of, outcomes)));
    expect(line?.playerDealer[1]).toBe(toText(onAverageOf(VIEWS['player-dealers-edge'].of, outcomes)));
  });
  it('leaves a wager alone for which no fee is taken, and says so', () => {
    const after = of();
    expect(after?.wagers.map(({ label }) => label)).toEqual(['Line and Raise']);
    expect(after && freeSaid(after)).toBe('No fee is taken for Bonus: the edge stays as it is.');
  });
  it('has one bet where the limit has no end, or is one sum, and no table that no step is for', () => {
    expect(of(schedule({ most: undefined }))?.tables.map(({ bet }) => bet)).toEqual(['10/1', '10/1']);
    expect(of(schedule({ most: '10' }))?.tables.map(({ bet }) => bet)).toEqual(['10/1', '10/1']);
    const gap = [{ from: '0', to: '50', fee: '2' }];
    expect(of(schedule({ perHand: gap }))?.tables.map(({ staked }) => staked)).toEqual(['10/1']);
    expect(of(schedule({ perHand: [{ from: '5000', fee: '2' }] }))).toBeUndefined();
    expect(of(schedule({ least: '0' }))?.tables.map(({ bet }) => bet)).toEqual(['100/1', '100/1']);
  });
  it('says nothing where the house banks, or no schedule is chosen', () => {
    expect(afterFees(game(schedule(), 'house'), CHOSEN, PRICED)).toBeUndefined();
    expect(afterFees(game(), new Map([['collection', 'other']]), PRICED)).toBeUndefined();
  });
  it('names the basis of every column, once for each bet of a player', () => {
    const after = of();
    if (!after) throw new Error('a schedule is chosen');
    const money = amountIn('USD');
    const [player, dealer] = feeEdges(after, money).map(({ columns }) => columns.map(({ title }) => title));
    expect(player).toEqual([
      'before fees',
      'bets of $10',
      'bets of $100',
      'half of $10 covered',
      'half of $100 covered',
    ]);
    expect(dealer).toEqual([
      'before fees',
      '1 bet of $10',
      '7 bets of $10',
      '1 bet of $100',
      '7 bets of $100',
      'half of 7 × $100 covered',
    ]);
    const [line] = after.wagers;
    const shown = feeEdgesForPlayers(after, money).columns.map((column) => line && column.of(line));
    expect(shown).toEqual(['1/50', '3/25', '3/100']);
  });

  it('speaks of bets behind a seat only where the rules allow them, as they do not in Three Card Poker', () => {
    const [players] = feeEdges(of() as NonNullable<ReturnType<typeof of>>, amountIn('USD'));
    expect(players?.explained).toMatch(/^In a seat, and behind one where the rules allow backline bets, /);
  });
});
