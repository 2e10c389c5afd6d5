/**
 * The count in pieces. A player who sets by lines is counted in one pass. For the best player, the first pass sums what every setting of
 * every hand wins and loses, whatever a win pays; the second takes the best of each hand, and counts the House Way beside it.
 */
import type { Sums } from '../../family/sums';
import type { PayTables } from '../../pays/pay-table';
import { inUnits, netPays, unitOf } from '../decisions/net-pays';
import { bestAgainst, type WinPays } from './best/best-setting';
import { type Gains, gainsOf } from './best/gains';
import { takingCopies } from './best/layout';
import { isPair } from './cards/ranking';
import { wholePack } from './main-wager/common-cards';
import { matchUps, type Share } from './main-wager/match-ups';
import { jokersOf, type PaiGowParameters } from './parameters';
import { paiGowWagers, STANDARD, WIN } from './wagers';
import { SUIT_PARTS, waysOf } from './ways';

const OTHERS = 8;
/** Of the best player: one of ranks, the others of suits. */
const FIRST = 1 + SUIT_PARTS;

/** Of the player, and of another to compare: wins and losses; and how many hands have a pair in front. */
export type Tally = { wins: bigint; losses: bigint; otherWins: bigint; otherLosses: bigint; pairs: bigint };

const sumsOf = ({ wins, losses, otherWins, otherLosses, pairs }: Tally): bigint[][] => [
  [wins, losses, otherWins, otherLosses, pairs],
];
export function tallyOf([sums]: readonly Sums[]): Tally {
  const [wins, losses, otherWins, otherLosses, pairs] = sums as [bigint, bigint, bigint, bigint, bigint];
  return { wins, losses, otherWins, otherLosses, pairs };
}

/** Whether one side sets every hand best. */
export const isBest = ({ player, bank }: PaiGowParameters): boolean => player === 'best' || bank === 'best';
export const piecesOf = (parameters: PaiGowParameters): number => (isBest(parameters) ? FIRST : OTHERS);
export const followsOf = (parameters: PaiGowParameters): number => (isBest(parameters) ? OTHERS : 0);

/** What a win pays for a stake, in the smallest whole numbers. */
export function winPays(parameters: PaiGowParameters, tables: PayTables): WinPays {
  const net = netPays(paiGowWagers(parameters), tables)(STANDARD, WIN);
  const unit = unitOf([net]);
  return { win: Number(inUnits(net, unit)), loss: Number(unit) };
}

/** What a hand set best gains with a win, and loses: of the bank what the player loses, and gains. */
export function bestPays(parameters: PaiGowParameters, tables: PayTables): WinPays {
  const { win, loss } = winPays(parameters, tables);
  return parameters.bank === 'best' ? { win: loss, loss: win } : { win, loss };
}

function byLines(parameters: PaiGowParameters, share: Share): bigint[][] {
  const { houseWay, bestFive, outcomes } = waysOf(parameters);
  const [player, other] = parameters.player === 'best-five' ? [bestFive, houseWay] : [houseWay, bestFive];
  const pack = wholePack(jokersOf(parameters));
  const mine = matchUps(outcomes(player), pack, share);
  const theirs = matchUps(outcomes(other), pack, share);
  return sumsOf({ ...mine, otherWins: theirs.wins, otherLosses: theirs.losses, pairs: 0n });
}

export function runPiece(parameters: PaiGowParameters, piece: number): readonly Sums[] {
  if (!isBest(parameters)) return byLines(parameters, { part: piece, of: OTHERS });
  const { layout, dealer } = waysOf(parameters);
  const against = parameters.bank === 'best' ? takingCopies(layout()) : layout();
  const { ranks, suits } = gainsOf(against, dealer.settings, piece);
  return [ranks, ...suits];
}

export const gainsIn = ([ranks, ...suits]: readonly Sums[]): Gains => ({ ranks, suits }) as Gains;

export function followPiece(
  parameters: PaiGowParameters,
  tables: PayTables,
  merged: readonly Sums[],
  share: { part: number; of: number },
): bigint[][] {
  const { layout, joker, houseWay, outcomes } = waysOf(parameters);
  let pairs = 0;
  const best = bestAgainst(
    layout(),
    gainsIn(merged),
    joker,
    bestPays(parameters, tables),
    share,
    ({ orbit }, { low }) => {
      if (parameters.player === 'best' && isPair(low)) pairs += orbit;
    },
  );
  const other = matchUps(outcomes(houseWay), wholePack(jokersOf(parameters)), share);
  const players = parameters.bank === 'best' ? { wins: best.losses, losses: best.wins } : best;
  return sumsOf({ ...players, otherWins: other.wins, otherLosses: other.losses, pairs: BigInt(pairs) });
}

export const followed = (
  parameters: PaiGowParameters,
  tables: PayTables,
  merged: readonly Sums[],
  piece: number,
) => followPiece(parameters, tables, merged, { part: piece, of: OTHERS });
