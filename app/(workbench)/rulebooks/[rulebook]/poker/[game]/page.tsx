import type { Metadata } from 'next';
import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { MadeFileLink } from '@/app/files/made-file-link';
import { api } from '@/app/trpc/server';
import { found } from '../../../../found';
import { readRulebook } from '../../read';
import { SheetBlocks } from './sheet-blocks';

type Props = { params: Promise<{ rulebook: string; game: string }> };

async function readGame(params: Props['params']) {
  const { rulebook: id, game } = await params;
  const { rulebook } = await readRulebook(id);
  const server = await api();
  const address = `/rulebooks/${rulebook.id}/poker/${encodeURIComponent(game)}`;
  return { rulebook, shown: await found(server.poker.game({ rulebook: rulebook.id, game }), address) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readGame(params)).shown.label };
}

export default async function PokerGamePage({ params }: Props) {
  const { rulebook, shown } = await readGame(params);
  return (
    <Section
      title={shown.label}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <TextLink href={`/rulebooks/${rulebook.id}/poker`}>All poker games</TextLink>
          <MadeFileLink href={`/api/rule-sheets/${rulebook.id}/${shown.id}`}>Rule sheet (PDF)</MadeFileLink>
        </div>
      }
    >
      <SheetBlocks blocks={shown.blocks} />
    </Section>
  );
}
