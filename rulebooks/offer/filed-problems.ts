/** What is wrong with a filed game, each at its field: read before its wagers are, so that nothing half typed is priced. */
import { familyHead } from '@/simulations/catalogue/heads';
import type { Problem } from '@/simulations/problems/problem';
import { isCount, LONGEST_COUNT, OwnCounts } from '@/simulations/wagers/own-counts';
import { onOneLine, quoted } from '../spelling/quoted';
import type { Listing } from '../terms/listing';
import { countedPart } from '../variant/computed-part';
import {
  countsOf,
  FILED_GAME,
  type FiledGame,
  type FiledModel,
  type FiledWager,
} from '../variant/filed-game';
import type { Variant } from '../variant/variant';
import { familySpecs, isFilable } from './filed-game';

const problem = (code: Problem['code'], field: string, message: string): Problem => ({
  code,
  message,
  field,
});
const incomplete = (field: string, message: string) => problem('filed-incomplete', field, message);

/** Where a rulebook says how new games are tried; nothing can be filed under another. */
const notTried = ({ title, authority }: Listing): Problem =>
  problem(
    'filed-not-tried',
    'filed',
    `${title} has no clause by which a game that it does not list is tried. Ask ${authority} how it approves one, or choose a listed game.`,
  );

export function filedProblems(rulebook: Listing, variant: Variant): Problem[] {
  const { filed, game, circumstances } = variant;
  if (!filed) return [];
  if (game !== FILED_GAME)
    return [
      problem(
        'filed-stray',
        'filed',
        `This variant is of ${quoted(game)} and files a game of its own as well; remove one of them.`,
      ),
    ];
  return [
    ...(rulebook.trials ? [] : [notTried(rulebook)]),
    ...(circumstances.kind === undefined || circumstances.kind === 'new-game'
      ? []
      : [
          problem(
            'filed-stray',
            'circumstances.kind',
            'A game that no rulebook lists is filed as a new game; choose that kind.',
          ),
        ]),
    ...(filed.label.trim() ? [] : [incomplete('filed.label', 'Name the game.')]),
    ...familyProblems(filed),
    ...Object.entries(filed.wagers).flatMap(([id, wager]) => wagerProblems(filed, id, wager)),
  ];
}

/** A family's own sentence, where it has one; else which setting it is about. */
function settingRefused(path: readonly PropertyKey[], message: string): string {
  if (message.endsWith('.')) return message;
  const name = path.length > 0 ? quoted(path.map(String).join('.')) : 'These settings';
  return `${name} cannot be used: ${onOneLine(message)}; choose another value.`;
}

function familyProblems(filed: FiledGame): Problem[] {
  const { family, parameters } = filed;
  if (family === undefined) return [];
  if (!isFilable(family))
    return [
      problem(
        'filed-incomplete',
        'filed.family',
        `There is no family ${quoted(family)}; choose one from the list.`,
      ),
    ];
  const read = familyHead(family).parameters.safeParse(parameters);
  return read.success
    ? []
    : read.error.issues
        .slice(0, 5)
        .map(({ path, message }) =>
          problem(
            'option-value',
            ['filed', 'parameters', ...path.map(String)].join('.'),
            settingRefused(path, message),
          ),
        );
}

function wagerProblems(filed: FiledGame, id: string, wager: FiledWager): Problem[] {
  const at = `filed.wagers.${id}`;
  const name = wager.label.trim() || quoted(id);
  const unnamed = wager.label.trim() ? [] : [incomplete(`${at}.label`, 'Name the wager.')];
  if (wager.model && wager.wager !== undefined)
    return [...unnamed, incomplete(at, `${name} has counts of your own and a wager of a family; keep one.`)];
  if (wager.model) return [...unnamed, ...modelProblems({ ...wager, model: wager.model }, `${at}.model`)];
  if (wager.wager === undefined)
    return [
      ...unnamed,
      incomplete(at, `Choose what ${name} is: a wager of the family, or counts of your own.`),
    ];
  if (filed.family === undefined)
    return [...unnamed, incomplete('filed.family', `Choose the family that ${name} is of.`)];
  const specs = familySpecs(filed);
  const known = specs.length === 0 || specs.some((spec) => spec.id === wager.wager);
  return known
    ? unnamed
    : [
        ...unnamed,
        problem(
          'wager-unknown',
          `${at}.wager`,
          `The family has no wager ${quoted(wager.wager)}; choose from ${specs.map((spec) => spec.id).join(', ')}.`,
        ),
      ];
}

const NOT_WHOLE = `Write a whole number above 0 of at most ${LONGEST_COUNT} digits, without a fraction, sign or separator.`;

/** Row by row first; what only all of them show after that. */
export function modelProblems(wager: FiledWager & { model: FiledModel }, field: string): Problem[] {
  const { events, outcome } = wager.model;
  const row = (index: number, part: string, message: string) =>
    problem('count-row', `${field}.events.${index}.${part}`, `Row ${index + 1}: ${message}`);
  const seen = new Map<string, number>();
  const rows = events.flatMap(({ event, label, count }, index): Problem[] => {
    const key = label.trim().toLowerCase();
    const before = key === '' ? undefined : (seen.get(key) ?? seen.get(`id ${event}`));
    seen.set(key, index);
    seen.set(`id ${event}`, index);
    return [
      ...(key === '' ? [row(index, 'label', 'name the event.')] : []),
      ...(before === undefined
        ? []
        : [row(index, 'label', `row ${before + 1} has the same name; name each event once.`)]),
      ...(isCount(count.trim())
        ? []
        : [
            row(
              index,
              'count',
              /^0+$/.test(count.trim())
                ? 'it never happens; remove the row.'
                : `${count.trim() === '' ? 'the count is missing. ' : `${quoted(count.trim())} is no count. `}${NOT_WHOLE}`,
            ),
          ]),
    ];
  });
  const unnamed = outcome.trim()
    ? []
    : [incomplete(`${field}.outcome`, 'Say what is counted, for example “round”.')];
  // A wager without a name is said elsewhere, and cannot be read.
  if (rows.length > 0 || unnamed.length > 0 || !wager.label.trim()) return [...rows, ...unnamed];
  const read = OwnCounts.safeParse(countsOf(wager));
  return read.success
    ? []
    : read.error.issues.map(({ message }) => problem('count-row', `${field}.events`, message));
}

/** What of it can be counted now: a page has figures for what is finished while the rest is typed. No text but names. */
export function countable(filed: FiledGame): FiledGame {
  const { family, ...counted } = countedPart(filed);
  const usable: FiledGame =
    family !== undefined && familyProblems(filed).length === 0 ? { ...counted, family } : counted;
  return {
    ...usable,
    label: 'Game',
    ...(usable.family === undefined && { parameters: {} }),
    wagers: Object.fromEntries(
      Object.entries(filed.wagers).filter(([id, wager]) => wagerProblems(usable, id, wager).length === 0),
    ),
  };
}
