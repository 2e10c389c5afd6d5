/**
 * A merged pool: bets on one outcome (a quartet, a winner) and bets on any of several (a first 4, a group of horses) share one net
 * pool. A bet on several is laid out over its outcomes in proportion to the money on each, so that it is paid the same whichever
 * happens. With q on an outcome, Q on all outcomes of a group and g on the group itself, the outcome holds q(Q + g)/Q in
 * the end. The net pool therefore goes to a group by Q + g: the bets on the group get their g of it, and those on
 * the outcome the Q.
 */

import { type Fraction, ratio, sum, ZERO } from '../exact/fraction';
import { inTable } from '../exact/in-table';
import { listed } from '../printing/lists';
import { ok, type Result } from '../problems/problem';
import { opened } from './account';
import { areTooFew, finishersNeeded } from './conditions';
import { book, type Dividend, declare, type Terms } from './dividend';
import { settledOnOne } from './one-race';
import { compositeOf, type MergedPool, type Pool, type Settlement } from './pool';
import { type Race, startersLeft } from './race';
import { dollars } from './reason';
import type { PoolRules, PoolType } from './rules';
import { ascending, keyOf, legKey, type Stakes, totalOf } from './selection';
import { allBack, closed, deduct, fromReserve, held, jackpotBack, type Settling } from './settling';
import { waysToLead } from './ways';
import { backedLeads, inOrderOfLeads, ordersOf, winners } from './winning';
import { refunded } from './withdrawal';

/** What happened: one outcome, with the group of outcomes that it is in. */
type Happened = {
  horses: readonly number[];
  group: readonly number[];
  own: bigint;
  all: bigint;
  onGroup: bigint;
};

const on = (stakes: Stakes, horses: readonly number[]): bigint => stakes.get(keyOf([horses]))?.cents ?? 0n;

/** The group that an outcome is in: its horses in any order, or the composite with the horse. */
const groupOf = (
  { merged, composites }: MergedPool,
  horses: readonly number[],
): readonly number[] | undefined =>
  merged.several.takes === 'composite'
    ? composites.find((group) => group.horses.includes(inTable(horses[0])))?.horses
    : ascending(horses);

/** All the money on the outcomes of a group: its horses one by one, or in every order. */
function onOutcomes({ merged }: MergedPool, group: readonly number[], single: Stakes): bigint {
  const outcomes = merged.several.takes === 'composite' ? group.map((horse) => [horse]) : ordersOf(group);
  return outcomes.reduce((all, horses) => all + on(single, horses), 0n);
}

const terms = (pool: MergedPool, type: PoolType, rules: PoolRules): Terms => ({ ...pool, type, rules });

function closedOut(settling: Settling, pool: MergedPool, race: Race): Result<Settlement> | undefined {
  const { rules } = settling;
  const { single, several, label, fewest } = pool.merged;
  if (race.isVoid) return ok(allBack(settling, rules.clauses.voidRace, `race ${race.race} is void`));
  const left = startersLeft(race);
  if (left !== undefined && left < fewest.starters)
    return ok(
      allBack(
        settling,
        fewest.clause,
        `${left === 1 ? 'one starter is' : `${left} starters are`} left, and ${label.toLowerCase()} needs ${fewest.starters}`,
      ),
    );
  if (several.takes !== 'composite') return undefined;
  const running = pool.composites.filter(
    ({ horses }) => !horses.every((horse) => race.withdrawn.includes(horse)),
  );
  if (running.length >= rules.composites.fewest && (left === undefined || left >= several.fewest.starters))
    return undefined;
  settling.account.refunded = totalOf(pool.onSeveral);
  settling.reasons.push({
    clause: rules.composites.clause,
    says: `${dollars(settling.account.refunded)} on composites is refunded, as too few starters or composites are left; bets to win are settled as a pool of their own.`,
  });
  const alone: Pool = {
    ...pool,
    type: single,
    races: [race.race],
    stakes: pool.onSingle,
    unlisted: 0n,
    broughtIn: 0n,
  };
  settling.account.broughtIn = 0n;
  const won = settledOnOne({ ...settling, pool: alone, terms: terms(pool, single, rules) }, race);
  if (!won.ok) return won;
  withJackpotBack(won.value, settling, 'composites have too few starters');
  return ok({ ...won.value, jackpotJoins: false });
}

/** The jackpot was for the merged pool: it comes in and goes back beside what is settled without it. */
function withJackpotBack({ account, reasons }: Settlement, settling: Settling, because: string): void {
  account.broughtIn = settling.pool.broughtIn;
  jackpotBack({ ...settling, account }, because);
  const back = account.carried.at(-1);
  if (account.broughtIn > 0n && back) reasons.push({ clause: back.clause, says: back.says });
}

/** The outcomes that are backed, by themselves or within a group. */
function outcomesOf(
  { merged }: MergedPool,
  race: Race,
  single: Stakes,
  several: Stakes,
): (readonly number[])[] {
  if (merged.single.takes !== 'leading') return winners(race).map((horse) => [horse]);
  const { pick } = merged.single;
  const orders = [
    ...backedLeads(single, race, pick, true),
    ...backedLeads(several, race, pick, false).flatMap((group) => ordersOf(group)),
  ];
  const once = new Map(orders.map((horses) => [legKey(horses), horses]));
  return inOrderOfLeads(once.values(), race, true);
}

/** `many`: how many outcomes happened, backed or not. */
function whatHappened(
  pool: MergedPool,
  race: Race,
  single: Stakes,
  several: Stakes,
): { counted: Happened[]; many: number } {
  const { takes, pick, ordered } = pool.merged.single;
  const happened = outcomesOf(pool, race, single, several).map((horses) => {
    const group = groupOf(pool, horses) ?? [];
    return {
      horses,
      group,
      own: on(single, horses),
      all: onOutcomes(pool, group, single),
      onGroup: on(several, group),
    };
  });
  return {
    counted: happened.filter(({ own, onGroup }) => own + onGroup > 0n),
    many: takes === 'leading' ? waysToLead(race, pick, ordered) : happened.length,
  };
}

/** The dividends of the outcomes that count, each due an equal part of the amount. */
function dividendsOf(
  settling: Settling,
  pool: MergedPool,
  counted: readonly Happened[],
  heads: number,
  amount: Fraction,
): Dividend[] {
  const { rules, touched } = settling;
  const { merged } = pool;
  const each = amount.div(heads);
  const heat =
    heads > 1
      ? [
          {
            clause: rules.clauses.mergedDeadHeat,
            says: `1/${heads} of ${dollars(amount)} is ${dollars(each)}.`,
          },
        ]
      : [];
  const shared = (label: string, part: bigint, { all, onGroup }: Happened, most: Fraction) => ({
    clause: rules.clauses.merged,
    says: `Of ${dollars(all + onGroup)} on the horses in all, ${dollars(part)} is on ${label.toLowerCase()}; of ${dollars(most)} that is ${dollars(most.mul(ratio(part, all + onGroup)))}.`,
  });
  const singles = counted
    .filter(({ own }) => own > 0n)
    .map((one) =>
      declare(terms(pool, merged.single, rules), touched, {
        kind: 'winning',
        label: merged.single.label,
        legs: [one.horses],
        part: each.mul(ratio(one.all, one.all + one.onGroup)),
        staked: one.own,
        clause: rules.clauses.mergedDividend,
        before: [...heat, shared(merged.single.label, one.all, one, each)],
      }),
    );
  const groups = new Map(
    counted.filter(({ onGroup }) => onGroup > 0n).map((one) => [legKey(one.group), one]),
  );
  const severals = [...groups.values()].map((one) => {
    const times = counted.filter(({ group }) => legKey(group) === legKey(one.group)).length;
    const most = each.mul(times);
    return declare(terms(pool, merged.several, rules), touched, {
      kind: 'winning',
      label: merged.several.label,
      legs: [one.group],
      ...compositeOf(merged.several, pool.composites, [one.group]),
      part: most.mul(ratio(one.onGroup, one.all + one.onGroup)),
      staked: one.onGroup,
      clause: rules.clauses.mergedDividend,
      before: [...heat, shared(merged.several.label, one.onGroup, one, most)],
    });
  });
  return [...singles, ...severals];
}

export function settleMerged(pool: MergedPool, race: Race, rules: PoolRules): Result<Settlement> {
  const { merged, broughtIn } = pool;
  const type: PoolType = {
    ...merged.single,
    id: merged.id,
    label: merged.label,
    unbacked: { deemed: 'unsaid', clause: rules.clauses.mergedUnbacked },
  };
  const as: Pool = {
    ...pool,
    type,
    races: [race.race],
    stakes: new Map(),
    unlisted: 0n,
  };
  const settling: Settling = {
    pool: as,
    rules,
    terms: terms(pool, type, rules),
    account: opened(totalOf(pool.onSingle) + totalOf(pool.onSeveral), broughtIn),
    reasons: [],
    touched: new Set(),
    deemed: [],
    jackpotFrom: fromReserve(rules),
  };
  const { account, reasons } = settling;
  const early = closedOut(settling, pool, race);
  if (early) return early;
  const isTooFew = areTooFew(race, finishersNeeded(merged.single, race, rules), merged.label);
  if (!isTooFew.ok) return isTooFew;

  const single = refunded(pool.onSingle, race.withdrawn, merged.single);
  const several = refunded(pool.onSeveral, race.withdrawn, merged.several);
  account.refunded = single.cents + several.cents;
  if (account.refunded > 0n)
    reasons.push({
      clause: rules.clauses.refund,
      says: `${dollars(account.refunded)} on ${listed(race.withdrawn.map(String))}, withdrawn, is refunded.`,
    });
  const net = deduct(settling);
  const because = isTooFew.value ? `too few horses finished race ${race.race}` : 'nobody backed what won';
  const { counted, many } = isTooFew.value
    ? { counted: [], many: 0 }
    : whatHappened(pool, race, single.kept, several.kept);
  if (counted.length === 0) {
    if (pool.ifUnbacked.otherwise === 'refund')
      return ok(allBack(settling, rules.clauses.mergedUnbacked, `${because}, and the operator refunds`));
    held(settling, ratio(net), rules.clauses.mergedUnbacked, because);
    jackpotBack(settling, because);
    return ok(closed(settling, 'carried', [], net));
  }

  // A single outcome that is backed only within a group is unbacked: the jackpot does not join.
  const joins = many > 1 || counted.every(({ own, all }) => own > 0n || all === 0n);
  const amount = ratio(net + (joins ? broughtIn : 0n));
  if (!joins) jackpotBack(settling, 'nobody backed what won by itself');
  else if (broughtIn > 0n)
    reasons.push({
      clause: rules.clauses.mergedJackpotJoins,
      says: `The jackpot of ${dollars(broughtIn)} is added: ${dollars(amount)} is divided.`,
    });
  // To win, the horses in the dead heat count; otherwise the combinations that are backed.
  const heads = merged.single.takes === 'winner' ? many : counted.length;
  const dividends = dividendsOf(settling, pool, counted, heads, amount);
  for (const dividend of dividends) book(account, dividend, rules.clauses, 'rounding');
  const left = amount.sub(sum([ZERO, ...dividends.map(({ part }) => part)]));
  if (left.n > 0n)
    held(
      settling,
      left,
      rules.clauses.mergedUnbacked,
      `nobody backed a ${merged.single.label.toLowerCase()} that won`,
    );
  return ok({ ...closed(settling, 'divided', dividends, net), jackpotJoins: joins });
}
