/** Edges after fees in columns, for whoever prints them: command line and papers. */
import { type FractionText, fromText, toText } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import type { AfterFees } from './after-fees';

type OfWager = AfterFees['wagers'][number];
export type FeeColumn = { title: string; of: (wager: OfWager) => FractionText };
export type FeeEdges = { title: string; explained: string; columns: FeeColumn[] };

const at = (edges: readonly FractionText[], index: number): FractionText => edges[index] ?? '0/1';

/** A player’s fee does not depend on who else bets, so each bet has one column. */
const betsOf = ({ tables }: AfterFees): { bet: FractionText; index: number }[] =>
  tables.flatMap(({ bet }, index) =>
    tables.findIndex((table) => table.bet === bet) === index ? [{ bet, index }] : [],
  );

const BEFORE: FeeColumn = { title: 'before fees', of: (wager) => wager.before };

type Money = (amount: FractionText) => string;

const betColumns = (after: AfterFees, money: Money): FeeColumn[] =>
  betsOf(after).map(({ bet, index }) => ({
    title: `bets of ${money(bet)}`,
    of: (wager) => at(wager.player, index),
  }));

const PLAYER = 'What a player loses of each bet';

/** For players: what they pay, and no more. */
export const feeEdgesForPlayers = (after: AfterFees, money: Money): FeeEdges => {
  const columns = [BEFORE, ...betColumns(after, money)];
  const gains = after.wagers.some((wager) =>
    columns.some(({ of }) => {
      const edge = of(wager);
      return edge !== undefined && fromText(edge).s < 0n;
    }),
  );
  return {
    title: PLAYER,
    explained: `The fee is ${money(after.perBet)} for each ${after.of}, won or lost. The smaller the ${after.of}, the more of it the fee is.${gains ? ' Below nothing, the player gains.' : ''} The edges elsewhere in this leaflet are before the fee.`,
    columns,
  };
};

/** At the smallest bet, where the fee weighs most; of a wager that is free of it, nothing. */
export function feeAtLeastBet(
  after: AfterFees,
  money: Money,
): { title: string; of: (wager: string) => FractionText | undefined } | undefined {
  const [least] = betColumns(after, money);
  if (!least) return undefined;
  const of = (wager: string) => {
    const known = after.wagers.find((each) => each.wager === wager);
    return known && least.of(known);
  };
  return { title: least.title, of };
}

/** The smallest bet, and what share of it its fee is; undefined where players pay none. */
export function feeOfLeastBet({
  tables,
  perBet,
}: AfterFees): { bet: FractionText; share: FractionText } | undefined {
  const [least] = tables;
  const fee = fromText(perBet);
  if (!least || fee.n === 0n) return undefined;
  return { bet: least.bet, share: toText(fee.div(fromText(least.bet))) };
}

/** `money` prints a sum. */
export function feeEdges(after: AfterFees, money: Money): FeeEdges[] {
  const { perBet, of: unit, tables, own } = after;
  const by = own === undefined ? '' : `, by ${own}`;
  const fees = [...new Set(tables.map(({ perHand }) => money(perHand)))];
  return [
    {
      title: PLAYER,
      explained: `In a seat, and behind one where the rules allow backline bets, after a fee of ${money(perBet)} for each ${unit}${by}. Where the player-dealer covers half of a bet, the fee is whole and the share is of the half that settles.`,
      columns: [
        BEFORE,
        ...betColumns(after, money),
        ...betsOf(after).map(({ bet, index }) => ({
          title: `half of ${money(bet)} covered`,
          of: (wager: OfWager) => at(wager.halfCovered.player, index),
        })),
      ],
    },
    {
      title: 'What the player-dealer gains of each bet',
      explained: `After a fee of ${listed(fees, 'or')} for the hand, where every bet of the hand is on this wager. Below nothing, the player-dealer pays more in fees than the wager earns.`,
      columns: [
        BEFORE,
        ...tables.map(({ bet, players }, index) => ({
          title: `${players === 1 ? '1 bet' : `${players} bets`} of ${money(bet)}`,
          of: (wager: OfWager) => at(wager.playerDealer, index),
        })),
        ...tables.slice(-1).map(({ bet, players }) => ({
          title: `half of ${players} × ${money(bet)} covered`,
          of: (wager: OfWager) => at(wager.halfCovered.playerDealer, tables.length - 1),
        })),
      ],
    },
  ];
}

export const freeSaid = ({ free }: AfterFees): string | undefined =>
  free.length === 0 ? undefined : `No fee is taken for ${listed(free)}: the edge stays as it is.`;
