import type { Metadata } from 'next';
import { Page } from '@/app/components/page-frame';
import { VerifyFile } from './verify-file';

export const metadata: Metadata = { title: 'Verify a paper' };

export default function VerifyPage() {
  return (
    <Page
      title="Verify a paper"
      lead="Drop a sign, a leaflet, a dossier, a report of a settled race meeting, a ZIP of papers or of everything of a submission, or an exported audit. It is checked in your browser against the public keys of this site, and does not leave your machine. Of a settlement, this site is asked by its number whether another has replaced it; it tells whoever is signed in and may see the meeting."
    >
      <VerifyFile />
    </Page>
  );
}
