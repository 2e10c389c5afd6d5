/** The one prize of a pool on several races: without a lesser one, or where a race does not count. */
import { fromText, ratio } from '../exact/fraction';
import { carry } from './account';
import type { Dividend } from './dividend';
import type { Settlement } from './pool';
import { asOne, bookAll, byCombination, type Field, type Prize } from './prize';
import { lesserWinners, type Winners, winnersOf } from './prize-winners';
import { dollars } from './reason';
import { legKey, onLegs } from './selection';
import { jackpotBack, unsaid } from './settling';

/** Of a pool that has one prize, or of which a race does not count. */
export function settleSinglePrize(field: Field): Settlement | Dividend[] {
  const { settling, stakes, races, numbers, isWhole, principal, net } = field;
  const { pool, rules, reasons } = settling;
  const { type } = pool;
  const { lesser } = type;
  const asSixUp = !isWhole && lesser?.goesTo === 'first-or-second';
  const found = asSixUp ? (lesserWinners(type, lesser, stakes, races, principal) as Winners) : principal;
  if (found.backed.length === 0) return unbackedPrize(field);
  if (!isWhole) jackpotBack(settling, 'a race of the pool does not count');
  const joins = isWhole ? pool.broughtIn : 0n;
  if (joins > 0n)
    reasons.push({
      clause: rules.clauses.jackpotJoins,
      says: `The jackpot of ${dollars(joins)} is added: ${dollars(net + joins)} is divided.`,
    });
  const amount = ratio(net + joins);
  const prize: Prize = {
    kind: 'winning',
    label: asSixUp ? lesser.label : type.label,
    clause: asSixUp ? type.voidRace : type.divides,
    races: numbers,
  };
  const divided = (asSixUp ? asOne : byCombination)(settling, amount, found, prize);
  bookAll(settling, divided, 'rounding');
  return divided.dividends;
}

/** Nobody backed what won: deemed winners, the first of two races that count, or what the rules do not say. */
export function unbackedPrize({
  settling,
  stakes,
  numbers,
  isWhole,
  wins,
  net,
}: Field): Settlement | Dividend[] {
  const { pool, account, reasons } = settling;
  const { type } = pool;
  const whole = ratio(net);
  const because = 'nobody backed what won';
  const deemed = pool.ifUnbacked.deemed.flatMap((legs) => {
    const stake = isWhole ? stakes.get(legs.map(legKey).join('/')) : undefined;
    return stake && stake.cents > 0n ? [stake] : [];
  });
  if (deemed.length > 0) {
    reasons.push({
      clause: type.unbacked.clause,
      says: 'Nobody backed what won; the operator deems what follows to have won.',
    });
    const divided = byCombination(
      settling,
      whole,
      { backed: deemed, combinations: deemed.length },
      { kind: 'deemed', label: type.label, clause: type.divides, races: numbers },
    );
    bookAll(settling, divided, 'rounding');
    settling.deemed.push(...deemed.map(({ legs }) => legs));
    jackpotBack(settling, because);
    return divided.dividends;
  }
  const half = type.reducedUnbacked;
  const first = onLegs(stakes, [0]);
  const inFirst = half && numbers.length === type.races - 1 ? winnersOf(first, wins.slice(0, 1)) : undefined;
  if (!half || !inFirst || inFirst.backed.length === 0)
    return unsaid(settling, whole, net, type.unbacked.clause, because);
  const toJackpot = whole.mul(fromText(half.jackpot));
  carry(
    account,
    'jackpot',
    toJackpot,
    half.clause,
    `${dollars(toJackpot)} goes to the jackpot pool: nobody picked the first three of both races that count.`,
  );
  const divided = byCombination(settling, whole.sub(toJackpot), inFirst, {
    kind: 'consolation',
    label: `${type.label}, first race that counts`,
    clause: half.clause,
    races: numbers.slice(0, 1),
  });
  bookAll(settling, divided, 'rounding');
  jackpotBack(settling, because);
  return divided.dividends;
}
