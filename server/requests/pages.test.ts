/** Pages wait for their turn, and nothing else does. */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { pagesInTurn } from './pages';

it('draws three pages at once in each process, and answers a call beside them', () => {
  const inTurn = pagesInTurn(4, 'a key of this test');
  const begun: string[] = [];
  const ask = (url: string) => {
    const response = new EventEmitter();
    const request = { url, headers: {}, socket: { remoteAddress: '192.0.2.1' } };
    inTurn(request as IncomingMessage, response as unknown as ServerResponse, () => begun.push(url));
    return response;
  };
  const [first] = Array.from({ length: 13 }, (_, page) => ask(`/workbench/${page}`));
  expect(begun).toHaveLength(12);
  ask('/api/trpc/accounts.me');
  expect(begun.at(-1)).toBe('/api/trpc/accounts.me');
  first?.emit('close');
  expect(begun.at(-1)).toBe('/workbench/12');
});
