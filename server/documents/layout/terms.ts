/** Words that lead to what they mean: each where it is met first in running text or in a cell. */
import type { Term } from '../paper';
import { type Element, element, linkIn, type Mark, type Page, type Piece, type Role } from './drawing';
import { widthOf } from './fonts';

type Text = Extract<Mark, { draw: 'text' }>;

const READ: ReadonlySet<Role> = new Set<Role>(['P', 'LBody', 'TD']);

const wordOf = (term: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}-])`, 'iu');

type Found = { at: number; length: number; term: Term };

/** The first word in it that is still to be met. */
function foundIn(text: string, open: ReadonlyMap<Term, RegExp>): Found | undefined {
  let first: Found | undefined;
  for (const [term, word] of open) {
    const met = word.exec(text);
    if (met && (!first || met.index < first.at)) first = { at: met.index, length: met[0].length, term };
  }
  return first;
}

/** What is drawn in one stroke of reading, and where it leads. */
type Run = { marks: Mark[]; to?: string };

function cut(mark: Text, { at, length }: Found, color: string): [Text, Text, Text] {
  const wide = (text: string) => widthOf(text, mark.weight, mark.size, mark.tabular);
  const [head, word, tail] = [
    mark.text.slice(0, at),
    mark.text.slice(at, at + length),
    mark.text.slice(at + length),
  ];
  const start = mark.x + wide(head);
  return [
    { ...mark, text: head },
    { ...mark, x: start, text: word, color },
    { ...mark, x: start + wide(word), text: tail },
  ];
}

function runsOf(marks: Mark[], open: Map<Term, RegExp>, color: string): Run[] {
  const runs: Run[] = [{ marks: [] }];
  for (const mark of marks) {
    let rest = mark;
    while (rest.draw === 'text') {
      const found = foundIn(rest.text, open);
      if (!found) break;
      open.delete(found.term);
      const [head, word, tail] = cut(rest, found, color);
      if (head.text !== '') runs.at(-1)?.marks.push(head);
      runs.push({ marks: [word], to: found.term.to }, { marks: [] });
      rest = tail;
    }
    if (rest.draw !== 'text' || rest.text !== '') runs.at(-1)?.marks.push(rest);
  }
  return runs.filter(({ marks: own }) => own.length > 0);
}

/** In the order in which they are read: what stood in the element itself stands in its children. */
function parted(target: Element, { id, ...piece }: Piece, runs: Run[]): Piece[] {
  return runs.map(({ marks, to }, index): Piece => {
    const own = to === undefined ? element('Span') : linkIn(target);
    if (to === undefined) target.children.push(own);
    return { ...piece, ...(index === 0 && id !== undefined ? { id } : {}), element: own, marks, to };
  });
}

export function withTerms(pages: Page[], terms: Term[], color: string): Page[] {
  const open = new Map(terms.map((term) => [term, wordOf(term.term)]));
  const often = new Map<Element, number>();
  for (const { pieces } of pages)
    for (const { element: target } of pieces) if (target) often.set(target, (often.get(target) ?? 0) + 1);
  return pages.map(({ pieces }) => ({
    pieces: pieces.flatMap((piece) => {
      const { element: target, to, marks } = piece;
      const whole =
        target && READ.has(target.role) && target.children.length === 0 && often.get(target) === 1;
      if (open.size === 0 || !whole || to !== undefined) return [piece];
      const runs = runsOf(marks, open, color);
      return runs.some((run) => run.to !== undefined) ? parted(target, piece, runs) : [piece];
    }),
  }));
}
