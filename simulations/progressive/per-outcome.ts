/**
 * What one outcome of the cards does to a meter. An outcome is what is dealt to one hand; where the whole table wins
 * or loses together (`split`, `each`) it is what is dealt to the table, and settles the wagers of all players at once.
 *
 * Let b be the wagers that one outcome settles, w a wager, c the part of it that goes to the meter M and r the part
 * that goes to the reserve. Event e happens with probability p(e), and pays the share s(e) of the meter or a fixed
 * amount. Each winner gets g(e) of the meter, and t(e) is taken from it:
 *
 *   in-turn, one    g = s      t = s
 *   split           g = s / b  t = s
 *   each            g = s      t = b s, but no more than the whole; the house pays what the meter cannot
 *
 * With `board`, a part β of a hand's wins lies on the board and is won by all n who wager. It is one outcome for them
 * all, so each hand has the nth part of it: it takes t / n, wins g, and comes 1 / n as often, by split or by each.
 * Hands of their own that meet each get the share of the meter as it was; what is more than the whole is the house's,
 * and is left out of t. That is exact as long as a share that each gets on the board is no more than one in n.
 *
 * The cards know nothing of the meter, so an outcome takes Q M of it on average, with Q the sum of p t, and each wager
 * gets G M, with G the sum of p g. Everything the figures say of the meter follows from this and from what is added.
 */
import { type Fraction, fromText, ONE, sum, ZERO } from '../exact/fraction';
import type { Pay } from '../pays/pay';
import type { EventId } from '../wagers/event';
import { overdrawn } from './meetings';
import type { MeterTerms } from './meter-terms';

export type Settled = { event: { id: EventId }; pay: Pay; probability: Fraction; net: Fraction };

export type PerOutcome = {
  wager: Fraction;
  seed: Fraction;
  contribution: Fraction;
  /** Nothing where the house pays the seed. */
  reserve: Fraction;
  /** Players in a round, and the wagers that one outcome settles: all of theirs, or one. */
  players: Fraction;
  together: Fraction;
  /** Q and G above. */
  taken: Fraction;
  won: Fraction;
  /** How often an outcome takes the whole meter. */
  wholly: Fraction;
  /** Returned for each unit staked by pays that are no share of the meter. */
  fixed: Fraction;
  /** The part of that which the meter pays. */
  fixedFromMeter: Fraction;
};

export const shareOf = (pay: Pay): Fraction => (pay.kind === 'meter' ? pay.share : ZERO);

export const allTogether = ({ shared }: Pick<MeterTerms, 'shared'>): boolean =>
  shared === 'split' || shared === 'each';

export const playersOf = ({ players }: Pick<MeterTerms, 'players'>): Fraction =>
  players === undefined ? ONE : fromText(players);

type Sharing = Pick<MeterTerms, 'shared' | 'players' | 'board'>;

/** How an event is paid when its hand lies on the board, and how often it then does. */
function onBoard(
  { board }: Sharing,
  event: EventId | undefined,
): { part: Fraction; paid: 'split' | 'each' } | undefined {
  const paid =
    board && event !== undefined && Object.hasOwn(board.events, event) ? board.events[event] : undefined;
  return board && paid && { part: fromText(board.part), paid };
}

/** (1 - part) times one value and part times another. */
const mixed = (part: Fraction, own: Fraction, shared: Fraction): Fraction =>
  ONE.sub(part).mul(own).add(part.mul(shared));

/** What each winner gets of the meter for a share of it, on average: a part where all who wager divide it. */
export function wonOf(share: Fraction, terms: Sharing, event?: EventId): Fraction {
  const alike = onBoard(terms, event);
  if (alike) return mixed(alike.part, share, alike.paid === 'split' ? share.div(playersOf(terms)) : share);
  return terms.shared === 'split' ? share.div(playersOf(terms)) : share;
}

const atMost = (share: Fraction): Fraction => (share.gt(ONE) ? ONE : share);

/** What one outcome takes of the meter; of a hand on the board, which settles n wagers at once, the nth part. */
export function takenBy(share: Fraction, terms: MeterTerms, event: EventId): Fraction {
  const players = playersOf(terms);
  const alike = onBoard(terms, event);
  if (alike) {
    const taken = alike.paid === 'split' ? share : atMost(share.mul(players));
    return mixed(alike.part, share, taken.div(players));
  }
  return terms.shared === 'each' ? atMost(share.mul(players)) : share;
}

/** Of the outcomes in which a wager wins so, how many there are at the table: those on the board are one for all. */
export function outcomesOf(terms: Sharing, event: EventId): Fraction {
  const alike = onBoard(terms, event);
  return alike ? mixed(alike.part, ONE, ONE.div(playersOf(terms))) : ONE;
}

export function perOutcome(settled: readonly Settled[], terms: MeterTerms): PerOutcome {
  const players = playersOf(terms);
  const shares = settled.map(({ event, pay, probability }) => {
    const share = shareOf(pay);
    const taken = takenBy(share, terms, event.id);
    const whole = share.equals(ONE) || taken.equals(ONE);
    return {
      probability,
      won: wonOf(share, terms, event.id),
      taken,
      wholly: whole ? outcomesOf(terms, event.id) : ZERO,
    };
  });
  const fixed = sum(
    settled
      .filter(({ pay }) => pay.kind !== 'meter')
      .map(({ probability, net }) => probability.mul(net.add(ONE))),
  );
  return {
    wager: fromText(terms.wager),
    seed: fromText(terms.seed),
    contribution: fromText(terms.contribution),
    reserve: terms.reserve === undefined ? ZERO : fromText(terms.reserve),
    players,
    together: allTogether(terms) ? players : ONE,
    taken: sum(shares.map(({ probability, taken }) => probability.mul(taken))).sub(overdrawn(settled, terms)),
    won: sum(shares.map(({ probability, won }) => probability.mul(won))),
    wholly: sum(shares.map(({ probability, wholly }) => probability.mul(wholly))),
    fixed,
    fixedFromMeter: terms.fixedPaidFrom === 'meter' ? fixed : ZERO,
  };
}
