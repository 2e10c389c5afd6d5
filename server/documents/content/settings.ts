/** Options that change a number: on a paper for players, an edge always names the options it is for. */

import { chosenOptions, familyWager, parameterSet, writingFamily } from '@/rulebooks/offer/engine-wager';
import { capital, inSentence, nameInSentence } from '@/rulebooks/spelling/wording';
import { optionIs } from '@/rulebooks/terms/option-is';
import { writtenRows } from '@/rulebooks/terms/settled-by';
import type { Wager } from '@/rulebooks/terms/wager';
import type { Subject } from '../subject';
import { optionShown } from './options';
import { type Offered, offered } from './wagers';

/** On a sign, a choice that needs a notice appears there and is not repeated; one of no wager on the sheet does not appear. */
export const settingsBesideNotices = (subject: Subject, shown: Offered[]): string[] =>
  settingsLines(
    subject,
    new Set(subject.findings.filter(({ signLine }) => signLine).map(({ option }) => option)),
    shown,
  );

/** “The house edges are for: 8 decks; dealer’s soft 17: the dealer stands; House Way: as printed.” */
export function edgesAreFor(settings: readonly string[]): string[] {
  const said = settings.map((text) => {
    const [label = '', ...value] = text.split(': ');
    return value.length > 0 ? `${nameInSentence(label)}: ${inSentence(value.join(': '))}` : inSentence(text);
  });
  return said.length === 0 ? [] : [`The house edges are for: ${said.join('; ')}.`];
}

/**
 * Amounts of money appear with what they cap. How a rule is read where its words leave it open is in the dossier, and here
 * only where it is not the reading that the rulebook starts from.
 */
export function settingsSaid(subject: Subject): string | undefined {
  const settings = settingsLines(subject, new Set(), offered(subject)).map((line) => `${line}.`);
  const options = settings.length === 1 ? 'this option' : 'these options';
  return settings.length === 0 ? undefined : `${settings.join(' ')} The house edges are for ${options}.`;
}

function settingsLines(
  { game, variant, rulebook }: Subject,
  told: ReadonlySet<string | undefined>,
  shown: Offered[],
): string[] {
  const options = chosenOptions(game, variant.options);
  const wagers = shown.flatMap(({ wager, members }) => [wager, ...members.map((one) => one.wager)]);
  const families = new Set(wagers.map((wager) => familyOf(game, wager)));
  const here = new Set(wagers.map(stemOf));
  const elsewhere = game.wagers.map(stemOf).filter((name) => name.includes(' ') && !here.has(name));
  return game.options
    .filter((option) => {
      const { id, label, kind, charges = [], values, reading, beside, default: first } = option;
      // “Behind the Come on a Come Out Roll” is of that wager alone.
      if (elsewhere.some((name) => label.startsWith(name))) return false;
      if (beside || (reading && options.get(id) === first)) return false;
      const sets = [...families].some((family) => parameterSet(game, option, family) !== undefined);
      const taken = charges.some(
        ({ wager, where }) => wagers.some((one) => one.id === wager) && optionIs(options, where),
      );
      const changes = sets || taken;
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

const stemOf = ({ label }: Wager): string => label.split(',')[0] ?? label;

const familyOf = (game: Subject['game'], wager: Wager): string =>
  writtenRows(wager) ? (writingFamily(game) ?? game.family) : familyWager(game, wager).family;
