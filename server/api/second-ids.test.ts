/** An id beside the one that a call is about: of another organisation, or of another submission, it is not found either. */
import { randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { audit } from '../db/schema/index';
import { joined } from '../testing/joined';
import { sent } from '../testing/sample-files';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { callBy, takesId } from '../testing/taking-ids';
import { appRouter } from './api';

const FILED = ['feeSubmissions', 'poolFilings'] as const;
type Filed = (typeof FILED)[number];

/** What an organisation has, by name. */
type Things = Record<string, string>;

let site: TestSite;
let ruth: Caller;
let second: Caller;
let own: Things = {};
let theirs: Things = {};

async function frozenOf(member: Caller): Promise<string> {
  const { id: draft } = await member.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  await member.analyses.start({ draft, revision: 1, rounds: 1000 });
  await site.work();
  return (await member.submissions.freeze({ draft, revision: 1, acknowledged: ALL_OPEN })).id;
}

async function filedBy(member: Caller, as: Filed, name: string): Promise<string> {
  const first = { id: '', revision: 1, name, inForceFrom: '2098-05-01' };
  if (as === 'feeSubmissions') {
    const begun = { rulebook: 'ca-hawaiian-gardens', group: 'pai-gow', kind: 'per-bet-and-hand' as const };
    const { id: schedule } = await member.feeSchedules.create({ ...begun, line: 3061, name });
    await member.feeSchedules.save({ ...first, id: schedule, rows: [['1', '5', '100', '', '', '1', '2']] });
    return (await member.feeSubmissions.prepare({ schedule, version: 2 })).id;
  }
  const { id: rules } = await member.poolRules.create({ name });
  const content = { pools: [{ pool: 'win' as const, unit: 1_000, deduction: '17.5%' }] };
  await member.poolRules.save({ ...first, id: rules, content });
  return (await member.poolFilings.prepare({ rules, version: 2 })).id;
}

async function filingsOf(member: Caller, approver: Caller, as: Filed): Promise<Things> {
  const [frozen, questioned, proposed] = await Promise.all([
    filedBy(member, as, 'One'),
    filedBy(member, as, 'Two'),
    filedBy(member, as, 'Three'),
  ]);
  for (const id of [questioned, proposed]) {
    await approver[as].submit({ id, statement: 'New.' });
    await ruth[as].beginReview({ id });
  }
  await ruth[as].ask({ id: questioned, text: 'Why?' });
  const { revision } = await ruth[as].get({ id: proposed });
  await ruth[as].decide({ id: proposed, revision, kind: 'refuse', reasons: 'So.' });
  const question = (await member[as].get({ id: questioned })).questions[0]?.id ?? '';
  const proposal = (await second[as].get({ id: proposed })).proposal?.id ?? '';
  const things = { frozen, questioned, proposed, question, proposal };
  return Object.fromEntries(Object.entries(things).map(([name, id]) => [`${as} ${name}`, id]));
}

async function thingsOf(memberEmail: string, approverEmail: string, premises: string): Promise<Things> {
  const [member, approver] = [site.as(memberEmail), site.as(approverEmail)];
  const [frozen, questioned, proposed, trial] = [
    await frozenOf(member),
    await frozenOf(member),
    await frozenOf(member),
    await frozenOf(member),
  ];
  for (const id of [questioned, proposed, trial]) {
    await approver.submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
    await begunReview(ruth, id);
  }
  const { question } = await ruth.reviews.ask({ id: questioned, text: 'Why?' });
  const decision = { acknowledged: ALL_OPEN, reasons: 'So.' };
  const revisionOf = async (id: string) => (await ruth.submissions.get({ id })).revision;
  const refusal = { ...decision, kind: 'refuse' as const, revision: await revisionOf(proposed) };
  await ruth.reviews.decide({ ...refusal, id: proposed });
  const { proposal } = await second.submissions.get({ id: proposed });
  const days = { trialFrom: '2098-02-01', trialTo: '2098-03-31' };
  const approval = { ...decision, ...days, kind: 'approve-for-trial' as const };
  await ruth.reviews.decide({ ...approval, id: trial, revision: await revisionOf(trial) });
  const tried = (await second.submissions.get({ id: trial })).proposal?.id ?? '';
  await second.reviews.confirmProposal({ id: trial, proposal: tried, acknowledged: ALL_OPEN });
  await approver.letterhead.set({ premises: [{ name: premises }] });
  const { id: table } = await approver.tables.add({ premises, name: 'Table 1' });
  const offered = await frozenOf(member);
  const variation = randomUUID();
  await site.client.execute({
    sql: `INSERT INTO variation SELECT ?, 'V-' || reference, 'temporary', id, organisation_id, rulebook, '2098-01-01', '2098-01-02', '', '', frozen_at, frozen_by, 'notified', 1, frozen_at, NULL, 0 FROM submission WHERE id = ?`,
    args: [variation, offered],
  });
  const askedOfIt = await ruth.variations.ask({ id: variation, text: 'Why?' });
  return {
    ...(await filingsOf(member, approver, 'feeSubmissions')),
    ...(await filingsOf(member, approver, 'poolFilings')),
    frozen,
    questioned,
    proposed,
    trial,
    table,
    question,
    variation,
    'question of the variation': askedOfIt.question,
    proposal: proposal?.id ?? '',
    file: await sent(site, memberEmail),
    member: site.member(memberEmail).id,
  };
}

beforeAll(async () => {
  site = await testSite();
  const organisation = site.member(REVIEWER).organisation.id;
  await site.as(ADMINISTRATOR).accounts.setTwoReviewers({ organisation, twoReviewers: true });
  const rory = { name: 'Rory Lane', email: 'rory@regulator.example' };
  ({ caller: ruth } = await joined(site, REVIEWER, rory));
  const ravi = { name: 'Ravi Shah', email: 'ravi@regulator.example' };
  ({ caller: second } = await joined(site, REVIEWER, ravi));
  theirs = await thingsOf(OTHER_MEMBER, OTHER_APPROVER, 'The Quay');
  own = await thingsOf(MEMBER, APPROVER, 'The Pier');
}, 120_000);
afterAll(() => site.remove());

const files = () => ({ files: [theirs.file ?? ''] });
const LAST_DAY = '2098-02-01';
const revised = async (id: string | undefined, caller: Caller) => ({
  id,
  revision: (await caller.submissions.get({ id: id ?? '' })).revision,
});
type Row = { by: string; input: () => unknown };

const ofFilings = (as: Filed): Record<string, Row> => {
  const [mine, others] = [(name: string) => own[`${as} ${name}`], (name: string) => theirs[`${as} ${name}`]];
  const questioned = () => ({ id: mine('questioned') });
  const proposed = () => ({ id: mine('proposed'), proposal: others('proposal') });
  return {
    [`${as}.submit files`]: {
      by: APPROVER,
      input: () => ({ id: mine('frozen'), statement: 'x', ...files() }),
    },
    [`${as}.answer question`]: {
      by: MEMBER,
      input: () => ({ ...questioned(), question: others('question'), text: 'x' }),
    },
    [`${as}.answer files`]: {
      by: MEMBER,
      input: () => ({ ...questioned(), question: mine('question'), text: 'x', ...files() }),
    },
    [`${as}.ask files`]: { by: REVIEWER, input: () => ({ ...questioned(), text: 'x', ...files() }) },
    [`${as}.assign to`]: { by: REVIEWER, input: () => ({ ...questioned(), to: theirs.member }) },
    [`${as}.compare with`]: {
      by: MEMBER,
      input: () => ({ ...questioned(), with: others('questioned'), players: 5, hands: 30 }),
    },
    [`${as}.decide files`]: {
      by: REVIEWER,
      input: async () => ({
        ...questioned(),
        revision: (await ruth[as].get({ id: mine('questioned') ?? '' })).revision,
        kind: 'refuse',
        reasons: 'x',
        ...files(),
      }),
    },
    [`${as}.confirmProposal proposal`]: { by: 'second', input: proposed },
    [`${as}.declineProposal proposal`]: { by: 'second', input: () => ({ ...proposed(), reasons: 'x' }) },
  };
};

const ROWS: Record<string, Row> = {
  'submissions.submit files': {
    by: APPROVER,
    input: () => ({ id: own.frozen, statement: 'x', acknowledged: ALL_OPEN, ...files() }),
  },
  'submissions.answer question': {
    by: MEMBER,
    input: () => ({ id: own.questioned, question: theirs.question, text: 'x' }),
  },
  'submissions.answer files': {
    by: MEMBER,
    input: () => ({ id: own.questioned, question: own.question, text: 'x', ...files() }),
  },
  'submissions.request files': {
    by: APPROVER,
    input: async () => ({
      ...(await revised(own.trial, site.as(APPROVER))),
      kind: 'abandon',
      lastDay: LAST_DAY,
      text: 'x',
      ...files(),
    }),
  },
  'variations.answer question': {
    by: MEMBER,
    input: () => ({ id: own.variation, question: theirs['question of the variation'], text: 'x' }),
  },
  'variations.answer files': {
    by: MEMBER,
    input: () => ({ id: own.variation, question: own['question of the variation'], text: 'x', ...files() }),
  },
  'variations.ask files': { by: REVIEWER, input: () => ({ id: own.variation, text: 'x', ...files() }) },
  'variations.offer tables': {
    by: APPROVER,
    input: () => ({ submission: own.frozen, revision: 1, from: LAST_DAY, tables: [theirs.table] }),
  },
  'tables.setOffer submission': {
    by: APPROVER,
    input: () => ({
      table: own.table,
      from: LAST_DAY,
      submission: theirs.trial,
      limits: { currency: 'GBP', groups: [{ group: 'all', minimum: 500, maximum: 50_000 }] },
    }),
  },
  'tables.setSign submission': {
    by: MEMBER,
    input: () => ({ table: own.table, submission: theirs.trial }),
  },
  'reviews.ask files': { by: REVIEWER, input: () => ({ id: own.questioned, text: 'x', ...files() }) },
  'reviews.assign to': { by: REVIEWER, input: () => ({ id: own.questioned, to: theirs.member }) },
  'reviews.decide files': {
    by: REVIEWER,
    input: async () => ({
      ...(await revised(own.questioned, ruth)),
      kind: 'refuse',
      reasons: 'x',
      acknowledged: ALL_OPEN,
      ...files(),
    }),
  },
  'reviews.rule files': {
    by: REVIEWER,
    input: async () => ({
      ...(await revised(own.trial, ruth)),
      kind: 'discontinue',
      lastDay: LAST_DAY,
      text: 'x',
      ...files(),
    }),
  },
  'reviews.confirmProposal proposal': {
    by: 'second',
    input: () => ({ id: own.proposed, proposal: theirs.proposal, acknowledged: ALL_OPEN }),
  },
  'reviews.declineProposal proposal': {
    by: 'second',
    input: () => ({ id: own.proposed, proposal: theirs.proposal, reasons: 'x' }),
  },
};
const rows = (): Record<string, Row> => ({
  ...ROWS,
  ...ofFilings('feeSubmissions'),
  ...ofFilings('poolFilings'),
});

/** "procedure field" of each id that a procedure takes beside its first. */
const secondIds = Object.entries(appRouter._def.procedures).flatMap(([path, procedure]) =>
  (procedure as unknown as { _def: { inputs: z.core.$ZodType[] } })._def.inputs.flatMap((schema) => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type !== 'object') return [];
    const fields = Object.keys(def.shape).filter((field) => takesId(def.shape[field] ?? schema));
    return fields.slice(1).map((field) => `${path} ${field}`);
  }),
);

/** As for one that never was. */
const codeOf = (name: string): string => {
  if (name.endsWith(' files')) return 'file-gone';
  return name.endsWith(' proposal') && !name.startsWith('reviews.') ? 'proposal-over' : 'not-found';
};

const links = async () => (await site.db.select({ links: count() }).from(audit))[0]?.links;

describe('an id beside the first', () => {
  it('is tried wherever a procedure takes one', () => {
    expect(Object.keys(rows()).sort()).toEqual([...secondIds].sort());
  });

  it.each(secondIds)('%s: of somebody else, it is not there', async (name) => {
    const row = rows()[name] ?? expect.unreachable();
    const caller = row.by === 'second' ? second : row.by === REVIEWER ? ruth : site.as(row.by);
    const input = await row.input();
    const before = await links();
    const path = name.split(' ')[0] ?? '';
    expect(await refusedWith(callBy(caller, path, input))).toEqual([codeOf(name)]);
    expect(await links()).toBe(before);
  });
});
