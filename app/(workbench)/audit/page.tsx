import type { Metadata } from 'next';
import { AuditTrail } from './audit-trail';

export const metadata: Metadata = { title: 'Audit' };

export default function AuditPage() {
  return <AuditTrail />;
}
