import { colleagues } from '../../accounts/stored/queries';
import type { Queries } from '../../db/client';
import { type Said, tell } from '../../notices/queries';
import type { SubmissionRow } from '../stored/queries';

export async function tellOperator(
  tx: Queries,
  submission: SubmissionRow,
  { kind, at, text }: Pick<Said, 'kind' | 'at' | 'text'>,
): Promise<void> {
  const people = await colleagues(tx, submission.organisationId);
  await tell(
    tx,
    people.map((person) => person.id),
    { kind, at, text, reference: submission.reference, href: `/submissions/${submission.id}` },
  );
}
