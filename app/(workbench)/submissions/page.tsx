import type { Metadata } from 'next';
import { SubmissionsList } from './submissions-list';

export const metadata: Metadata = { title: 'Submissions' };

export default function SubmissionsPage() {
  return <SubmissionsList />;
}
