import type { Metadata } from 'next';
import { AuditTrail } from './audit-trail';

export const metadata: Metadata = { title: 'Audit' };

type Props = { searchParams: Promise<{ submission?: string | string[] }> };

export default async function AuditPage({ searchParams }: Props) {
  const { submission } = await searchParams;
  return <AuditTrail submission={typeof submission === 'string' ? submission : undefined} />;
}
