/** The wagers on offer, with what each pays and costs. */
import { listed } from '@/rulebooks/spelling/wording';
import { fromText } from '@/simulations/exact/fraction';
import { netPay } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import { edgeForPlayers } from '@/simulations/printing/numbers';
import { byWay } from '@/simulations/request/settlement';
import type { Block, Row } from '../../paper';
import type { Subject } from '../../subject';
import { basisNote, headlineForPlayers } from '../progressive';
import { isOneOfSeveral, type Member, mandatoryStake, unitOf } from '../rounds';
import { isListed, settlementOf } from '../settled';
import { alike, exceptions, largestPayout, namesOf, type Offered, paysBriefly } from '../wagers';

/** Odds stay on one line where the column is narrow. */
const unbroken = (pays: string): string => pays.replace(/(\d) (to|for) (\d)/g, '$1\u00a0$2\u00a0$3');

function largest(odds: string[]): string {
  const worth = (text: string) => {
    const read = parsePay(text);
    return read.ok ? netPay(read.value) : undefined;
  };
  return odds.reduce((most, each) => {
    const [a, b] = [worth(most), worth(each)];
    return a && b?.gt(a) ? each : most;
  });
}

/** As short as for a single wager: the sign has every row. */
export function memberPays({ pays }: { pays: Pick<Member['pays'][number], 'pays'>[] }): string {
  const odds = [...new Set(pays.map((row) => row.pays))];
  return odds.length > 3 ? `up to ${largest(odds)}` : listed(odds, 'or');
}

/** A round is one entry with one edge; then what each of its wagers pays. */
function rowsOfRound(round: Offered, subject: Subject): Row[] {
  const { result, wager, members } = round;
  const basis = basisNote(round, subject);
  const label = basis ? `${round.label} (${basis})` : round.label;
  const unit = unitOf(result, wager);
  const edge = (text: string) => ({ text: edgeForPlayers(text), strong: true });
  const [only, ...others] = members;
  if (only && others.length === 0) {
    const name = isOneOfSeveral(only) ? `${label}: ${only.table}` : label;
    const raised = result.events.some(({ staked }) => fromText(staked ?? '1/1').gt(1));
    const most = raised ? `; in all up to ${largestPayout(round, subject)}` : '';
    const pays = unbroken(`${memberPays(only)}${most}`);
    return [{ cells: [`${name}, per wager`, pays, edge(result.houseEdge)] }];
  }
  const whole: Row[] = [{ cells: [`${label}, per ${unit}`, '', edge(result.houseEdge)] }];
  if (mandatoryStake(result)?.gt(1))
    whole.push({
      cells: [`${label}, per all that must be staked`, '', edge(result.perMandatory)],
    });
  return [
    ...whole,
    ...members.map((member): Row => {
      const name = isOneOfSeveral(member) ? `${member.wager.label}: ${member.table}` : member.wager.label;
      return { cells: [`– ${name}`, unbroken(memberPays(member)), ''] };
    }),
  ];
}

function rowsOf(group: Offered[], subject: Subject): Row[] {
  const [first] = group;
  if (!first) return [];
  const alone = () => rowsAlone(first, group, subject);
  return byWay(settlementOf(first), {
    table: alone,
    meter: alone,
    rows: alone,
    round: () => rowsOfRound(first, subject),
  });
}

function rowsAlone(first: Offered, group: Offered[], subject: Subject): Row[] {
  const { result, wager } = first;
  const names = namesOf(group);
  const notes = exceptions(first, subject.rulebook.currency);
  const label = notes.length > 0 ? `${names} (${notes.join('; ')})` : names;
  const several = isOneOfSeveral({ wager, payTable: result.payTable });
  const named = several && isListed(first) ? `${label}: ${first.table}` : label;
  const basis = basisNote(first, subject);
  const shown = basis ? `${named} (${basis})` : named;
  return [
    {
      cells: [
        shown,
        unbroken(paysBriefly(first, subject)),
        { text: headlineForPlayers(first, subject), strong: true },
      ],
    },
  ];
}

export function edges(all: Offered[], subject: Subject): Block[] {
  const rows: Row[] = [];
  let last: string | undefined;
  for (const group of alike(all)) {
    const name = group[0]?.wager.group;
    if (name && name !== last) rows.push({ group: true, cells: [name] });
    last = name;
    rows.push(...rowsOf(group, subject));
  }
  return [
    {
      kind: 'table',
      caption: 'Every wager on offer',
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 2 },
        { title: 'Pays', grow: 1 },
        { title: 'House\u00a0edge', align: 'right', figures: true },
      ],
      rows,
    },
  ];
}
