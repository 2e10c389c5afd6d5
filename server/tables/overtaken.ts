/** Why a sign that is of the right version has to be printed again, or a new version made: what it says was overtaken. */
import { identityOf } from '@/rulebooks/registry';
import { longDate } from '@/rulebooks/spelling/wording';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Queries } from '../db/client';
import { onPapers } from '../letterheads/on-papers';
import { frozenLetterheadOf, letterheadOf, letterheadSetAt } from '../letterheads/queries';
import type { SubmissionRow } from '../submissions/stored/queries';
import { trialStepsOf } from '../submissions/stored/trial-steps';
import type { PaperOrganisation } from '../vocabulary/letterhead';

/** `since`: the moment from which it was so. */
export type Overtaken = { says: string; since: string };

/** Asked once for each version and organisation, however many tables display its sign. */
export function overtakenBy(db: Queries) {
  const steps = new Map<string, ReturnType<typeof trialStepsOf>>();
  const papers = new Map<string, Promise<string | undefined>>();
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
    return [
      ...extendedSince(taken, putUp),
      ...(changed === undefined
        ? []
        : [
            {
              says: 'What papers for players say of you (name, contact, age, help or mark) has changed since this version was frozen. Its papers say what was frozen: make a new version to change them.',
              since: changed > putUp ? changed : putUp,
            },
          ]),
    ];
  };
}

/** The trial was extended after the sign was put up, which names its days. */
export function extendedSince(steps: Awaited<ReturnType<typeof trialStepsOf>>, putUp: string): Overtaken[] {
  const extended = steps.findLast(({ step, at }) => step === 'extend' && at > putUp);
  return extended?.lastDay
    ? [
        {
          says: `The trial was extended to ${longDate(extended.lastDay)} after this sign was put up. The sign names the days: print it again.`,
          since: extended.at,
        },
      ]
    : [];
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
