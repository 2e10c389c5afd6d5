/**
 * A player-dealer who covers a part of what is staked: wagers settle in order from the action button until the bank's
 * stake is gone, and what it does not reach is returned.
 */
import { describe, expect, it } from 'vitest';
import { type Fraction, isNegative, ONE, ratio, sum, toText, ZERO } from '../exact/fraction';
import { type FeeSchedule, feeFlows } from './fees';
import { balanceOf, type Flow, flow, movedFor, onAverage } from './flow';
import { VIEWS, type ViewId } from './views';

const dollars = ratio;
const said = (view: ViewId, flows: readonly Flow[]) => toText(VIEWS[view].of(flows));

/** What settles of a wager, in units of it; the rest is returned, so nothing of it moves. */
const part = (flows: readonly Flow[], share: Fraction): Flow[] =>
  flows.map((one) => ({ ...one, amount: one.amount.mul(share) }));

type Placed = { stake: Fraction; won: boolean };
const moves = ({ won }: Placed): Flow =>
  won ? flow('player-dealer', 'player', 'win', ONE) : flow('player', 'player-dealer', 'stake', ONE);

/** Even money. What the bank wins is not staked again: the reading in which it can lose its stake, and no more. */
function settledInOrder(bank: Fraction, placed: readonly Placed[]): Flow[][] {
  let left = bank;
  return placed.map((one) => {
    const reached = isNegative(left.sub(one.stake)) ? left : one.stake;
    left = left.sub(reached);
    return part([moves(one)], reached.div(one.stake));
  });
}

/** In money: each wager moves what it does of its own stake. */
const inMoney = (all: readonly Flow[][], placed: readonly Placed[]): Flow[] =>
  all.flatMap((flows, index) => part(flows, placed[index]?.stake ?? ZERO));

describe('a bank of $100 before wagers of $80, $60 and $50', () => {
  const placed = [80, 60, 50].map((stake) => ({ stake: dollars(stake), won: true }));

  it('pays the first in full, a third of the second, and returns the rest', () => {
    const all = settledInOrder(dollars(100), placed);
    expect(all.map((flows) => said('players-cost', flows))).toEqual(['-1/1', '-1/3', '0/1']);
    expect(toText(balanceOf(['player-dealer'], inMoney(all, placed)))).toBe('-100/1');
  });

  it('loses no more than itself and wins no more, whoever wins', () => {
    for (let which = 0; which < 8; which += 1) {
      const outcome = placed.map((one, seat) => ({ ...one, won: (which & (1 << seat)) !== 0 }));
      const flows = inMoney(settledInOrder(dollars(100), outcome), outcome);
      const moved = movedFor(['stake', 'win'], flows);
      expect(toText(moved)).toBe('100/1');
      expect(isNegative(dollars(100).sub(balanceOf(['player-dealer'], flows).abs()))).toBe(false);
    }
  });

  it('bears the fee of all that is staked, covered or not: $2 of $190', () => {
    const schedule: FeeSchedule = {
      player: dollars(0),
      playerDealer: [
        { from: dollars(1), to: dollars(100), fee: dollars(1) },
        { from: dollars(105), to: dollars(300), fee: dollars(2) },
      ],
    };
    const staked = sum(placed.map(({ stake }) => stake));
    const fees = placed.flatMap(({ stake }) =>
      part(feeFlows(schedule, { wager: stake, staked }) as Flow[], stake),
    );
    expect(toText(movedFor(['fee'], fees, ['house']))).toBe('2/1');
    const flows = [...inMoney(settledInOrder(dollars(100), placed), placed), ...fees];
    expect(toText(balanceOf(['player-dealer'], flows))).toBe('-102/1');
    expect(toText(balanceOf(['player'], flows))).toBe('100/1');
  });
});

/** Punto banco from eight decks, even money on Player, ties returned: whoever banks gains 1.2351%, as in the fees' tests. */
const edge = ratio(241_149_546_272n, 19_524_993_263_685n);
const ONE_IN_ALL = [
  { probability: ratio(8_712_962_041_376n, 19_524_993_263_685n), won: true },
  { probability: ratio(8_954_111_587_648n, 19_524_993_263_685n), won: false },
];

describe('a quarter of a lone $100 on Player', () => {
  const share = ratio(1, 4);
  const fees = feeFlows(
    { player: dollars(1), playerDealer: [{ from: dollars(0), fee: dollars(3) }] },
    { wager: dollars(100), staked: dollars(100) },
  ) as Flow[];
  const tied = ONE.sub(sum(ONE_IN_ALL.map(({ probability }) => probability)));
  const flows = onAverage([
    ...ONE_IN_ALL.map(({ probability, won }) => ({
      probability,
      flows: [...part([moves({ stake: dollars(100), won })], share), ...fees],
    })),
    { probability: tied, flows: fees },
  ]);

  it('costs the player a quarter of the edge, and the whole fee', () => {
    expect(said('players-cost', flows)).toBe(toText(edge.div(4).add(ratio(1, 100))));
  });

  it('leaves the bank below nothing: a quarter of 1.2351%, less a fee of 3% of all', () => {
    expect(said('player-dealers-edge', flows)).toBe(toText(edge.div(4).sub(ratio(3, 100))));
    expect(said('house-edge', flows)).toBe('1/25');
  });
});
