/** A version that is approved takes the place of those before it; one approved for trial, of earlier trials alone. */
import { and, eq, ne } from 'drizzle-orm';
import { SITE } from '../../audit/append';
import type { Queries } from '../../db/client';
import { submission } from '../../db/schema/index';
import { isTrial } from '../../vocabulary/life/states';
import { allows, moved, type Seen } from '../steps/move';
import { seenState } from '../stored/days';

export async function supersedeEarlier(
  tx: Queries,
  { submission: approved, at, today }: Seen,
  how: 'trial' | 'permanent',
): Promise<void> {
  const others = await tx
    .select()
    .from(submission)
    .where(and(eq(submission.reference, approved.reference), ne(submission.id, approved.id)));
  for (const other of others) {
    const state = seenState(other, today);
    if (!allows(state, 'supersede') || (how === 'trial' && !isTrial(state))) continue;
    await moved(
      tx,
      SITE,
      { submission: other, state, at, today },
      {
        step: 'supersede',
        data: { by: approved.id, version: approved.version },
        standing: { supersededBy: approved.id },
      },
    );
  }
}
