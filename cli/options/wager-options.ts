/** Which wagers a variant offers, by which table and at which pays, as --wager, --pay-table and --pays say. */
import type { Game, Wager } from '@/rulebooks/format/record';
import { defaultTable } from '@/rulebooks/offer/pay-table';
import { wagerUnknown } from '@/rulebooks/offer/resolve';
import { quoted } from '@/rulebooks/spelling/quoted';
import type { Variant } from '@/rulebooks/variant/variant';
import type { Problem } from '@/simulations/problems/problem';
import { pairs } from './pairs';

type WagerOptions = { wager: string[]; payTable: string[]; pays: string[] };

type Offer = {
  wagers: Variant['wagers'];
  problems: Problem[];
  /** What is priced and not offered. */
  astray: Problem[];
};

export function offeredWagers(game: Game, start: Variant, options: WagerOptions): Offer {
  const tables = pairs(options.payTable, '--pay-table wager=id');
  const cells = readCells(options.pays);
  const priced = [...tables.read.map(([id]) => id), ...cells.read.map(({ wager }) => wager)];
  const { chosen, problems } = chosenWagers(game, start, options.wager, priced);
  const astray = new Set<string>();
  for (const [id, payTable] of tables.read) {
    const choice = chosen.get(id);
    if (choice) {
      choice.payTable = payTable;
      choice.pays.clear();
    } else astray.add(id);
  }
  for (const { wager, event, pay } of cells.read) {
    const choice = chosen.get(wager);
    if (choice) choice.pays.set(event, pay);
    else astray.add(wager);
  }
  return {
    wagers: Object.fromEntries(
      [...chosen].map(([id, { payTable, pays }]) => [id, { payTable, pays: Object.fromEntries(pays) }]),
    ),
    problems: [...tables.problems, ...cells.problems, ...problems],
    // Where --wager itself names what is not there, what follows from it says nothing new.
    astray: problems.length > 0 ? [] : [...astray].map((id) => notOffered(game, id)),
  };
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
