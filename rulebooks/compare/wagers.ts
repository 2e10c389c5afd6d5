/** The wagers of both games, matched by what the engine knows them as, and what each of their events pays. */

import { compareWorth } from '@/simulations/pays/net-pay';
import type { PrintedPayTable, Wager } from '../format/record';
import { engineParameters, familyWager, wagerSpec } from '../offer/engine-wager';
import { printedWorth, tablesOf } from '../offer/pay-table';
import { longDate } from '../spelling/wording';
import { meterInRecord } from '../terms/settled-by';
import type { ComparedPart, Line, Saying } from './comparison';
import { parameterTopic, parameterWords, valueWords } from './parameters';
import { readAsOne } from './readings';
import { clauseOfPay, clausesOn, lineOf, type Side } from './side';

export type Pair = { id: string; left?: Wager; right?: Wager | undefined };

const engineName = ({ game }: Side, wager: Wager): string => {
  const { family, wager: name } = familyWager(game, wager);
  return `${family}/${name}`;
};

/**
 * First by family and the family's wager; then, of those left, by what was read and by the wager alone (the ante of one
 * game with the ante of another), then by its label; last by the meter, where each game has one such wager.
 */
export function pairsOf(left: Side, right: Side): Pair[] {
  const pairs = left.game.wagers.map((wager): Pair & { left: Wager } => ({ id: wager.id, left: wager }));
  const free = () => right.game.wagers.filter((wager) => !pairs.some((pair) => pair.right === wager));
  const alike = (ours: Wager, theirs: Wager) => engineName(right, theirs) === engineName(left, ours);
  // Several wagers of a game may be one to the engine: those with the same name are matched first.
  for (const pair of pairs)
    pair.right = free().find((other) => other.id === pair.id && alike(pair.left, other));
  for (const pair of pairs) pair.right ??= free().find((other) => alike(pair.left, other));
  const read = readAsOne(left, right);
  for (const pair of pairs) pair.right ??= free().find((other) => read(pair.left.id, other.id));
  for (const pair of pairs) pair.right ??= free().find(({ wager }) => wager === pair.left.wager);
  for (const pair of pairs) pair.right ??= free().find(({ label }) => label === pair.left.label);
  const alone = free();
  const metered = pairs.filter((pair) => !pair.right && meterInRecord(pair.left));
  const theirs = alone.filter(meterInRecord);
  const [ours, other] = [metered[0], theirs[0]];
  if (ours && other && metered.length === 1 && theirs.length === 1) ours.right = other;
  const named = (id: string) => (pairs.some((pair) => pair.id === id) ? `${id}-2` : id);
  return [...pairs, ...free().map((wager) => ({ id: named(wager.id), right: wager }))];
}

export const labelOf = ({ left, right }: Pair): string => {
  const names = [...new Set([left?.label, right?.label].filter((label) => label !== undefined))];
  return names.join(' / ');
};

function offered(wager: Wager | undefined): Saying | undefined {
  if (!wager) return undefined;
  const trial = wager.trialFrom === undefined ? '' : `, on trial from ${longDate(wager.trialFrom)}`;
  const owner = wager.proprietor === undefined ? '' : `, of ${wager.proprietor}`;
  return {
    text: `${wager.label}${wager.side ? ', which the player may leave out' : ''}${owner}${trial}`,
    clauses: [wager.clause],
  };
}

/** The wager's own parameters, where it is of another family than the game: what of it the rules fix. */
function ownParameters(left: Side, right: Side, pair: Pair): Line[] {
  const read = (side: Side, wager: Wager | undefined) =>
    wager?.family === undefined || wager.family === side.game.family
      ? {}
      : engineParameters(side.game, wager, side.options);
  const [ours, theirs] = [read(left, pair.left), read(right, pair.right)];
  const said = (side: Side, wager: Wager | undefined, values: Record<string, unknown>, name: string) => {
    if (!wager || !Object.hasOwn(values, name)) return undefined;
    const topic = parameterTopic(name);
    const clauses = topic === undefined ? [] : clausesOn(side, topic);
    return { text: valueWords(name, values[name]), clauses: clauses.length > 0 ? clauses : [wager.clause] };
  };
  return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].flatMap((name) =>
    lineOf({
      id: name,
      label: parameterWords(name),
      left: said(left, pair.left, ours, name),
      right: said(right, pair.right, theirs, name),
    }),
  );
}

const eventLabels = (side: Side, wager: Wager | undefined): Map<string, string> =>
  new Map(wager ? wagerSpec(side.game, wager, side.options).events.map(({ id, label }) => [id, label]) : []);

function payLines(left: Side, right: Side, pair: Pair): Line[] {
  const labels = new Map([...eventLabels(right, pair.right), ...eventLabels(left, pair.left)]);
  const [ours, theirs] = [pair.left?.minimum ?? {}, pair.right?.minimum ?? {}];
  return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].flatMap((event) => {
    const [least, other] = [ours[event], theirs[event]];
    const order =
      least === undefined || other === undefined
        ? undefined
        : compareWorth(printedWorth(least), printedWorth(other));
    const said = (side: Side, wager: Wager | undefined, pay: string | undefined): Saying | undefined =>
      wager && pay !== undefined ? { text: pay, clauses: [clauseOfPay(side, wager, event)] } : undefined;
    return lineOf({
      id: event,
      label: labels.get(event) ?? event,
      left: said(left, pair.left, least),
      right: said(right, pair.right, other),
      equal: order === 0,
      ...(order !== undefined &&
        order !== 0 && { better: order > 0 ? ('left' as const) : ('right' as const) }),
    });
  });
}

const sameRows = (a: PrintedPayTable['rows'], b: PrintedPayTable['rows']): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([event, pay]) => {
    const other = Object.hasOwn(b, event) ? b[event] : undefined;
    return other !== undefined && compareWorth(printedWorth(pay), printedWorth(other)) === 0;
  });

/** Whole tables, matched by what they pay and not by what they are called. */
function tableLines(pair: Pair): Line[] {
  const [ours, theirs] = [pair.left, pair.right].map((wager) => (wager ? tablesOf(wager) : []));
  const name = (table: PrintedPayTable | undefined): Saying | undefined =>
    table && { text: table.label, clauses: [table.clause] };
  if (!ours || !theirs || ours.length + theirs.length <= 2) return [];
  const taken = new Set<PrintedPayTable>();
  const matched = ours.flatMap((table) => {
    const same = theirs.find((other) => !taken.has(other) && sameRows(table.rows, other.rows));
    if (same) taken.add(same);
    return lineOf({
      id: `table-${table.id}`,
      label: 'Whole pay table',
      left: name(table),
      right: name(same),
      equal: true,
    });
  });
  const alone = theirs.filter((table) => !taken.has(table));
  return [
    ...matched,
    ...alone.flatMap((table) =>
      lineOf({
        id: `their-table-${table.id}`,
        label: 'Whole pay table',
        left: undefined,
        right: name(table),
      }),
    ),
  ];
}

export const wagersPart = (left: Side, right: Side): ComparedPart => ({
  id: 'wagers',
  title: 'Wagers and what they pay',
  groups: pairsOf(left, right).map((pair) => ({
    id: pair.id,
    title: labelOf(pair),
    lines: [
      ...lineOf({
        id: 'offered',
        label: 'Wager',
        left: offered(pair.left),
        right: offered(pair.right),
        equal: pair.left?.side === pair.right?.side && pair.left?.proprietor === pair.right?.proprietor,
      }),
      ...ownParameters(left, right, pair),
      ...payLines(left, right, pair),
      ...tableLines(pair),
    ],
  })),
});
