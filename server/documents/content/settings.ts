/** Options that change a number: on a paper for players, an edge always names the options it is for. */

import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { optionIs } from '@/rulebooks/terms/game';
import type { Subject } from '../subject';
import { optionShown } from './options';

/** On a sign, a choice that needs a notice appears there and is not repeated. */
export const settingsBesideNotices = (subject: Subject): string[] =>
  settingsLines(
    subject,
    new Set(subject.findings.filter(({ signLine }) => signLine).map(({ option }) => option)),
  );

/**
 * Amounts of money appear with what they cap. How a rule is read where its words leave it open is in the dossier, and here
 * only where it is not the reading that the rulebook starts from.
 */
export function settingsSaid(subject: Subject): string | undefined {
  const settings = settingsLines(subject, new Set()).map((line) => `${line}.`);
  return settings.length === 0 ? undefined : `${settings.join(' ')} The house edges are for these options.`;
}

function settingsLines(
  { game, variant, rulebook }: Subject,
  told: ReadonlySet<string | undefined>,
): string[] {
  const options = chosenOptions(game, variant.options);
  return game.options
    .filter(({ id, kind, sets, charges = [], values, reading, beside, default: first }) => {
      if (beside || (reading && options.get(id) === first)) return false;
      const changes = sets !== undefined || charges.some(({ where }) => optionIs(options, where));
      const open = kind === 'percentage' || kind === 'filed' || (kind === 'choice' && values.length > 1);
      return changes && open && !told.has(id);
    })
    .map((option) => {
      const value = variant.options[option.id] ?? option.default;
      const shown = optionShown(option, value, rulebook.currency);
      const named = shown.toLowerCase().includes(option.label.toLowerCase());
      return capital(
        named
          ? shown
          : option.label.startsWith('The ')
            ? `${option.label} ${shown}`
            : `${option.label}: ${shown}`,
      );
    });
}

/** “The player sets every hand by the House Way” */
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
