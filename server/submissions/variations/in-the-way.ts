/** What stands in the way of offering a frozen version without an approval. Empty: nothing does. */
import { figuresFrom } from '@/rulebooks/analysis/analyse';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { evaluate } from '@/rulebooks/evaluation';
import type { Finding, Verdict } from '@/rulebooks/findings/finding';
import type { Rulebook } from '@/rulebooks/format/record';
import { dayProblems } from '@/rulebooks/variant/day-problems';
import { spanOf } from '@/rulebooks/variant/occasion';
import { notificationLacks, plannedDays } from '@/rulebooks/variant/planned-days';
import type { Variant } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import { canonicalJson } from '@/simulations/exact/canonical';
import { analysisById } from '../../analyses/queries';
import type { Queries } from '../../db/client';
import { isDamaged } from '../../db/schema/json';
import { rulebookFor } from '../../rulebooks/shelf';
import { unconfirmed } from '../../seals/decision-seal';
import type { WaysOut } from '../../vocabulary/variation-brief';
import { changesOf } from '../changes/changes';
import { sealOf } from '../sealed/seal';
import { type ApprovedDays, approvedDays, playableOn } from '../stored/days';
import { heldOf } from '../stored/held';
import { decisionOf, frozenVariant, type SubmissionRow, submissionById } from '../stored/queries';
import { calledSignificant } from './called-significant';
import { beyondListedPays } from './listed-pays';

/** No authority decides on what is notified or offered, so nothing of this may be open. */
const STANDS: readonly Verdict[] = [
  'breach',
  'conflict',
  'never-paid',
  'needs-approval',
  'needs-consent',
  'not-assessed',
  'needs-attestation',
  // Pays below the minimum by an approval that only the operator has seen here.
  'lifted',
];

export const standsInTheWay = ({ verdict }: Pick<Finding, 'verdict'>): boolean => STANDS.includes(verdict);

const UNSEEN = 'Nobody has looked at that approval here: submit this version.';
const SHOWN = 3;

function findingsInTheWay(findings: readonly Finding[]): string[] {
  const standing = findings
    .filter(standsInTheWay)
    .sort((a, b) => STANDS.indexOf(a.verdict) - STANDS.indexOf(b.verdict));
  const more = standing.length - SHOWN;
  return [
    ...standing
      .slice(0, SHOWN)
      .map(({ verdict, explanation }) => (verdict === 'lifted' ? `${explanation} ${UNSEEN}` : explanation)),
    ...(more > 0 ? [`${more} more findings are open.`] : []),
  ];
}

/** Of a temporary variation, by the rules on notification. */
function notifying(book: Rulebook, variant: Variant, findings: readonly Finding[], today: string): string[] {
  const { circumstances } = variant;
  if (!book.variations)
    return [`${book.title} has no variation that only needs a notification. Submit this version.`];
  if (!circumstances.temporary)
    return ['It is not temporary. Give its occasion and days under Circumstances in a new draft.'];
  if (circumstances.trial) return ['It is offered as a trial, which the regulator approves. Submit it.'];
  return [
    ...notificationLacks(circumstances),
    // Of a version that was frozen before this was refused.
    ...dayProblems({ temporary: circumstances.temporary }).map(({ message }) => message),
    ...plannedDays(circumstances, today),
    ...findingsInTheWay(findings),
  ];
}

/** What an operator may choose for a table without varying the game. */
function apartFromPays({ wagers, circumstances, attestations: _, ...rest }: Variant): string {
  const { limits: __, premises: ___, contact: ____, consents: _____, ...facts } = circumstances;
  return canonicalJson({ ...rest, circumstances: facts, wagers: Object.keys(wagers).sort() });
}

const aboutPays = (path: string): boolean =>
  /^(?:edge[.]|finding |attestations[.]|at$|circumstances (?:Table limits|Premises|Contact|Consent)|wagers[.]\S+[.]pays[.]|wagers[.]\S+ .*: pay table$)/.test(
    path,
  );

const paysOf = ({ wagers }: Variant): string =>
  canonicalJson(Object.entries(wagers).map(([id, { payTable, pays }]) => [id, payTable, pays]));

type Base = { row: SubmissionRow; days: ApprovedDays | undefined };

/** What other pays start from: the version it was made from, where that may be played today, on trial or for good; else the list. */
async function baseOf(db: Queries, row: SubmissionRow, today: string): Promise<Base | undefined> {
  const base = row.previousId ? await submissionById(db, row.previousId) : undefined;
  if (!base || base.organisationId !== row.organisationId) return undefined;
  const { circumstances } = frozenVariant(base).variant;
  const on = { today, held: await heldOf(db, base) };
  const days = approvedDays(base, circumstances, on);
  if (days?.of === 'trial') return { row: base, days };
  if (!playableOn(base, circumstances, on)) return undefined;
  return unconfirmed(await sealOf(db, base, await decisionOf(db, base.id))) ? undefined : { row: base, days };
}

/** Of better pays of an approved version, by the rules that free them from approval. */
async function paysOfApproved(
  db: Queries,
  row: SubmissionRow,
  { row: base, days }: Base,
  findings: readonly Finding[],
): Promise<string[]> {
  const { variant: was } = frozenVariant(base);
  const { variant } = frozenVariant(row);
  const named = `${base.reference} version ${base.version}`;
  if (days?.of === 'trial')
    return [
      `${named} is on trial, with the odds agreed for it. Submit this version, or ask for the change with the trial.`,
    ];
  if (apartFromPays(was) !== apartFromPays(variant)) {
    const others = ((await changesOf(db, row))?.differences ?? []).filter(({ path }) => !aboutPays(path));
    const words = [...new Set(others.map(({ what }) => what))].slice(0, SHOWN);
    return [
      `It changes more than pays (${words.join('; ') || 'what it offers'}), so it is a variation. ${variant.circumstances.temporary ? 'Notify it, or submit it.' : 'Submit it for approval.'}`,
    ];
  }
  if (paysOf(was) === paysOf(variant))
    return [`It pays what ${named} pays. Change a pay or a pay table first.`];
  return findingsInTheWay(findings);
}

type Judged = { book: Rulebook; findings: Finding[]; wagers: AnalysedWager[] };

/** Judged for the day on which it would first be played: a consent may have expired by then, a rule have come into force. */
async function judgedOn(db: Queries, row: SubmissionRow, day: string): Promise<Judged | string> {
  const { variant, refused } = frozenVariant(row);
  const analysis = await analysisById(db, row.analysisId);
  if (!analysis || isDamaged(analysis.result) || isDamaged(row.findings) || refused.length > 0)
    return 'This version can no longer be read as it was frozen. Freeze it again from a new draft.';
  const book = await rulebookFor(db, variant, day);
  if (!book.ok) return book.problems.map(({ message }) => message).join(' ');
  const figures = figuresFrom(analysis.result);
  const findings = evaluate({ rulebook: book.value, variant, day, figures });
  return { book: book.value, findings, wagers: analysis.result.wagers };
}

/** `from`: the first day of better pays, today where nobody chose one. */
export async function waysOut(
  db: Queries,
  row: SubmissionRow,
  { now, from }: { now: Date; from?: string },
): Promise<WaysOut> {
  const { variant } = frozenVariant(row);
  const today = dayIn(row.rulebook, now);
  const { temporary } = variant.circumstances;
  const [first, offered] = [
    await judgedOn(db, row, temporary ? spanOf(temporary).from : today),
    await judgedOn(db, row, from ?? today),
  ];
  const base = await baseOf(db, row, today);
  const offering = async ({ book, findings, wagers }: Judged): Promise<string[]> => {
    if (!book.betterPays) return [`${book.title} frees no pays from approval. Submit this version.`];
    if (base) return paysOfApproved(db, row, base, findings);
    const beyond = beyondListedPays({ variant, rulebook: book, day: from ?? today, findings, wagers });
    return [...beyond, ...findingsInTheWay(findings)];
  };
  const significant = await calledSignificant(db, row);
  const notified =
    typeof first === 'string' ? [first] : notifying(first.book, variant, first.findings, today);
  return {
    temporary: [...significant, ...notified],
    betterPays: [...significant, ...(typeof offered === 'string' ? [offered] : await offering(offered))],
    listed: base === undefined,
  };
}
