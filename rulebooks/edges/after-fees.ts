/**
 * What collection fees make of the edges of a game that a player banks: of whoever bets, in a seat or behind one, and of the
 * player-dealer. A fee is a sum whatever the outcome, so each is the edge before fees and the fee as a share of what settles
 * (`simulations/fees/method.md`). The one function for command line and papers.
 */
import {
  type Fraction,
  type FractionText,
  fromText,
  ONE,
  ratio,
  toText,
  ZERO,
} from '@/simulations/exact/fraction';
import { feeAt } from '@/simulations/money/fees';
import { ownNamed } from '../fees/collects-said';
import { collectionIn } from '../offer/collection-in-use';
import { moneyOf } from '../offer/money-answers';
import { readAmount } from '../spelling/amount';
import type { ClauseId } from '../spelling/ids';
import type { Collects } from '../terms/collects';
import type { Game } from '../terms/game';

/** A table at which each of so many players bets one sum once. */
export type FeeTable = { bet: FractionText; players: number; staked: FractionText; perHand: FractionText };

export type AfterFees = {
  clause: ClauseId;
  /** Where the fees are those of the house’s own schedule: its option by name. */
  own?: string;
  perBet: FractionText;
  /** “bet”, or the wager that the fee is taken for. */
  of: string;
  tables: FeeTable[];
  wagers: {
    wager: string;
    label: string;
    before: FractionText;
    /** Of a player, at each bet of the tables. */
    player: FractionText[];
    /** Of the player-dealer, at each table; where it covers half of all bets, of what settles. */
    playerDealer: FractionText[];
    halfCovered: { player: FractionText[]; playerDealer: FractionText[] };
  }[];
  /** For which no fee is taken. */
  free: string[];
};

/** As an analysis has it: a round under the names of all its wagers. */
type Priced = { id: string; label: string; houseEdge: FractionText };

/** At the ends of the table’s limit, with one player and with a full table. */
const PLAYERS = [1, 7];
const HALF = ratio(1, 2);

const amount = (text: string): Fraction => readAmount(text) ?? ZERO;

/** The schedule that the table uses; undefined where none is chosen, or the game has none. */
/** Fees are set for a limit of the table: who posts them cannot change it. */
export const feesFixLimits = (game: Pick<Game, 'options'>, chosen: ReadonlyMap<string, string>): boolean =>
  collectsOf(game, chosen) !== undefined;

function collectsOf({ options }: Pick<Game, 'options'>, chosen: ReadonlyMap<string, string>) {
  for (const option of options) {
    const { id, clause } = option;
    const found = collectionIn(option, chosen.get(id) ?? '');
    if (found) return { ...found, clause };
  }
  return undefined;
}

function tablesOf({ least, most, perHand }: Collects): FeeTable[] {
  const schedule = {
    player: ZERO,
    playerDealer: perHand.map(({ from, to, fee }) => ({
      from: amount(from),
      ...(to !== undefined && { to: amount(to) }),
      fee: amount(fee),
    })),
  };
  const bets = [least, ...(most === undefined || most === least ? [] : [most])].map(amount);
  return bets.flatMap((bet) =>
    PLAYERS.flatMap((players): FeeTable[] => {
      const staked = bet.mul(players);
      const fee = feeAt(schedule, staked);
      if (bet.n <= 0n || !fee) return [];
      return [{ bet: toText(bet), players, staked: toText(staked), perHand: toText(fee) }];
    }),
  );
}

/** Undefined where the house banks, or no schedule is chosen. */
export function afterFees(
  game: Pick<Game, 'money' | 'options' | 'clause' | 'wagers'>,
  chosen: ReadonlyMap<string, string>,
  priced: readonly Priced[],
): AfterFees | undefined {
  const found = moneyOf(game).bank === 'player-dealer' ? collectsOf(game, chosen) : undefined;
  const tables = found ? tablesOf(found.collects) : [];
  if (!found || tables.length === 0) return undefined;
  const perBet = amount(found.collects.perBet);
  const known = priced.flatMap(({ id, label, houseEdge }) => {
    const wager = game.wagers.find((each) => each.id === id);
    return wager ? [{ wager, label, houseEdge }] : [];
  });
  const charged = known.filter(({ wager }) => !wager.feeFree);
  const wagers = charged.map(({ wager: { id }, label, houseEdge }) => {
    const edge = fromText(houseEdge);
    const player = (covered: Fraction) =>
      tables.map(({ bet }) => toText(edge.add(perBet.div(fromText(bet).mul(covered)))));
    const playerDealer = (covered: Fraction) =>
      tables.map(({ staked, perHand }) =>
        toText(edge.sub(fromText(perHand).div(fromText(staked).mul(covered)))),
      );
    return {
      wager: id,
      label,
      before: houseEdge,
      player: player(ONE),
      playerDealer: playerDealer(ONE),
      halfCovered: { player: player(HALF), playerDealer: playerDealer(HALF) },
    };
  });
  const free = known.filter(({ wager }) => wager.feeFree).map(({ label }) => label);
  return {
    clause: found.clause,
    ...(found.own && { own: ownNamed(found.own) }),
    perBet: toText(perBet),
    of: found.collects.of ?? 'bet',
    tables,
    wagers,
    free,
  };
}
