/** What the web server answers by itself, as Next would fail on it. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const ASKED = [
  { method: 'TRACE', url: '/' },
  { method: 'CONNECT', url: '/' },
  { method: 'GET', url: '/%' },
  { method: 'GET', url: '/sign-in?next=%' },
  { method: 'POST', url: '/api/trpc/site.status' },
  { method: 'PUT', url: '/sign-in' },
  { method: 'POST', url: '/api' },
  { method: 'OPTIONS', url: '/' },
  { method: 'PATCH', url: '/workbench/1' },
  { method: 'DELETE', url: '/api/../sign-in' },
  { method: 'PUT', url: '/api/%2e%2e/sign-in' },
  { method: 'POST', url: '//' },
  { method: 'HEAD', url: '/record/1?a=b' },
];

const READ = '405 GET, HEAD';

it('refuses methods that no page has, and addresses that cannot be read', () => {
  const program = `const { unanswered } = await import('./scripts/unanswered.mjs');
    console.log(JSON.stringify(${JSON.stringify(ASKED)}.map((asked) => {
      const { status, headers } = unanswered(asked) ?? { status: 0, headers: {} };
      return headers.Allow ? \`\${status} \${headers.Allow}\` : status;
    })));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(JSON.parse(answer)).toEqual([READ, READ, 400, 0, 0, ...Array(7).fill(READ), 0]);
});
