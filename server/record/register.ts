/** The public register: every game that may be played on a day, as the authority sealed it. */

import { listed } from '@/rulebooks/spelling/wording';
import { dayIn, latestDay, todayAt } from '@/rulebooks/zones';
import { analysisById } from '../analyses/queries';
import type { Queries } from '../db/client';
import { limitsOf } from '../documents/content/limits';
import { leafletMissing, signMissing } from '../documents/content/missing';
import { BARRED } from '../documents/subject';
import { frozenLetterheadOf } from '../letterheads/queries';
import { shelfOf } from '../rulebooks/shelf';
import { isBeyondList } from '../submissions/changes/from-rulebook';
import { approvedDays, lastPlayed, type OnDay, playableOn, seenState } from '../submissions/stored/days';
import { heldOf } from '../submissions/stored/held';
import { playedAt } from '../submissions/stored/places';
import { everyDecided } from '../submissions/stored/queries';
import { runningUnder } from '../submissions/variations/public';
import { type Confirmed, confirmedAmong } from './confirmed';
import { edgeKept } from './edges';
import { publicRules } from './filed-rules';
import { publicSubject } from './played';
import { matches, pageOf, type RegisterSearch } from './searched';
import type { RegisterEntry, RegisterKind, RegisterPage, RegisterPaper } from './shapes';
import { publicWagers } from './wagers';

/** More than a jurisdiction has games; what moved longest ago is left out beyond it. */
const AT_MOST = 5000;

/** Which of its papers lack nothing, and so are for display. */
function papersOf(
  subject: ReturnType<typeof publicSubject>,
  {
    trialSteps,
    trial,
    state,
    approved,
  }: Pick<Confirmed, 'trialSteps'> & {
    trial: { from: string; to: string } | undefined;
    state: string;
    approved: string;
  },
): RegisterPaper[] {
  const rulings = trialSteps.flatMap(({ sealed }) => sealed ?? []);
  // Until its last day the sign of a stopped trial stays where it hangs; one made now would be marked.
  const barred = BARRED.find((each) => each === state);
  const record = { ...(trial && { trial }), rulings, barred, approved };
  return [
    ...(signMissing({ ...subject, record }).length === 0 ? (['sign'] as const) : []),
    ...(leafletMissing({ ...subject, record }).length === 0 ? (['leaflet'] as const) : []),
  ];
}

async function entryOf(
  db: Queries,
  confirmed: Confirmed,
  on: OnDay,
): Promise<Omit<RegisterEntry, 'running'> | undefined> {
  const { submission, operator, played, decision, life } = confirmed;
  const analysis = await analysisById(db, submission.analysisId);
  if (!analysis) return undefined;
  const { rulebook, game, variant, printed } = played;
  const organisation = await frozenLetterheadOf(db, submission.id);
  const subject = { ...publicSubject(submission, played, analysis), organisation };
  const days = approvedDays(submission, variant.circumstances, on);
  const places = playedAt(submission, variant.circumstances, on.today);
  const begun = days?.of === 'consent' ? undefined : days?.from;
  const adopted = life.find(({ what }) => what === 'adopt');
  const approved = life.findLast(({ what }) => APPROVES.has(what));
  const state = seenState(submission, on.today);
  const adoptedOn = adopted && dayIn(rulebook.id, adopted.at);
  const decidedOn = dayIn(rulebook.id, decision.at);
  const edition = (await shelfOf(db)).applied(rulebook.id, on.today);
  const beyond =
    adopted &&
    edition.ok &&
    isBeyondList({
      ...subject,
      rulebook: edition.value.book,
      wagers: subject.analysis.wagers,
      label: printed.label,
    });
  const kind: RegisterKind = adopted ? 'adopted' : days?.of === 'trial' ? 'trial' : 'approved';
  return {
    reference: submission.reference,
    version: submission.version,
    hash: submission.hash,
    game: game.label,
    operator,
    ...(places ? { premises: listed(places) } : {}),
    rulebook: rulebook.id,
    rulebookTitle: rulebook.title,
    regulator: `${rulebook.authority}, ${rulebook.jurisdiction}`,
    kind,
    status: state,
    ...(beyond ? { beyond: edition.value.book.edition } : {}),
    ...(beyond && variant.filed ? { filed: publicRules(variant.filed) } : {}),
    since: adoptedOn ?? begun ?? decidedOn,
    ...(days ? { until: lastPlayed(days) } : {}),
    ...(approved?.clause ? { clause: approved.clause } : {}),
    conditions: decision.conditions,
    limits: limitsOf(subject),
    wagers: publicWagers(subject, printed),
    edge: edgeKept(printed),
    papers: papersOf(subject, {
      ...confirmed,
      state,
      trial: days?.of === 'trial' ? days : undefined,
      approved: decidedOn,
    }),
  };
}

const APPROVES: ReadonlySet<string> = new Set([
  'approve',
  'approve-with-conditions',
  'approve-for-trial',
  'extend',
  'adopt',
]);

type Made = { day: string; entry: Omit<RegisterEntry, 'running'> | undefined };
/** Kept as long as the approval that they are made from. */
const MADE = new WeakMap<Confirmed, Made>();

async function madeEntry(db: Queries, confirmed: Confirmed, on: OnDay): Promise<Made['entry']> {
  const known = MADE.get(confirmed);
  if (known?.day === on.today) return known.entry;
  const entry = await entryOf(db, confirmed, on);
  MADE.set(confirmed, { day: on.today, entry });
  return entry;
}

/** Each with what it was made from, by game, operator, reference and version. */
async function everyEntry(db: Queries, now: Date): Promise<{ entry: RegisterEntry; from: Confirmed }[]> {
  const todays = todayAt(now);
  const decided = await everyDecided(db, { begun: latestDay(now), most: AT_MOST });
  const all: { entry: RegisterEntry; from: Confirmed }[] = [];
  const references = [...new Set(decided.map(({ submission }) => submission.reference))];
  const running = await runningUnder(db, references, now);
  for (const from of await confirmedAmong(db, decided, now)) {
    const held = await heldOf(db, from.submission);
    const on = { today: todays(from.submission.rulebook), held };
    if (!playableOn(from.submission, from.played.variant.circumstances, on)) continue;
    const entry = await madeEntry(db, from, on);
    if (entry) all.push({ entry: { ...entry, running: running.get(entry.reference) ?? [] }, from });
  }
  return all.sort(({ entry: one }, { entry: other }) => compared(one, other));
}

const compared = (one: RegisterEntry, other: RegisterEntry): number =>
  one.game.localeCompare(other.game, 'en') ||
  one.operator.localeCompare(other.operator, 'en') ||
  one.reference.localeCompare(other.reference, 'en') ||
  other.version - one.version;

export async function readRegister(db: Queries, asked: RegisterSearch, now: Date): Promise<RegisterPage> {
  const found = (await everyEntry(db, now))
    .map(({ entry }) => entry)
    .filter((entry) => matches(entry, asked));
  return pageOf(found, asked.page);
}

/** One that is in the register now, by its reference and version. */
export const registered = async (
  db: Queries,
  { reference, version }: { reference: string; version: number },
  now: Date,
): Promise<{ entry: RegisterEntry; from: Confirmed } | undefined> =>
  (await everyEntry(db, now)).find(({ entry }) => entry.reference === reference && entry.version === version);
