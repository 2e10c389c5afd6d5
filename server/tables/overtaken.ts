/** Why a sign that is of the right version has to be printed again, or a new version made: what it says was overtaken. */
import { identityOf } from '@/rulebooks/registry';
import { longDate } from '@/rulebooks/spelling/wording';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Queries } from '../db/client';
import { onPapers } from '../letterheads/on-papers';
import { frozenLetterheadOf, letterheadOf, letterheadSetAt } from '../letterheads/queries';
import type { SubmissionRow } from '../submissions/stored/queries';
import { type TrialStep, trialStepsOf } from '../submissions/stored/trial-steps';
import { daysOf, variationOfSubmission, variationStepsOf } from '../submissions/variations/queries';
import type { PaperOrganisation } from '../vocabulary/letterhead';
import { isDecided } from '../vocabulary/life/states';
import { MOVES_THE_END } from '../vocabulary/life/steps';
import { stoppedEarly } from './stopped';

/**
 * `since`: the moment from which it was so. `byHand`: no other sign may be printed, so the one that hangs is corrected. `brief`: for a list, where
 * the page has the rest.
 */
export type Overtaken = {
  says: string;
  since: string;
  byHand?: true;
  brief?: string;
  /** Of every sign of the version alike, and mended by another version. */
  of?: 'papers';
};

/** Asked once for each version and organisation, however many tables display its sign. */
export function overtakenBy(db: Queries) {
  const steps = new Map<string, Promise<TrialStep[]>>();
  const papers = new Map<string, Promise<string | undefined>>();
  const stops = new Map<string, Promise<Stop | undefined>>();
  const once = <T>(kept: Map<string, T>, key: string, make: () => T): T => {
    const before = kept.get(key);
    if (before !== undefined) return before;
    const made = make();
    kept.set(key, made);
    return made;
  };
  /** `putUp`: when somebody said that the sign is up. */
  return async (row: SubmissionRow, putUp: string): Promise<Overtaken[]> => {
    const { id } = row;
    const taken = await once(steps, id, () => trialStepsOf(db, id));
    const changed = await once(papers, id, () => papersChanged(db, row));
    const stop = await once(stops, id, () => variationStop(db, row));
    return [
      ...trialMoved(row, taken, putUp),
      ...(stop && stop.at > putUp ? [byHandOnly({ ...stop, what: 'variation' })] : []),
      ...(changed === undefined
        ? []
        : [
            {
              says: 'What papers for players say of you (name, contact, age, help or mark) has changed since this version was frozen. Its papers say what was frozen: make a new version to change them.',
              since: changed > putUp ? changed : putUp,
              of: 'papers' as const,
            },
          ]),
    ];
  };
}

type Tried = Pick<SubmissionRow, 'trialAgreed'>;

/** A sign says that the game is on trial, and until when, as it was when somebody put it up. */
export function trialMoved(row: Tried, steps: readonly TrialStep[], putUp: string): Overtaken[] {
  const adopted = steps.find(({ step, at }) => step === 'adopt' && at > putUp);
  if (adopted)
    return [
      {
        says: 'The game was adopted after this sign was put up. The sign says that it is on trial: print it again.',
        since: adopted.at,
      },
    ];
  const ends = steps.flatMap(({ step, at, lastDay }) =>
    lastDay && MOVES_THE_END.has(step) ? [{ step, at, lastDay }] : [],
  );
  const now = ends.at(-1);
  const named = ends.findLast(({ at }) => at <= putUp)?.lastDay ?? row.trialAgreed;
  if (!now || !named || now.lastDay === named) return [];
  return now.step === 'extend'
    ? [
        {
          says: `The trial was extended to ${longDate(now.lastDay)} after this sign was put up. The sign names the days: print it again.`,
          since: now.at,
        },
      ]
    : [byHandOnly({ ...now, named, what: 'trial' })];
}

type Stop = { at: string; lastDay: string; named: string };

const byHandOnly = ({ at, lastDay, named, what }: Stop & { what: string }): Overtaken => ({
  says: `The ${what} was stopped after this sign was put up. Its last day is ${longDate(lastDay)}, and the sign names ${longDate(named)}: write the new day on it. No other sign is printed.`,
  since: at,
  byHand: true,
  brief: `The ${what} was stopped. Write its last day, ${longDate(lastDay)}, on the sign.`,
});

/** Of a temporary variation that was ended early: the sign names the days that were notified. */
async function variationStop(db: Queries, row: SubmissionRow): Promise<Stop | undefined> {
  const offered = isDecided(row.state) ? undefined : await variationOfSubmission(db, row.id);
  const lastDay = offered && stoppedEarly(daysOf(offered, row, undefined));
  if (!offered?.to || !lastDay) return undefined;
  const steps = await variationStepsOf(db, offered.id);
  const ended = steps.findLast(({ step }) => step.lastDay === lastDay);
  return ended && { at: ended.step.at, lastDay, named: offered.to };
}

/** Which houses there are stands on the papers for the authority alone; a version names its own. */
function toPlayers(papers: PaperOrganisation | undefined): Omit<PaperOrganisation, 'premises'> {
  const { premises: _, ...others } = papers ?? {};
  return others;
}

/** When, where what papers say is no longer what was frozen with it. */
async function papersChanged(db: Queries, row: SubmissionRow): Promise<string | undefined> {
  const book = identityOf(row.rulebook);
  const current = await letterheadOf(db, row.organisationId);
  const now = book && onPapers(current ?? {}, book);
  const frozen = await frozenLetterheadOf(db, row.id);
  if (canonicalJson(toPlayers(now)) === canonicalJson(toPlayers(frozen))) return undefined;
  return (await letterheadSetAt(db, row.organisationId)) ?? row.frozenAt;
}
