import type { Metadata } from 'next';
import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { readRulebook } from '../../read';
import { ConflictsView } from './conflicts-view';

export const metadata: Metadata = { title: 'Fees that contradict each other' };

export default async function ConflictsPage({ params }: { params: Promise<{ rulebook: string }> }) {
  const { rulebook } = await readRulebook((await params).rulebook);
  return (
    <Section
      title="Fees that contradict each other"
      lead="Two schedules of the source for the same game, limit and number of players, side by side: what one has and the other has not, with its line, which governs and why."
      actions={<TextLink href={`/rulebooks/${rulebook.id}/fees`}>All options</TextLink>}
    >
      <ConflictsView rulebook={rulebook.id} />
    </Section>
  );
}
