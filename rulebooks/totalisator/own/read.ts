/** Pool rules read: every fault with its field, or each pool with what holds for it. */
import { type Fraction, ONE, ZERO } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { MergedType, PoolRules, PoolType } from '@/simulations/totalisator/rules';
import { quoted } from '../../spelling/quoted';
import { readShare } from '../../spelling/share';
import { mergedNamed, typeNamed } from '../pool-named';
import { unread } from '../unread';
import { type OwnPool, OwnRules } from './rules';

/** One kind of bet of a pool: a merged pool has two. */
export type Declared = { type: PoolType; step: bigint; minimum: bigint };

/** A pool of an operator's rules, with what the book says where the operator says nothing. */
export type ReadPool = {
  id: string;
  label: string;
  given: OwnPool;
  /** What the rules say of every pool. */
  general: Pick<OwnRules, 'places' | 'readings'>;
  type?: PoolType;
  merged?: MergedType;
  races: number;
  unit: bigint;
  deduction: Fraction;
  reserve: Fraction;
  declared: Declared[];
  /** Without which nothing is run, by the book. */
  fewest: { starters: number; clause: string };
};

export type ReadRules = { own: OwnRules; pools: ReadPool[] };

const share = (text: string | undefined): Fraction | undefined => {
  if (text === undefined) return ZERO;
  const read = readShare(text);
  return read?.lt(ONE) ? read : undefined;
};

function readPool(
  given: OwnPool,
  general: ReadPool['general'],
  rules: PoolRules,
  at: number,
): Result<ReadPool> {
  const problems: Problem[] = [];
  const wrong = (field: keyof OwnPool, message: string) =>
    problems.push({ code: 'input-unreadable', message, field: `pools.${at}.${field}` });
  const type = typeNamed(rules, given.pool);
  const merged = type ? undefined : mergedNamed(rules, given.pool);
  const of = type ?? merged;
  if (!of) {
    const known = [...rules.types, ...rules.merged].map(({ id }) => id);
    wrong('pool', `There is no pool ${quoted(given.pool)}; name one of ${listed(known, 'or')}.`);
    return fail(...problems);
  }
  const { label, id } = of;
  const lower = label.toLowerCase();
  const deduction = share(given.deduction);
  const reserve = share(given.reserve);
  if (!deduction)
    wrong(
      'deduction',
      `${quoted(given.deduction)} is no deduction of ${lower}; write a share, for example 17.5%.`,
    );
  if (!reserve)
    wrong(
      'reserve',
      `${quoted(given.reserve ?? '')} is no share for the reserve of ${lower}; write one, for example 2%.`,
    );
  if (deduction && reserve && deduction.add(reserve).gte(ONE))
    wrong('deduction', `The deductions of ${lower} leave nothing; give shares that come to less than 100%.`);
  if (
    given.partialUnit !== undefined &&
    (given.partialUnit >= given.unit || given.unit % given.partialUnit !== 0)
  )
    wrong(
      'partialUnit',
      `The part bet of ${lower} does not go into its unit bet; give a part of ${given.unit} cents.`,
    );
  if (given.minimum !== undefined && given.minimum < given.unit)
    wrong('minimum', `The minimum dividend of ${lower} is below its unit bet; give at least ${given.unit}.`);
  for (const field of ['step', 'minimum'] as const)
    if (merged && given[field] !== undefined)
      wrong(field, `${label} are two kinds of bets with dividends of their own; leave “${field}” off.`);
  if (problems.length > 0 || !deduction || !reserve) return fail(...problems);
  const unit = BigInt(given.unit);
  const kinds = type ? [type] : [merged?.single, merged?.several].filter((one) => one !== undefined);
  return ok({
    id,
    label,
    given,
    general,
    ...(type && { type }),
    ...(merged && { merged }),
    races: type?.races ?? 1,
    unit,
    deduction,
    reserve,
    declared: kinds.map((kind) => ({
      type: kind,
      step: given.step === undefined ? kind.declared.step : BigInt(given.step),
      minimum: given.minimum === undefined ? unit + kind.declared.above : BigInt(given.minimum),
    })),
    // Place goes ahead with two dividends where too few are declared for three.
    fewest: type?.takes === 'placed' ? rules.places.fewestForTwo : of.fewest,
  });
}

export function readOwnRules(value: unknown, rules: PoolRules): Result<ReadRules> {
  const given = OwnRules.safeParse(value);
  if (!given.success) return unread(given);
  const own = given.data;
  const read = own.pools.map((pool, at) => readPool(pool, own, rules, at));
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  const pools = read.flatMap((one) => (one.ok ? [one.value] : []));
  const ids = pools.map(({ id }) => id);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0 && problems.length === 0)
    problems.push({
      code: 'input-unreadable',
      message: `${pools[twice]?.label} is listed twice; list it once.`,
      field: `pools.${twice}.pool`,
    });
  if (own.places && own.places.three <= own.places.two)
    problems.push({
      code: 'input-unreadable',
      message: 'Three places pay with fewer starters than two; give more starters for three.',
      field: 'places.three',
    });
  return problems.length > 0 ? fail(...problems) : ok({ own, pools });
}

/** What players lose of every unit before anything is divided. */
export const takeOutOf = ({ deduction, reserve }: Pick<ReadPool, 'deduction' | 'reserve'>): Fraction =>
  deduction.add(reserve);
