/** The options that describe a variant, shared by every command that takes one. */
import type { Command } from 'commander';
import { lapsedConfirmations } from '@/rulebooks/draft/confirmations';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { withFiled } from '@/rulebooks/offer/filed-game';
import { inOneSpelling } from '@/rulebooks/offer/one-spelling';
import { readVariant } from '@/rulebooks/offer/read-variant';
import { defaultVariant, type ResolvedVariant, resolveVariant } from '@/rulebooks/offer/resolve';
import type { FiledVariant } from '@/rulebooks/offer/variant-file';
import { rulebookOf } from '@/rulebooks/registry';
import { readDate } from '@/rulebooks/spelling/dates';
import { quoted } from '@/rulebooks/spelling/quoted';
import { gameOf, inForceAt } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { CommandContext } from '../command';
import { type CircumstanceOptions, circumstancesFrom, withCircumstanceOptions } from './circumstance-options';
import { type ConfirmOptions, confirmed, withConfirmOptions } from './confirm-options';
import { rulebookUnderDraft } from './draft-edition';
import { pairs } from './pairs';
import { progressiveTerms } from './progressive-options';
import { readFiledText, readVariantFile, saveVariantFile } from './variant-file';
import { offeredWagers } from './wager-options';

export type VariantOptions = CircumstanceOptions &
  ConfirmOptions & {
    rulebook?: string;
    game?: string;
    variant?: string;
    saveVariant?: string;
    /** Only for commands that make no paper: a draft edition is not law yet. */
    draftEdition?: string;
    at?: string;
    option: string[];
    houseWay?: string;
    wager: string[];
    payTable: string[];
    pays: string[];
    progressive: string[];
  };

export type Chosen = { variant: Variant; day: string; resolved: ResolvedVariant<Rulebook> };

const collect = (value: string, all: string[]): string[] => [...all, value];

export function withVariantOptions(command: Command): Command {
  return withConfirmOptions(withCircumstanceOptions(command))
    .option('--variant <file>', 'a variant as JSON; the other options change it')
    .option('--save-variant <file>', 'write the variant as JSON')
    .option('--rulebook <id>', 'the rulebook, for example gb-2007')
    .option('--game <id>', 'a game of the rulebook, for example roulette')
    .option('--at <date>', 'the day whose rules apply, for example 2008-01-01 (default: today)')
    .option('--option <name=value>', 'an option of the game; may be repeated', collect, [])
    .option('--house-way <file>', 'a House Way of the operator’s own, as JSON, where the game has one')
    .option('--wager <id>', 'only this wager; may be repeated (default: every wager)', collect, [])
    .option('--pay-table <wager=id>', 'the pay table of a wager; may be repeated', collect, [])
    .option('--pays <wager.event=pay>', 'what an event pays, "25 to 1"; may be repeated', collect, [])
    .option(
      '--progressive <name=value>',
      'contribution=75%, reserve=5%, wager=1, meter=48,250, seed=10,000, players=3.5 or fixed=meter for every progressive, or for one: harmony.meter=5,000; may be repeated',
      collect,
      [],
    );
}

type Named = { rulebook: string; game: string; file: FiledVariant | undefined };

/** Named by the options or by the file; if by both, they must agree. */
function named(options: VariantOptions): Result<Named> {
  const filed = options.variant === undefined ? ok(undefined) : readVariantFile(options.variant);
  if (!filed.ok) return filed;
  const file = filed.value;
  const problems: Problem[] = [];
  const one = (name: 'rulebook' | 'game'): string => {
    const inFile = file?.variant[name];
    const given = options[name] ?? inFile;
    if (given === undefined)
      problems.push({ code: 'input-unreadable', message: `Give --${name}, or a file with --variant.` });
    if (inFile !== undefined && given !== inFile)
      problems.push({
        code: 'input-unreadable',
        message: `The file is for ${quoted(inFile)}, not ${quoted(given ?? '')}; leave --${name} out.`,
      });
    return given ?? '';
  };
  const found = { rulebook: one('rulebook'), game: one('game'), file };
  return problems.length > 0 ? fail(...problems) : ok(found);
}

const OPTION = '--option name=value';

/** The rulebook in force on the day, or the draft edition from the day it would apply. */
function rulebookOn(id: string, day: string, draft: string | undefined): Result<Rulebook> {
  if (draft === undefined) return rulebookOf(id, day);
  const edition = rulebookUnderDraft(id, draft);
  return edition.ok ? inForceAt(edition.value, day) : edition;
}

export function chosenVariant(options: VariantOptions, now: Date): Result<Chosen> {
  const from = named(options);
  if (!from.ok) return from;
  const { file } = from.value;
  const day =
    options.at === undefined ? ok(file?.day ?? dayIn(from.value.rulebook, now)) : readDate(options.at);
  if (!day.ok) return day;
  const listing = rulebookOn(from.value.rulebook, day.value, options.draftEdition);
  if (!listing.ok) return listing;
  const rulebook = ok(file ? withFiled(listing.value, file.variant) : listing.value);
  const game = gameOf(rulebook.value, from.value.game);
  if (!game.ok) return game;
  // An option that is asked for decides which table a wager starts from; one that cannot be read is refused below.
  const asked = Object.fromEntries(pairs(options.option, OPTION).read);
  const start = file?.variant ?? defaultVariant(rulebook.value, game.value, asked);
  const circumstances = circumstancesFrom(options, start.circumstances, rulebook.value.currency);
  const described = describe({ game: game.value, currency: rulebook.value.currency }, start, options);
  if (!described.ok) return described;
  if (!circumstances.ok) return circumstances;
  const { meters } = described.value.circumstances;
  const read = readVariant({
    ...described.value,
    circumstances: { ...circumstances.value, ...(meters && { meters }) },
  });
  if (!read.ok) return read;
  const spelled = inOneSpelling(game.value, read.value, rulebook.value.currency);
  const answered = confirmed(
    options,
    { rulebook: rulebook.value, game: game.value, day: day.value },
    spelled,
    now,
  );
  if (!answered.ok) return answered;
  const variant = answered.value;
  const resolved = resolveVariant(rulebook.value, variant, day.value);
  if (!resolved.ok) return resolved;
  if (options.saveVariant !== undefined) {
    const saved = saveVariantFile(options.saveVariant, variant, day.value);
    if (!saved.ok) return saved;
  }
  return ok({ variant, day: day.value, resolved: resolved.value });
}

/**
 * Like `chosenVariant`, and reports each confirmation that no longer counts, because its finding is open
 * again.
 */
export function chosenFor(context: CommandContext, options: VariantOptions): Result<Chosen> {
  const chosen = chosenVariant(options, context.now());
  if (!chosen.ok) return chosen;
  const { resolved, variant, day } = chosen.value;
  const { rulebook } = resolved;
  const game = gameOf(rulebook, variant.game);
  const lapsed = game.ok ? lapsedConfirmations({ rulebook, game: game.value, variant, day }) : [];
  for (const rule of lapsed)
    context.err(
      `The confirmation of ${rule} by ${variant.attestations[rule]?.by} no longer counts: its subject has changed since. Confirm it again, or remove it from the file.\n`,
    );
  return chosen;
}

/** The file's variant or the rulebook's own, with the requested changes. */
function describe(
  { game, currency }: { game: Game; currency: string },
  start: Variant,
  options: VariantOptions,
): Result<Variant> {
  const set = pairs(options.option, OPTION);
  const lines = filedLines(game, options.houseWay);
  const offer = offeredWagers(game, start, options);
  const jackpot = progressiveTerms(game, currency, options.progressive);
  const problems = [
    ...set.problems,
    ...(lines.ok ? [] : lines.problems),
    ...offer.problems,
    ...(jackpot.ok ? [] : jackpot.problems),
    ...offer.astray,
  ];
  if (!jackpot.ok || !lines.ok || problems.length > 0) return fail(...problems);
  return ok({
    ...start,
    circumstances: withMeters(start.circumstances, jackpot.value),
    options: { ...start.options, ...Object.fromEntries(set.read), ...lines.value },
    wagers: offer.wagers,
  });
}

const HOUSE_WAY = 'house-way';

/** The option that lines are filed under, with those of the file. */
function filedLines(game: Game, file: string | undefined): Result<Record<string, string>> {
  if (file === undefined) return ok({});
  const option = game.options.find(({ id, kind }) => id === HOUSE_WAY && kind === 'filed');
  if (!option)
    return fail({
      code: 'option-unknown',
      message: `${game.label} has no House Way; leave --house-way out.`,
      field: `options.${HOUSE_WAY}`,
    });
  const text = readFiledText(file);
  return text.ok ? ok({ [option.id]: text.value }) : text;
}

function withMeters(
  start: Variant['circumstances'],
  { meters = {} }: Pick<Variant['circumstances'], 'meters'>,
): Variant['circumstances'] {
  const changed = Object.entries(meters).map(([id, terms]) => [id, { ...start.meters?.[id], ...terms }]);
  if (changed.length === 0) return start;
  return { ...start, meters: { ...start.meters, ...Object.fromEntries(changed) } };
}
