/** The rule sheet of a poker game as a PDF, to be read and not displayed. The same rules give the same bytes. */
import { pokerBookOf, pokerGameOf } from '@/rulebooks/poker-books';
import { ok, type Result } from '@/simulations/problems/problem';
import { ruleSheet } from './content/rule-sheet';
import { setPages } from './layout/sheets';
import { render } from './pdf/render';

/** Plain data, so that a thread can be handed it. */
export type AskedRuleSheet = { rulebook: string; game: string };

export async function makeRuleSheet({ rulebook, game }: AskedRuleSheet): Promise<Result<Uint8Array>> {
  const book = pokerBookOf(rulebook);
  if (!book.ok) return book;
  const found = pokerGameOf(book.value, game);
  if (!found.ok) return found;
  const paper = ruleSheet({ rulebook, game: found.value });
  return paper.ok ? ok(await render(paper.value, setPages(paper.value, {}, { within: 2 }))) : paper;
}
