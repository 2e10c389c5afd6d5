/** Each procedure, called by each role: one table says who reaches it, and everybody else is turned away before anything is read. */
import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../access/ladder';
import { ADMINISTRATOR, APPROVER, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { appRouter } from './api';

const STAFF = [MEMBER, APPROVER];
const SIGNED_IN = [...STAFF, REVIEWER, ADMINISTRATOR];

const RUNGS = {
  anyone: ['visitor', ...SIGNED_IN],
  'signed in': SIGNED_IN,
  staff: STAFF,
  approver: [APPROVER],
  reviewer: [REVIEWER],
  administrator: [ADMINISTRATOR],
  manager: [APPROVER, ADMINISTRATOR],
} as const;

const REACHED_BY: Record<keyof typeof RUNGS, string> = {
  anyone: `
    accounts.me accounts.invitation accounts.accept accounts.setUp
    record.get record.byReference record.register rulebooks.covered site.status`,
  'signed in': `
    accounts.members accounts.closeOwn
    analyses.distributions analyses.solutions analyses.studies analyses.estimateStudy analyses.study
    analyses.job analyses.cancel analyses.get
    audit.list audit.people audit.verify
    drafts.check
    notices.list notices.markRead notices.unread
    rulebooks.list rulebooks.get rulebooks.checks rulebooks.game rulebooks.slice rulebooks.clause
    rulebooks.find rulebooks.prices rulebooks.compare
    submissions.get`,
  staff: `
    analyses.start analyses.estimate
    attestations.confirm attestations.withdraw
    drafts.list drafts.create drafts.createFromFile drafts.get drafts.answers drafts.save drafts.remove
    drafts.duplicate
    letterhead.get
    tables.list tables.setSign
    submissions.freeze submissions.list submissions.houses submissions.answer submissions.reviseAsDraft`,
  approver: `
    letterhead.set letterhead.setMark letterhead.removeMark
    tables.add tables.setOffer
    submissions.submit submissions.withdraw submissions.request`,
  reviewer: `
    reviews.queue reviews.open reviews.findComplete reviews.rerun reviews.ask reviews.decide reviews.rule
    reviews.confirmProposal reviews.declineProposal reviews.judge reviews.assign
    reviews.views reviews.saveView reviews.removeView
    editions.list editions.get editions.create editions.save editions.remove editions.tryOnAll`,
  administrator: `
    accounts.unregulated accounts.organisations accounts.createOrganisation accounts.setTwoReviewers
    accounts.setJurisdictions`,
  manager: `
    accounts.setRole accounts.invite accounts.invitations accounts.renewInvitation
    accounts.withdrawInvitation accounts.closeMember analyses.underWay`,
};

const listed = (procedures: string): string[] => procedures.trim().split(/\s+/);

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.remove());

/** What stops this person at the door, or nothing. An input that fits no procedure comes after it. */
async function turnedAway(person: string, path: string): Promise<string | undefined> {
  const procedure: unknown = path
    .split('.')
    .reduce<unknown>(
      (at, step) => Reflect.get(at as object, step),
      site.as(person === 'visitor' ? null : person),
    );
  try {
    await (procedure as (input: unknown) => Promise<unknown>)({ 'no such field': true });
  } catch (error) {
    const refusal = error instanceof TRPCError && error.cause instanceof Refusal ? error.cause : undefined;
    return refusal?.problems
      .map(({ code }) => code)
      .find((code) => code === 'signed-out' || code === 'role-insufficient');
  }
  return undefined;
}

it('has a rung for every procedure, and each only once', () => {
  const all = Object.values(REACHED_BY).flatMap(listed);
  expect([...all].sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
});

describe.each(Object.entries(REACHED_BY))('procedures for %s', (rung, procedures) => {
  const may = RUNGS[rung as keyof typeof RUNGS];
  it.each(listed(procedures))('%s', async (path) => {
    const seen: Record<string, string | undefined> = {};
    const expected: Record<string, string | undefined> = {};
    for (const person of ['visitor', ...SIGNED_IN]) {
      seen[person] = await turnedAway(person, path);
      expected[person] = (may as readonly string[]).includes(person)
        ? undefined
        : person === 'visitor'
          ? 'signed-out'
          : 'role-insufficient';
    }
    expect(seen).toEqual(expected);
  });
});
