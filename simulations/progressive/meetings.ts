/**
 * Two players who win from one meter in one round, each with a hand of their own: with the same cards on the board,
 * that is likelier than for strangers. Let c be the chance of it for two given players, s and s' their shares, n the
 * players.
 *
 * Where both get the share of the meter as it was, the house pays what s + s' is above one: for each wager (n - 1) c (s
 * + s' - 1) of the meter.
 *
 * Where each is paid of what the payment before left, the later of the two loses s s' of the meter, whoever is first:
 * for each wager (n - 1) c s s'. If the first won it in full, half of the time, the other gets its share of the new
 * seed.
 *
 * Two players with the same event are one pair and not two, so of these half is counted.
 */
import { type Fraction, fromText, isNegative, ONE, ratio, sum, toText, ZERO } from '../exact/fraction';
import type { Pay } from '../pays/pay';
import type { EventId } from '../wagers/event';
import type { OtherOrder } from './meter-figures';
import type { BoardWins, Meeting, MeterTerms } from './meter-terms';

type Paid = { event: { id: EventId }; pay: Pay };
type Terms = Pick<MeterTerms, 'players'> & { board?: BoardWins };

type Met = { own: Fraction; all: Fraction; first: Fraction; second: Fraction };

/** Each meeting with its shares, as often as it falls to one wager. */
function meetingsOf(settled: readonly Paid[], { board, players }: Terms): Met[] {
  const others = players === undefined ? ZERO : fromText(players).sub(ONE);
  const shareOf = (id: EventId): Fraction => {
    const pay = settled.find(({ event }) => event.id === id)?.pay;
    return pay?.kind === 'meter' ? pay.share : ZERO;
  };
  return (board?.meetings ?? []).map(({ first, second, own, onBoard }: Meeting) => {
    const pairs = first === second ? others.div(2) : others;
    const chance = fromText(own);
    return {
      own: pairs.mul(chance),
      all: pairs.mul(onBoard === undefined ? chance : chance.add(fromText(onBoard))),
      first: shareOf(first),
      second: shareOf(second),
    };
  });
}

/** What the house pays, of each unit on the meter and for each wager, because two shares are more than the whole. */
export const overdrawn = (settled: readonly Paid[], terms: Terms): Fraction =>
  sum(
    meetingsOf(settled, terms).map(({ all, first, second }) => {
      const beyond = first.add(second).sub(ONE);
      return isNegative(beyond) ? ZERO : all.mul(beyond);
    }),
  );

/** What a wager gets less of each unit on the meter, on average over the seats, and what it gets of new seeds. */
function lostInOrder(settled: readonly Paid[], terms: Terms & Pick<MeterTerms, 'seed'>) {
  const met = meetingsOf(settled, terms);
  const lost = sum(met.map(({ own, first, second }) => own.mul(first).mul(second)));
  const seed = fromText(terms.seed);
  const ofSeeds = sum(
    met
      .filter(({ first, second }) => first.equals(ONE) !== second.equals(ONE))
      .map(({ own, first, second }) =>
        own
          .mul(ratio(1, 2))
          .mul(first.equals(ONE) ? second : first)
          .mul(seed),
      ),
  );
  return { lost, ofSeeds };
}

/**
 * The other way to pay in order of the seats: what the wager then costs at the meter given, and the meter from which on
 * it costs nothing. Unknown with a reserve, as the new seed is then whatever that holds.
 */
export function otherOrder(
  settled: readonly Paid[],
  terms: MeterTerms,
  { fixed, won, wager }: { fixed: Fraction; won: Fraction; wager: Fraction },
): OtherOrder | undefined {
  if (!terms.board?.meetings || terms.players === undefined || terms.reserve !== undefined) return undefined;
  const { lost, ofSeeds } = lostInOrder(settled, terms);
  const left = won.sub(lost);
  const missing = ONE.sub(fixed).mul(wager).sub(ofSeeds);
  const edge = missing.sub(left.mul(fromText(terms.meter))).div(wager);
  return {
    houseEdge: toText(edge),
    ...(left.n === 0n ? {} : { breakEvenMeter: toText(isNegative(missing) ? ZERO : missing.div(left)) }),
  };
}
