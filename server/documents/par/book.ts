/**
 * The PAR sheet of a variant (a probability and accounting report): every event of every wager with its count, so that
 * anyone can add the edges up again. Plain data; a workbook, a table of text and a page are made of it.
 */
import { longDate } from '@/rulebooks/spelling/wording';
import { fromText, ratio } from '@/simulations/exact/fraction';
import { isRounded, NEARNESS } from '@/simulations/wagers/rounded';
import { moneyIn, progressives } from '../content/progressive';
import { averageStake, unitOf } from '../content/rounds';
import { endsAsRound } from '../content/settled';
import { givenOf, type Offered, offered } from '../content/wagers';
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
function atMeter(each: Offered, subject: Subject): string | undefined {
  const [found] = progressives([each]);
  if (!found) return undefined;
  const { meter, currency } = found.progressive;
  const sum = moneyIn(currency ?? subject.rulebook.currency)(meter);
  return givenOf(each, subject).meter
    ? `at the declared meter of ${sum}`
    : `at a meter of ${sum}, which nobody declared: not the house edge`;
}

function wagerOf(each: Offered, subject: Subject): ParWager {
  const { wager, result, table, label } = each;
  const basis = atMeter(each, subject) ?? result.basis;
  const asRound = endsAsRound(each);
  const universe = BigInt(result.universe);
  return {
    id: wager.id,
    name: label,
    clause: result.clause,
    table,
    unit: unitOf(result, wager),
    ...(basis === undefined ? {} : { basis }),
    ...(isRounded(result.method) ? { nearness: NEARNESS } : {}),
    universe: result.universe,
    counted: result.events.every(({ count, probability }) =>
      fromText(probability).equals(ratio(BigInt(count), universe)),
    ),
    events: result.events.map((event) => ({
      label: event.label,
      count: event.count,
      chance: event.probability,
      ...(asRound ? {} : { pays: event.pays }),
      net: event.net,
      staked: event.staked ?? '1/1',
    })),
    edge: result.houseEdge,
    average: averageStake(result).toFraction(),
  };
}

export function parBook(subject: Subject): ParBook {
  const { game, rulebook, record, analysis, day } = subject;
  return {
    game: game.label,
    rulebook: rulebook.title,
    reference: `${record.reference}, version ${record.version}`,
    status: record.status,
    day: longDate(day),
    ...(record.operator === undefined ? {} : { operator: record.operator }),
    hash: record.hash,
    engine: analysis.engine,
    record: record.recordUrl,
    dated: record.dated,
    wagers: offered(subject).map((each) => wagerOf(each, subject)),
  };
}

export const WHAT_IT_IS =
  'A PAR sheet (probability and accounting report) lists every event of every wager with the number of outcomes behind it. The edges are added up again from those numbers here.';

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What its figures are of, and how near they are; empty where it is every bet, exactly. */
export const saidOf = ({ basis, nearness }: ParWager): string =>
  [basis, nearness].flatMap((words) => (words === undefined ? [] : [sentence(words)])).join(' ');
