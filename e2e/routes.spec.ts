/** Every address beside the procedures, asked for by everybody: who gets what stands in one table, written by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { analysedDraft, ask, held, tell } from './api';
import { HANA, OWEN, pageOf, SAM } from './people';
import { test } from './site';
import { ACKNOWLEDGED, onTrial, people } from './to-trial';

/** Signed out; the member whose it is and their approver; another operator's two; the regulator's reviewer; the administrator. */
const PERSONS = ['nobody', 'nora', 'adrian', 'hana', 'owen', 'ruth', 'sam'] as const;
type Person = (typeof PERSONS)[number];
type Answers = Record<Person, number>;

const everybody = (status: number): Answers =>
  Object.fromEntries(PERSONS.map((person) => [person, status])) as Answers;
const but = (status: number, of: Partial<Answers>): Answers => ({ ...everybody(status), ...of });

const OUT = 401;
/** Found by nobody else: whatever is another organisation's does not exist. */
const OWN = but(404, { nobody: OUT, nora: 200, adrian: 200 });
/** The regulator reads it, too: it was submitted. */
const SUBMITTED = { ...OWN, ruth: 200 };
/** Of the regulator’s reviewers alone. */
const REVIEWERS = but(403, { nobody: OUT, ruth: 200 });
const PUBLIC = everybody(200);
const SIGNED_IN = but(200, { nobody: OUT });
/** Only an operator's staff sends any; the other operator's find none. */
const SENT = but(404, { nobody: OUT, ruth: 403, sam: 403 });

type Things = Record<
  | 'file'
  | 'draft'
  | 'frozen'
  | 'trial'
  | 'reference'
  | 'schedule'
  | 'fees'
  | 'filing'
  | 'unsent'
  | 'table'
  | 'meeting'
  | 'calendar'
  | 'edition',
  string
>;

type Asked = { at: string; by: Answers; send?: string; type?: string };

/** By the file in `app` that answers, and each method it exports. */
const ASKED: Record<string, (of: Things) => Asked[]> = {
  'GET api/attachments/[id]': ({ file }) => [{ at: `/api/attachments/${file}`, by: OWN }],
  'POST api/attachments': () => [
    { at: '/api/attachments?name=note.txt', send: 'x\n', by: but(200, { nobody: OUT, sam: 403 }) },
  ],
  'GET api/audit': () => [
    { at: '/api/audit', by: SIGNED_IN },
    { at: '/api/audit?kinds=nothing', by: but(400, { nobody: OUT }) },
    { at: '/api/audit?kind=submitted', by: but(400, { nobody: OUT }) },
  ],
  'GET api/auth/[...all]': () => [
    { at: '/api/auth/get-session', by: PUBLIC },
    { at: '/api/auth/list-accounts', by: everybody(404) },
  ],
  'POST api/auth/[...all]': () => [
    { at: '/api/auth/sign-up/email', send: '{}', type: 'application/json', by: everybody(404) },
  ],
  'GET api/calendar/[token]': ({ calendar }) => [
    { at: `/api/calendar/${calendar}.ics`, by: PUBLIC },
    { at: '/api/calendar/none.ics', by: everybody(404) },
  ],
  'GET api/documents/[id]/[paper]': ({ frozen, trial }) => [
    { at: `/api/documents/${frozen}/sign.txt`, by: OWN },
    { at: `/api/documents/${trial}/sign.txt`, by: SUBMITTED },
  ],
  'GET api/documents/draft/[id]/[paper]': ({ draft }) => [
    { at: `/api/documents/draft/${draft}/sign.txt`, by: OWN },
  ],
  'GET api/draft-editions/[id]/rulebook.json': ({ edition }) => [
    { at: `/api/draft-editions/${edition}/rulebook.json`, by: REVIEWERS },
  ],
  'POST api/draft-editions/[id]': ({ edition }) => [
    { at: `/api/draft-editions/${edition}`, send: 'not yet', by: REVIEWERS },
    { at: '/api/draft-editions/none', send: 'not yet', by: { ...REVIEWERS, ruth: 404 } },
  ],
  'GET api/documents/filed/[code]': () => [{ at: '/api/documents/filed/none', by: everybody(404) }],
  'GET api/documents/premises/[paper]': () => [
    {
      at: '/api/documents/premises/edges.pdf?premises=None&rulebook=gb-2007',
      by: but(404, { nobody: OUT }),
    },
  ],
  'GET api/documents/register/[reference]/[version]/[paper]': ({ reference }) => [
    { at: `/api/documents/register/${reference}/1/leaflet.pdf`, by: PUBLIC },
  ],
  'GET api/evidence/[id]': ({ frozen, trial }) => [
    { at: `/api/evidence/${frozen}`, by: OWN },
    { at: `/api/evidence/${trial}`, by: SUBMITTED },
  ],
  'GET api/fee-schedules/[id]/[file]': ({ schedule }) => [
    { at: `/api/fee-schedules/${schedule}/schedule.csv?revision=2`, by: { ...OWN, ruth: 403, sam: 403 } },
  ],
  'POST api/fee-schedules/[id]': ({ schedule }) => [
    { at: `/api/fee-schedules/${schedule}`, send: ',', by: { ...SENT, nora: 400, adrian: 400 } },
  ],
  'GET api/fee-submissions/[id]/letter.pdf': ({ fees }) => [
    { at: `/api/fee-submissions/${fees}/letter.pdf`, by: SUBMITTED },
  ],
  'GET api/heads': () => [{ at: '/api/heads', by: PUBLIC }],
  'GET api/keys': () => [{ at: '/api/keys', by: PUBLIC }],
  'GET api/meetings/[id]/[file]': ({ meeting }) => [
    { at: `/api/meetings/${meeting}/settlement.json?settlement=1`, by: SUBMITTED },
    { at: `/api/meetings/${meeting}/stakes.csv`, by: OWN },
  ],
  'POST api/meetings/[id]/bets': ({ meeting }) => [
    { at: `/api/meetings/${meeting}/bets?revision=1`, send: 'x', by: { ...SENT, nora: 409, adrian: 409 } },
  ],
  'POST api/meetings/[id]/stakes': ({ meeting }) => [
    { at: `/api/meetings/${meeting}/stakes?revision=1`, send: 'x', by: { ...SENT, nora: 409, adrian: 409 } },
  ],
  'POST api/meetings': () => [
    { at: '/api/meetings', send: '{', by: but(400, { nobody: OUT, ruth: 403, sam: 403 }) },
  ],
  'GET api/pool-rules/[id]/[file]': ({ filing, unsent }) => [
    { at: `/api/pool-rules/${unsent}/rules.json`, by: OWN },
    { at: `/api/pool-rules/${filing}/rules.json`, by: SUBMITTED },
  ],
  'GET api/pool-rules/[id]/letter.pdf': ({ filing }) => [
    { at: `/api/pool-rules/${filing}/letter.pdf`, by: SUBMITTED },
  ],
  'GET api/results/[reference]/[version]/[file]': ({ reference }) => [
    { at: `/api/results/${reference}/1/template.csv`, by: SUBMITTED },
  ],
  'POST api/results/[reference]/[version]': ({ reference }) => [
    { at: `/api/results/${reference}/1`, send: 'x', by: { ...SENT, nora: 400, adrian: 400 } },
  ],
  'GET api/rule-sheets/[rulebook]/[game]': () => [
    { at: '/api/rule-sheets/ca-hawaiian-gardens/texas-holdem', by: SIGNED_IN },
  ],
  'GET api/tables/cards': ({ table }) => [{ at: `/api/tables/cards?table=${table}`, by: OWN }],
  // Tried procedure by procedure in the tests of the ladder and of isolation.
  'GET api/trpc/[trpc]': () => [{ at: '/api/trpc/accounts.me', by: PUBLIC }],
  'POST api/trpc/[trpc]': () => [
    { at: '/api/trpc/notices.markRead', send: '{"ids":[]}', type: 'application/json', by: SIGNED_IN },
  ],
  'GET api/unsubscribe/[token]': () => [{ at: '/api/unsubscribe/none', by: everybody(303) }],
  'POST api/unsubscribe/[token]': () => [{ at: '/api/unsubscribe/none', send: '', by: everybody(404) }],
  'GET (public)/register/feed.xml': () => [{ at: '/register/feed.xml', by: PUBLIC }],
};

const APP = path.resolve('app');
const METHOD = /export (?:async )?function (GET|POST|PUT|PATCH|DELETE)\b|\bas (GET|POST|PUT|PATCH|DELETE)\b/g;

/** Read from the files themselves, so that no new address can be forgotten. */
const answered = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[/\\])route\.tsx?$/.test(file))
  .flatMap((file) => {
    const folder = path.dirname(file).split(path.sep).join('/');
    const methods = [...readFileSync(path.join(APP, file), 'utf8').matchAll(METHOD)];
    return methods.map(([, named, renamed]) => `${named ?? renamed} ${folder}`);
  });

async function northgates(all: Awaited<ReturnType<typeof people>>): Promise<Things> {
  const [nora, adrian, ruth] = [all.nora.request, all.adrian.request, all.ruth.request];
  const sent = await nora.post('/api/attachments?name=note.txt', { data: 'Read by nobody else.\n' });
  const { id: file } = (await sent.json()) as { id: string };
  const draft = await analysedDraft(nora, 'sic-bo', 'Not shown');
  const unfrozen = await analysedDraft(nora, 'big-six', 'Not submitted');
  const { revision } = await held<{ revision: number }>(ask(nora, 'drafts.get', { id: unfrozen }));
  const { id: frozen } = await held<{ id: string }>(
    tell(nora, 'submissions.freeze', { draft: unfrozen, revision, acknowledged: ACKNOWLEDGED }),
  );
  const { id: trial, reference } = await onTrial(all, 'On trial');
  const { token: calendar } = await held<{ token: string }>(tell(nora, 'calendar.makeLink', {}));
  const { id: schedule } = await held<{ id: string }>(
    tell(nora, 'feeSchedules.create', {
      rulebook: 'ca-hawaiian-gardens',
      group: 'pai-gow',
      kind: 'per-bet-and-hand',
      line: 3061,
      name: 'Pai gow fees',
      begin: 'empty',
    }),
  );
  // A day of its own: other stories file theirs for the same schedule.
  const inForceFrom = '2097-11-03';
  const rows = [['1', '5', '100', '', '', '1', '2']];
  const filled = { id: schedule, revision: 1, name: 'Pai gow fees', inForceFrom, rows };
  await held(tell(nora, 'feeSchedules.save', filled));
  const { id: fees } = await held<{ id: string }>(
    tell(nora, 'feeSubmissions.prepare', { schedule, version: 2 }),
  );
  const { id: rules } = await held<{ id: string }>(tell(nora, 'poolRules.create', { name: 'Pools' }));
  const prepared = async (revision: number, deduction: string): Promise<string> => {
    const content = { pools: [{ pool: 'win', unit: 1_000, deduction }] };
    await held(tell(nora, 'poolRules.save', { id: rules, revision, name: 'Pools', inForceFrom, content }));
    return (await held<{ id: string }>(tell(nora, 'poolFilings.prepare', { rules, version: revision + 1 })))
      .id;
  };
  const filing = await prepared(1, '17.5%');
  for (const [as, id] of [
    ['feeSubmissions', fees],
    ['poolFilings', filing],
  ]) {
    await held(tell(adrian, `${as}.submit`, { id, statement: 'New.' }));
    await held(tell(ruth, `${as}.beginReview`, { id }));
    const now = await held<{ revision: number }>(ask(ruth, `${as}.get`, { id }));
    await held(tell(ruth, `${as}.decide`, { id, revision: now.revision, kind: 'refuse', reasons: 'No.' }));
  }
  const { id: table } = await held<{ id: string }>(
    tell(adrian, 'tables.add', { premises: 'Northgate York', name: 'Tried by all' }),
  );
  await held(tell(adrian, 'tables.makeAddress', { table }));
  const unsent = await prepared(2, '17%');
  const whole = {
    name: 'Wednesday night',
    venue: 'Happy Valley',
    day: '2026-11-25',
    pools: [{ pool: 'win', races: [1], deduction: '17.5%', stakes: [{ combination: '4', amount: 1_000 }] }],
    results: [{ race: 1, starters: [4, 5], places: [4, 5] }],
  };
  const taken = await nora.post('/api/meetings', { data: whole });
  const { id: meeting, ...begun } = (await taken.json()) as { id: string; revision: number };
  expect(taken.ok(), JSON.stringify(begun)).toBe(true);
  const seen = await held<{ now: { revision: number } }>(ask(nora, 'meetings.get', { id: meeting }));
  await held(tell(nora, 'meetings.settle', { id: meeting, revision: seen.now.revision, why: '' }));
  const drafted = { rulebook: 'gb-2007', name: 'For a file' };
  const { id: edition } = await held<{ id: string }>(tell(ruth, 'editions.create', drafted));
  return {
    edition,
    file,
    draft,
    frozen,
    trial,
    reference,
    calendar,
    schedule,
    fees,
    filing,
    unsent,
    table,
    meeting,
  };
}

test('every address is tried by everybody', async ({ browser, baseURL, playwright }) => {
  test.slow();
  expect([...answered].sort()).toEqual(Object.keys(ASKED).sort());
  const all = await people(browser);
  const things = await northgates(all);
  const as: Record<Person, APIRequestContext> = {
    nobody: await playwright.request.newContext({ baseURL: baseURL ?? '' }),
    nora: all.nora.request,
    adrian: all.adrian.request,
    ruth: all.ruth.request,
    hana: (await pageOf(browser, HANA)).request,
    owen: (await pageOf(browser, OWEN)).request,
    sam: (await pageOf(browser, SAM)).request,
  };
  const wrong: unknown[] = [];
  for (const [route, ofRoute] of Object.entries(ASKED))
    for (const { at, by, send, type = 'text/plain' } of ofRoute(things))
      for (const person of PERSONS) {
        const answer =
          send === undefined
            ? await as[person].get(at, { maxRedirects: 0 })
            : await as[person].post(at, {
                data: send,
                headers: { 'content-type': type, origin: baseURL ?? '' },
              });
        const status = answer.status();
        if (status !== by[person])
          wrong.push({
            route,
            at,
            person,
            status,
            expected: by[person],
            said: (await answer.text()).slice(0, 200),
          });
      }
  expect(wrong).toEqual([]);
});
