import type { Metadata } from 'next';
import { environment } from '@/server/environment/environment';
import { FEED } from '../../feed-link';
import { FiledView } from '../../filed/filed-view';
import { RecordOf } from '../../record/[hash]/record-of';
import { isFiledCode, readFiled, readReference } from './read';

export const metadata: Metadata = { title: 'Public record', alternates: FEED };

type Props = {
  params: Promise<{ reference: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
};

/** The version of a reference that holds now, or the last that did; of a schedule of fees or pool rules, the one with this code. */
export default async function ReferencePage({ params, searchParams }: Props) {
  const { reference } = await params;
  if (!isFiledCode(reference)) return <RecordOf record={await readReference({ reference })} />;
  const filed = await readFiled(reference, (await searchParams).from);
  return <FiledView filed={filed} site={environment().publicUrl} />;
}
