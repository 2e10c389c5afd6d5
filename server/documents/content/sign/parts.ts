/** The board of a sign: each wager with what it pays and its edge, in as few rows as possible. */
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { shownMoney } from '@/rulebooks/spelling/money';
import { capital, inSentence, listed, nameInSentence } from '@/rulebooks/spelling/wording';
import { edgeForPlayers } from '@/simulations/printing/numbers';
import { byWay } from '@/simulations/request/settlement';
import { continued } from '../../continued';
import type { BoardList, BoardPart, BoardRow } from '../../paper';
import type { Subject } from '../../subject';
import { STAKE, unitShown } from '../edge-basis';
import { paidOnOthers } from '../on-others';
import { BY_THE_METER, basisNote, headlineForPlayers } from '../progressive';
import type { Member } from '../rounds';
import { isListed, type OfferedBy, settlementOf } from '../settled';
import { alike, exceptions, namesOf, type Offered, wins } from '../wagers';
import { underHeads } from './heads';
import { isTableAsked } from './table-asked';

/** What keeps together on one sheet: wagers that share their rows, or one that is a row by itself. */
export type Unit = { wagers: Offered[]; part: BoardPart };

/** "House edge 2.04% of the Ante", "House edge over the long run 23.51%", "House edge −2.52% of the Ante; the player gains". */
function edgeSaid(said: string, each: Offered, subject: Subject): string {
  const { edge, gains } = figureOf(said);
  const unit = unitShown(each);
  const of = unit === STAKE ? '' : ` of ${unit}`;
  const basis = basisNote(each, subject)?.replace(/^edge /, '');
  // "House edge depends on the meter"
  return edge === BY_THE_METER
    ? `House edge ${basis ?? edge}`
    : [`House edge ${edge}${of}${basis ? `, ${basis}` : ''}`, ...gains].join('; ');
}

/** Its number stays with it at the end of a line. */
const wholeName = (table: string): string => table.replaceAll(' ', '\u00a0');

const tableOf = (each: Offered, subject: Subject): string[] =>
  isListed(each) && isTableAsked(subject, { wager: each.wager, payTable: each.result.payTable })
    ? [wholeName(each.table)]
    : [];

/** Under “Pays”, what is no pay. */
const NOT_PAID: Record<string, string> = { lose: 'Loses', push: 'Returned' };

/** All that settle together under one edge, each with what it pays. */
function roundPart(round: Offered, subject: Subject): BoardPart {
  const { label, result, members } = round;
  const [only, ...others] = members;
  const single = only && others.length === 0 && isTableAsked(subject, only) ? [wholeName(only.table)] : [];
  const plain = members.filter((member) => members.length > 1 && paysAlike(member));
  const rest = members.filter((member) => !plain.includes(member));
  const lists: BoardList[] = [];
  if (plain.length > 0)
    lists.push({
      rows: plain.map((member) => ({
        pays: member.pays[0]?.pays ?? '',
        label: onCondition(member, subject),
      })),
    });
  for (const member of rest) {
    const rows = member.pays.map(({ label, pays }) => ({ pays: NOT_PAID[pays] ?? pays, label }));
    const [first, ...more] = underHeads(rows);
    const head = members.length > 1 ? onCondition(member, subject) : undefined;
    if (head && first)
      lists.push(
        ...(first.head === undefined ? [{ ...first, head }, ...more] : [{ head, rows: [] }, first, ...more]),
      );
    else if (first) lists.push(first, ...more);
  }
  return {
    wagers: [
      { name: label, edge: edgeSaid(edgeForPlayers(result.houseEdge), round, subject), notes: single },
    ],
    lists,
  };
}

const paysAlike = ({ pays: [first, ...others] }: Member): boolean =>
  first !== undefined && others.every(({ pays }) => pays === first.pays);

const named = (member: Member, subject: Subject): string =>
  isTableAsked(subject, member) ? `${member.wager.label}, ${inSentence(member.table)}` : member.wager.label;

/** “Raise, if the dealer has ace-king or better”: a pay is no promise without what it depends on. */
const onCondition = (member: Member, subject: Subject): string =>
  member.wager.besideName === undefined
    ? named(member, subject)
    : `${named(member, subject)}, ${member.wager.besideName}`;

/** One line says what a wager pays where everything that wins pays the same. */
function isOneLine(each: Offered): boolean {
  const winning = wins(each.result);
  // The names of an operator’s rows appear nowhere else.
  return winning.length === 1 || (isListed(each) && new Set(winning.map(({ pays }) => pays)).size === 1);
}

/** Whether several wagers may share one set of rows: no heading of their own, no meter, no names to keep. */
const SHARES_ROWS: Record<OfferedBy, boolean> = {
  table: true,
  round: false,
  meter: false,
  rows: false,
  model: false,
};

const payRows = (result: AnalysedWager): BoardRow[] =>
  wins(result).map(({ label, pays }) => ({ label, pays }));

/** Wagers with the same rows but other edges share them: a bonus on either hand. */
function sharing(groups: Offered[][]): Offered[][][] {
  const shared: { key: string; groups: Offered[][] }[] = [];
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    const { wager, result } = first;
    const apart = !SHARES_ROWS[settlementOf(first).by] || isOneLine(first);
    const key = apart ? '' : JSON.stringify([wager.group, result.payTable, payRows(result)]);
    const last = shared[shared.length - 1];
    if (last && key !== '' && last.key === key) last.groups.push(group);
    else shared.push({ key, groups: [group] });
  }
  return shared.map((each) => each.groups);
}

/** "Behind the Win Line · Behind the Come, 4 or 10"; and no line begins with the dot between two names. */
function namesIn(group: Offered[]): string {
  const ends = new Set(group.map(({ label }) => / *, [^,]+$/.exec(label)?.[0]));
  const [end] = ends;
  const names =
    ends.size === 1 && end !== undefined
      ? `${group.map(({ label }) => label.slice(0, -end.length)).join(' · ')}${end}`
      : namesOf(group);
  return names.replaceAll(' · ', '\u00a0· ');
}

/** A pay table keeps the name it has: “Pay Table 1”, and “pay table 1”. */
const laterLower = (tables: string[]) => (text: string, index: number) =>
  index === 0 ? text : tables.includes(text) ? nameInSentence(text) : inSentence(text);

const WORDS = /\p{L}{3,}|\d+/gu;
const stems = (text: string): string[] =>
  (text.toLowerCase().match(WORDS) ?? []).filter((word) => !['the', 'and', 'with', 'wager'].includes(word));

/** When it may be placed at all, and for how much. */
const onlyOn = ({ wager }: Offered): string[] =>
  wager.besideName === undefined ? [] : [capital(wager.besideName)];

/** What a row by itself wins on, where its name does not say so. */
function winsOnNote(each: Offered): string[] {
  const labels = wins(each.result).map(({ label }) => label);
  const name = new Set(stems(each.label));
  if (labels.every((label) => stems(label).every((word) => name.has(word)))) return [];
  return onOneRow(each).rows.map((row) => row.label);
}

/** What is paid on other players' hands, in money. */
const paidToo = (subject: Subject, each: Offered): BoardList[] =>
  paidOnOthers(subject, [each]).map(({ figures }) => ({
    head: `${figures.called}, for each other player’s hand, on ${shownMoney(figures.qualifies, figures.currency)} or more`,
    rows: figures.amounts.map(({ label, amount }) => ({ pays: shownMoney(amount, figures.currency), label })),
  }));

function partOf(groups: Offered[][], subject: Subject, alone: boolean): BoardPart {
  const first = groups[0]?.[0];
  if (!first) return { wagers: [], lists: [] };
  const plain = () => plainPart(groups, subject, alone);
  return byWay(settlementOf(first), {
    table: plain,
    meter: plain,
    rows: plain,
    model: plain,
    round: () => roundPart(first, subject),
  });
}

function plainPart(groups: Offered[][], subject: Subject, alone: boolean): BoardPart {
  const [group = []] = groups;
  const [first] = group;
  if (!first) return { wagers: [], lists: [] };
  const { currency } = subject.rulebook;
  const notes = [...onlyOn(first), ...tableOf(first, subject), ...exceptions(first, currency)];
  const byItself = alone && group.length === 1;
  if (isOneLine(first) && !byItself && settlementOf(first).by === 'table') {
    const won = first.wager.side && group.length === 1 ? winsOnNote(first) : [];
    const { edge, gains } = figureOf(headlineForPlayers(first, subject));
    const beside = [...won, ...notes, ...gains];
    const row: BoardRow = {
      pays: wins(first.result)[0]?.pays ?? '',
      label: namesIn(group),
      edge,
      ...(beside.length > 0 && { note: beside.map(laterLower(tableOf(first, subject))).join('; ') }),
    };
    return {
      ...(first.wager.group ? { title: first.wager.group } : {}),
      wagers: [],
      lists: [{ rows: [row] }],
    };
  }
  return {
    wagers: groups.map((some) => {
      const [one = first] = some;
      return {
        name: namesIn(some),
        edge: edgeSaid(headlineForPlayers(one, subject), one, subject),
        notes: [...onlyOn(one), ...tableOf(one, subject), ...exceptions(one, currency)],
      };
    }),
    lists: [
      ...(isOneLine(first) && isListed(first) ? [onOneRow(first)] : underHeads(payRows(first.result))),
      ...paidToo(subject, first),
    ],
  };
}

/** A column of figures has figures alone; what one means stands beside its name. */
function figureOf(edge: string): { edge: string; gains: string[] } {
  const [, figure, said] = /^(\S+) \((.+)\)$/.exec(edge) ?? [];
  return figure === undefined || said === undefined ? { edge, gains: [] } : { edge: figure, gains: [said] };
}

/** Where one of them says “or” itself, semicolons part them. */
const eitherOf = (labels: readonly string[]): string =>
  labels.length > 1 && labels.some((label) => /,| or /.test(label))
    ? `${labels.slice(0, -1).join('; ')}; or ${labels.at(-1)}`
    : listed(labels, 'or');

/** All that wins pays the same. */
const onOneRow = (each: Offered): BoardList => {
  const [{ label, pays } = { label: '', pays: '' }, ...others] = wins(each.result);
  const labels = [label, ...others.map((other) => inSentence(other.label))];
  return { rows: [{ pays, label: eitherOf(labels) }] };
};

/** Rows of one group follow its first, as they do on one sheet. */
function gathered(units: Unit[]): Unit[] {
  const isRow = ({ part }: Unit): boolean => part.wagers.length === 0;
  const first = (title: string | undefined) => units.find((unit) => isRow(unit) && unit.part.title === title);
  return units.flatMap((unit) => {
    if (!isRow(unit)) return [unit];
    const { title } = unit.part;
    return unit === first(title) ? units.filter((one) => isRow(one) && one.part.title === title) : [];
  });
}

/** In order; no sheet starts within one. A row whose group is on other sheets, `among` all, is still a row of it. */
export function boardUnits(shown: Offered[], subject: Subject, among: Offered[] = shown): Unit[] {
  const shared = sharing(alike(shown));
  const lines = sharing(alike(among))
    .map(([group]) => group?.[0])
    .filter((one) => one && isOneLine(one));
  const isAlone = (one: Offered | undefined): boolean =>
    lines.filter((other) => other?.wager.group === one?.wager.group).length < 2;
  return gathered(
    shared.map((groups) => ({
      wagers: groups.flat(),
      part: partOf(groups, subject, isAlone(groups[0]?.[0])),
    })),
  );
}

/** How much room it takes, in rows. */
export const rowsIn = ({ wagers, lists }: BoardPart): number =>
  wagers.length * 2 +
  lists.reduce((sum, { head, rows }, index) => sum + rows.length + (head || index === 0 ? 1 : 0), 0);

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** Rows of one group that are wagers of their own stand under one title, which says so where rows of it are `before`, on other sheets. */
export function boardOf(units: Unit[], before: Unit[] = []): BoardPart[] {
  const parts: BoardPart[] = [];
  for (const { part } of units) {
    const titled = parts.find(({ title, wagers }) => wagers.length === 0 && title === part.title);
    if (titled && part.wagers.length === 0)
      titled.lists[0]?.rows.push(...part.lists.flatMap(({ rows }) => rows));
    else parts.push({ ...part, lists: part.lists.map((list) => ({ ...list, rows: [...list.rows] })) });
  }
  return parts.map((part) => {
    if (part.wagers.length > 0) return part;
    const { title } = part;
    const isRest = before.some((other) => other.part.wagers.length === 0 && other.part.title === title);
    const lists = part.lists.flatMap(({ rows }) => underHeads(rows));
    return {
      ...part,
      ...(title !== undefined && isRest ? { title: continued(title) } : {}),
      lists: lists.map((list) => withoutTitle(list, title)),
    };
  });
}

const withoutTitle = (list: BoardList, title: string | undefined): BoardList => {
  const { head, ...rest } = list;
  return head !== undefined &&
    list.note === undefined &&
    title !== undefined &&
    letters(title).includes(letters(head))
    ? rest
    : list;
};
