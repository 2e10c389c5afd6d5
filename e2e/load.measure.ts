/**
 * A site that is used: 200 people signed in, each with an account of their own, for five minutes, while two analyses run: two
 * operators' staff and a regulator's. Each opens a page every ten seconds and asks the API every five, on average; every tenth
 * saves a draft of their own every ten. `npm run bench:load`
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
import { HANA, NORA, pageOf, RUTH } from './people';
import { processorTime } from './processor-time';
import { type Answered, chance, read } from './readers';
import { test } from './site';

const MEMBERS = 130;
const OTHERS = 40;
const REVIEWERS = 30;
const WRITERS = 20;
/** Seconds between two saves of one of them, on average. */
const SAVED_EVERY = 10;
/** What 95% are to be within, in ms. */
const TARGETS = { pages: 300, calls: 100 };
const SECONDS = 300;
/** Everybody comes at once to a site that has just been started: apart from the five minutes. */
const COLD_SECONDS = 60;
// As it is where nobody chooses: a web process and a thread of the worker for each core.
test.use({ settings: { cores: availableParallelism(), niceness: 'chosen' } });

const TABLES = ['user', 'account', 'member', 'session'] as const;

/** Colleagues of one person, as the sign-in library stores them, each with a session; the values of their cookies. */
async function colleaguesOf(email: string, people: number, dataDir: string): Promise<string[]> {
  const client = createClient({ url: `file:${path.join(dataDir, 'assay.db')}` });
  // The site writes while it starts.
  await client.execute('PRAGMA busy_timeout = 20000');
  const [person] = (await client.execute({ sql: 'SELECT id FROM user WHERE email = ?', args: [email] })).rows;
  const key = readFileSync(path.join(dataDir, 'secret'), 'utf8').trim();
  const cookies: string[] = [];
  for (let n = 0; n < people; n += 1) {
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
        email: `colleague-${n}-${email}`,
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

/** A draft of one's own, saved again and again: from when a save was due until it was acknowledged. */
async function savedFor(cookie: string, seconds: number): Promise<Answered> {
  const [times, failures]: [number[], string[]] = [[], []];
  const post = async (procedure: string, input: unknown) => {
    const answer = await fetch(new URL(`/api/trpc/${procedure}`, ownSite.url), {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { cookie, origin: ownSite.url, 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${answer.status} (${procedure})`);
    return ((await answer.json()) as { result: { data: { id: string; revision: number } } }).result.data;
  };
  const { id } = await post('drafts.create', { rulebook: 'gb-2007', game: 'roulette', name: 'Saved often' });
  const read = await fetch(new URL(asked('drafts.get', { id }), ownSite.url), { headers: { cookie } });
  const { variant } = ((await read.json()) as { result: { data: { variant: unknown } } }).result.data;
  const over = performance.now() + seconds * 1000;
  let revision = 1;
  for (
    let due = performance.now() + 1000 * chance(SAVED_EVERY);
    due < over;
    due += 1000 * chance(SAVED_EVERY)
  ) {
    await wait(Math.max(0, due - performance.now()));
    try {
      const name = `Saved ${revision} times`;
      revision = (await post('drafts.save', { id, revision, name, variant })).revision;
    } catch (error) {
      failures.push(String(error));
    }
    times.push(performance.now() - due);
  }
  return { times, failures };
}

const together = (all: readonly Answered[]): Answered => ({
  times: all.flatMap(({ times }) => times).sort((a, b) => a - b),
  failures: all.flatMap(({ failures }) => failures),
});
const shareOf = ({ times }: Answered, share: number): number =>
  Math.round(times[Math.ceil(share * times.length) - 1] ?? 0);
const within = (answered: Answered, share: number): string => `${shareOf(answered, share)} ms`;

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
  const ruth = await pageOf(browser, RUTH);
  const own = (await nora.context().cookies()).find(({ name }) => name.includes('session_token'));
  const draft = await analysedDraft(nora.request, 'roulette', 'Read by many');
  const dataDir = dataDirOf(new URL(ownSite.url).port);
  const sessionOf = (cookie: string) => `${own?.name}=${cookie}`;
  const groups = {
    members: (await colleaguesOf(NORA.email, MEMBERS, dataDir)).map(sessionOf),
    others: (await colleaguesOf(HANA.email, OTHERS, dataDir)).map(sessionOf),
    reviewers: (await colleaguesOf(RUTH.email, REVIEWERS, dataDir)).map(sessionOf),
  };
  const known = await fetch(new URL(asked('accounts.me'), ownSite.url), {
    headers: { cookie: groups.members[0] ?? '' },
  });
  expect(JSON.stringify(await known.json()), 'colleagues are signed in').toContain('colleague-0-');

  const { port } = new URL(ownSite.url);
  const over = Date.now() + (COLD_SECONDS + SECONDS) * 1000;
  const computed = Promise.all([nora, hana].map(({ request }) => keptComputing(request, over)));
  const [queued] = await held<{ id: string }[]>(ask(ruth.request, 'reviews.queue'));
  if (!queued) throw new Error('the demonstration has nothing in the queue');
  const general = ['/workbench', '/submissions', '/rulebooks/gb-2007', '/rulebooks/gb-2007/games/roulette'];
  const lists = [asked('drafts.list'), asked('notices.unread'), asked('submissions.list')];
  const addresses = {
    members: {
      pages: [...general, `/workbench/${draft}`],
      calls: [...lists, asked('drafts.get', { id: draft })],
    },
    others: { pages: [...general, '/home', '/tables'], calls: [...lists, asked('agenda.mine')] },
    reviewers: {
      pages: ['/review', `/review/${queued.id}`, '/home', '/rulebooks/gb-2007', '/register'],
      calls: [
        asked('reviews.queue'),
        asked('notices.unread'),
        asked('agenda.mine'),
        asked('submissions.get', { id: queued.id }),
      ],
    },
  };
  const readFor = async (seconds: number) => {
    const all = (Object.keys(addresses) as (keyof typeof addresses)[]).map((group) => {
      const given = { url: ownSite.url, cookies: groups[group], seconds };
      return Promise.all([
        read({ ...given, paths: addresses[group].pages, every: 10 }),
        read({ ...given, paths: addresses[group].calls, every: 5 }),
      ]);
    });
    const writers = groups.members.slice(0, WRITERS).map((cookie) => savedFor(cookie, seconds));
    const answers = await Promise.all(all);
    return {
      pages: together(answers.map(([pages]) => pages)),
      calls: together(answers.map(([, calls]) => calls)),
      saves: together(await Promise.all(writers)),
    };
  };
  const said = (what: string, answered: Answered, seconds: number, target?: number) => {
    const { times, failures } = answered;
    const aimed =
      target === undefined
        ? ''
        : ` (target ${target} ms: ${shareOf(answered, 0.95) <= target ? 'met' : 'missed'})`;
    console.log(
      `${what}: ${times.length} answered, ${(times.length / seconds).toFixed(1)}/s; median ${within(answered, 0.5)}, 95% within ${within(answered, 0.95)}${aimed}, 99% within ${within(answered, 0.99)}; ${failures.length} failed`,
    );
  };
  const cold = await readFor(COLD_SECONDS);
  said('pages, first minute', cold.pages, COLD_SECONDS);
  said('calls, first minute', cold.calls, COLD_SECONDS);
  said('saves, first minute', cold.saves, COLD_SECONDS);
  const before = { ...processorTime(port), generator: process.cpuUsage() };
  const { pages, calls, saves } = await readFor(SECONDS);
  const taken = processorTime(port);
  const generator = process.cpuUsage(before.generator);
  const share = (ms: number) => `${((100 * ms) / (SECONDS * 1000 * availableParallelism())).toFixed(0)}%`;
  console.log(`analyses, one after another: ${(await computed).join(' and ')}`);
  console.log(
    `of ${availableParallelism()} cores: web ${share(taken.web - before.web)}, worker ${share(taken.worker - before.worker)}, generator ${share((generator.user + generator.system) / 1000)}; load average ${loadavg()[1]?.toFixed(1)}`,
  );
  said('pages', pages, SECONDS, TARGETS.pages);
  said('calls, saves among them', together([calls, saves]), SECONDS, TARGETS.calls);
  said('calls that read', calls, SECONDS);
  said('saves', saves, SECONDS);
  expect([...pages.failures, ...calls.failures, ...saves.failures]).toEqual([]);
});
