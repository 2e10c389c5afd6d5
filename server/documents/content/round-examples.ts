/**
 * Rounds with decisions as worked examples: the most frequent wins, loss and stand-off, and the ending in which the
 * player gives up.
 */

import { fromText, isNegative } from '@/simulations/exact/fraction';
import type { EventResult } from '@/simulations/figures/wager-figures';
import type { Subject } from '../subject';
import { settle, shownUnits } from './money';
import { shownIn, unitOf } from './rounds';
import { endsAsRound } from './settled';
import { exampleStake } from './stakes';
import { losses, type Offered, standOffs, wins } from './wagers';

/** The most frequent ending; of several equally frequent, the first. */
export function commonest(events: EventResult[]): EventResult[] {
  const [first, ...rest] = events.filter(({ count }) => count !== '0');
  if (!first) return [];
  return [rest.reduce((most, each) => (BigInt(each.count) > BigInt(most.count) ? each : most), first)];
}

const MOST_WAYS = 3;
/** What ends so in fewer rounds than one in fifty is no example of an evening. */
const SELDOM = 50n;

const ofEachSum = (events: EventResult[]): EventResult[][] => {
  const possible = events.filter(({ count }) => count !== '0');
  const sums = [...new Set(possible.map(({ net }) => net))];
  return sums.map((sum) => possible.filter(({ net }) => net === sum));
};

/** Of few wins one of each sum; of many the commonest alone. */
export function winsToShow(events: EventResult[]): EventResult[] {
  const sums = ofEachSum(events);
  return sums.length > MOST_WAYS ? commonest(events) : sums.flatMap(commonest);
}

const counted = (events: EventResult[]): bigint => events.reduce((sum, { count }) => sum + BigInt(count), 0n);

/** Of the sums that a round wins now and then, the most frequent few: a blackjack, a doubled stake. */
function winsOfRound(events: EventResult[], all: bigint): EventResult[] {
  const often = ofEachSum(events)
    .map((group) => ({ group, count: counted(group) }))
    .filter(({ count }) => count * SELDOM >= all)
    .sort((one, other) => (one.count < other.count ? 1 : one.count > other.count ? -1 : 0));
  const shown = often.slice(0, MOST_WAYS).flatMap(({ group }) => commonest(group));
  return shown.length > 0 ? shown : commonest(events);
}

export const losesAll = ({ net, staked }: EventResult): boolean =>
  fromText(net)
    .neg()
    .equals(fromText(staked ?? '1/1'));

type Put = Pick<Subject, 'game' | 'variant' | 'rulebook'>;

export type ShownEnding = { kind: string; event: EventResult; outcome: 'win' | 'loss' | 'stand-off' };

/** The endings that stand as examples, and one stake for all of them. */
export function shownEndings(each: Offered, subject: Put): { stake: number; endings: ShownEnding[] } {
  const { result, wager } = each;
  const givesUp = shownIn(subject, wager.id)?.givesUp;
  const staysIn = losses(result).filter((event) => event.id !== givesUp?.ending && losesAll(event));
  const as = (kind: string, outcome: ShownEnding['outcome']) => (event: EventResult) => ({
    kind,
    event,
    outcome,
  });
  const endings = [
    ...winsOfRound(wins(result), counted(result.events)).map(as('A win', 'win')),
    ...commonest(staysIn.length > 0 ? staysIn : losses(result)).map(as('A loss', 'loss')),
    ...result.events
      .filter((event) => givesUp && event.id === givesUp.ending)
      .map(as(givesUp?.called ?? '', 'loss')),
    ...commonest(standOffs(result)).map(as('A stand-off', 'stand-off')),
  ];
  const nets = endings.map(({ event }) => event.net);
  return { stake: exampleStake(each, nets, subject), endings };
}

export function roundExamples(each: Offered, subject: Put): string[] {
  if (!endsAsRound(each)) return [];
  const { currency } = subject.rulebook;
  const { result, wager, label } = each;
  const unit = unitOf(result, wager);
  const { stake, endings } = shownEndings(each, subject);
  const one = shownUnits(stake, '1/1', currency);
  const begins = unit === 'wager' ? `with a wager of ${one}` : `with ${one} on ${unit}`;
  return endings.map(({ kind, event }) => {
    const all = shownUnits(stake, event.staked ?? '1/1', currency);
    const made = settle(stake, event.net, currency);
    const net = fromText(event.net);
    // Nothing was added to the one stake, so it settles as any other wager does.
    if (unit === 'wager' && all === one) {
      const single = `${kind}: ${one} on ${label} (${event.label})`;
      if (net.n === 0n) return `${single} is returned; nothing is won or lost.`;
      if (!isNegative(net)) return `${single} wins ${made.gain}, so ${made.back} comes back, stake included.`;
      return losesAll(event)
        ? `${single} is lost in full.`
        : `${single} loses ${made.gain}; ${made.back} is returned.`;
    }
    const comesTo =
      net.n === 0n
        ? 'all of it comes back; nothing is won or lost'
        : isNegative(net)
          ? `the round loses ${made.gain}`
          : `the round wins ${made.gain}, so ${shownUnits(stake, backOf(event), currency)} comes back, stakes included`;
    return `${kind}, ${label}: ${begins}, ${all} is staked in all (${event.label}); ${comesTo}.`;
  });
}

export const backOf = ({ net, staked }: EventResult): string => {
  const back = fromText(net).add(fromText(staked ?? '1/1'));
  return `${back.s * back.n}/${back.d}`;
};
