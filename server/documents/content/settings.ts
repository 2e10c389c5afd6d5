/** Options that change a number: on a paper for players, an edge always names the options it is for. */

import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { optionIs } from '@/rulebooks/terms/game';
import type { Subject } from '../subject';
import { optionShown } from './options';

/** Amounts of money appear with what they cap, and a choice that needs a notice appears there. */
export function settingsSaid({ game, variant, rulebook, findings }: Subject): string | undefined {
  const told = new Set(findings.filter(({ signLine }) => signLine).map(({ option }) => option));
  const options = chosenOptions(game, variant.options);
  const settings = game.options
    .filter(({ id, kind, sets, charges = [], values }) => {
      const changes = sets !== undefined || charges.some(({ where }) => optionIs(options, where));
      const open = kind === 'percentage' || (kind === 'choice' && values.length > 1);
      return changes && open && !told.has(id);
    })
    .map((option) => {
      const value = variant.options[option.id] ?? option.default;
      const shown = optionShown(option, value, rulebook.currency);
      const named = shown.toLowerCase().includes(option.label.toLowerCase());
      return named ? shown : `${option.label}: ${shown}`;
    });
  if (settings.length === 0) return undefined;
  return `${settings.join('; ')}. The house edges are for these options.`;
}
