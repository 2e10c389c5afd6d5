import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { totalisatorBooks } from '@/rulebooks/totalisator-books';
import { found } from '../found';
import { PoolRulesList } from './pool-rules-list';

export const metadata: Metadata = { title: 'Pool rules' };

export default async function PoolRulesPage() {
  const server = await api();
  const me = await found(server.accounts.me(), '/pools');
  if (me && me.organisation.kind !== 'operator') notFound();
  return (
    <PoolRulesList
      books={totalisatorBooks().map(({ id, title }) => ({ id, title }))}
      initial={await found(server.poolRules.list(), '/pools')}
      filed={await found(server.poolFilings.list(), '/pools')}
    />
  );
}
