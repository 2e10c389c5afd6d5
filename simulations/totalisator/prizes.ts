/** The prizes of a pool on several races: the principal one, and the lesser one beside it, which is worked out first. */
import { type Fraction, fromText, isNegative, ratio, sum, ZERO } from '../exact/fraction';
import { ok, type Result } from '../problems/problem';
import { carry } from './account';
import { areTooFew } from './conditions';
import { limited } from './consolation-limit';
import { book, type Dividend, declare, type Kind, restOf } from './dividend';
import type { Settlement } from './pool';
import { lesserWinners, type Winners, winnersOf, winsIn } from './prize-winners';
import type { Race } from './race';
import { dollars } from './reason';
import type { Lesser } from './rules';
import { legKey, onLegs, type Stakes } from './selection';
import { held, jackpotBack, type Settling, unsaid } from './settling';

type Prize = { kind: Kind; label: string; clause: string; races: readonly number[] };

/** One part for each combination that wins; of those that nobody backed, by the rules of the pool. */
function byCombination(
  { terms, touched, pool, reasons }: Settling,
  amount: Fraction,
  { backed, combinations }: Winners,
  prize: Prize,
): { dividends: Dividend[]; unbacked: Fraction } {
  const { type, announced } = pool;
  const toJackpot = announced || type.unbackedPart.goesTo === 'jackpot';
  const parts = toJackpot ? combinations : backed.length;
  if (combinations > 1)
    reasons.push({
      clause: type.deadHeat,
      says: `${prize.label}: a dead heat makes ${combinations} combinations win, and ${backed.length} ${backed.length === 1 ? 'is' : 'are'} backed; the ${dollars(amount)} is divided into ${parts === 1 ? 'one part' : `${parts} parts`}.`,
    });
  const part = amount.div(parts);
  const dividends = backed.map(({ legs, cents }) =>
    declare(terms, touched, {
      kind: prize.kind,
      label: prize.label,
      races: prize.races,
      legs,
      part,
      staked: cents,
      clause: prize.clause,
      before:
        parts === 1
          ? []
          : [{ clause: type.deadHeat, says: `1/${parts} of ${dollars(amount)} is ${dollars(part)}.` }],
    }),
  );
  return { dividends, unbacked: part.mul(parts - backed.length) };
}

/** One dividend for all who qualify, whichever of their combinations it was. */
function asOne(
  { terms, touched }: Settling,
  amount: Fraction,
  { backed }: Winners,
  prize: Prize,
): Dividend[] {
  const staked = backed.reduce((all, { cents }) => all + cents, 0n);
  const [first] = backed;
  if (!first) return [];
  const one = declare(terms, touched, {
    kind: prize.kind,
    label: prize.label,
    races: prize.races,
    legs: first.legs,
    part: amount,
    staked,
    clause: prize.clause,
  });
  return [{ ...one, legs: [], paysEach: backed.map(({ legs }) => legs) }];
}

export function dividePrizes(
  settling: Settling,
  all: Stakes,
  counting: readonly (Race | undefined)[],
  kept: readonly number[],
  net: bigint,
): Result<Settlement | Dividend[]> {
  const { pool, rules, account, reasons, touched } = settling;
  const { type } = pool;
  const { lesser } = type;
  const isWhole = kept.length === type.races;
  const stakes = isWhole ? all : onLegs(all, kept);
  const races = kept.map((leg) => counting[leg] as Race);
  const numbers = kept.map((leg) => pool.races[leg] as number);
  const wins = races.map((race) => winsIn(race, type));
  const principal = winnersOf(stakes, wins);
  const net_ = ratio(net);
  const principalPrize = (label: string): Prize => ({
    kind: lesser?.goesTo === 'first-or-second' ? 'bonus' : 'winning',
    label,
    clause: lesser?.divides ?? type.divides,
    races: numbers,
  });

  /** What nobody backed of a prize goes to the jackpot, where the pool's rules say so. */
  const bookAll = (dividends: readonly Dividend[], unbacked: Fraction, rest: 'rounding' | 'elsewhere') => {
    for (const dividend of dividends) book(account, dividend, rules.clauses, rest);
    if (unbacked.n > 0n)
      carry(
        account,
        'jackpot',
        unbacked,
        pool.announced ? rules.clauses.announcedPart : type.unbackedPart.clause,
        `${dollars(unbacked)}, due to winning combinations that nobody backed, goes to the jackpot pool.`,
      );
  };

  if (!isWhole || !lesser) return ok(reduced());
  if (lesser.goesTo === 'second-in-last') {
    const last = races.at(-1) as Race;
    const known = areTooFew(last, 2, `The consolation of ${type.label.toLowerCase()}`);
    if (!known.ok) return known;
  }
  return ok(both(lesser));

  /** Without a lesser prize. */
  function reduced(): Settlement | Dividend[] {
    const asSixUp = !isWhole && lesser?.goesTo === 'first-or-second';
    const found = asSixUp ? (lesserWinners(type, lesser, stakes, races, principal) as Winners) : principal;
    if (found.backed.length === 0) return reducedUnbacked();
    if (!isWhole) jackpotBack(settling, 'a race of the pool does not count');
    const joins = isWhole ? pool.broughtIn : 0n;
    if (joins > 0n)
      reasons.push({
        clause: rules.clauses.jackpotJoins,
        says: `The jackpot of ${dollars(joins)} is added: ${dollars(net + joins)} is divided.`,
      });
    const amount = net_.add(ratio(joins));
    const prize: Prize = {
      kind: 'winning',
      label: asSixUp ? lesser.label : type.label,
      clause: asSixUp ? type.voidRace : type.divides,
      races: numbers,
    };
    const { dividends, unbacked } = asSixUp
      ? { dividends: asOne(settling, amount, found, prize), unbacked: ZERO }
      : byCombination(settling, amount, found, prize);
    bookAll(dividends, unbacked, 'rounding');
    return dividends;
  }

  function reducedUnbacked(): Settlement | Dividend[] {
    const deemed = pool.ifUnbacked.deemed.flatMap((legs) => {
      const stake = isWhole ? stakes.get(legs.map(legKey).join('/')) : undefined;
      return stake && stake.cents > 0n ? [stake] : [];
    });
    if (deemed.length > 0) {
      reasons.push({
        clause: type.unbacked.clause,
        says: 'Nobody backed what won; the operator deems what follows to have won.',
      });
      const { dividends, unbacked } = byCombination(
        settling,
        net_,
        { backed: deemed, combinations: deemed.length },
        { kind: 'deemed', label: type.label, clause: type.divides, races: numbers },
      );
      bookAll(dividends, unbacked, 'rounding');
      settling.deemed.push(...deemed.map(({ legs }) => legs));
      jackpotBack(settling, 'nobody backed what won');
      return dividends;
    }
    const half = type.reducedUnbacked;
    const first = onLegs(stakes, [0]);
    const inFirst = half && kept.length === type.races - 1 ? winnersOf(first, wins.slice(0, 1)) : undefined;
    if (!half || !inFirst || inFirst.backed.length === 0)
      return unsaid(settling, net_, net, type.unbacked.clause, 'nobody backed what won');
    const toJackpot = net_.mul(fromText(half.jackpot));
    carry(
      account,
      'jackpot',
      toJackpot,
      half.clause,
      `${dollars(toJackpot)} goes to the jackpot pool: nobody picked the first three of both races that count.`,
    );
    const { dividends, unbacked } = byCombination(settling, net_.sub(toJackpot), inFirst, {
      kind: 'consolation',
      label: `${type.label}, first race that counts`,
      clause: half.clause,
      races: numbers.slice(0, 1),
    });
    bookAll(dividends, unbacked, 'rounding');
    jackpotBack(settling, 'nobody backed what won');
    return dividends;
  }

  function both(prize: Lesser): Settlement | Dividend[] {
    const found = lesserWinners(type, prize, stakes, races, principal);
    if (found === undefined)
      reasons.push({
        clause: prize.noneAfterDeadHeat ?? prize.divides,
        says: `No consolation after a dead heat for 1st in race ${numbers.at(-1)}.`,
      });
    const isDivided =
      found !== undefined && (found.backed.length > 0 || prize.unbacked.goesTo !== 'principal');
    if (found && !isDivided)
      reasons.push({
        clause: prize.unbacked.clause,
        says: `Nobody qualifies for the ${prize.label.toLowerCase()}, so the net pool is not divided.`,
      });
    if (principal.backed.length === 0 && prize.principalUnbacked.goesTo === 'unsaid')
      return reducedUnbacked();

    const lesserPart = isDivided ? net_.mul(fromText(prize.share)) : ZERO;
    const lesserRaces = prize.goesTo === 'all-but-last' ? numbers.slice(0, -1) : numbers;
    const lesserAs: Prize = {
      kind: prize.goesTo === 'first-or-second' ? 'winning' : 'consolation',
      label: prize.label,
      clause: prize.divides,
      races: lesserRaces,
    };
    if (isDivided)
      reasons.push({
        clause: prize.divides,
        says: `${dollars(lesserPart)} of the net pool is for the ${prize.label.toLowerCase()}, ${dollars(net_.sub(lesserPart))} for the ${prize.principal.toLowerCase()}.`,
      });
    const isLesserBacked = isDivided && found !== undefined && found.backed.length > 0;
    const worked = !isLesserBacked
      ? { dividends: [], unbacked: ZERO }
      : prize.dividends === 'one'
        ? { dividends: asOne(settling, lesserPart, found, lesserAs), unbacked: ZERO }
        : byCombination(settling, lesserPart, found, lesserAs);
    const rest = sum(worked.dividends.map(restOf));
    if (rest.n !== 0n)
      reasons.push(
        isNegative(rest)
          ? {
              clause: prize.shortfall,
              says: `The ${prize.label.toLowerCase()} costs ${dollars(rest.neg())} more than its part; the ${prize.principal.toLowerCase()} has that much less.`,
            }
          : {
              clause: prize.saving,
              says: `Rounding the ${prize.label.toLowerCase()} down saves ${dollars(rest)}; the ${prize.principal.toLowerCase()} has that much more.`,
            },
      );
    if (isDivided && !isLesserBacked)
      held(
        settling,
        lesserPart,
        prize.unbacked.clause,
        `nobody qualifies for the ${prize.label.toLowerCase()}`,
      );

    const own = net_.sub(lesserPart).add(rest);
    if (principal.backed.length === 0) {
      bookAll(worked.dividends, worked.unbacked, 'elsewhere');
      principalToJackpot(prize, own);
      return worked.dividends;
    }
    if (pool.broughtIn > 0n)
      reasons.push({
        clause: rules.clauses.jackpotJoins,
        says: `The jackpot of ${dollars(pool.broughtIn)} is added to the ${prize.principal.toLowerCase()}: ${dollars(own.add(ratio(pool.broughtIn)))} is divided.`,
      });
    const amount = own.add(ratio(pool.broughtIn));
    const first = byCombination(settling, amount, principal, principalPrize(prize.principal));
    const { dividends: consolations, left } = limited(settling, prize, worked.dividends, first.dividends);
    let { dividends, unbacked } = first;
    if (left.n > 0n) {
      touched.add('limit-excess');
      if (pool.readings['limit-excess'] === 'principal')
        ({ dividends, unbacked } = byCombination(
          settling,
          amount.add(left),
          principal,
          principalPrize(prize.principal),
        ));
      else
        held(
          settling,
          left,
          prize.limit?.clause ?? prize.divides,
          'the limit on the consolation leaves it over',
        );
    }
    bookAll(consolations, worked.unbacked, 'elsewhere');
    bookAll(dividends, unbacked, 'rounding');
    return [...dividends, ...consolations];
  }

  function principalToJackpot(prize: Lesser, own: Fraction): void {
    carry(
      account,
      'jackpot',
      own,
      prize.principalUnbacked.clause,
      `${dollars(own)} goes to the jackpot pool: nobody qualifies for the ${prize.principal.toLowerCase()}.`,
    );
    jackpotBack(settling, `nobody qualifies for the ${prize.principal.toLowerCase()}`);
  }
}
