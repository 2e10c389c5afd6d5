import { expect, it } from 'vitest';
import { givePageHeaders } from './page-headers';

const SITE = { publicUrl: 'https://assay.example.org', development: false };

function given(headers: Record<string, string> = {}, url = '/workbench') {
  const request = { headers, url };
  const sent = new Map<string, unknown>();
  const response = { setHeader: (name: string, value: unknown) => sent.set(name, value) };
  givePageHeaders(request, response as never, SITE);
  return { request, sent };
}

it('sends every page with a policy whose nonce no other page has', () => {
  const [first, second] = [given(), given()].map(({ sent }) => sent.get('Content-Security-Policy'));
  expect(first).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==';/);
  expect(first).not.toBe(second);
});

it('gives Next the nonce that the browser gets', () => {
  const { request, sent } = given();
  expect(sent.get('Content-Security-Policy')).toContain(`'nonce-${request.headers['x-nonce']}'`);
  expect(request.headers['content-security-policy']).toBe(sent.get('Content-Security-Policy'));
});

it('takes no nonce or policy from whoever asks', () => {
  const { request } = given({ 'x-nonce': 'known', 'content-security-policy': "script-src 'nonce-known'" });
  expect(JSON.stringify(request.headers)).not.toContain('known');
});

it('tells browsers to come back over TLS', () => {
  expect(given().sent.get('Strict-Transport-Security')).toBe('max-age=63072000');
});

it.each([
  ['/api/attachments/0f3c', false],
  ['/api/attachments?of=question', false],
  ['/api/attachments-of-others', true],
  ['/workbench?from=/api/attachments/', true],
  ['/api/attachments/../../workbench', true],
  ['/api/attachments/%2e%2e/%2E./workbench', true],
  ['/x/../api/attachments/0f3c', false],
])('gives %s the policy of pages: %s', (url, is) => {
  const { sent } = given({}, url);
  expect(sent.has('Content-Security-Policy')).toBe(is);
  expect(sent.has('Strict-Transport-Security')).toBe(true);
});
