/** Of what operators offer without an approval: local variations that they notified, and other pays. */
import type { Organisation } from '../access/context';
import { jurisdictionOf } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { assigneesAmong } from '../submissions/stored/assignments';
import { heldAmong } from '../submissions/stored/held';
import { briefOf, variationsFor } from '../submissions/variations/queries';
import { VARIATION_NAMES } from '../vocabulary/life/variation-words';
import { nextVariationState, type VariationState } from '../vocabulary/life/variations';
import { assigned } from './assigned';
import type { QueueItem } from './shapes';

/** To be read; or its operator has to stop or submit it. */
const AWAITED: readonly VariationState[] = ['notified', 'significant'];

/** What is asked of it is answered; of one that was taken back nothing more is. */
const isAnswered = (state: VariationState): boolean => nextVariationState(state, 'answer') !== undefined;

export async function offeredQueued(db: Queries, regulator: Organisation, now: Date): Promise<QueueItem[]> {
  const rows = await variationsFor(db, regulator);
  const versions = rows.map(({ submission }) => submission);
  const helds = await heldAmong(db, versions);
  const assignees = await assigneesAmong(
    db,
    versions.map(({ id }) => id),
  );
  return rows.map(({ variation, submission, operator }): QueueItem => {
    const { state } = briefOf(variation, submission, { now, held: helds.get(submission.id) });
    return {
      id: variation.id,
      href: `/review/variations/${variation.id}`,
      reference: variation.number,
      name: submission.name,
      version: submission.version,
      operator,
      of: `${VARIATION_NAMES[variation.kind]} of ${submission.gameLabel}`,
      jurisdiction: jurisdictionOf(variation.rulebook),
      kind: 'offered',
      ...assigned(assignees.get(submission.id)),
      state,
      since: variation.at,
      awaited: AWAITED.includes(state) || (variation.openQuestions > 0 && isAnswered(state)),
      openQuestions: variation.openQuestions,
      open: [],
    };
  });
}
