import type { Metadata } from 'next';
import { OrganisationPage } from './organisation-page';

export const metadata: Metadata = { title: 'Organisation' };

export default function Organisation() {
  return <OrganisationPage />;
}
