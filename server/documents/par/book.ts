/**
 * The PAR sheet of a variant (a probability and accounting report): every event of every wager with its count, so that
 * anyone can add the edges up again. Plain data; a workbook, a table of text and a page are made of it.
 */
import { longDate } from '@/rulebooks/spelling/wording';
import { fromText, ratio, toText } from '@/simulations/exact/fraction';
import type { EventResult } from '@/simulations/figures/wager-figures';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { MeterTerms } from '@/simulations/progressive/meter-terms';
import { wonOf } from '@/simulations/progressive/per-outcome';
import { isRounded, NEARNESS } from '@/simulations/wagers/rounded';
import { currencyOf, moneyIn, progressives } from '../content/progressive';
import { averageStake, unitOf } from '../content/rounds';
import { endsAsRound } from '../content/settled';
import { spelledUnder } from '../content/spelled';
import { givenOf, type Offered, offered } from '../content/wagers';
import type { Language } from '../paper';
import type { Subject } from '../subject';

/** Exact numbers as "n/d". */
export type ParEvent = {
  label: string;
  /** All its digits. */
  count: string;
  chance: string;
  /** As the sign prints it; of an ending of a round, which several wagers pay, nothing. */
  pays?: string;
  /** What the player gains for each unit. */
  net: string;
  /** What was staked in all when it ends so, in units. */
  staked: string;
  /** Where it pays a share of the meter: of each unit of money on it, what the player gets for each unit staked. */
  ofMeter?: string;
};

export type ParWager = {
  id: string;
  name: string;
  clause: string;
  table: string;
  /** What one unit is: "wager", "Ante". */
  unit: string;
  /** Of which rounds or at which meter the figures are. */
  basis?: string;
  /** What the meter shows in these figures: as a number, and as money. */
  meter?: { shows: string; said: string };
  /** Where the chances are not whole numbers of outcomes: how near the edge is. */
  nearness?: string;
  universe: string;
  /** Whether each chance is its count out of the universe. */
  counted: boolean;
  events: ParEvent[];
  /** Per unit, as the dossier has it. */
  edge: string;
  /** Staked on average, in units. */
  average: string;
};

export type ParBook = {
  language: Language;
  game: string;
  rulebook: string;
  reference: string;
  status: string;
  day: string;
  operator?: string;
  hash: string;
  engine: string;
  record: string;
  dated: string;
  wagers: ParWager[];
};

/** The figures of a wager on a meter are at one meter, declared or not. */
function meterOf(each: Offered, subject: Subject) {
  const [found] = progressives([each]);
  if (!found) return undefined;
  const { progressive } = found;
  const said = moneyIn(currencyOf(progressive, subject.rulebook.currency))(progressive.meter);
  const basis = givenOf(each, subject).meter
    ? `at the declared meter of ${said}`
    : `at a meter of ${said}, which nobody declared: not the house edge`;
  return { terms: progressive, said, basis };
}

/** Undefined where it pays no share of a meter. */
function ofMeter({ id, pays }: EventResult, terms: MeterTerms): string | undefined {
  const read = parsePay(pays);
  if (!read.ok || read.value.kind !== 'meter') return undefined;
  return toText(wonOf(read.value.share, terms, id).div(fromText(terms.wager)));
}

function eventOf(event: EventResult, each: Offered, terms: MeterTerms | undefined): ParEvent {
  const share = terms && ofMeter(event, terms);
  return {
    label: event.label,
    count: event.count,
    chance: event.probability,
    ...(endsAsRound(each) ? {} : { pays: event.pays }),
    net: event.net,
    staked: event.staked ?? '1/1',
    ...(share === undefined ? {} : { ofMeter: share }),
  };
}

function wagerOf(each: Offered, subject: Subject): ParWager {
  const { wager, result, table, label } = each;
  const meter = meterOf(each, subject);
  const basis = meter?.basis ?? result.basis;
  const universe = BigInt(result.universe);
  const events = result.events.map((event) => eventOf(event, each, meter?.terms));
  const shared = meter && events.some((event) => event.ofMeter !== undefined);
  return {
    id: wager.id,
    name: label,
    clause: result.clause,
    table,
    unit: unitOf(result, wager),
    ...(basis === undefined ? {} : { basis }),
    ...(shared ? { meter: { shows: meter.terms.meter, said: meter.said } } : {}),
    ...(isRounded(result.method) ? { nearness: NEARNESS } : {}),
    universe: result.universe,
    counted: result.events.every(({ count, probability }) =>
      fromText(probability).equals(ratio(BigInt(count), universe)),
    ),
    events,
    edge: result.houseEdge,
    average: averageStake(result).toFraction(),
  };
}

/** Its words as papers under its rulebook are spelled. */
function spelled(
  { name, table, unit, basis, nearness, events, ...rest }: ParWager,
  subject: Subject,
): ParWager {
  const put = spelledUnder(subject);
  return {
    ...rest,
    name: put(name),
    table: put(table),
    unit: put(unit),
    ...(basis === undefined ? {} : { basis: put(basis) }),
    ...(nearness === undefined ? {} : { nearness: put(nearness) }),
    events: events.map((event) => ({ ...event, label: put(event.label) })),
  };
}

export function parBook(subject: Subject): ParBook {
  const { game, rulebook, record, analysis, day } = subject;
  const put = spelledUnder(subject);
  return {
    language: rulebook.language ?? 'en-GB',
    game: put(game.label),
    rulebook: rulebook.title,
    reference: `${record.reference}, version ${record.version}`,
    status: put(record.status),
    day: put(longDate(day)),
    ...(record.operator === undefined ? {} : { operator: record.operator }),
    hash: record.hash,
    engine: analysis.engine,
    record: record.recordUrl,
    dated: record.dated,
    wagers: offered(subject).map((each) => spelled(wagerOf(each, subject), subject)),
  };
}

export const WHAT_IT_IS =
  'A PAR sheet (probability and accounting report) lists every event of every wager with the number of outcomes behind it. The edges are added up again from those numbers here.';

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What its figures are of, and how near they are; empty where it is every bet, exactly. */
export const saidOf = ({ basis, nearness }: ParWager): string =>
  [basis, nearness].flatMap((words) => (words === undefined ? [] : [sentence(words)])).join(' ');
