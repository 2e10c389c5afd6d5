import { cache } from 'react';
import { api } from '@/app/trpc/server';
import { found } from '../../found';

/** One rulebook with its checks; fetched once however many parts of a page ask for it. */
export const readRulebook = cache(async (id: string) => {
  const server = await api();
  return found(server.rulebooks.get({ id }), `/rulebooks/${encodeURIComponent(id)}`);
});
