/**
 * A site that is used: 200 people signed in, each with an account of their own, for five minutes, while two analyses run.
 * Each opens a page every ten seconds and asks the API every five, on average. `npm run bench:load`
 */
import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { type APIRequestContext, expect } from '@playwright/test';
import { analysedDraft, ask, held, tell } from './api';
import { dataDirOf, ownSite } from './environment';
import { HANA, NORA, pageOf } from './people';
import { processorTime } from './processor-time';
import { type Answered, read } from './readers';
import { test } from './site';

const PEOPLE = 200;
const SECONDS = 300;
/** Everybody comes at once to a site that has just been started: apart from the five minutes. */
const COLD_SECONDS = 60;
// As it is where nobody chooses: a web process and a thread of the worker for each core.
test.use({ settings: { cores: availableParallelism(), niceness: 'chosen' } });

const TABLES = ['user', 'account', 'member', 'session'] as const;

/** Colleagues of one person, as the sign-in library stores them, each with a session; the values of their cookies. */
async function colleaguesOf(email: string, dataDir: string): Promise<string[]> {
  const client = createClient({ url: `file:${path.join(dataDir, 'assay.db')}` });
  // The site writes while it starts.
  await client.execute('PRAGMA busy_timeout = 20000');
  const [person] = (await client.execute({ sql: 'SELECT id FROM user WHERE email = ?', args: [email] })).rows;
  const key = readFileSync(path.join(dataDir, 'secret'), 'utf8').trim();
  const cookies: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const id = randomUUID();
    const token = randomUUID().replaceAll('-', '');
    for (const table of TABLES) {
      const own = table === 'user' ? 'id' : 'user_id';
      const { rows, columns } = await client.execute({
        sql: `SELECT * FROM ${table} WHERE ${own} = ? LIMIT 1`,
        args: [String(person?.id)],
      });
      const changed: Record<string, string> = {
        id: table === 'user' ? id : randomUUID(),
        user_id: id,
        email: `colleague-${n}@northgate.example`,
        account_id: id,
        token,
      };
      await client.execute({
        sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
        args: columns.map((column) => changed[column] ?? rows[0]?.[column] ?? null),
      });
    }
    const signature = createHmac('sha256', key).update(token).digest('base64');
    cookies.push(encodeURIComponent(`${token}.${signature}`));
  }
  client.close();
  return cookies;
}

const within = ({ times }: Answered, share: number): string =>
  `${Math.round(times[Math.ceil(share * times.length) - 1] ?? 0)} ms`;

const asked = (procedure: string, input?: unknown) =>
  `/api/trpc/${procedure}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`;

/** As many rounds as an analysis may have, with another seed each time; how many were begun. */
async function keptComputing(request: APIRequestContext, over: number): Promise<number> {
  const { id } = await held<{ id: string }>(
    tell(request, 'drafts.create', { rulebook: 'gb-2007', game: 'ultimate-holdem' }),
  );
  let begun = 0;
  while (Date.now() < over) {
    const { job } = await held<{ job: unknown }>(ask(request, 'drafts.get', { id }));
    if (!job) {
      begun += 1;
      await held(
        tell(request, 'analyses.start', { draft: id, revision: 1, rounds: 20_000_000, seed: begun }),
      );
    }
    await wait(1000);
  }
  return begun;
}

test('200 people for five minutes', async ({ browser }) => {
  test.setTimeout((COLD_SECONDS + SECONDS + 300) * 1000);
  const nora = await pageOf(browser, NORA);
  const hana = await pageOf(browser, HANA);
  const own = (await nora.context().cookies()).find(({ name }) => name.includes('session_token'));
  const draft = await analysedDraft(nora.request, 'roulette', 'Read by many');
  const dataDir = dataDirOf(new URL(ownSite.url).port);
  const cookies = await colleaguesOf(NORA.email, dataDir);
  const known = await fetch(new URL(asked('accounts.me'), ownSite.url), {
    headers: { cookie: `${own?.name}=${cookies[0]}` },
  });
  expect(JSON.stringify(await known.json()), 'colleagues are signed in').toContain('colleague-0@');

  const { port } = new URL(ownSite.url);
  const over = Date.now() + (COLD_SECONDS + SECONDS) * 1000;
  const computed = Promise.all([nora, hana].map(({ request }) => keptComputing(request, over)));
  const addresses = {
    pages: [
      '/workbench',
      `/workbench/${draft}`,
      '/submissions',
      '/rulebooks/gb-2007',
      '/rulebooks/gb-2007/games/roulette',
    ],
    calls: [
      asked('drafts.list'),
      asked('notices.unread'),
      asked('drafts.get', { id: draft }),
      asked('submissions.list'),
    ],
  };
  const readFor = async (seconds: number) => {
    const given = {
      url: ownSite.url,
      cookies: cookies.map((cookie) => `${own?.name}=${cookie}`),
      seconds,
    };
    const [pages, calls] = await Promise.all([
      read({ ...given, paths: addresses.pages, every: 10 }),
      read({ ...given, paths: addresses.calls, every: 5 }),
    ]);
    return { pages, calls };
  };
  const said = (what: string, answered: Answered, seconds: number) => {
    const { times, failures } = answered;
    console.log(
      `${what}: ${times.length} answered, ${(times.length / seconds).toFixed(1)}/s; median ${within(answered, 0.5)}, 95% within ${within(answered, 0.95)}, 99% within ${within(answered, 0.99)}; ${failures.length} failed`,
    );
  };
  const cold = await readFor(COLD_SECONDS);
  said('pages, first minute', cold.pages, COLD_SECONDS);
  said('calls, first minute', cold.calls, COLD_SECONDS);
  const before = { ...processorTime(port), generator: process.cpuUsage() };
  const { pages, calls } = await readFor(SECONDS);
  const taken = processorTime(port);
  const generator = process.cpuUsage(before.generator);
  const share = (ms: number) => `${((100 * ms) / (SECONDS * 1000 * availableParallelism())).toFixed(0)}%`;
  console.log(`analyses, one after another: ${(await computed).join(' and ')}`);
  console.log(
    `of ${availableParallelism()} cores: web ${share(taken.web - before.web)}, worker ${share(taken.worker - before.worker)}, generator ${share((generator.user + generator.system) / 1000)}; load average ${loadavg()[1]?.toFixed(1)}`,
  );
  said('pages', pages, SECONDS);
  said('calls', calls, SECONDS);
  expect([...pages.failures, ...calls.failures]).toEqual([]);
});
