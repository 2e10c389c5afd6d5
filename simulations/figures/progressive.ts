/** What a progressive wager returns: at a meter, and in the long run, where all that goes in comes out again. */
import { type Fraction, fromText, isNegative, ONE, sum, toText, ZERO } from '../exact/fraction';
import type { EventId, MeterTerms } from '../model';
import type { Pay } from '../pays/pay';
import type { ProgressiveFigures } from '../result';

type Settled = { event: { id: EventId }; pay: Pay; probability: Fraction; net: Fraction };

const shareOf = (pay: Pay): Fraction => (pay.kind === 'meter' ? pay.share : ZERO);

/**
 * In the long run the meter neither grows nor shrinks without end: what rounds add (their contributions, and the seed
 * after each win of the whole meter) is what is taken from it. Every round takes `meterShare` of the meter on average,
 * whatever it stands at, because the cards know nothing of it; so the average meter is what is added each round less
 * what fixed pays take, over that share. Exact where each share is taken from the meter as it stood.
 */
export function progressiveFigures(settled: readonly Settled[], terms: MeterTerms): ProgressiveFigures {
  const { wager, contribution, seed } = {
    wager: fromText(terms.wager),
    contribution: fromText(terms.contribution),
    seed: fromText(terms.seed),
  };
  const meterShare = sum(settled.map(({ pay, probability }) => probability.mul(shareOf(pay))));
  const fixedReturn = sum(
    settled
      .filter(({ pay }) => pay.kind !== 'meter')
      .map(({ probability, net }) => probability.mul(net.add(ONE))),
  );
  const wonWhole = sum(
    settled.filter(({ pay }) => shareOf(pay).equals(ONE)).map(({ probability }) => probability),
  );
  const added = contribution.add(wonWhole.mul(seed).div(wager));
  const fixedFromMeter = terms.fixedPaidFrom === 'meter' ? fixedReturn : ZERO;
  const left = added.sub(fixedFromMeter);
  // Where fixed pays take more than is added, the house has to make up the meter, which then stands empty.
  const fromMeter = meterShare.n === 0n || isNegative(left) ? ZERO : left;
  const missing = ONE.sub(fixedReturn);
  return {
    ...terms,
    fixedReturn: toText(fixedReturn),
    meterShare: toText(meterShare),
    longRunReturn: toText(fromMeter.add(fixedReturn)),
    ...(meterShare.n === 0n
      ? {}
      : {
          breakEvenMeter: toText(isNegative(missing) ? ZERO : missing.mul(wager).div(meterShare)),
          averageMeter: toText(fromMeter.mul(wager).div(meterShare)),
        }),
    roundsBetween: settled
      .filter(({ pay, probability }) => pay.kind === 'meter' && probability.n !== 0n)
      .map(({ event, probability }) => ({ event: event.id, rounds: toText(probability.inverse()) })),
  };
}
