import { Section } from '@/app/components/page-frame';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { OpenList } from '../../open/open-list';
import { Overruled } from './overruled';

/** What is open in this version, before its numbers: the same that freezing, submitting and deciding show. */
export function OpenSection({
  submission,
  lead,
}: {
  submission: Pick<SubmissionWhole, 'open' | 'findings' | 'judgements'>;
  lead?: string | undefined;
}) {
  const { open } = submission;
  return (
    <Section id="open" title="Open" lead={open.length === 0 ? 'This version has nothing open.' : lead}>
      <OpenList open={open} details={false} />
      <Overruled {...submission} />
    </Section>
  );
}
