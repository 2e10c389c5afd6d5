import { TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Moment } from '@/app/components/time';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';

/** Drafts that already began from this version: nobody begins a second one without knowing of the first. */
export function OpenRevisions({ revisions = [] }: { revisions: SubmissionWhole['revisions'] }) {
  if (revisions.length === 0) return null;
  return (
    <Note
      className="mb-6"
      title={
        revisions.length === 1
          ? 'A draft of another version is open'
          : `${revisions.length} drafts of other versions are open`
      }
    >
      <ul>
        {revisions.map(({ id, name, by, at }) => (
          <li key={id} className="wrap-anywhere">
            <TextLink href={`/workbench/${id}`}>{name}</TextLink>, last saved by {by} on <Moment at={at} />
          </li>
        ))}
      </ul>
    </Note>
  );
}
