import { cache } from 'react';
import { api } from '@/app/trpc/server';
import { found } from '../../found';

/** One rulebook; fetched once however many parts of a page ask for it. */
export const readRulebook = cache(async (id: string) => {
  const server = await api();
  return found(server.rulebooks.get({ id }), `/rulebooks/${encodeURIComponent(id)}`);
});

/** Every edition of it, the latest first. */
export const readEditions = cache(async (id: string) => {
  const server = await api();
  return found(server.rulebooks.editions({ id }), `/rulebooks/${encodeURIComponent(id)}`);
});

/** Its claims and ambiguities against our own figures, for the pages that show them: the others do not wait for it. */
export const readChecks = cache(async (id: string) => {
  const server = await api();
  return found(server.rulebooks.checks({ id }), `/rulebooks/${encodeURIComponent(id)}`);
});
