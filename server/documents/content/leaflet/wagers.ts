/** The wagers on offer, with what each pays and costs. */
import { capital } from '@/rulebooks/spelling/wording';
import { fromText } from '@/simulations/exact/fraction';
import { edgeForPlayers, shareForPlayers } from '@/simulations/printing/numbers';
import { byWay } from '@/simulations/request/settlement';
import type { Block, Row } from '../../paper';
import type { Subject } from '../../subject';
import { BEFORE_FEES, feesAtLeastBet } from '../after-fees';
import { edgeOf, STAKE } from '../edge-basis';
import { headlineForPlayers, headlineOf } from '../progressive';
import { averageStake, isOneOfSeveral } from '../rounds';
import { endsAsRound, isListed, settlementOf } from '../settled';
import { alike, exceptions, largestPayout, memberPays, namesOf, type Offered, paysBriefly } from '../wagers';

/** Odds stay on one line where the column is narrow. */
const unbroken = (pays: string): string => pays.replace(/(\d) (to|for) (\d)/g, '$1\u00a0$2\u00a0$3');

/** One line of the list: what the edge is of stands beside it. */
export type Line = {
  /** Heads the lines below it. */
  group?: string;
  name: string;
  pays: string;
  /** Of the round above it. */
  under?: true;
  /** Left out where its round has the edge. */
  edge?: { text: string; of: string; result: string };
};

/** A round is one entry with one edge; then what each of its wagers pays. */
function linesOfRound(round: Offered, subject: Subject): Line[] {
  const { result, members, label } = round;
  const edge = { text: edgeForPlayers(result.houseEdge), of: edgeOf(round, subject), result: result.id };
  const [only, ...others] = members;
  if (only && others.length === 0) {
    const name = isOneOfSeveral(only) ? `${label}: ${only.table}` : label;
    const raised = result.events.some(({ staked }) => fromText(staked ?? '1/1').gt(1));
    const most = raised ? `; in all up to ${largestPayout(round, subject)}` : '';
    return [{ name, pays: unbroken(`${memberPays(only)}${most}`), edge }];
  }
  return [
    { name: label, pays: '', edge },
    ...members.map((member): Line => {
      const name = isOneOfSeveral(member) ? `${member.wager.label}: ${member.table}` : member.wager.label;
      return { name: `– ${name}`, pays: unbroken(memberPays(member)), under: true };
    }),
  ];
}

/** What a round costs of all that comes to be staked in it, for who compares it with a wager that is never raised. */
function ofAllStaked(group: Offered[]): Line[] {
  const [first] = group;
  if (!first || !endsAsRound(first) || averageStake(first.result).equals(1)) return [];
  const text = edgeForPlayers(first.result.elementOfRisk);
  return [
    {
      name: '– In all, on average',
      pays: '',
      edge: { text, of: 'all that is staked', result: first.result.id },
      under: true,
    },
  ];
}

function linesOf(group: Offered[], subject: Subject): Line[] {
  const [first] = group;
  if (!first) return [];
  const alone = () => [lineAlone(first, group, subject)];
  return byWay(settlementOf(first), {
    table: alone,
    meter: alone,
    rows: alone,
    model: alone,
    round: () => linesOfRound(first, subject),
  });
}

/** It goes on in brackets. */
const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function lineAlone(first: Offered, group: Offered[], subject: Subject): Line {
  const { result, wager } = first;
  const names = namesOf(group);
  const notes = exceptions(first, subject.rulebook.currency);
  const label = notes.length > 0 ? `${names} (${notes.map(lower).join('; ')})` : names;
  const several = isOneOfSeveral({ wager, payTable: result.payTable });
  return {
    name: several && isListed(first) ? `${label}: ${first.table}` : label,
    pays: unbroken(paysBriefly(first, subject)),
    edge: { text: headlineForPlayers(first, subject), of: edgeOf(first, subject), result: result.id },
  };
}

type LinesOf = (group: Offered[], subject: Subject) => Line[];

/** Every wager on offer with one edge, those that pay and cost alike in one line, each group under its name. */
export function listedEdges(all: Offered[], subject: Subject, each: LinesOf = linesOf): Line[] {
  let last: string | undefined;
  return alike(all).flatMap((group) => {
    const name = group[0]?.wager.group;
    const lines = each(group, subject);
    const [first, ...others] = lines;
    const heads = name !== undefined && name !== last && first !== undefined;
    last = name;
    return heads ? [{ ...first, group: name }, ...others] : lines;
  });
}

export const EDGE = { title: 'House\u00a0edge', align: 'right' as const, figures: true };

/** The column that says what each edge is of, where they are not all of the stake. */
export const namesBasis = (lines: Line[]): boolean =>
  lines.some(({ edge }) => edge !== undefined && edge.of !== STAKE);

export function edges(all: Offered[], subject: Subject): Block[] {
  const lines = listedEdges(all, subject, (group) => [...linesOf(group, subject), ...ofAllStaked(group)]);
  const basis = namesBasis(lines);
  const rows = lines.flatMap(({ group, name, pays, edge, under }): Row[] => [
    ...(group === undefined ? [] : [{ group: true, cells: [group] }]),
    {
      ...(under && { under }),
      cells: [name, pays, edge ? { text: edge.text, strong: true } : '', ...(basis ? [edge?.of ?? ''] : [])],
    },
  ]);
  return [
    {
      kind: 'table',
      caption: basis ? 'Every wager on offer' : 'Every wager on offer, with the house edge of its stake',
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 2 },
        { title: 'Pays', grow: 1 },
        EDGE,
        ...(basis ? [{ title: 'of', grow: 1 }] : []),
      ],
      rows,
    },
  ];
}

type Glance = { name: string; text: string; of: string; withFee?: string };

function glance(title: string, lines: Glance[], feeTitle?: string): Block[] {
  const basis = lines.some(({ of }) => of !== STAKE);
  return [
    { kind: 'heading', level: 2, text: title, newPage: true },
    {
      kind: 'table',
      caption: title,
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 2 },
        ...(feeTitle === undefined ? [EDGE] : [{ ...EDGE, title: BEFORE_FEES }]),
        ...(feeTitle === undefined ? [] : [{ ...EDGE, title: feeTitle }]),
        ...(basis ? [{ title: 'of', grow: 1 }] : []),
      ],
      rows: lines.map(({ name, text, of, withFee = text }) => ({
        cells: [
          name,
          { text, strong: feeTitle === undefined },
          ...(feeTitle === undefined ? [] : [{ text: withFee, strong: true }]),
          ...(basis ? [of] : []),
        ],
      })),
    },
  ];
}

/** Of many wagers: so many of those that cost least, and of those that cost most. */
const EITHER_WAY: [least: number, most: number][] = [
  [4, 4],
  [4, 3],
  [3, 3],
  [3, 2],
  [2, 2],
  [2, 1],
];

/** Edges once more, for who looks at the back alone: all of them, and fewer where those do not fit. */
export function atAGlance(all: Offered[], subject: Subject): Block[][] {
  const fees = feesAtLeastBet(subject);
  const inOrder = alike(all).flatMap((group) =>
    group.slice(0, 1).flatMap((first) => {
      const { edge } = headlineOf(first, subject);
      if (edge === undefined) return [];
      const line: Glance = {
        name: namesOf(group),
        text: fees ? shareForPlayers(edge) : headlineForPlayers(first, subject),
        of: edgeOf(first, subject),
      };
      const withFee = fees?.of(first.result.id);
      return [
        { edge: fromText(edge), line: withFee ? { ...line, withFee: shareForPlayers(withFee) } : line },
      ];
    }),
  );
  const sorted = [...inOrder].sort((one, other) => one.edge.compare(other.edge)).map(({ line }) => line);
  const lines = fees
    ? inOrder.map(({ line }) => line)
    : listedEdges(all, subject).flatMap(({ name, edge }): Glance[] => (edge ? [{ name, ...edge }] : []));
  const title = fees && capital(fees.title);
  // A list that leaves out one wager would seem to be of all.
  const ends = EITHER_WAY.filter(([least, most]) => sorted.length > least + most + 1).map(([least, most]) =>
    glance('The wagers that cost least and most', [...sorted.slice(0, least), ...sorted.slice(-most)], title),
  );
  return [
    glance('House edges at a glance', lines, title),
    // An edge that depends on a meter has no place in that order.
    ...(inOrder.length < alike(all).length ? [] : [glance('House edges, the lowest first', sorted, title)]),
    ...ends,
  ];
}
