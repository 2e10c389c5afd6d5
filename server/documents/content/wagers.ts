/** The wagers of a variant for the papers: the analysis beside the rulebook's record. */
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { type MeterGiven, meterGiven } from '@/rulebooks/edges/headline-edge';
import { largestWin } from '@/rulebooks/edges/largest-win';
import type { Wager } from '@/rulebooks/format/record';
import { CUSTOM, choosableTables, MINIMUM } from '@/rulebooks/offer/pay-table';
import { partlyLost } from '@/rulebooks/spelling/money';
import { listed } from '@/rulebooks/spelling/wording';
import { writtenRows } from '@/rulebooks/terms/settled-by';
import { settledOf } from '@/simulations/analysis/settled';
import { fromText, isNegative } from '@/simulations/exact/fraction';
import type { EventResult } from '@/simulations/figures/wager-figures';
import { netPay } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import { byWay } from '@/simulations/request/settlement';
import type { Subject } from '../subject';
import { type Member, membersOf, unitOf } from './rounds';
import { endsAsRound, isListed } from './settled';

export type Offered = {
  /** Of a round the first, under which its figures are listed. */
  wager: Wager;
  /** "Ante, Blind and Play" for a round. */
  label: string;
  result: AnalysedWager;
  table: string;
  /** Of a round: all that settle in it. */
  members: Member[];
};

const withoutForm = (label: string): string => label.replace(/ \([^()]+\)$/, '');

/** "Harmony Progressive (HP-01 to HP-03)": where only one of its forms is on offer, its table is named beside it. */
function shortName({ game: { wagers }, analysis }: Pick<Subject, 'game' | 'analysis'>, wager: Wager): string {
  const { id, label, alternativeTo } = wager;
  const short = withoutForm(label);
  const isForm = alternativeTo !== undefined || wagers.some((other) => other.alternativeTo === id);
  if (short === label || !isForm) return label;
  const ofThatName = wagers.filter((other) => other.id !== id && withoutForm(other.label) === short);
  return ofThatName.some((other) => analysis.wagers.some((result) => result.id === other.id)) ? label : short;
}

type Asked = Pick<Subject, 'game' | 'variant' | 'analysis'>;

const known = new WeakMap<Asked, Offered[]>();

/** In the order of the rulebook, wagers of one group together. A sheet asks for them many times, and a sign tries many sheets. */
export function offered(subject: Asked): Offered[] {
  const found = known.get(subject) ?? offeredBy(subject);
  known.set(subject, found);
  return [...found];
}

function offeredBy(subject: Asked): Offered[] {
  const { game, analysis } = subject;
  const all = analysis.wagers.flatMap((result): Offered[] => {
    const wager = game.wagers.find((known) => known.id === result.id);
    if (!wager) return [];
    const alone = (): Offered[] => [
      {
        wager,
        label: shortName(subject, wager),
        result,
        table: tableLabel(wager, result.payTable),
        members: [],
      },
    ];
    return byWay(settledOf(result), {
      table: alone,
      meter: alone,
      rows: alone,
      model: alone,
      round: ({ wagers }) => {
        const members = membersOf(subject, wagers);
        return [{ wager, label: result.label, result, table: tablesLabel(members), members }];
      },
    });
  });
  const groups = [...new Set(all.map(({ wager }) => wager.group))];
  return groups.flatMap((group) => all.filter(({ wager }) => wager.group === group));
}

/** What a wager pays where nothing else is chosen: the least that is allowed, or the very pays that were approved. */
export const printedPays = (all: Pick<Offered, 'wager'>[]): string =>
  all.length > 0 && all.every(({ wager }) => wager.paid === 'exactly')
    ? 'the approved odds'
    : 'the minimum odds';

export const namesOf = (group: Offered[]): string => group.map(({ label }) => label).join(' · ');

export function tableLabel(wager: Wager, table: string): string {
  if (writtenRows(wager)) return 'Written by the operator';
  if (table === CUSTOM) return 'Our own pay table';
  return choosableTables(wager).find((known) => known.id === table)?.label ?? table;
}

/** The table where there is one; otherwise which wager has which table. */
function tablesLabel(members: Member[]): string {
  if (members.length === 1) return members[0]?.table ?? '';
  const other = members.filter(({ payTable }) => payTable !== MINIMUM);
  return other.length === 0
    ? (members[0]?.table ?? '')
    : other.map(({ wager, table }) => `${wager.label}: ${table}`).join('; ');
}

/** A share of a meter wins whatever the meter shows, even nothing. */
export const isMeterPay = ({ pays }: EventResult): boolean => pays.endsWith('of the meter');

export const wins = (result: AnalysedWager): EventResult[] =>
  result.events.filter(
    (event) => isMeterPay(event) || (!isNegative(fromText(event.net)) && fromText(event.net).n !== 0n),
  );

export const standOffs = (result: AnalysedWager): EventResult[] =>
  result.events.filter((event) => fromText(event.net).n === 0n && !isMeterPay(event));

export const losses = (result: AnalysedWager): EventResult[] =>
  result.events.filter((event) => isNegative(fromText(event.net)) && !isMeterPay(event));

export const isPartialLoss = ({ net }: EventResult): boolean =>
  isNegative(fromText(net)) && fromText(net).gt(-1);

type Put = Pick<Subject, 'variant'>;

export const givenOf = ({ wager, result }: Offered, { variant }: Put): MeterGiven =>
  meterGiven(wager, variant.circumstances, variant.wagers[wager.id]?.payTable ?? result.payTable);

/** The most that can be won: odds, a share of the meter, or in units of a round's first wager. */
export const largestPayout = (each: Offered, put: Put): string =>
  largestWin(each.result, givenOf(each, put), unitOf(each.result, each.wager));

/** What it pays, in few words; each win has its own row elsewhere. */
export function paysBriefly(each: Offered, put: Put): string {
  const most = `up to ${largestPayout(each, put)}`;
  // Several wagers of a round are paid by one ending.
  if (endsAsRound(each)) return most;
  const pays = [...new Set(wins(each.result).map((event) => event.pays))];
  return pays.length > 3 ? most : listed(pays, 'or');
}

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

/** What happens to a stake that is neither won nor lost in full; for a round, its endings show it. */
export function exceptions(each: Offered, currency: string): string[] {
  if (endsAsRound(each)) return [];
  const { result } = each;
  return [
    ...losses(result)
      .filter(isPartialLoss)
      .map(({ label, net }) => `${label}: ${partlyLost(net, currency)}`),
    ...standOffs(result).map(({ label }) => `${label}: stake returned`),
  ];
}

/** Wagers that pay and cost the same are one line on a sign or leaflet. */
export function alike(all: Offered[]): Offered[][] {
  const groups = new Map<string, Offered[]>();
  for (const each of all) {
    const { result, wager } = each;
    const key = JSON.stringify([
      isListed(each) ? '' : wager.id,
      wager.group ?? '',
      result.payTable,
      result.houseEdge,
      result.events.map(({ label, pays }) => [result.events.length > 3 ? label : '', pays]),
    ]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}
