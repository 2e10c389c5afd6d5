import { Section } from '@/app/components/page-frame';
import type { OpenGroup } from '@/rulebooks/findings/open-groups';
import { OpenList } from '../../open/open-list';

/** What is open in this version, before its numbers: the same that freezing, submitting and deciding show. */
export function OpenSection({ open, lead }: { open: readonly OpenGroup[]; lead?: string | undefined }) {
  return (
    <Section id="open" title="Open" lead={open.length === 0 ? 'This version has nothing open.' : lead}>
      <OpenList open={open} details={false} />
    </Section>
  );
}
