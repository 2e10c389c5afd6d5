import type { Metadata } from 'next';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { Workbench } from './workbench';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Draft' };

export default async function DraftPage({ params }: Props) {
  const { id } = await params;
  const server = await api();
  const draft = await found(server.drafts.get({ id }), `/workbench/${id}`);
  const { rulebook, game } = draft.variant;
  const slice = await found(server.rulebooks.slice({ rulebook, game, at: draft.day }), `/workbench/${id}`);
  return <Workbench key={id} initial={draft} rulebook={slice} />;
}
