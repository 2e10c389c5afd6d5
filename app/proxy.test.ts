/** What the proxy adds to every page. */
import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { proxy } from '@/proxy';

it('sends every page with its content security policy, whose nonce no other page has', () => {
  const [first, second] = [1, 2].map(() =>
    proxy(new NextRequest('http://localhost:3000/sign-in')).headers.get('content-security-policy'),
  );
  expect(first).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='(;| 'unsafe-eval';)/);
  expect(first).not.toBe(second);
});
