import { colleagues } from '../accounts/stored/queries';
import type { Queries } from '../db/client';
import { tell } from '../notices/queries';
import type { SubmissionRow } from '../submissions/stored/queries';

export async function tellOperator(
  tx: Queries,
  submission: SubmissionRow,
  at: string,
  text: string,
): Promise<void> {
  const people = await colleagues(tx, submission.organisationId);
  await tell(
    tx,
    people.map((person) => person.id),
    { at, text, href: `/submissions/${submission.id}` },
  );
}
