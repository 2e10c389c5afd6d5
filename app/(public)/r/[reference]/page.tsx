import type { Metadata } from 'next';
import { FEED } from '../../feed-link';
import { RecordOf } from '../../record/[hash]/record-of';
import { readReference } from './read';

export const metadata: Metadata = { title: 'Public record', alternates: FEED };

/** The version of a reference that holds now, or the last that did. */
export default async function ReferencePage({ params }: { params: Promise<{ reference: string }> }) {
  return <RecordOf record={await readReference(await params)} />;
}
