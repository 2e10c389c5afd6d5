/** What a draft edition would mean for a game that is played today: each finding before and after, where they differ. */
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Figures } from '../edges/headline-edge';
import { evaluate } from '../evaluation';
import { type Finding, isAlarm, isSettled, VERDICTS } from '../findings/finding';
import type { Rulebook } from '../format/record';
import { chosenOptions } from '../offer/engine-wager';
import { withFormer } from '../offer/formerly';
import { partNames } from '../offer/part-names';
import { choosableTables } from '../offer/pay-table';
import { resolveVariant } from '../offer/resolve';
import type { Variant, WagerChoice } from '../variant/variant';
import type { EditionDifference } from './difference';

/** The gravest first. */
export const EFFECTS = ['newly-breaches', 'newly-asks', 'asks-otherwise', 'freed'] as const;
export type EffectKind = (typeof EFFECTS)[number];

/** Either side is missing where the edition has nothing to say there; `wager` is the label of the wager that it is about. */
export type Effect = { kind: EffectKind; wager?: string; before?: Finding; after?: Finding };

export type Tried = {
  /** Why the game could not be offered at all. */
  cannot: string[];
  effects: Effect[];
  /** The engine is asked for something else, so its edges have to be computed again. */
  analyseAgain: boolean;
};

const subjectOf = ({ clause, wager, event, option, paper }: Finding): string =>
  JSON.stringify([clause, wager, event, option, paper].map((part) => part ?? ''));

const gravity = ({ verdict }: Finding): number => VERDICTS.indexOf(verdict);

/** The gravest finding of each subject. */
function bySubject(findings: readonly Finding[]): Map<string, Finding> {
  const found = new Map<string, Finding>();
  for (const finding of findings) {
    const known = found.get(subjectOf(finding));
    if (!known || gravity(finding) < gravity(known)) found.set(subjectOf(finding), finding);
  }
  return found;
}

const asked = ({ verdict, threshold }: Finding): string => JSON.stringify([verdict, threshold]);

function kindOf(before: Finding | undefined, after: Finding | undefined): EffectKind | undefined {
  const open = after !== undefined && !isSettled(after);
  if (!open) return before !== undefined && !isSettled(before) ? 'freed' : undefined;
  const was = before !== undefined && !isSettled(before);
  if (isAlarm(after) && !(was && isAlarm(before))) return 'newly-breaches';
  if (!was || (isAlarm(before) && !isAlarm(after))) return 'newly-asks';
  return asked(before) === asked(after) ? undefined : 'asks-otherwise';
}

/**
 * What hangs at the table stays what it was: pays and options that a variant takes from its rulebook are written out, so
 * that another edition does not change them with it.
 */
export function asPlayedUnder({ games }: Rulebook, variant: Variant): Variant {
  const game = games.find(({ id }) => id === variant.game);
  if (!game) return variant;
  const chosen = ([id, choice]: [string, WagerChoice]): [string, WagerChoice] => {
    const wager = game.wagers.find((each) => each.id === id);
    const table = wager && choosableTables(wager).find((each) => each.id === choice.payTable);
    return [id, { ...choice, pays: { ...table?.rows, ...choice.pays } }];
  };
  return {
    ...variant,
    options: Object.fromEntries(chosenOptions(game, variant.options)),
    wagers: Object.fromEntries(Object.entries(variant.wagers).map(chosen)),
  };
}

const ENGINE_PARTS = new Set(['parameters', 'options', 'family', 'wager']);

const asksEngine = ({ changes }: EditionDifference, game: string): boolean =>
  changes.some(({ at }) => at[0] === 'games' && at[1] === game && at.some((step) => ENGINE_PARTS.has(step)));

export function effectOn(
  {
    variant: filed,
    figures,
    under,
  }: {
    variant: Variant;
    figures?: Figures | undefined;
    /** The edition that it was frozen under, where that is an earlier one. */
    under?: Rulebook;
  },
  { book, edition, difference }: { book: Rulebook; edition: Rulebook; difference: EditionDifference },
): Tried {
  const day = difference.validFrom;
  const last = book.validTo !== undefined && book.validTo < day ? book.validTo : day;
  const variant = asPlayedUnder(under ?? book, filed);
  // What may no longer be chosen is played on by whoever chose it.
  const resolved = resolveVariant(withFormer(edition), variant, day);
  const games = [edition, book].flatMap(({ games }) => games.filter(({ id }) => id === variant.game));
  const labelOf = (wager: string | undefined) =>
    wager === undefined
      ? undefined
      : games.map((game) => partNames(game, variant).wager(wager)).find((label) => label !== undefined);
  const cannot = resolved.ok ? [] : resolved.problems.map(({ message }) => message);
  const before = bySubject(evaluate({ rulebook: book, variant, day: last, figures }));
  const after = bySubject(resolved.ok ? evaluate({ rulebook: edition, variant, day, figures }) : []);
  const effects = resolved.ok
    ? [...new Set([...after.keys(), ...before.keys()])].flatMap((subject): Effect[] => {
        const [one, other] = [before.get(subject), after.get(subject)];
        const kind = kindOf(one, other);
        const wager = labelOf((other ?? one)?.wager);
        return kind
          ? [{ kind, ...(wager && { wager }), ...(one && { before: one }), ...(other && { after: other }) }]
          : [];
      })
    : [];
  return {
    cannot,
    effects: effects.sort((one, other) => EFFECTS.indexOf(one.kind) - EFFECTS.indexOf(other.kind)),
    analyseAgain: asksEngine(difference, variant.game),
  };
}

/** Whether anybody has to do anything. */
export const isUnaffected = ({ cannot, effects, analyseAgain }: Tried): boolean =>
  cannot.length === 0 && effects.length === 0 && !analyseAgain;

/** As the record has it, for a reader: a text as it is, anything else in one line. */
export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : canonicalJson(value);
