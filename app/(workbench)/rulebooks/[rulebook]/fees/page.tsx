import type { Metadata } from 'next';
import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { api } from '@/app/trpc/server';
import { whole } from '@/simulations/printing/numbers';
import { found } from '../../../found';
import { readRulebook } from '../read';
import { FeesView } from './fees-view';

export const metadata: Metadata = { title: 'Fees' };

export default async function FeesPage({ params }: { params: Promise<{ rulebook: string }> }) {
  const { rulebook } = await readRulebook((await params).rulebook);
  const server = await api();
  const choices = await found(
    server.fees.choices({ rulebook: rulebook.id }),
    `/rulebooks/${encodeURIComponent(rulebook.id)}/fees`,
  );
  return (
    <Section
      title="Fees"
      actions={
        <TextLink href={`/rulebooks/${rulebook.id}/fees/conflicts`}>
          Those that contradict each other
        </TextLink>
      }
      lead={`All ${whole(choices.options)} options of collection fees that the source prints, each with its line and with what the checks found.`}
    >
      <FeesView rulebook={rulebook.id} choices={choices} />
    </Section>
  );
}
