/** The wager that a pay table is designed for, as a variant offers it, and whether it can be designed by itself. */

import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { MeterTerms } from '@/simulations/progressive/meter-terms';
import type { Distribution } from '@/simulations/wagers/distribution';
import type { WagerSpec } from '@/simulations/wagers/wager-spec';
import type { Game, Rulebook, Wager } from '../format/record';
import type { EffectiveTable } from '../offer/pay-table';
import { standsAlone } from '../offer/settlement';
import { amountIn } from '../spelling/money';
import { listed } from '../spelling/wording';
import type { Variant } from '../variant/variant';

export type Subject = {
  rulebook: Rulebook;
  /** With the wagers that the operator wrote. */
  game: Game;
  /** As it is offered under the options chosen. */
  wager: Wager;
  spec: WagerSpec;
  /** What it pays today. */
  table: EffectiveTable;
  distribution: Distribution;
  meter?: MeterTerms;
  variant: Variant;
  day: string;
};

/** A table is designed at one meter, the declared one or the seed: what its edge is an edge of. */
export const atMeterOf = ({ meter, rulebook }: Pick<Subject, 'meter' | 'rulebook'>): string =>
  meter ? `, at a meter of ${amountIn(rulebook.currency)(meter.meter, meter.currency)}` : '';

/**
 * Where players decide, the best play depends on what is paid: each table would have to be solved, and the chances are
 * known only after. Says which wagers of the game no decision bears on.
 */
export function designable(game: Game, wager: Wager): Result<undefined> {
  if (standsAlone(game, wager)) return ok(undefined);
  const plain = game.wagers.filter((other) => standsAlone(game, other)).map(({ label }) => label);
  const instead =
    plain.length > 0
      ? `No decision affects ${listed(plain)}: design a table for ${plain.length === 1 ? 'it' : 'one of them'} instead.`
      : 'Change its cells instead: each change is solved as you make it.';
  return fail({
    code: 'wager-unknown',
    message: `The best way to play ${wager.label} depends on what it pays, so a list of tables cannot be worked out at once. ${instead}`,
    field: `wagers.${wager.id}`,
  });
}
