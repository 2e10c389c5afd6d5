/** One random pool settled in both ways, each as plain data. */
import type { RandomSource } from '@/simulations/equipment/random-source';
import { roundingOf } from '@/simulations/totalisator/account';
import type { Settlement } from '@/simulations/totalisator/pool';
import { keyOf } from '@/simulations/totalisator/selection';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { readMeeting } from '../../totalisator/meeting-file';
import { HK_POOLS } from '../pools';
import { mergedSlowly, randomMerged } from './merged-slowly';
import { type RandomPool, type RandomRace, randomPool } from './random-pool';
import { settledSlowly } from './slowly';

type Case = { pool: RandomPool; results: RandomRace[] };

function settled({ pool, results }: Case): Settlement {
  const meeting = readMeeting(
    { pools: [{ ...pool, deduction: `${pool.deduction}/1000` }], results },
    HK_POOLS,
  );
  const all = meeting.ok ? settleMeeting(meeting.value, HK_POOLS) : meeting;
  if (!all.ok) throw new Error(all.problems.map(({ message }) => message).join(' '));
  return (all.value[0] as { settlement: Settlement }).settlement;
}

const inOrder = <T extends { on: string; declared: bigint }>(all: T[]): T[] =>
  all.sort((a, b) => (a.on === b.on ? Number(a.declared - b.declared) : a.on < b.on ? -1 : 1));

function plain({ outcome, dividends, account, carried }: Settlement, { pool }: Case) {
  const name = (key: string) =>
    Object.entries(pool.composites ?? {}).find(([, horses]) => horses.join('-') === key)?.[0] ?? key;
  const to = (where: string) =>
    carried.filter((one) => one.to === where).reduce((all, { cents }) => all + cents, 0n);
  return {
    outcome,
    paid: inOrder(
      dividends.map(({ legs, paysEach, declared, paid }) => ({
        on: paysEach ? paysEach.map(keyOf).sort().join() : name(keyOf(legs)),
        declared,
        paid,
      })),
    ),
    refunded: account.refunded,
    deducted: account.deducted,
    jackpot: to('jackpot'),
    held: to('held'),
  };
}

/** Everything that a settlement says, as text. */
export const bytesOf = (one: Case): string =>
  JSON.stringify(settled(one), (_, value) => (typeof value === 'bigint' ? `${value}n` : value));

/** Undefined where one of the two does not settle it. */
export function bothWays(random: RandomSource) {
  const one = randomPool(random);
  if (!one) return undefined;
  const slow = settledSlowly(one);
  if (!slow) return undefined;
  return { one, engine: plain(settled(one), one), slow: { ...slow, paid: inOrder(slow.paid) } };
}

/** What holds of every settlement; the accounts themselves are checked wherever a pool is settled. */
export function settledSoundly(random: RandomSource): { fault: string; one: Case } | undefined {
  const one = randomPool(random);
  if (!one) return undefined;
  const { account, dividends, type, unit } = settled(one);
  const fault = (text: string) => ({ fault: text, one });
  const { step, above } = type.declared;
  for (const { declared, kind } of dividends) {
    if (declared < unit + above) return fault(`a ${kind} of ${declared} is below the least`);
    if (declared !== unit + above && declared % step !== 0n) return fault(`${declared} is no multiple`);
  }
  const carried = account.carried.reduce((all, { cents }) => all + cents, 0n);
  const out = account.paid + account.refunded + account.deducted + carried;
  const rounding = roundingOf(account);
  if (rounding.d !== 1n || out + rounding.s * rounding.n !== account.staked + account.broughtIn)
    return fault('a cent is lost');
  return undefined;
}

/** Whether the slow way says how a merged pool is divided; a fault where it says otherwise than the totalisator. */
export function mergedAlike(random: RandomSource): { compared: boolean; fault?: string } {
  const one = randomMerged(random);
  if (!one) return { compared: false };
  const meeting = readMeeting({ pools: [one.pool], results: one.results }, HK_POOLS);
  // Settled in any case: its account is checked wherever a pool is settled.
  const all = meeting.ok ? settleMeeting(meeting.value, HK_POOLS) : meeting;
  if (!all.ok) throw new Error(all.problems.map(({ message }) => message).join(' '));
  const slow = mergedSlowly(one);
  if (!slow) return { compared: false };
  const { dividends } = (all.value[0] as { settlement: Settlement }).settlement;
  const said = (legs: readonly (readonly number[])[]) =>
    Object.entries(one.pool.composites ?? {}).find(([, horses]) => horses.join('-') === keyOf(legs))?.[0];
  const engine = new Map<string, number>(
    dividends.map(({ label = '', legs, calculated }) => {
      const bet = label.toLowerCase().replaceAll(' ', '-');
      const on = bet === 'composite-win' ? (said(legs) ?? '') : keyOf(legs);
      return [`${bet} ${on}`, calculated.valueOf()] as const;
    }),
  );
  const keys = [...new Set([...slow.keys(), ...engine.keys()])].sort();
  const differs = keys.find((key) => {
    const [a, b] = [slow.get(key) ?? 0, engine.get(key) ?? 0];
    return Math.abs(a - b) > 1e-9 * Math.max(a, b, 1);
  });
  return differs === undefined
    ? { compared: true }
    : { compared: true, fault: `${differs}: ${JSON.stringify([one, [...slow], [...engine]])}` };
}
