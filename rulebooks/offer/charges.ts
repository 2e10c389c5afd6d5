/** A percentage that the house takes off a pay: a wager's tables under the options chosen. */

import { type Fraction, isNegative, ONE, ratio, ZERO } from '@/simulations/exact/fraction';
import { netPay } from '@/simulations/pays/net-pay';
import type { Odds } from '@/simulations/pays/pay';
import { printPay } from '@/simulations/pays/print-pay';
import { readPercent } from '../spelling/percent';
import type { Game, GameOption } from '../terms/game';
import { optionIs } from '../terms/option-is';
import type { Wager } from '../terms/wager';
import type { WagerChoice } from '../variant/variant';
import { chosenOptions, permits } from './engine-wager';
import { CUSTOM, effectiveTable, printedPay } from './pay-table';

type Charge = NonNullable<GameOption['charges']>[number];
/** The charge on an event of the wager, and the option that sets it. */
export type Charged = { option: GameOption; event: string; from: Charge['from']; share: Fraction };

/** The share chosen; the default where the choice is not permitted, which is a separate problem. */
export function shareChosen(option: GameOption, options: Map<string, string>): Fraction {
  const chosen = options.get(option.id);
  const text = chosen !== undefined && permits(option, chosen) ? chosen : option.default;
  return readPercent(text) ?? ZERO;
}

export function chargesOn(
  game: Pick<Game, 'options'>,
  wager: Pick<Wager, 'id'>,
  options: Map<string, string>,
): Charged[] {
  return game.options.flatMap((option) =>
    (option.charges ?? [])
      .filter((charge) => charge.wager === wager.id && optionIs(options, charge.where))
      .map(({ event, from, share }) => ({
        option,
        event,
        from,
        share: (share === undefined ? undefined : readPercent(share)) ?? shareChosen(option, options),
      })),
  );
}

/**
 * The charge that is rounded to coins on a wager at one of the rulebook's own tables: its label, or nothing. From a table
 * that the operator typed nothing is taken by stake, whichever row of it was changed. `game` is the game as it is printed.
 */
export function roundedCharge(
  { game, variant }: { game: Pick<Game, 'options'>; variant: { options: Record<string, string> } },
  wager: Wager,
  choice: WagerChoice | undefined,
): string | undefined {
  const options = chosenOptions(game, variant.options);
  const charged = chargesOn(game, wager, options).find(({ option }) => {
    const rounding = option.rounding && options.get(option.rounding.option);
    return rounding !== undefined && rounding !== 'exact';
  });
  if (!charged) return undefined;
  const table = choice && effectiveTable(chargedWager(game, wager, options), choice);
  return table?.equals === CUSTOM ? undefined : charged.option.label;
}

/** Odds for what is won or lost for each unit staked. */
function payOf(net: Fraction): Odds {
  if (net.n === 0n) return printPay({ kind: 'push' });
  if (isNegative(net)) return printPay({ kind: 'lose', share: net.neg() });
  return printPay({ kind: 'to', win: ratio(net.n), stake: ratio(net.d) });
}

/** What is left of a pay. Shares of a meter and sums are not charged. */
export function lessCharge(pay: Odds, { from, share }: Pick<Charged, 'from' | 'share'>): Odds {
  const net = netPay(printedPay(pay));
  return payOf(from === 'winnings' ? net.mul(ONE.sub(share)) : net.sub(share));
}

/** The wager under these options: each of its tables less the charge. */
export function chargedWager(game: Pick<Game, 'options'>, wager: Wager, options: Map<string, string>): Wager {
  const charges = chargesOn(game, wager, options);
  if (charges.length === 0) return wager;
  const less = (rows: Record<string, Odds>) =>
    Object.fromEntries(
      Object.entries(rows).map(([event, pay]) => {
        const charge = charges.find((candidate) => candidate.event === event);
        return [event, charge ? lessCharge(pay, charge) : pay];
      }),
    );
  return {
    ...wager,
    minimum: less(wager.minimum),
    payTables: wager.payTables.map((table) => ({ ...table, rows: less(table.rows) })),
  };
}

/** The game as a variant offers it. */
export const gameUnder = (game: Game, { options }: { options: Record<string, string> }): Game =>
  chargedGame(game, chosenOptions(game, options));

export const chargedGame = (game: Game, options: Map<string, string>): Game => ({
  ...game,
  wagers: game.wagers.map((wager) => chargedWager(game, wager, options)),
});
