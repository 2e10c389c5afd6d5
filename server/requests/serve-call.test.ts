/** Calls as they come over a connection. */
import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isCall, serveCall } from './serve-call';

afterEach(() => vi.restoreAllMocks());

type Answer = Parameters<typeof serveCall>[2];
type Sent = { method?: string; body?: string; headers?: Record<string, string>; path?: string };

async function over(
  answer: Answer,
  { method = 'GET', body, headers = {}, path = '/api/trpc/a.b?input=1' }: Sent,
) {
  const server = createServer((request, response) => void serveCall(request, response, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = ask({ host: '127.0.0.1', port, path, method, headers, agent: false });
  sent.end(body);
  const [got] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(got);
  server.close();
  return { status: got.statusCode, headers: got.headers, bytes, said: String(bytes) };
}

const told: Answer = async (request) =>
  Response.json(
    {
      asked: new URL(request.url).pathname + new URL(request.url).search,
      method: request.method,
      cookie: request.headers.get('cookie'),
      from: request.headers.get('x-forwarded-for'),
      body: await request.text(),
    },
    { status: 207, headers: { 'cache-control': 'private, no-store' } },
  );

describe('a call', () => {
  it('is answered with what was asked, and with its length', async () => {
    const { status, headers, said } = await over(told, { headers: { cookie: 'a=b; c=d' } });
    expect(JSON.parse(said)).toEqual({
      asked: '/api/trpc/a.b?input=1',
      method: 'GET',
      cookie: 'a=b; c=d',
      from: '127.0.0.1',
      body: '',
    });
    expect({ status, length: headers['content-length'], cache: headers['cache-control'] }).toEqual({
      status: 207,
      length: String(said.length),
      cache: 'private, no-store',
    });
  });

  it('that writes brings its body', async () => {
    const { said } = await over(told, { method: 'POST', body: '{"json":"é"}' });
    expect(JSON.parse(said)).toMatchObject({ method: 'POST', body: '{"json":"é"}' });
  });

  it.each([
    ['gzip, deflate, br', 4096, 'gzip'],
    ['br;q=1, gzip;q=0.5', 4096, 'gzip'],
    ['gzip', 4095, undefined],
    ['gzip;q=0', 4096, undefined],
    ['deflate, xgzip', 4096, undefined],
    [undefined, 4096, undefined],
  ])('that accepts %s gets %d bytes as %s', async (accepts, size, expected) => {
    const long: Answer = async () => new Response('x'.repeat(size));
    const { headers, bytes } = await over(long, { headers: accepts ? { 'accept-encoding': accepts } : {} });
    expect([headers['content-encoding'], headers.vary]).toEqual([expected, 'Accept-Encoding']);
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(String(expected ? gunzipSync(bytes) : bytes)).toBe('x'.repeat(size));
  });

  it('keeps the address that a proxy gives', async () => {
    const { said } = await over(told, { headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(JSON.parse(said)).toMatchObject({ from: '192.0.2.7' });
  });

  it('is refused by its size before its body is read', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-length': '2000000' };
    const { status } = await over(undefined, { method: 'POST', body: 'x'.repeat(2_000_000), headers });
    expect(status).toBe(413);
  });

  it('that fails is answered with the sentence of every failure, and logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = async () => {
      throw new Error('secret');
    };
    const { status, said } = await over(failing, {});
    expect(status).toBe(500);
    expect(said).toContain('Something went wrong on our side');
    expect(said).not.toContain('secret');
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['GET', '/api/trpc/drafts.list', true],
  ['POST', '/api/trpc/drafts.save,drafts.get?batch=1', true],
  ['HEAD', '/api/trpc/drafts.list', false],
  ['DELETE', '/api/trpc/drafts.list', false],
  ['GET', '/api/trpc', false],
  ['GET', '/api/trpc/drafts.list/?input=1', false],
  ['GET', '/api/trpcs/drafts.list', false],
  ['GET', '/api/trpc/../auth/get-session', false],
  ['GET', '/api/trpc/%2e%2e/auth/get-session', false],
  ['GET', '//api/trpc/drafts.list', false],
  ['GET', '/workbench', false],
])('%s %s is a call: %s', (method, url, expected) => {
  expect(isCall({ method, url })).toBe(expected);
});
