/** Two prizes beside each other: the lesser one first, whose rounding changes the principal one. */
import { type Fraction, fromText, isNegative, ratio, sum, ZERO } from '../exact/fraction';
import { carry } from './account';
import { limited } from './consolation-limit';
import { type Dividend, restOf } from './dividend';
import type { Pool, Settlement } from './pool';
import { asOne, bookAll, byCombination, type Divided, type Field, type Prize } from './prize';
import { lesserWinners } from './prize-winners';
import { dollars } from './reason';
import type { Lesser } from './rules';
import { held, jackpotBack, type Settling } from './settling';
import { unbackedPrize } from './single-prize';

export function settleTwoPrizes(field: Field, prize: Lesser): Settlement | Dividend[] {
  const { settling, stakes, races, numbers, principal, net } = field;
  const { pool, rules, reasons, touched } = settling;
  const [lesserName, principalName] = [prize.label.toLowerCase(), prize.principal.toLowerCase()];
  const whole = ratio(net);
  const found = lesserWinners(pool.type, prize, stakes, races, principal);
  if (found === undefined)
    reasons.push({
      clause: prize.noneAfterDeadHeat ?? prize.divides,
      says: `No consolation after a dead heat for 1st in race ${numbers.at(-1)}.`,
    });
  const isDivided = found !== undefined && (found.backed.length > 0 || prize.unbacked.goesTo !== 'principal');
  if (found && !isDivided)
    reasons.push({
      clause: prize.unbacked.clause,
      says: `Nobody qualifies for the ${lesserName}, so the net pool is not divided.`,
    });
  if (
    principal.backed.length === 0 &&
    (prize.principalUnbacked.goesTo === 'unsaid' || (!found?.backed.length && isSaidElsewhere(pool)))
  )
    return unbackedPrize(field);

  const isBonusOpen = pool.announced && principal.backed.length === 0 && isDivided;
  if (isBonusOpen) touched.add('announced-bonus');
  const isAllLesser = isBonusOpen && pool.readings['announced-bonus'] === 'divided';
  const lesserPart = isAllLesser ? whole : isDivided ? whole.mul(fromText(prize.share)) : ZERO;
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
      says: `${dollars(lesserPart)} of the net pool is for the ${lesserName}, ${dollars(whole.sub(lesserPart))} for the ${principalName}.`,
    });
  const isLesserBacked = isDivided && found !== undefined && found.backed.length > 0;
  const worked: Divided = isLesserBacked
    ? (prize.dividends === 'one' ? asOne : byCombination)(settling, lesserPart, found, lesserAs)
    : { dividends: [], unbacked: ZERO };
  const rest = sum(worked.dividends.map(restOf));
  // Only the principal's part of the net pool bears what the lesser prize costs: the jackpot does not.
  const left = whole.sub(lesserPart).add(rest);
  const uncovered = isNegative(left) ? left.neg() : ZERO;
  const own = left.add(uncovered);
  settling.account.least = settling.account.least.add(uncovered);
  if (rest.n !== 0n)
    reasons.push(
      isNegative(rest)
        ? {
            clause: prize.shortfall,
            says: `The ${lesserName} costs ${dollars(rest.neg())} more than its part; the ${principalName} has ${uncovered.n === 0n ? 'that much less' : `nothing left of the net pool, and ${dollars(uncovered)} of the cost is not covered`}.`,
          }
        : {
            clause: prize.saving,
            says: `Rounding the ${lesserName} down saves ${dollars(rest)}; the ${principalName} has that much more.`,
          },
    );
  if (isDivided && !isLesserBacked)
    held(settling, lesserPart, prize.unbacked.clause, `nobody qualifies for the ${lesserName}`);

  if (principal.backed.length === 0) {
    bookAll(settling, worked, 'elsewhere');
    principalToJackpot(settling, prize, own);
    return worked.dividends;
  }
  if (pool.broughtIn > 0n)
    reasons.push({
      clause: rules.clauses.jackpotJoins,
      says: `The jackpot of ${dollars(pool.broughtIn)} is added to the ${principalName}: ${dollars(own.add(ratio(pool.broughtIn)))} is divided.`,
    });
  const amount = own.add(ratio(pool.broughtIn));
  const principalAs: Prize = {
    kind: prize.goesTo === 'first-or-second' ? 'bonus' : 'winning',
    label: prize.principal,
    clause: prize.divides,
    races: numbers,
  };
  const first = byCombination(settling, amount, principal, principalAs);
  const { dividends: consolations, left: saved } = limited(
    settling,
    prize,
    worked.dividends,
    first.dividends,
  );
  const covered = saved.compare(uncovered) < 0 ? saved : uncovered;
  settling.account.least = settling.account.least.sub(covered);
  const over = saved.sub(covered);
  let main = first;
  if (over.n > 0n) {
    touched.add('limit-excess');
    if (pool.readings['limit-excess'] === 'principal')
      main = byCombination(settling, amount.add(over), principal, principalAs);
    else
      held(
        settling,
        over,
        prize.limit?.clause ?? prize.divides,
        'the limit on the consolation leaves it over',
      );
  }
  bookAll(settling, { dividends: consolations, unbacked: worked.unbacked }, 'elsewhere');
  bookAll(settling, main, 'rounding');
  return [...main.dividends, ...consolations];
}

/** Whether the operator's word, or its announcement, says who gets the whole pool where neither prize is won. */
const isSaidElsewhere = ({ announced, ifUnbacked }: Pool): boolean =>
  announced || ifUnbacked.otherwise === 'refund' || ifUnbacked.deemed.length > 0;

function principalToJackpot(settling: Settling, prize: Lesser, own: Fraction): void {
  carry(
    settling.account,
    'jackpot',
    own,
    prize.principalUnbacked.clause,
    `${dollars(own)} goes to the jackpot pool: nobody qualifies for the ${prize.principal.toLowerCase()}.`,
  );
  jackpotBack(settling, `nobody qualifies for the ${prize.principal.toLowerCase()}`);
}
