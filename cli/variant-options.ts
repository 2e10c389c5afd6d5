/** The options that describe a variant, shared by every command that takes one. */
import type { Command } from 'commander';
import { dayOf, readDate } from '@/rulebooks/dates';
import { gameOf } from '@/rulebooks/lookup';
import { defaultTable } from '@/rulebooks/pay-table';
import { quoted } from '@/rulebooks/quoted';
import type { Game, Wager } from '@/rulebooks/record';
import { rulebookOf } from '@/rulebooks/registry';
import { defaultVariant, type ResolvedVariant, resolveVariant, wagerUnknown } from '@/rulebooks/resolve';
import type { Variant } from '@/rulebooks/variant';
import { fail, ok, type Problem, type Result } from '@/simulations/problem';
import { pairs } from './pairs';
import { progressiveTerms } from './progressive-options';

export type VariantOptions = {
  rulebook: string;
  game: string;
  at?: string;
  option: string[];
  wager: string[];
  payTable: string[];
  pays: string[];
  progressive: string[];
};

export type Chosen = { variant: Variant; at: string; resolved: ResolvedVariant };

const collect = (value: string, all: string[]): string[] => [...all, value];

export function withVariantOptions(command: Command): Command {
  return command
    .requiredOption('--rulebook <id>', 'the rulebook, for example gb-2007')
    .requiredOption('--game <id>', 'a game of the rulebook, for example roulette')
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

export function chosenVariant(options: VariantOptions, now: Date): Result<Chosen> {
  const at = options.at === undefined ? ok(dayOf(now)) : readDate(options.at);
  if (!at.ok) return at;
  const rulebook = rulebookOf(options.rulebook, at.value);
  if (!rulebook.ok) return rulebook;
  const game = gameOf(rulebook.value, options.game);
  if (!game.ok) return game;
  const described = describe(game.value, defaultVariant(rulebook.value, game.value), options);
  if (!described.ok) return described;
  const resolved = resolveVariant(rulebook.value, described.value, at.value);
  if (!resolved.ok) return resolved;
  return ok({ variant: described.value, at: at.value, resolved: resolved.value });
}

/** The rulebook's own starting point, changed by what was asked for. */
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
    if (choice) choice.payTable = payTable;
    else astray.add(id);
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
    circumstances: { ...start.circumstances, ...jackpot.value },
    options: { ...start.options, ...Object.fromEntries(set.read) },
    wagers: Object.fromEntries(
      [...wagers.chosen].map(([id, { payTable, pays }]) => [
        id,
        { payTable, pays: Object.fromEntries(pays) },
      ]),
    ),
  });
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
    chosen: new Map(offered.map((wager) => [wager.id, { payTable: defaultTable(wager), pays: new Map() }])),
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
