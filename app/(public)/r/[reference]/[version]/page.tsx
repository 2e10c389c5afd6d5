import type { Metadata } from 'next';
import { FEED } from '../../../feed-link';
import { RecordOf } from '../../../record/[hash]/record-of';
import { readReference } from '../read';

export const metadata: Metadata = { title: 'Public record', alternates: FEED };

type Props = { params: Promise<{ reference: string; version: string }> };

export default async function VersionPage({ params }: Props) {
  const { reference, version } = await params;
  return <RecordOf record={await readReference({ reference, version: Number(version) })} />;
}
