import type { Metadata } from 'next';
import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { MadeFileLink } from '@/app/files/made-file-link';
import { readPokerGame } from './read-game';
import { SheetBlocks } from './sheet-blocks';

type Props = { params: Promise<{ rulebook: string; game: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readPokerGame(params)).shown.label };
}

export default async function PokerGamePage({ params }: Props) {
  const { rulebook, shown } = await readPokerGame(params);
  return (
    <Section
      title={shown.label}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <TextLink href={`/rulebooks/${rulebook.id}/poker`}>All poker games</TextLink>
          <TextLink href={`/rulebooks/${rulebook.id}/poker/${shown.id}/showdown`}>Try a showdown</TextLink>
          <MadeFileLink href={`/api/rule-sheets/${rulebook.id}/${shown.id}`}>Rule sheet (PDF)</MadeFileLink>
        </div>
      }
    >
      <SheetBlocks blocks={shown.blocks} />
    </Section>
  );
}
