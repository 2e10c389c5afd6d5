/** What each way a round can end gains, and which of raising and folding gains more. */

import { type Fraction, ONE } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import { inUnits, netPays, unitOf, whole } from '../decisions/net-pays';
import type { CasinoStudParameters } from './parameters';
import { casinoStudWagers, RAISE_ROWS } from './wagers';

/** Net gains in units of the ante; of a win by row of the raise's table. */
export type Gains = {
  unqualified: Fraction;
  wins: Fraction[];
  tie: Fraction;
  lose: Fraction;
  fold: Fraction;
};

export function gainsOf(parameters: CasinoStudParameters, tables: PayTables): Gains {
  const net = netPays(casinoStudWagers(parameters), tables);
  const raise = whole(parameters.raise);
  const of = (event: string, raised = event) => net('ante', event).add(net('raise', raised).mul(raise));
  return {
    unqualified: of('dealer-not-qualified'),
    wins: RAISE_ROWS.map(([row]) => of('win', row)),
    tie: of('tie'),
    lose: of('lose'),
    fold: ONE.neg(),
  };
}

/** Whether raising gains more than folding, given how many of the dealer's hands end in which way. */
export type Raises = (row: number, unqualified: number, won: number, tied: number, lost: number) => boolean;

/** Doubles decide what is further from even than their error; whole numbers decide the rest. */
export function raisesFor({ unqualified, wins, tie, lose, fold }: Gains): Raises {
  const [u, t, l, f] = [unqualified, tie, lose, fold].map((gain) => gain.valueOf()) as [
    number,
    number,
    number,
    number,
  ];
  const w = Float64Array.from(wins, (gain) => gain.valueOf());
  const largest = Math.max(...[u, t, l, f, ...w].map(Math.abs));
  const unit = unitOf([unqualified, ...wins, tie, lose, fold]);
  const [units, unitsOfTie, unitsOfLoss, unitsOfFold] = [unqualified, tie, lose, fold].map((gain) =>
    inUnits(gain, unit),
  ) as [bigint, bigint, bigint, bigint];
  const unitsOfWin = wins.map((gain) => inUnits(gain, unit));
  return (row, unqualifiedHands, won, tied, lost) => {
    const hands = unqualifiedHands + won + tied + lost;
    const more = unqualifiedHands * u + won * inTable(w[row]) + tied * t + lost * l - hands * f;
    if (Math.abs(more) > hands * largest * 2 ** -46) return more > 0;
    const exactly =
      BigInt(unqualifiedHands) * units +
      BigInt(won) * (unitsOfWin[row] as bigint) +
      BigInt(tied) * unitsOfTie +
      BigInt(lost) * unitsOfLoss -
      BigInt(hands) * unitsOfFold;
    return exactly > 0n;
  };
}
