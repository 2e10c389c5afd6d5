/** Whose page is drawn next. */
import { EventEmitter, once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waiterOf } from '../access/lines';
import { type Bounds, pageTurns } from './page-turns';

const BOUNDS: Bounds = { atOnce: 2, mostInLine: 2, most: 4, longestTurnMs: 1000 };
const NORA = waiterOf('nora', '');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function site(bounds: Partial<Bounds> = {}) {
  const inTurn = pageTurns({ ...BOUNDS, ...bounds });
  const drawn: number[] = [];
  const asked: EventEmitter[] = [];
  const refused: unknown[] = [];
  const ask = (page: number, waiter = NORA) => {
    const response = new EventEmitter();
    asked[page] = response;
    Object.assign(response, {
      writeHead: (...head: unknown[]) => refused.push(...head),
      end: () => undefined,
    });
    inTurn(waiter, { response: response as unknown as ServerResponse, draw: () => drawn.push(page) });
  };
  /** Answered, or left by its reader. */
  const close = (page: number) => asked[page]?.emit('close');
  return { drawn, refused, ask, close };
}

it('draws two at a time and the others in the order they came', () => {
  const { drawn, ask, close } = site();
  for (const page of [1, 2, 3, 4]) ask(page);
  expect(drawn).toEqual([1, 2]);
  close(2);
  expect(drawn).toEqual([1, 2, 3]);
  close(1);
  expect(drawn).toEqual([1, 2, 3, 4]);
  close(3);
  ask(5);
  expect(drawn).toEqual([1, 2, 3, 4, 5]);
});

it('does not draw what its reader left before its turn', () => {
  const { drawn, ask, close } = site();
  for (const page of [1, 2, 3, 4]) ask(page);
  close(3);
  expect(drawn).toEqual([1, 2]);
  close(1);
  expect(drawn).toEqual([1, 2, 4]);
});

it('gives on the turn of what takes too long, and gives it on once', () => {
  const { drawn, ask, close } = site({ atOnce: 1 });
  ask(1);
  ask(2);
  ask(3);
  vi.advanceTimersByTime(999);
  expect(drawn).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(drawn).toEqual([1, 2]);
  close(1);
  expect(drawn, 'its turn was over before').toEqual([1, 2]);
  close(2);
  expect(drawn).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(999);
  ask(4);
  close(3);
  vi.advanceTimersByTime(1);
  ask(5);
  expect(drawn, 'the turn that was answered in time is not ended again').toEqual([1, 2, 3, 4]);
});

it('lets people take turns, so that nobody waits for all that another asked for', () => {
  const { drawn, refused, ask, close } = site({ atOnce: 1, mostInLine: 3 });
  for (const page of [1, 2, 3, 4]) ask(page);
  ask(5, waiterOf('hana', ''));
  close(1);
  close(2);
  expect(drawn).toEqual([1, 2, 5]);
  expect(refused).toEqual([]);
});

it('has room for as much of all visitors as of ten people, and for so much in all', () => {
  const refusals = ({ refused }: { refused: unknown[] }) => refused.filter((said) => said === 503).length;
  const visitors = site({ most: 100 });
  for (let page = 0; page < 25; page += 1) visitors.ask(page, waiterOf(undefined, `192.0.2.${page}`));
  expect(refusals(visitors)).toBe(3);
  const people = site();
  const ask = (page: number) => people.ask(page, waiterOf(`person ${page}`, ''));
  for (let page = 0; page < 7; page += 1) ask(page);
  expect(refusals(people)).toBe(1);
  people.close(3);
  ask(7);
  ask(8);
  expect(refusals(people), 'who left makes room for one').toBe(2);
  people.close(0);
  ask(9);
  expect(refusals(people), 'a turn that begins makes room').toBe(2);
  people.close(2);
  ask(10);
  ask(11);
  expect(refusals(people), 'and for one only').toBe(3);
});

it('refuses one too many, and says when it is asked for again', () => {
  const { drawn, refused, ask, close } = site();
  for (const page of [1, 2, 3, 4, 5]) ask(page);
  expect(refused).toEqual([
    503,
    {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
      Refresh: '5',
    },
  ]);
  close(1);
  close(2);
  ask(6);
  expect(drawn, 'what was refused is never drawn').toEqual([1, 2, 3, 4]);
});

it('hears from a server that a reader has gone', async () => {
  vi.useRealTimers();
  const inTurn = pageTurns({ ...BOUNDS, atOnce: 1, longestTurnMs: 60_000 });
  const server = createServer((request, response) =>
    inTurn(NORA, {
      response,
      draw: () => {
        if (request.url === '/2') response.end();
      },
    }),
  ).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const first = get({ port, path: '/1', agent: false }).on('error', () => undefined);
  await once(server, 'request');
  const second = once(get({ port, path: '/2', agent: false }), 'response');
  await once(server, 'request');
  first.destroy();
  await second;
  server.close();
});
