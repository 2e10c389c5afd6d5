import type { Metadata } from 'next';
import { RulebookList } from './rulebook-list';

export const metadata: Metadata = { title: 'Rulebooks' };

export default function RulebooksPage() {
  return <RulebookList />;
}
