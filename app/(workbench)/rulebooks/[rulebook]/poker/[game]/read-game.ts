import { api } from '@/app/trpc/server';
import { found } from '../../../../found';
import { readRulebook } from '../../read';

/** The poker game that an address names, or the page that says there is none. */
export async function readPokerGame(params: Promise<{ rulebook: string; game: string }>) {
  const { rulebook: id, game } = await params;
  const { rulebook } = await readRulebook(id);
  const server = await api();
  const address = `/rulebooks/${rulebook.id}/poker/${encodeURIComponent(game)}`;
  return { rulebook, shown: await found(server.poker.game({ rulebook: rulebook.id, game }), address) };
}
