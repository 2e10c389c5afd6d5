/**
 * Any input to any procedure by anyone gets an answer or a refusal with sentences, never an internal error.
 */
import { TRPCError } from '@trpc/server';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { problemsOf } from '../access/input-problems';
import { Refusal } from '../access/ladder';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { appRouter } from './api';

let submitted: TestSite;
let site: TestSite;
let ids: Record<string, string>;
beforeAll(async () => {
  submitted = await testSite();
  const { id: submission, hash } = await frozenSubmission(submitted);
  await submitted
    .as(APPROVER)
    .submissions.submit({ id: submission, statement: 'As the rules say.', acknowledged: ALL_OPEN });
  ids = { submission, hash, member: submitted.member(MEMBER).id };
});
// One site each, because some inputs change a person's role.
beforeEach(async () => {
  site = await testSite(submitted);
  const { id } = await site.as(MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'roulette' });
  ids = { ...ids, draft: id };
});
afterEach(() => site.remove());
afterAll(() => submitted.remove());

/** What each procedure's ids refer to. */
const real = (path: string) => ({
  id: path.startsWith('drafts.') ? ids.draft : ids.submission,
  draft: ids.draft,
  submission: ids.submission,
  hash: ids.hash,
  member: ids.member,
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '1e400 to 1',
    '35/0',
    '-1 to 1',
    '9'.repeat(5000),
  ),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(null, undefined, true, [], {}, -0, Number.NaN, Number.POSITIVE_INFINITY),
  fc.jsonValue({ maxDepth: 3 }),
);

const names = fc.constantFrom(
  'gb-2007',
  'roulette',
  'big-six',
  'sic-bo',
  'straight-up',
  'symbol-a',
  'wheel',
  'minimum',
  'toString',
  '__proto__',
  'hasOwnProperty',
  '\ud800',
);
const cell = fc.oneof(
  fc.constantFrom('35 to 1', '35/0', '35', '', 'push', 'lose half', '1e400 to 1', '½ to 1', '\ud800'),
  fc.string({ maxLength: 70 }),
);
/** The shape of a variant, with any content. */
const variant = fc.record({
  rulebook: names,
  game: names,
  options: fc.dictionary(names, cell, { maxKeys: 4 }),
  wagers: fc.dictionary(
    names,
    fc.record({ payTable: names, pays: fc.dictionary(names, cell, { maxKeys: 4 }) }),
    { maxKeys: 5 },
  ),
  circumstances: fc.oneof(
    fc.constant({}),
    fc.record({
      limits: fc.record({ currency: fc.constant('GBP'), minimum: fc.integer(), maximum: fc.integer() }),
    }),
    nasty,
  ),
});

/** Mostly valid input, to reach the code behind the schema too. */
const mostly = (fitting: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: nasty });
const someText = mostly(
  fc.oneof(fc.string({ minLength: 1, maxLength: 60 }), fc.constantFrom('\ud800', 'a\u0000b', '<b>', '%00')),
);
const day = mostly(fc.constantFrom('2008-01-01', '2026-06-30', '1999-01-01', '9999-12-31'));

const field: Record<string, fc.Arbitrary<unknown>> = {
  variant: mostly(variant),
  at: day,
  trialFrom: day,
  trialTo: day,
  revision: mostly(fc.integer({ min: 1, max: 3 })),
  rulebook: mostly(names),
  game: mostly(names),
  options: mostly(fc.dictionary(names, cell)),
  kind: mostly(
    fc.constantFrom(
      'approve',
      'refuse',
      'approve-for-trial',
      'approve-with-conditions',
      'operator',
      'regulator',
    ),
  ),
  role: mostly(fc.constantFrom('member', 'approver', 'reviewer', 'administrator')),
  conditions: mostly(fc.array(someText, { maxLength: 3 })),
  email: mostly(fc.constantFrom('someone@else.example', 'member@northgate.example')),
  password: mostly(fc.constant('long enough, but for nobody')),
  rule: mostly(fc.constantFrom('gb-2007/3.2(L)', '__proto__', 'gb-2007/2.3(a)')),
  ids: mostly(fc.array(someText, { maxLength: 3 })),
  token: mostly(fc.string({ minLength: 20, maxLength: 60 })),
  rounds: mostly(fc.integer({ min: 1000, max: 2000 })),
  seed: mostly(fc.nat()),
  chosen: mostly(fc.record({ rounds: fc.integer({ min: 1000, max: 2000 }), seed: fc.nat() })),
  finding: mostly(fc.integer({ min: 0, max: 40 })),
  says: mostly(fc.constantFrom('accepted', 'overruled', 'reopened')),
  about: mostly(fc.record({ wager: names, event: names })),
  to: mostly(fc.constant(null)),
  filters: mostly(fc.constantFrom('kind=new&age=7', 'assignee=me', '%ff', 'kind=none')),
  cursor: mostly(fc.integer({ min: 1, max: 50 })),
  organisation: fc.constant(undefined),
};
for (const name of ['text', 'statement', 'reason', 'reasons', 'note', 'name', 'question', 'reference'])
  field[name] = someText;

/** The person who gets furthest in the procedure. */
const person = (path: string): string => {
  if (path.startsWith('reviews.')) return REVIEWER;
  return path === 'accounts.organisations' || path === 'accounts.createOrganisation'
    ? ADMINISTRATOR
    : APPROVER;
};

const input = (path: string) => {
  const known = Object.entries(real(path)).map(([name, id]) => [name, mostly(fc.constant(id))]);
  const fields: fc.Arbitrary<unknown> = fc.record({ ...field, ...Object.fromEntries(known) });
  return fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 9, arbitrary: fields });
};

const call = (path: string, given: unknown): Promise<unknown> => {
  const procedure: unknown = path
    .split('.')
    .reduce<unknown>((at, step) => Reflect.get(at as object, step), site.as(person(path)));
  return (procedure as (input: unknown) => Promise<unknown>)(given);
};

function saysWhatToDo(error: unknown): boolean {
  if (!(error instanceof TRPCError)) return false;
  const { cause } = error;
  const problems =
    cause instanceof Refusal ? cause.problems : cause instanceof ZodError ? problemsOf(cause) : [];
  return (
    problems.length > 0 && problems.every(({ code, message }) => code !== 'internal' && message.length > 10)
  );
}

describe('any input', () => {
  it.each(Object.keys(appRouter._def.procedures))(
    '%s answers or refuses with a sentence',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(input(path), async (given) => {
          try {
            JSON.stringify(await call(path, given));
          } catch (error) {
            if (!saysWhatToDo(error)) throw error;
          }
        }),
        { numRuns: 40 },
      );
    },
    30_000,
  );

  it('leaves the audit chain intact', async () => {
    expect(await site.as(MEMBER).audit.verify()).toMatchObject({ ok: true });
  });
});
