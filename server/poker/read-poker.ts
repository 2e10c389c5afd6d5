/** The poker games of a rulebook, and the rule sheet of one: what the page shows is what the paper says. */
import { feesRecordedOf } from '@/rulebooks/fee-books';
import { feeGameOf, feeRows } from '@/rulebooks/poker/fees-of';
import { type ShowdownGame, showdownGameOf } from '@/rulebooks/poker/showdown/games';
import { type AnyGame, hasPot, playersSaid } from '@/rulebooks/poker/words';
import { pokerBookOf, pokerGameOf, pokerRecordedOf } from '@/rulebooks/poker-books';
import { ruleSheet } from '../documents/content/rule-sheet';
import type { Block } from '../documents/paper';
import { type Answer, notFound } from '../problems/problem';

export type PokerGameHead = {
  id: string;
  label: string;
  codes: readonly string[];
  /** "High and Low": into what the pot is divided; none where points are settled. */
  parts: readonly string[];
  players: string;
  /** Schedules of fees under which it is dealt. */
  schedules: number;
  lines: readonly [from: number, to: number];
};

/** Without its title, which the page has. */
export type PokerGameShown = { id: string; label: string; blocks: Block[]; showdown: ShowdownGame };

export function readPokerGames(rulebook: string): Answer<PokerGameHead[]> {
  const book = pokerRecordedOf(rulebook);
  if (!book) return notFound('rulebook with poker games');
  const fees = feesRecordedOf(rulebook);
  const head = (game: AnyGame): PokerGameHead => ({
    id: game.id,
    label: game.label,
    codes: fees?.games.find(({ id }) => id === feeGameOf(game))?.codes ?? [],
    parts: hasPot(game) ? game.pot.parts.map(({ label }) => label) : [],
    players: playersSaid(game),
    schedules: fees ? feeRows(fees, game).length : 0,
    lines: game.lines,
  });
  const heads = [...book.games, ...book.points].map(head);
  return { ok: true, value: heads.sort((a, b) => a.label.localeCompare(b.label, 'en')) };
}

export function readPokerGame({
  rulebook,
  game,
}: {
  rulebook: string;
  game: string;
}): Answer<PokerGameShown> {
  const book = pokerBookOf(rulebook);
  const found = book.ok ? pokerGameOf(book.value, game) : book;
  if (!found.ok) return notFound('poker game');
  const paper = ruleSheet({ rulebook, game: found.value });
  if (!paper.ok) return paper;
  const blocks = paper.value.blocks.filter((block) => block.kind !== 'heading' || block.level !== 1);
  return {
    ok: true,
    value: { id: game, label: found.value.label, blocks, showdown: showdownGameOf(found.value) },
  };
}
