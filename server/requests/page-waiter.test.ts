/** Who asks for a page: a person by a session that this site signed, everybody else by their address. */
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { waiterOf } from '../access/lines';
import { isPage, pageWaiter } from './page-waiter';

const KEY = 'a key of this test, long enough for anything';
const signed = (token: string, key = KEY) =>
  encodeURIComponent(`${token}.${createHmac('sha256', key).update(token).digest('base64')}`);

const socket = { remoteAddress: '192.0.2.1' };
const asked = (cookie: string, headers = {}) => pageWaiter({ headers: { cookie, ...headers }, socket }, KEY);

it('knows a person by a session that this site signed', () => {
  const nora = waiterOf('norasToken', '');
  expect(asked(`assay.session_token=${signed('norasToken')}`)).toEqual(nora);
  expect(asked(`theme=dark; __Secure-assay.session_token=${signed('norasToken')}; a=b`)).toEqual(nora);
});

it.each([
  ['no session', 'theme=dark'],
  ['a session of another name', `not-assay.session_token=${signed('norasToken')}`],
  ['one signed with another key', `assay.session_token=${signed('norasToken', 'another key')}`],
  ['one of another person with this signature', `assay.session_token=x${signed('norasToken')}`],
  ['no signature', 'assay.session_token=norasToken'],
  ['what cannot be read', 'assay.session_token=%'],
])('takes %s for a visitor', (_, cookie) => {
  expect(asked(cookie)).toEqual(waiterOf(undefined, '192.0.2.1'));
});

it('tells visitors apart by the address that a proxy forwards', () => {
  expect(asked('', { 'x-forwarded-for': '198.51.100.7' })).toEqual(waiterOf(undefined, '198.51.100.7'));
});

it.each([
  ['/', true],
  ['/workbench/1?tab=figures', true],
  ['/apiary', true],
  ['/api/trpc/drafts.list', false],
  ['/api/documents/1', false],
  ['/_next/static/a.js', false],
])('takes %s for a page: %s', (url, page) => {
  expect(isPage({ url })).toBe(page);
});
