/** `games`: what a rulebook lists: options, wagers and every pay table. */

import type { Game, Rulebook, Wager } from '@/rulebooks/format/record';
import { gameUnder } from '@/rulebooks/offer/charges';
import { chosenOptions, settledWith, wagerSpec } from '@/rulebooks/offer/engine-wager';
import { moneyAnswers, moneyOf } from '@/rulebooks/offer/money-answers';
import { choosableTables } from '@/rulebooks/offer/pay-table';
import { permittedInWords } from '@/rulebooks/offer/permitted';
import { standsAlone } from '@/rulebooks/offer/settlement';
import { rulebookOf } from '@/rulebooks/registry';
import { answer, printJson, type Register } from '../command';
import { textTable } from '../shown/text-table';

export type ListedGame = ReturnType<typeof listedGame>;

const listedWager = (game: Game, wager: Wager) => {
  const spec = wagerSpec(game, wager, chosenOptions(game, {}));
  const labelOf = (event: string) => spec.events.find(({ id }) => id === event)?.label ?? event;
  return {
    id: wager.id,
    label: wager.label,
    clause: wager.clause,
    /** The wager that this one is, with other tables: only one of the two is offered. */
    ...(wager.alternativeTo ? { alternativeTo: wager.alternativeTo } : {}),
    side: wager.side,
    /** All wagers that settle in one round with this one, if the player decides something during it. */
    ...(!standsAlone(game, wager) ? { settlesWith: settledWith(game, wager).map(({ id }) => id) } : {}),
    payTables: choosableTables(wager).map(({ id, label, clause, rows, ...rest }) => ({
      id,
      label,
      clause,
      ...('lost' in rest ? { lost: rest.lost } : {}),
      rows: Object.entries(rows).map(([event, pays]) => ({ event, label: labelOf(event), pays })),
    })),
  };
};

const listedGame = (game: Game) => ({
  id: game.id,
  label: game.label,
  clause: game.clause,
  money: { ...moneyOf(game), answers: moneyAnswers(game) },
  options: game.options.map((option) => ({
    id: option.id,
    label: option.label,
    clause: option.clause,
    kind: option.kind,
    /** In words; in JSON too when it is any share between two bounds. */
    permitted: permittedInWords(option),
    ...(option.range ? { range: option.range } : {}),
    values: option.values,
    default: option.default,
  })),
  wagers: gameUnder(game, { options: {} }).wagers.map((wager) => listedWager(game, wager)),
});

export const listedGames = (rulebook: Rulebook) => ({
  rulebook: rulebook.id,
  games: rulebook.games.map(listedGame),
});

function gameText({ id, label, clause, money, options, wagers }: ListedGame): string {
  const optionLines = options.map(
    (option) => `  option ${option.id} (${option.clause}): ${option.permitted} (default ${option.default})`,
  );
  const moneyLines = money.answers.map(({ asks, answer }) => `  ${asks.toLowerCase()}: ${answer}`);
  const rounds = new Set(
    wagers.flatMap(({ settlesWith = [] }) => (settlesWith.length > 1 ? [settlesWith.join(', ')] : [])),
  );
  const roundLines = [...rounds].map((round) => `  settled together, with decisions in between: ${round}`);
  const columns = ['wager', 'clause', 'pay table', 'pays'].map((title) => ({ title }));
  const rows = wagers.flatMap((wager) =>
    wager.payTables.map((table) => [
      wager.id,
      table.clause,
      table.id,
      [
        ...table.rows.map(({ event, pays }) => `${event} ${pays}`),
        ...(table.lost ?? []).map((event) => `${event} lost in the source`),
      ].join(', '),
    ]),
  );
  return [
    `${label} (${id}), clause ${clause}`,
    ...moneyLines,
    ...optionLines,
    ...roundLines,
    textTable(columns, rows),
  ].join('\n');
}

export const registerGames: Register = (program, context) => {
  program
    .command('games')
    .description('list the games of a rulebook, their options, wagers and pay tables')
    .requiredOption('--rulebook <id>', 'the rulebook, for example gb-2007')
    .option('--json', 'print JSON')
    .action((options: { rulebook: string; json?: boolean }) =>
      answer(context, rulebookOf(options.rulebook), (rulebook) => {
        const listing = listedGames(rulebook);
        if (options.json) printJson(context, listing);
        else context.out(`${listing.games.map(gameText).join('\n\n')}\n`);
      }),
    );
};
