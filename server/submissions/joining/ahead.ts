/** Trials that were joined and go on without those that joined them: extended beyond their last day, or adopted. */
import type { Today } from '@/rulebooks/zones';
import type { Queries } from '../../db/client';
import { sealOf } from '../sealed/seal';
import { decisionOf, publicByReference } from '../stored/queries';
import { openTrial } from './joined';

export type Ahead = {
  /** Of the trial that was joined. */
  reference: string;
  /** Its last day, while it runs. */
  to: string;
  adopted: boolean;
};

type Joining = { id: string; rulebook: string; joins: string | null; trialTo: string | null };

/** By the id of whichever joined. */
export async function aheadOf(
  db: Queries,
  rows: readonly Joining[],
  today: Today,
): Promise<Map<string, Ahead>> {
  const found = new Map<string, Ahead>();
  for (const { id, rulebook, joins, trialTo } of rows) {
    if (joins === null || trialTo === null) continue;
    const trial = await openTrial(db, joins, today(rulebook));
    const to = trial?.days.to ?? '';
    const adopted = trial === undefined && (await isAdopted(db, joins));
    if (adopted || to > trialTo) found.set(id, { reference: joins, to, adopted });
  }
  return found;
}

/** Of its versions the last that was tried, which is the one that was joined. */
async function isAdopted(db: Queries, reference: string): Promise<boolean> {
  const versions = await publicByReference(db, reference);
  const tried = versions.find(({ submission }) => submission.trialFrom !== null)?.submission;
  if (tried?.state !== 'adopted') return false;
  return (await sealOf(db, tried, await decisionOf(db, tried.id)))?.state === 'good';
}
