/** A pool on one race. */
import { ONE, ratio, sum } from '../exact/fraction';
import { listed } from '../printing/lists';
import { whole } from '../printing/numbers';
import { ok, type Result } from '../problems/problem';
import { carry } from './account';
import { areTooFew, fewestStarters, finishersNeeded, placesPaid } from './conditions';
import { book, declare } from './dividend';
import { compositeOf, type Settlement } from './pool';
import { finished, isDeadHeatUpTo, type Race, startersLeft } from './race';
import { dollars } from './reason';
import { keyOf, type Legs, type Stakes } from './selection';
import { allBack, closed, deduct, jackpotBack, type Settling, unsaid } from './settling';
import { type Won, wonIn } from './winning';
import { refunded } from './withdrawal';

const on = (stakes: Stakes, legs: Legs): bigint => stakes.get(keyOf(legs))?.cents ?? 0n;

/** Who is paid, each a part of `of`. */
function partsFor({ pool, touched }: Settling, { many, backed, isEven }: Won) {
  const goesTo = pool.announced ? 'jackpot' : pool.type.unbackedPart.goesTo;
  if (goesTo === 'jackpot' || backed.length === many) return { backed, of: ONE };
  if (!isEven) touched.add('unbacked-share');
  if (!isEven && pool.readings['unbacked-share'] === 'equally')
    return { backed: backed.map(({ horses }) => ({ horses, part: ratio(1, backed.length) })), of: ONE };
  return { backed, of: sum(backed.map(({ part }) => part)) };
}

/** The net pool, and the jackpot where it joins, among what won; where nobody backed that, among what counts in its place. */
function divided(settling: Settling, stakes: Stakes, won: Won, net: bigint, race: Race): Result<Settlement> {
  const { pool, rules, terms, account, reasons, touched } = settling;
  const { type, announced } = pool;
  const { backed, of } = partsFor(settling, won);
  if (backed.length === 0) return unbackedOn(settling, stakes, net, race);

  const amount = ratio(net + pool.broughtIn);
  if (pool.broughtIn > 0n)
    reasons.push({
      clause: rules.clauses.jackpotJoins,
      says: `The jackpot of ${dollars(pool.broughtIn)} is added: ${dollars(amount)} is divided.`,
    });
  const { many } = won;
  if (many > 1 && type.takes === 'leading')
    reasons.push({
      clause: type.deadHeat,
      says: `A dead heat makes ${whole(many)} combinations win; ${backed.length === many ? 'all are' : `${whole(backed.length)} of them ${backed.length === 1 ? 'is' : 'are'}`} backed.`,
    });
  const dividends = backed.map(({ horses, part }) => {
    const legs: Legs = [horses];
    const share = part.div(of);
    return declare(terms, touched, {
      kind: 'winning',
      legs,
      ...compositeOf(type, pool.composites, legs),
      part: amount.mul(share),
      staked: on(stakes, legs),
      clause: type.divides,
      before: share.equals(ONE)
        ? []
        : [
            {
              clause: isDeadHeatUpTo(race, 3) ? type.deadHeat : type.divides,
              says: `${share.toFraction()} of ${dollars(amount)} is ${dollars(amount.mul(share))}.`,
            },
          ],
    });
  });
  for (const dividend of dividends) book(account, dividend, rules.clauses, 'rounding');
  const left = amount.sub(sum(dividends.map(({ part }) => part)));
  if (left.n > 0n) {
    const clause = announced ? rules.clauses.announcedPart : type.unbackedPart.clause;
    carry(
      account,
      'jackpot',
      left,
      clause,
      `${dollars(left)}, the part of ${many - backed.length === 1 ? 'a combination' : `${whole(many - backed.length)} combinations`} that nobody backed, goes to the jackpot pool.`,
    );
  }
  return ok(closed(settling, 'divided', dividends, net));
}

/** No winning selection is backed. */
function unbackedOn(settling: Settling, stakes: Stakes, net: bigint, race: Race): Result<Settlement> {
  const { pool, rules, terms, account, reasons, touched } = settling;
  const { type } = pool;
  const because = 'nobody backed what won';
  const paidInstead = (deemed: readonly Legs[], says: string): Result<Settlement> => {
    reasons.push({ clause: type.unbacked.clause, says });
    const dividends = deemed.map((legs) =>
      declare(terms, touched, {
        kind: 'deemed',
        legs,
        ...compositeOf(type, pool.composites, legs),
        part: ratio(net, BigInt(deemed.length)),
        staked: on(stakes, legs),
        clause: type.divides,
      }),
    );
    for (const dividend of dividends) book(account, dividend, rules.clauses, 'rounding');
    settling.deemed.push(...deemed);
    jackpotBack(settling, because);
    return ok(closed(settling, 'divided', dividends, net));
  };
  const isBacked = (legs: Legs) => on(stakes, legs) > 0n;
  const asked = pool.ifUnbacked.deemed.filter(isBacked);
  if (asked.length > 0)
    return paidInstead(asked, 'Nobody backed what won; the operator deems what follows to have won.');
  if (type.takes === 'placed' && !pool.announced)
    return ok(allBack(settling, type.unbacked.clause, 'nobody backed a placed horse'));
  if (type.unbacked.deemed === 'next-places') {
    const next = nextBacked(race, isBacked);
    if (next)
      return paidInstead(
        next.legs,
        `Nobody backed the winner, so the ${next.place === 2 ? '2nd' : '3rd'} horse is deemed to have won.`,
      );
    const known = areTooFew(race, 3, 'A winner that nobody backed');
    if (!known.ok) return known;
    if (!pool.announced)
      return ok(allBack(settling, type.unbacked.clause, 'nobody backed the 1st, the 2nd or the 3rd'));
  }
  return ok(unsaid(settling, ratio(net), net, type.unbacked.clause, because));
}

function nextBacked(
  race: Race,
  isBacked: (legs: Legs) => boolean,
): { place: number; legs: Legs[] } | undefined {
  let before = 0;
  for (const horses of race.places) {
    const place = before + 1;
    before += horses.length;
    if (place === 1) continue;
    if (place > 3) return undefined;
    const legs = horses.map((horse): Legs => [[horse]]).filter(isBacked);
    if (legs.length > 0) return { place, legs };
  }
  return undefined;
}

export function settledOnOne(settling: Settling, race: Race): Result<Settlement> {
  const { pool, rules, account, reasons } = settling;
  const { type } = pool;
  if (race.isVoid) return ok(allBack(settling, rules.clauses.voidRace, `race ${race.race} is void`));
  const fewest = fewestStarters(type, race, rules);
  const left = startersLeft(race);
  if (left !== undefined && left < fewest.starters)
    return ok(
      allBack(
        settling,
        fewest.clause,
        `${left === 1 ? 'one starter is' : `${left} starters are`} left, and ${type.label.toLowerCase()} needs ${fewest.starters}`,
      ),
    );
  const running = pool.composites.filter(
    ({ horses }) => !horses.every((horse) => race.withdrawn.includes(horse)),
  );
  if (type.takes === 'composite' && running.length < rules.composites.fewest)
    return ok(
      allBack(
        settling,
        rules.composites.clause,
        `${running.length} composites have a starter, and ${rules.composites.fewest} are needed`,
      ),
    );
  const isTooFew = areTooFew(race, finishersNeeded(type, race, rules), type.label);
  if (!isTooFew.ok) return isTooFew;

  const { kept, cents } = refunded(pool.stakes, race.withdrawn, type);
  account.refunded += cents;
  if (cents > 0n)
    reasons.push({
      clause: type.takes === 'composite' ? rules.clauses.compositeRefund : rules.clauses.refund,
      says: `${dollars(cents)} on ${listed(race.withdrawn.map(String))}, withdrawn, is refunded.`,
    });
  const net = deduct(settling);
  if (isTooFew.value && !(type.takes === 'placed' && finished(race) > 0)) {
    if (type.takes !== 'leading' && type.takes !== 'placed-pair')
      return ok(allBack(settling, rules.clauses.noFinisher, `no horse finished race ${race.race}`));
    return ok(
      unsaid(settling, ratio(net), net, type.unbacked.clause, `too few horses finished race ${race.race}`),
    );
  }

  const places = placesPaid(race, rules);
  if (type.takes === 'placed') reasons.push({ clause: rules.places.clause, says: places.says });
  const won = wonIn(
    type,
    race,
    kept,
    places.paid,
    pool.composites.map(({ horses }) => horses),
  );
  return divided(settling, kept, won, net, race);
}
