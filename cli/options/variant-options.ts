/** The options that describe a variant, shared by every command that takes one. */
import type { Command } from 'commander';
import { lapsedConfirmations } from '@/rulebooks/draft/confirmations';
import type { Game, Rulebook, Wager } from '@/rulebooks/format/record';
import { inOneSpelling } from '@/rulebooks/offer/one-spelling';
import { defaultTable } from '@/rulebooks/offer/pay-table';
import { readVariant } from '@/rulebooks/offer/read-variant';
import {
  defaultVariant,
  type ResolvedVariant,
  resolveVariant,
  wagerUnknown,
} from '@/rulebooks/offer/resolve';
import type { FiledVariant } from '@/rulebooks/offer/variant-file';
import { rulebookOf } from '@/rulebooks/registry';
import { dayOf, readDate } from '@/rulebooks/spelling/dates';
import { quoted } from '@/rulebooks/spelling/quoted';
import { gameOf, inForceAt } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { CommandContext } from '../command';
import { type CircumstanceOptions, circumstancesFrom, withCircumstanceOptions } from './circumstance-options';
import { type ConfirmOptions, confirmed, withConfirmOptions } from './confirm-options';
import { rulebookUnderDraft } from './draft-edition';
import { pairs } from './pairs';
import { progressiveTerms } from './progressive-options';
import { readVariantFile, saveVariantFile } from './variant-file';

export type VariantOptions = CircumstanceOptions &
  ConfirmOptions & {
    rulebook?: string;
    game?: string;
    variant?: string;
    saveVariant?: string;
    /** Only of commands that make no paper: what a draft would ask is no law yet. */
    draftEdition?: string;
    at?: string;
    option: string[];
    wager: string[];
    payTable: string[];
    pays: string[];
    progressive: string[];
  };

export type Chosen = { variant: Variant; at: string; resolved: ResolvedVariant<Rulebook> };

const collect = (value: string, all: string[]): string[] => [...all, value];

export function withVariantOptions(command: Command): Command {
  return withConfirmOptions(withCircumstanceOptions(command))
    .option('--variant <file>', 'a variant as JSON; the other options change it')
    .option('--save-variant <file>', 'write the variant as JSON')
    .option('--rulebook <id>', 'the rulebook, for example gb-2007')
    .option('--game <id>', 'a game of the rulebook, for example roulette')
    .option('--at <date>', 'the day whose rules apply, for example 2008-01-01 (default: today)')
    .option('--option <name=value>', 'an option of the game; may be repeated', collect, [])
    .option('--wager <id>', 'only this wager; may be repeated (default: every wager)', collect, [])
    .option('--pay-table <wager=id>', 'the pay table of a wager; may be repeated', collect, [])
    .option('--pays <wager.event=pay>', 'what an event pays, "25 to 1"; may be repeated', collect, [])
    .option(
      '--progressive <name=value>',
      'contribution=75%, reserve=5%, wager=1, meter=48,250, seed=10,000, players=3.5 or fixed=meter of every progressive, or of one: harmony.meter=5,000; may be repeated',
      collect,
      [],
    );
}

type Named = { rulebook: string; game: string; file: FiledVariant | undefined };

/** By the options or by the file, and by both only where they agree. */
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

/** In force on the day, or as a draft edition would have it, on the day from which it would. */
function rulebookOn(id: string, at: string, draft: string | undefined): Result<Rulebook> {
  if (draft === undefined) return rulebookOf(id, at);
  const edition = rulebookUnderDraft(id, draft);
  return edition.ok ? inForceAt(edition.value, at) : edition;
}

export function chosenVariant(options: VariantOptions, now: Date): Result<Chosen> {
  const from = named(options);
  if (!from.ok) return from;
  const { file } = from.value;
  const at = options.at === undefined ? ok(file?.at ?? dayOf(now)) : readDate(options.at);
  if (!at.ok) return at;
  const rulebook = rulebookOn(from.value.rulebook, at.value, options.draftEdition);
  if (!rulebook.ok) return rulebook;
  const game = gameOf(rulebook.value, from.value.game);
  if (!game.ok) return game;
  const start = file?.variant ?? defaultVariant(rulebook.value, game.value);
  const circumstances = circumstancesFrom(options, start.circumstances, rulebook.value.currency);
  const described = describe(game.value, start, options);
  if (!described.ok) return described;
  if (!circumstances.ok) return circumstances;
  const { meters } = described.value.circumstances;
  const read = readVariant({
    ...described.value,
    circumstances: { ...circumstances.value, ...(meters && { meters }) },
  });
  if (!read.ok) return read;
  const spelled = inOneSpelling(game.value, read.value);
  const answered = confirmed(
    options,
    { rulebook: rulebook.value, game: game.value, at: at.value },
    spelled,
    now,
  );
  if (!answered.ok) return answered;
  const variant = answered.value;
  const resolved = resolveVariant(rulebook.value, variant, at.value);
  if (!resolved.ok) return resolved;
  if (options.saveVariant !== undefined) {
    const saved = saveVariantFile(options.saveVariant, variant, at.value);
    if (!saved.ok) return saved;
  }
  return ok({ variant, at: at.value, resolved: resolved.value });
}

/** As `chosenVariant`; a confirmation that no longer counts is complained of, as it leaves its finding open. */
export function chosenFor(context: CommandContext, options: VariantOptions): Result<Chosen> {
  const chosen = chosenVariant(options, context.now());
  if (!chosen.ok) return chosen;
  const { resolved, variant, at } = chosen.value;
  const { rulebook } = resolved;
  const game = gameOf(rulebook, variant.game);
  const lapsed = game.ok ? lapsedConfirmations({ rulebook, game: game.value, variant, at }) : [];
  for (const rule of lapsed)
    context.err(
      `The confirmation of ${rule} by ${variant.attestations[rule]?.by} no longer counts: its subject has changed since. Confirm it again, or remove it from the file.\n`,
    );
  return chosen;
}

/** The file's variant or the rulebook's own, changed by what was asked for. */
function describe(game: Game, start: Variant, options: VariantOptions): Result<Variant> {
  const set = pairs(options.option, '--option name=value');
  const tables = pairs(options.payTable, '--pay-table wager=id');
  const cells = readCells(options.pays);
  const priced = [...tables.read.map(([id]) => id), ...cells.read.map(({ wager }) => wager)];
  const wagers = chosenWagers(game, start, options.wager, priced);
  const jackpot = progressiveTerms(game, options.progressive);
  const problems = [
    ...set.problems,
    ...tables.problems,
    ...cells.problems,
    ...wagers.problems,
    ...(jackpot.ok ? [] : jackpot.problems),
  ];

  const astray = new Set<string>();
  for (const [id, payTable] of tables.read) {
    const choice = wagers.chosen.get(id);
    if (choice) {
      choice.payTable = payTable;
      choice.pays.clear();
    } else astray.add(id);
  }
  for (const { wager, event, pay } of cells.read) {
    const choice = wagers.chosen.get(wager);
    if (choice) choice.pays.set(event, pay);
    else astray.add(wager);
  }
  // Where --wager itself names what is not there, what follows from it says nothing new.
  if (wagers.problems.length === 0) problems.push(...[...astray].map((id) => notOffered(game, id)));
  if (!jackpot.ok || problems.length > 0) return fail(...problems);
  return ok({
    ...start,
    circumstances: withMeters(start.circumstances, jackpot.value),
    options: { ...start.options, ...Object.fromEntries(set.read) },
    wagers: Object.fromEntries(
      [...wagers.chosen].map(([id, { payTable, pays }]) => [
        id,
        { payTable, pays: Object.fromEntries(pays) },
      ]),
    ),
  });
}

function withMeters(
  start: Variant['circumstances'],
  { meters = {} }: Pick<Variant['circumstances'], 'meters'>,
): Variant['circumstances'] {
  const changed = Object.entries(meters).map(([id, terms]) => [id, { ...start.meters?.[id], ...terms }]);
  if (changed.length === 0) return start;
  return { ...start, meters: { ...start.meters, ...Object.fromEntries(changed) } };
}

type Choices = Map<string, { payTable: string; pays: Map<string, string> }>;

/**
 * Those asked for; else the rulebook's own, where a wager that is another by other tables takes its place as soon as it
 * is priced.
 */
function chosenWagers(
  game: Game,
  start: Variant,
  only: string[],
  priced: string[],
): { chosen: Choices; problems: Problem[] } {
  const instead = game.wagers.filter(({ id, alternativeTo }) => alternativeTo && priced.includes(id));
  const replaced = instead.map(({ alternativeTo }) => alternativeTo);
  const byDefault = (wager: Wager) =>
    instead.includes(wager) || (Object.hasOwn(start.wagers, wager.id) && !replaced.includes(wager.id));
  const offered = game.wagers.filter((wager) =>
    only.length > 0 ? only.includes(wager.id) : byDefault(wager),
  );
  const unknown = [...new Set(only)].filter((id) => !game.wagers.some((wager) => wager.id === id));
  return {
    chosen: new Map(
      offered.map((wager) => {
        const { payTable = defaultTable(wager), pays = {} } = start.wagers[wager.id] ?? {};
        return [wager.id, { payTable, pays: new Map(Object.entries(pays)) }];
      }),
    ),
    problems: unknown.map((id) => wagerUnknown(game, id)),
  };
}

function notOffered(game: Game, id: string): Problem {
  if (!game.wagers.some((wager) => wager.id === id)) return wagerUnknown(game, id);
  return {
    code: 'wager-unknown',
    message: `${quoted(id)} is priced but not among the wagers chosen; add --wager ${id}.`,
    field: `wagers.${id}`,
  };
}

type NamedCell = { wager: string; event: string; pay: string };

function readCells(texts: string[]): { read: NamedCell[]; problems: Problem[] } {
  const form = '--pays wager.event="25 to 1"';
  const { read, problems } = pairs(texts, form);
  const cells: NamedCell[] = [];
  for (const [name, pay] of read) {
    const dot = name.indexOf('.');
    if (dot > 0 && dot < name.length - 1)
      cells.push({ wager: name.slice(0, dot), event: name.slice(dot + 1), pay });
    else problems.push({ code: 'input-unreadable', message: `Write ${form}, not ${quoted(name)}.` });
  }
  return { read: cells, problems };
}
