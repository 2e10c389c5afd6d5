/** The pay table in use in full, beside the others that the rules print. */
import { parsePay } from '@/simulations/pays/parse-pay';
import { PUSH_TEXT } from '@/simulations/pays/pay';
import { printPay } from '@/simulations/pays/print-pay';
import { edgeForPlayers } from '@/simulations/printing/numbers';
import type { Block, Row } from '../../paper';
import type { Subject } from '../../subject';
import { type Choice, choicesOf } from '../permitted';
import { BY_THE_METER } from '../progressive';
import { unitOf } from '../rounds';
import { endsAsRound } from '../settled';
import { memberPays, type Offered, paysBriefly } from '../wagers';

/** The name of a table stays on one line where it is short. */
const whole = (label: string): string => (label.length <= 14 ? label.replaceAll(' ', '\u00a0') : label);

/** Some rulebooks print a table once for each country; no player here is paid in pesos. */
const isInMoneyHere = (rows: Record<string, string>): boolean =>
  Object.values(rows).every((pay) => !/^[A-Z]{3} /.test(pay));

/** `together`: of which the table is one part, under one edge. */
type Known = {
  choice: Choice;
  together?: string;
  set: { label: string; pays: string[]; edge: string | undefined }[];
};

function forPlayers(text: string | undefined): string {
  if (text === undefined) return '–';
  const read = parsePay(text);
  const pays = read.ok ? printPay(read.value) : text;
  return pays === PUSH_TEXT ? 'returned' : pays;
}

const samePays = (one: string[], other: string[]): boolean => one.join('\n') === other.join('\n');

/** The one in use first, then those whose edge is known. It is shown alone only where the list of wagers had no room for all its pays. */
function knownOf(subject: Subject, each: Offered): Known[] {
  return choicesOf(subject, each).flatMap((choice) => {
    const { wager, events, payTable, houseEdge } = choice;
    const inUse = {
      label: choice.table,
      edge: houseEdge,
      pays: events.map(({ pays }) => forPlayers(pays)),
    };
    const comparable = choice.tables.filter(({ id, rows }) => id !== payTable && isInMoneyHere(rows));
    const others = wager.payTables.length === 0 ? [] : comparable;
    const set = others.flatMap(({ label, rows, edge }) =>
      edge === undefined && choice.basis === undefined
        ? []
        : [{ label, edge, pays: events.map((event) => forPlayers(rows[event.id])) }],
    );
    const listed = endsAsRound(each) ? memberPays({ pays: events }) : paysBriefly(each, subject);
    // Tables that pay alike here differ in another wager.
    const different = set.filter(
      ({ pays }, index) =>
        !samePays(pays, inUse.pays) && set.findIndex((other) => samePays(other.pays, pays)) === index,
    );
    const said = different.length === 0 && !listed.startsWith('up to');
    const together =
      endsAsRound(each) && each.members.length > 1
        ? `${each.label} together, as a share of the ${unitOf(each.result, each.wager)}`
        : undefined;
    return said ? [] : [{ choice, ...(together && { together }), set: [inUse, ...different] }];
  });
}

/** The same tables for another hand: one set of rows, an edge for each. */
function sharing(all: Known[]): Known[][] {
  const shared: { key: string; of: Known[] }[] = [];
  for (const known of all) {
    const { choice, set } = known;
    const labels = choice.events.map(({ label }) => label);
    const key = JSON.stringify([labels, set.map(({ label, pays }) => [label, pays])]);
    const last = shared[shared.length - 1];
    if (last?.key === key) last.of.push(known);
    else shared.push({ key, of: [known] });
  }
  return shared.map(({ of }) => of);
}

function tableOf(group: Known[]): Block[] {
  const [first] = group;
  if (!first) return [];
  const { choice, set } = first;
  const names = group.map((known) => known.choice.label).join(' · ');
  const [inUse] = set;
  const caption =
    set.length === 1
      ? `${names}: ${inUse?.label}, in use here`
      : `${names}. In use here: ${inUse?.label}, shaded`;
  const edges = group.map((known): Row => {
    const { basis = 'edge', label } = known.choice;
    const own = group.length === 1 ? `House ${basis}` : `House ${basis}, ${label}`;
    const title = known.together ? `House ${basis} of ${known.together}` : own;
    const shown = (edge: string | undefined) => (edge === undefined ? BY_THE_METER : edgeForPlayers(edge));
    return { total: true, cells: [title, ...known.set.map(({ edge }) => shown(edge))] };
  });
  return [
    {
      kind: 'table',
      caption,
      splits: true,
      laterCaption: names,
      rowHeaders: 1,
      columns: [
        { title: 'Event', grow: 1 },
        ...set.map(({ label }, index) => ({
          title: whole(label),
          align: 'right' as const,
          figures: true,
          grow: 1,
          ...(index === 0 && set.length > 1 ? { shaded: true as const } : {}),
        })),
      ],
      rows: [
        ...choice.events.map((event, index) => ({
          cells: [event.label, ...set.map(({ pays }) => pays[index] ?? '–')],
        })),
        ...edges,
      ],
    },
  ];
}

export function tables(subject: Subject, all: Offered[]): Block[] {
  const known = all.flatMap((each) => knownOf(subject, each));
  if (known.length === 0) return [];
  const several = known.some(({ set }) => set.length > 1);
  const which = ' The table in use is shaded; the others are there to compare.';
  return [
    { kind: 'heading', level: 3, text: 'The pay tables' },
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: `What each pays, and what it costs.${several ? which : ''}`,
    },
    ...sharing(known).flatMap(tableOf),
  ];
}
