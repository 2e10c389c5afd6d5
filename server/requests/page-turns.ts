/**
 * Whose page is drawn next (`access/lines.ts`). One thread draws the pages of a process, so more of them at once only make each
 * later: a few are drawn at a time, and one that nobody waits for any longer is not drawn at all.
 */
import type { ServerResponse } from 'node:http';
import { Lines, type Waiter } from '../access/lines';

export type Bounds = { atOnce: number; mostInLine: number; most: number; longestTurnMs: number };

/** How many a process draws at a time: while one waits for the database it draws another. */
export const PAGES_OF_A_PROCESS = 3;

const BOUNDS = {
  mostInLine: 50,
  most: 1000,
  // What takes longer waits for something else than this thread, or for a slow reader: it holds up nobody.
  longestTurnMs: 1000,
};
const AGAIN_AFTER_SECONDS = 5;

type Answer = Pick<ServerResponse, 'once' | 'writeHead' | 'end'>;
type Page = { response: Answer; draw: () => void };

function refuse(response: Answer): void {
  response.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(AGAIN_AFTER_SECONDS),
    // A browser asks for the page again by itself.
    Refresh: String(AGAIN_AFTER_SECONDS),
  });
  response.end(
    `More pages are asked for than Assay can draw at once. This one is asked for again in ${AGAIN_AFTER_SECONDS} seconds.\n`,
  );
}

/** Takes who asks for a page, its response and what draws it. */
export function pageTurns(
  given: Pick<Bounds, 'atOnce'> & Partial<Bounds>,
): (waiter: Waiter, page: Page) => void {
  const bounds: Bounds = { ...BOUNDS, ...given };
  const lines = new Lines<Page>();
  let waiting = 0;
  let drawing = 0;

  function begin({ response, draw }: Page): void {
    drawing += 1;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      clearTimeout(longest);
      drawing -= 1;
      const next = lines.take();
      if (!next) return;
      waiting -= 1;
      begin(next.item);
    };
    const longest = setTimeout(end, bounds.longestTurnMs).unref();
    // Of an answer that was broken off as well.
    response.once('close', end);
    draw();
  }

  return (waiter, page) => {
    if (drawing < bounds.atOnce) return begin(page);
    const { line, all } = lines.before(waiter);
    // Visitors have many lines, and together as much room as ten people.
    if (line >= bounds.mostInLine || all >= 10 * bounds.mostInLine || waiting >= bounds.most)
      return refuse(page.response);
    lines.add(waiter, page);
    waiting += 1;
    page.response.once('close', () => {
      if (lines.remove(waiter, page)) waiting -= 1;
    });
  };
}
