/** For tests: a game of a rulebook as an operator files it, and what is found in it. */
import { evaluate } from '../evaluation';
import { signLines } from '../findings/sign-lines';
import type { RulebookInput } from '../format/record';
import { defaultVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import type { Variant } from '../variant/variant';

export function filed(record: RulebookInput, id: string) {
  const rulebook = parseRulebook(record);
  const game = rulebook.games.find((known) => known.id === id);
  if (!game) throw new Error(`${id} is not recorded`);
  const start = defaultVariant(rulebook, game);
  const found = (variant: Variant = start) => evaluate({ rulebook, variant, day: '2026-11-28' });
  const breached = (variant: Variant) => [
    ...new Set(found(variant).flatMap(({ verdict, clause }) => (verdict === 'breach' ? [clause] : []))),
  ];
  /** With one pay of a wager changed. */
  const paying = (wager: string, event: string, pay: string): Variant => {
    const minimum = game.wagers.find((one) => one.id === wager)?.minimum;
    if (!minimum || !(event in minimum)) throw new Error(`${wager} has no pay for ${event}`);
    return {
      ...start,
      wagers: { ...start.wagers, [wager]: { payTable: 'minimum', pays: { ...minimum, [event]: pay } } },
    };
  };
  return {
    rulebook,
    game,
    start,
    found,
    breached,
    paying,
    choosing: (options: Record<string, string>): Variant => ({
      ...start,
      options: { ...start.options, ...options },
    }),
    between: (minimum: number, maximum: number): Variant => ({
      ...start,
      circumstances: { ...start.circumstances, limits: { currency: rulebook.currency, minimum, maximum } },
    }),
    sign: (variant: Variant = start) => signLines(found(variant)).lines,
  };
}
