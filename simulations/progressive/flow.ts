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
 * The cards know nothing of the meter, so an outcome takes Q M of it on average, with Q the sum of p t, and each wager
 * gets G M, with G the sum of p g. Everything the figures say of the meter follows from this and from what is added.
 */
import { type Fraction, fromText, ONE, sum, ZERO } from '../exact/fraction';
import type { EventId, MeterTerms } from '../model';
import type { Pay } from '../pays/pay';

export type Settled = { event: { id: EventId }; pay: Pay; probability: Fraction; net: Fraction };

export type Flow = {
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
  /** Handed back for each unit staked by pays that are no share of the meter. */
  fixed: Fraction;
  /** The part of that which the meter pays. */
  fixedFromMeter: Fraction;
};

export const shareOf = (pay: Pay): Fraction => (pay.kind === 'meter' ? pay.share : ZERO);

export const allTogether = ({ shared }: Pick<MeterTerms, 'shared'>): boolean =>
  shared === 'split' || shared === 'each';

export const playersOf = ({ players }: Pick<MeterTerms, 'players'>): Fraction =>
  players === undefined ? ONE : fromText(players);

/** What each winner gets of the meter for a share of it: a part where all who wager divide it. */
export const wonOf = (share: Fraction, terms: Pick<MeterTerms, 'shared' | 'players'>): Fraction =>
  terms.shared === 'split' ? share.div(playersOf(terms)) : share;

function takenBy(share: Fraction, terms: MeterTerms): Fraction {
  if (terms.shared !== 'each') return share;
  const all = share.mul(playersOf(terms));
  return all.gt(ONE) ? ONE : all;
}

export function flowOf(settled: readonly Settled[], terms: MeterTerms): Flow {
  const players = playersOf(terms);
  const shares = settled.map(({ pay, probability }) => {
    const share = shareOf(pay);
    return { probability, won: wonOf(share, terms), taken: takenBy(share, terms) };
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
    taken: sum(shares.map(({ probability, taken }) => probability.mul(taken))),
    won: sum(shares.map(({ probability, won }) => probability.mul(won))),
    wholly: sum(shares.filter(({ taken }) => taken.equals(ONE)).map(({ probability }) => probability)),
    fixed,
    fixedFromMeter: terms.fixedPaidFrom === 'meter' ? fixed : ZERO,
  };
}
