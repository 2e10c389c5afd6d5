import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { totalisatorBooks } from '@/rulebooks/totalisator-books';
import { found } from '../found';
import { Meetings } from './meetings';

export const metadata: Metadata = { title: 'Race meetings' };

export default async function MeetingsPage() {
  const server = await api();
  const me = await found(server.accounts.me(), '/meetings');
  if (!me || me.organisation.kind === 'administration') notFound();
  return (
    <Meetings
      initial={await found(server.meetings.list(), '/meetings')}
      writes={me.organisation.kind === 'operator'}
      books={totalisatorBooks().map(({ id, title }) => ({ id, title }))}
    />
  );
}
