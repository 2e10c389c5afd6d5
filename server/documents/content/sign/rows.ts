/** The rows of a sign: each wager with what it pays and its edge, in as few rows as possible. */
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { edgeForPlayers } from '@/simulations/printing/numbers';
import { byWay } from '@/simulations/request/settlement';
import { cellText, type Row } from '../../paper';
import type { Subject } from '../../subject';
import { basisNote, headlineForPlayers } from '../progressive';
import { isOneOfSeveral, type Member, unitOf } from '../rounds';
import { isListed, type OfferedBy, settlementOf } from '../settled';
import { alike, exceptions, namesOf, type Offered, wins } from '../wagers';

const named = (member: Member): string =>
  isOneOfSeveral(member) ? `${member.wager.label}, ${member.table}` : member.wager.label;

/** All that settle together under one edge, each with what it pays. */
function rowsOfRound(round: Offered, subject: Subject): Row[] {
  const { label, result, wager, members } = round;
  const unit = unitOf(result, wager);
  const [only, ...others] = members;
  const called = only && others.length === 0 && isOneOfSeveral(only) ? `${label}: ${only.table}` : label;
  const name = [called, ...terms(round, subject).map((basis) => `(${basis})`)].join(' ');
  const edge = { text: edgeForPlayers(result.houseEdge), strong: true };
  return [
    { group: true, cells: [unit === 'wager' ? name : `${name} (per ${unit})`, edge] },
    ...members.flatMap((member): Row[] => {
      const [first] = member.pays;
      if (first && member.pays.every(({ pays: odds }) => odds === first.pays))
        return [{ under: true, cells: [members.length > 1 ? named(member) : first.label, first.pays, ''] }];
      const of = members.length > 1 ? `${named(member)}: ` : '';
      return member.pays.map(({ label: event, pays: odds }) => ({
        under: true,
        cells: [`${of}${event}`, odds, ''],
      }));
    }),
  ];
}

/** Where edges differ, which one this is: at a meter, over the long run, in the first round of a shoe. */
function terms(offered: Offered, subject: Subject): string[] {
  const basis = basisNote(offered, subject);
  return basis ? [basis] : [];
}

/** No rulebook says what it wins on, so the sign does. */
const asCalled = ({ label, result }: Offered): string => {
  const [first, ...others] = wins(result);
  return first && others.length === 0 ? `${label}: ${first.label}` : label;
};

function labelOf(group: Offered[], subject: Subject): string {
  const [first] = group;
  if (!first) return '';
  const { wager, result, table } = first;
  const named = () =>
    isOneOfSeveral({ wager, payTable: result.payTable }) ? `${namesOf(group)}: ${table}` : namesOf(group);
  const name = byWay(settlementOf(first), {
    table: named,
    round: named,
    meter: named,
    rows: () => asCalled(first),
  });
  const notes = [...exceptions(first, subject.rulebook.currency), ...terms(first, subject)];
  return notes.length > 0 ? `${name} (${notes.join('; ')})` : name;
}

/** One line says what a wager pays where everything that wins pays the same. */
function isOneLine(each: Offered): boolean {
  const winning = wins(each.result);
  // The names of an operator’s rows appear nowhere else.
  return winning.length === 1 || (isListed(each) && new Set(winning.map(({ pays }) => pays)).size === 1);
}

/** Whether several wagers may share one set of rows: no heading of their own, no meter, no names to keep. */
const SHARES_ROWS: Record<OfferedBy, boolean> = { table: true, round: false, meter: false, rows: false };

const payRows = (result: AnalysedWager): Row[] =>
  wins(result).map((event) => ({ under: true, cells: [event.label, event.pays, ''] }));

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

function rowsOf(groups: Offered[][], subject: Subject): Row[] {
  const [first] = groups[0] ?? [];
  if (!first) return [];
  const alone = () => rowsAlone(first, groups, subject);
  return byWay(settlementOf(first), {
    table: alone,
    meter: alone,
    rows: alone,
    round: () => rowsOfRound(first, subject),
  });
}

function rowsAlone(first: Offered, groups: Offered[][], subject: Subject): Row[] {
  const names = groups.flatMap((group) =>
    group.slice(0, 1).map((one) => ({
      name: labelOf(group, subject),
      edge: { text: headlineForPlayers(one, subject), strong: true },
    })),
  );
  if (isOneLine(first))
    return names.map(({ name, edge }) => ({
      cells: [{ text: name, strong: true }, wins(first.result)[0]?.pays ?? '', edge],
    }));
  return [
    ...names.map(({ name, edge }, index) => ({ group: true, under: index > 0, cells: [name, edge] })),
    ...payRows(first.result),
  ];
}

/** The rows of each wager, or of those that share theirs; no sheet or stack starts within them. */
export function wagerRows(shown: Offered[], subject: Subject): { wagers: Offered[]; rows: Row[] }[] {
  return sharing(alike(shown)).map((groups) => ({ wagers: groups.flat(), rows: rowsOf(groups, subject) }));
}

/** Where every edge is in a row that names a wager, the edge column would be empty, so the edge goes with the name. */
export function withoutEdges(rows: Row[]): Row[] | undefined {
  if (rows.some(({ group, cells }) => !group && cells[2] !== undefined && cells[2] !== '')) return undefined;
  return rows.map((row) => {
    const [name = '', second = '', edge] = row.cells;
    return row.group
      ? { ...row, cells: [`${cellText(name)}, house edge ${cellText(second)}`] }
      : { ...row, cells: edge === undefined ? row.cells : [name, second] };
  });
}
