/** Two schedules of one table option by option, and what a change does to the house and to a seat at a table. */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { cents } from './checks/charged';
import { type CostAtTable, costAtTable } from './cost-at-table';
import { feesKey } from './fees-key';
import { limitNamed } from './finding';
import { servesLimit } from './limits';
import { type FeeOption, type FeeTable, optionsOf } from './schedule';

export const CHANGES = ['limit', 'players', 'fees'] as const;
export type Change = (typeof CHANGES)[number];

export type ComparedOption =
  | { is: 'same' | 'changed'; before: FeeOption; after: FeeOption; changed: readonly Change[] }
  | { is: 'added'; after: FeeOption }
  | { is: 'removed'; before: FeeOption };

const bound = (text: string | null): readonly number[] | null => text?.split('-').map(cents) ?? null;

/** In cents, so that "1" and "1.00" are one sum. */
const PARTS: Record<Change, (option: FeeOption) => unknown> = {
  limit: ({ limit: { min, max } }) => [bound(min), bound(max)],
  players: ({ players: { min, max } }) => [min, max],
  fees: feesKey,
};

const same = (part: Change, one: FeeOption, other: FeeOption): boolean =>
  JSON.stringify(PARTS[part](one)) === JSON.stringify(PARTS[part](other));

/** An option is known by its number; without one by what it is for. A number that comes again is the next of that number. */
function named(options: readonly FeeOption[]): Map<string, FeeOption> {
  const times = new Map<string, number>();
  return new Map(
    options.map((option) => {
      const own =
        option.option === null
          ? JSON.stringify([PARTS.limit(option), PARTS.players(option)])
          : String(option.option);
      const time = (times.get(own) ?? 0) + 1;
      times.set(own, time);
      return [`${own} ${time}`, option] as const;
    }),
  );
}

/** In the order of the later one; what it no longer has comes last. */
export function comparedOptions(earlier: FeeTable, later: FeeTable): ComparedOption[] {
  const [before, after] = [named(optionsOf(earlier)), named(optionsOf(later))];
  const kept = [...after].map(([name, own]): ComparedOption => {
    const old = before.get(name);
    if (!old) return { is: 'added', after: own };
    const changed = CHANGES.filter((part) => !same(part, old, own));
    return { is: changed.length > 0 ? 'changed' : 'same', before: old, after: own, changed };
  });
  const gone = [...before].filter(([name]) => !after.has(name));
  return [...kept, ...gone.map(([, own]): ComparedOption => ({ is: 'removed', before: own }))];
}

export type TableAsked = {
  players: number;
  hands: number /** Left out: the least that both serve. */;
  limit?: Fraction | undefined;
};

export type ComparedCost = { limit: Fraction; before?: CostAtTable; after?: CostAtTable };

const lowestOf = ({ limit: { min, max } }: FeeOption): Fraction =>
  ratio(bound(min)?.[0] ?? bound(max)?.[0] ?? 100_00, 100);

function limitFor(options: readonly FeeOption[]): Result<Fraction> {
  const [first, ...rest] = options.map(lowestOf);
  const least = rest.reduce((most, one) => (one.gt(most) ? one : most), first ?? ratio(100));
  if (options.every(({ limit }) => servesLimit(limit, least))) return ok(least);
  return fail({
    code: 'fee-unreadable',
    message: `No limit is both in ${options.map(({ limit }) => limitNamed(limit)).join(' and in ')}.`,
    field: 'limit',
  });
}

/** Each side at the same table, one bet a player. */
export function comparedCost(pair: ComparedOption, asked: TableAsked): Result<ComparedCost> {
  const [before, after] = [
    'before' in pair ? pair.before : undefined,
    'after' in pair ? pair.after : undefined,
  ];
  const limit =
    asked.limit === undefined ? limitFor([before, after].flatMap((option) => option ?? [])) : ok(asked.limit);
  if (!limit.ok) return limit;
  const at = { players: asked.players, limit: limit.value, reach: [], bets: 1, coupons: 0 };
  const cost = (option: FeeOption | undefined) =>
    option === undefined ? ok(undefined) : costAtTable(option, at, { hands: asked.hands });
  const [was, is] = [cost(before), cost(after)];
  if (!was.ok) return was;
  if (!is.ok) return is;
  return ok({
    limit: limit.value,
    ...(was.value && { before: was.value }),
    ...(is.value && { after: is.value }),
  });
}
