/** Draws pages in turn, and everything else at once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { secret } from '../environment/environment';
import { pageTurns } from './page-turns';
import { isPage, pageWaiter } from './page-waiter';

export function pagesInTurn(
  key: string = secret(),
): (request: IncomingMessage, response: ServerResponse, draw: () => void) => void {
  const inTurn = pageTurns();
  return (request, response, draw) =>
    isPage(request) ? inTurn(pageWaiter(request, key), { response, draw }) : draw();
}
