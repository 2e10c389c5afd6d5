import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TextLink } from '@/app/components/button';
import { Page } from '@/app/components/page-frame';
import { api } from '@/app/trpc/server';
import { found } from '../../../found';
import { CompareVersions } from './compare-versions';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Compare schedules of fees' };

export default async function ComparePage({ params }: Props) {
  const { id } = await params;
  const here = `/fees/${encodeURIComponent(id)}/compare`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'operator') notFound();
  const { name, versions } = await found(server.feeSchedules.get({ id }), here);
  return (
    <Page
      title="Compare, option by option"
      lead="What changed from one version to another, and what that does to the house and to a seat in an hour, one bet a player. Every moment of a hand counts as reached."
      above={<TextLink href={`/fees/${id}`}>{name}</TextLink>}
    >
      <CompareVersions id={id} versions={versions} />
    </Page>
  );
}
