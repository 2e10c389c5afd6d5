/** What a submitted version of pool rules is compared with: what was in force before it; and what both cost players. */
import { comparedRules } from '@/rulebooks/totalisator/own/compared';
import { EXAMPLES_SAID, type PoolCost } from '@/rulebooks/totalisator/own/cost';
import { readsAs } from '@/simulations/printing/digits';
import { percent } from '@/simulations/printing/numbers';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import type { Queries } from '../db/client';
import { costsBy } from '../meetings/settler';
import { readVersion } from '../pool-rules/checked';
import { type Answer, notFound } from '../problems/problem';
import { type Brief, filingById, filingsOf, filingWithin, type Joined } from './queries';
import type { ComparedWith, PoolComparison, ShownCost } from './shapes';

export const NONE = 'none';

/** Approved before it, of whichever of the operator's documents; the latest first. */
export async function approvedBefore(db: Queries, { submission }: Joined): Promise<Brief[]> {
  const until = submission.submittedAt ?? '9999';
  return (await filingsOf(db, submission.organisationId, ['approved'])).filter(
    (one) =>
      one.submission.id !== submission.id &&
      one.submission.rulebook === submission.rulebook &&
      (one.submission.submittedAt ?? '') < until,
  );
}

export async function basesOf(db: Queries, joined: Joined): Promise<ComparedWith[]> {
  const before = await approvedBefore(db, joined);
  return [
    ...before.map(({ submission, version }) => ({
      with: submission.id,
      label: `${submission.number}: ${version.name}, version ${submission.version}, approved before`,
    })),
    { with: NONE, label: 'No pool rules: every pool is new' },
  ];
}

async function contentOf(db: Queries, joined: Joined, base: string) {
  if (base === NONE) return ok({ pools: [] });
  const known = (await approvedBefore(db, joined)).some(({ submission }) => submission.id === base);
  const other = known ? await filingById(db, base) : undefined;
  return other ? ok(other.version.content) : notFound('submission of pool rules');
}

const share = (value: number): string => percent(readsAs(Number(value.toPrecision(12))));

/** "−0.02% to 0.31%": at the example races. */
const between = (values: readonly number[]): string => {
  const [least, most] = [share(Math.min(...values)), share(Math.max(...values))];
  return least === most ? least : `${least} to ${most}`;
};

const shown = ({ takeOut, example }: PoolCost): ShownCost => ({
  takeOut: percent(takeOut),
  ...(example && {
    breakage: share(example.breakage),
    least: share(example.least),
    breakageFrom: between(example.races.map(({ breakage }) => breakage)),
    leastFrom: between(example.races.map(({ least }) => least)),
  }),
});

const EXAMPLE = `They are averages over three races of eight horses, with the least and the most at one of them: ${EXAMPLES_SAID}. The numbers are how many of 100 races each horse wins; money lies on each combination as often as it comes in.`;

export async function compareFiled(
  { db, member }: MemberContext,
  { id, with: base }: { id: string; with: string },
): Promise<Answer<PoolComparison>> {
  const joined = await filingWithin(db, member, id);
  if (!joined) return notFound('submission of pool rules');
  const { rules, version } = joined;
  const earlier = await contentOf(db, joined, base);
  if (!earlier.ok) return earlier;
  const before = readVersion(rules, { content: earlier.value });
  if (!before.ok) return before;
  const after = readVersion(rules, version);
  if (!after.ok) return after;
  const costs = await costsBy(member, {
    rulebook: rules.rulebook,
    before: earlier.value,
    after: version.content,
  });
  if (!costs.ok) return costs;
  return ok({
    changes: comparedRules(before.value.rules, after.value.rules, after.value.book),
    costs: costs.value.map(({ pool, before: was, after: is }) => ({
      pool,
      ...(was && { before: shown(was) }),
      ...(is && { after: shown(is) }),
    })),
    example: EXAMPLE,
  });
}
