/** Draws pages in turn, and everything else at once; in this process or in others. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { secret } from '../environment/environment';
import { PAGES_OF_A_PROCESS, pageTurns } from './page-turns';
import { isPage, pageWaiter } from './page-waiter';

export { passOn } from './pass-on';

/** Takes how many processes draw. */
export function pagesInTurn(
  processes: number,
  key: string = secret(),
): (request: IncomingMessage, response: ServerResponse, draw: () => void) => void {
  const inTurn = pageTurns({ atOnce: processes * PAGES_OF_A_PROCESS });
  return (request, response, draw) =>
    isPage(request) ? inTurn(pageWaiter(request, key), { response, draw }) : draw();
}
