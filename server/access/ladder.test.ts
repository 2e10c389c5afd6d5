import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../api/api';
import type { ServerProblemCode } from '../problems/problem';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { answerMeta, publicProcedure, router, unwrap } from './ladder';

type Rung =
  | 'anyone'
  | 'signed in'
  | 'member'
  | 'approver'
  | 'manager'
  | 'reviewer'
  | 'administrator'
  | 'attaching';

/** Who may call what, written by hand: a new procedure cannot be reached until it is listed here. */
const LEAST: Record<string, Rung> = {
  'accounts.me': 'anyone',
  'accounts.invitation': 'anyone',
  'accounts.accept': 'anyone',
  'accounts.setUp': 'anyone',
  'accounts.members': 'signed in',
  'accounts.setRole': 'manager',
  'accounts.invite': 'manager',
  'accounts.invitations': 'manager',
  'accounts.renewInvitation': 'manager',
  'accounts.withdrawInvitation': 'manager',
  'accounts.closeMember': 'manager',
  'accounts.closeOwn': 'signed in',
  'accounts.organisations': 'administrator',
  'accounts.unregulated': 'administrator',
  'accounts.createOrganisation': 'administrator',
  'accounts.setJurisdictions': 'administrator',
  'accounts.setTwoReviewers': 'administrator',
  'agenda.mine': 'signed in',
  'analyses.distributions': 'signed in',
  'analyses.solutions': 'signed in',
  'analyses.studies': 'signed in',
  'analyses.estimateStudy': 'signed in',
  'analyses.study': 'signed in',
  'analyses.start': 'member',
  'analyses.estimate': 'member',
  'analyses.underWay': 'manager',
  'analyses.job': 'signed in',
  'analyses.cancel': 'signed in',
  'analyses.get': 'signed in',
  'attachments.named': 'attaching',
  'attachments.remove': 'attaching',
  'attestations.confirm': 'member',
  'attestations.withdraw': 'member',
  'attestations.open': 'member',
  'attestations.confirmAcross': 'member',
  'attestations.takeOver': 'member',
  'attestations.keepText': 'member',
  'attestations.removeText': 'member',
  'audit.list': 'signed in',
  'audit.people': 'signed in',
  'audit.verify': 'signed in',
  'calendar.link': 'signed in',
  'calendar.makeLink': 'signed in',
  'calendar.removeLink': 'signed in',
  'drafts.list': 'member',
  'drafts.create': 'member',
  'drafts.createFromFile': 'member',
  'drafts.get': 'member',
  'drafts.answers': 'member',
  'drafts.save': 'member',
  'drafts.markReady': 'member',
  'drafts.unmarkReady': 'member',
  'drafts.remove': 'member',
  'drafts.duplicate': 'member',
  'drafts.check': 'signed in',
  'editions.create': 'reviewer',
  'editions.decline': 'reviewer',
  'editions.get': 'reviewer',
  'editions.list': 'reviewer',
  'editions.publish': 'reviewer',
  'editions.remove': 'reviewer',
  'editions.save': 'reviewer',
  'editions.tryOnAll': 'reviewer',
  'letterhead.get': 'member',
  'letterhead.set': 'approver',
  'letterhead.setMark': 'approver',
  'letterhead.removeMark': 'approver',
  'mail.choices': 'signed in',
  'mail.choose': 'signed in',
  'mail.undelivered': 'administrator',
  'mail.tryAgain': 'administrator',
  'meetings.list': 'signed in',
  'meetings.get': 'signed in',
  'meetings.settlement': 'signed in',
  'meetings.replaced': 'signed in',
  'meetings.differences': 'signed in',
  'meetings.returns': 'member',
  'meetings.create': 'member',
  'meetings.saveCard': 'member',
  'meetings.saveResult': 'member',
  'meetings.settle': 'member',
  'meetings.settleAgain': 'reviewer',
  'meetings.remove': 'member',
  'notices.list': 'signed in',
  'notices.markRead': 'signed in',
  'notices.unread': 'signed in',
  'record.byReference': 'anyone',
  'record.get': 'anyone',
  'record.register': 'anyone',
  'record.filed': 'anyone',
  'record.filedRegister': 'anyone',
  'reviews.queue': 'reviewer',
  'reviews.open': 'reviewer',
  'reviews.findComplete': 'reviewer',
  'reviews.rule': 'reviewer',
  'reviews.confirmProposal': 'reviewer',
  'reviews.declineProposal': 'reviewer',
  'reviews.rerun': 'reviewer',
  'reviews.ask': 'reviewer',
  'reviews.decide': 'reviewer',
  'reviews.judge': 'reviewer',
  'reviews.assign': 'reviewer',
  'reviews.views': 'reviewer',
  'reviews.saveView': 'reviewer',
  'reviews.removeView': 'reviewer',
  'fees.choices': 'signed in',
  'fees.options': 'signed in',
  'fees.option': 'signed in',
  'fees.conflicts': 'signed in',
  'fees.cost': 'signed in',
  'poker.games': 'signed in',
  'poker.game': 'signed in',
  'feeSchedules.templates': 'member',
  'feeSchedules.list': 'member',
  'feeSchedules.get': 'member',
  'feeSchedules.version': 'member',
  'feeSchedules.compare': 'member',
  'feeSchedules.create': 'member',
  'feeSchedules.save': 'member',
  'feeSchedules.remove': 'member',
  'poolRules.list': 'member',
  'poolRules.get': 'member',
  'poolRules.create': 'member',
  'poolRules.save': 'member',
  'poolRules.remove': 'member',
  'poolFilings.list': 'member',
  'poolFilings.get': 'signed in',
  'poolFilings.compare': 'signed in',
  'poolFilings.prepare': 'member',
  'poolFilings.submit': 'approver',
  'poolFilings.withdraw': 'approver',
  'poolFilings.answer': 'member',
  'poolFilings.beginReview': 'reviewer',
  'poolFilings.ask': 'reviewer',
  'poolFilings.assign': 'reviewer',
  'poolFilings.decide': 'reviewer',
  'poolFilings.confirmProposal': 'reviewer',
  'poolFilings.declineProposal': 'reviewer',
  'feeSubmissions.list': 'member',
  'feeSubmissions.get': 'signed in',
  'feeSubmissions.compare': 'signed in',
  'feeSubmissions.prepare': 'member',
  'feeSubmissions.submit': 'approver',
  'feeSubmissions.withdraw': 'approver',
  'feeSubmissions.answer': 'member',
  'feeSubmissions.beginReview': 'reviewer',
  'feeSubmissions.ask': 'reviewer',
  'feeSubmissions.assign': 'reviewer',
  'feeSubmissions.decide': 'reviewer',
  'feeSubmissions.confirmProposal': 'reviewer',
  'feeSubmissions.declineProposal': 'reviewer',
  'rulebooks.pools': 'signed in',
  'rulebooks.poolRules': 'signed in',
  'rulebooks.list': 'signed in',
  'rulebooks.covered': 'anyone',
  'rulebooks.get': 'signed in',
  'rulebooks.checks': 'signed in',
  'rulebooks.game': 'signed in',
  'rulebooks.slice': 'signed in',
  'rulebooks.editions': 'signed in',
  'rulebooks.families': 'signed in',
  'rulebooks.find': 'signed in',
  'rulebooks.clause': 'signed in',
  'rulebooks.compare': 'signed in',
  'rulebooks.prices': 'signed in',
  'site.status': 'anyone',
  'submissions.freeze': 'member',
  'submissions.submit': 'approver',
  'submissions.withdraw': 'approver',
  'submissions.houses': 'member',
  'submissions.list': 'member',
  'submissions.get': 'signed in',
  'submissions.answer': 'member',
  'submissions.request': 'approver',
  'submissions.joinTrial': 'member',
  'submissions.reviseAsDraft': 'member',
  'results.get': 'signed in',
  'results.keys': 'member',
  'results.makeKey': 'approver',
  'results.revokeKey': 'approver',
  'tables.list': 'member',
  'tables.add': 'approver',
  'tables.address': 'member',
  'tables.makeAddress': 'approver',
  'tables.makeAddresses': 'approver',
  'tables.offering': 'signed in',
  'tables.withSign': 'signed in',
  'tables.atTable': 'anyone',
  'tables.setOffer': 'approver',
  'tables.setSign': 'member',
  'variations.list': 'member',
  'variations.get': 'signed in',
  'variations.notify': 'approver',
  'variations.offer': 'approver',
  'variations.takeBack': 'approver',
  'variations.stop': 'approver',
  'variations.takeNote': 'reviewer',
  'variations.callSignificant': 'reviewer',
};

const REACHES: Record<Rung, (string | null)[]> = {
  anyone: [null, MEMBER, APPROVER, REVIEWER, ADMINISTRATOR],
  'signed in': [MEMBER, APPROVER, REVIEWER, ADMINISTRATOR],
  member: [MEMBER, APPROVER],
  approver: [APPROVER],
  manager: [APPROVER, ADMINISTRATOR],
  reviewer: [REVIEWER],
  administrator: [ADMINISTRATOR],
  attaching: [MEMBER, APPROVER, REVIEWER],
};
const EVERYONE = REACHES.anyone;

const procedures = Object.keys(appRouter._def.procedures);

describe('the ladder', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite();
  });
  afterAll(() => site.remove());

  it('has a rung for every procedure, and no others', () => {
    expect([...procedures].sort()).toEqual(Object.keys(LEAST).sort());
  });

  it.each(procedures)('%s turns away everyone below its rung', async (path) => {
    const rung = LEAST[path] ?? 'administrator';
    for (const person of EVERYONE) {
      const codes = await refusedWith(call(site, person, path, undefined));
      const turnedAway = codes.includes('signed-out') || codes.includes('role-insufficient');
      const expected = REACHES[rung].includes(person)
        ? false
        : person === null
          ? 'signed-out'
          : 'role-insufficient';
      expect({ person, turnedAway: turnedAway && codes[0] }).toEqual({ person, turnedAway: expected });
    }
  });
});

/**
 * No input suits every procedure. Each procedure within reach answers, or refuses for another reason than the
 * role.
 */
function call(site: TestSite, person: string | null, path: string, input: unknown): Promise<unknown> {
  const caller: unknown = path
    .split('.')
    .reduce<unknown>((at, step) => Reflect.get(at as object, step), site.as(person));
  return (caller as (input: unknown) => Promise<unknown>)(input);
}

describe('a refusal over HTTP', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite();
  });
  afterAll(() => site.remove());
  const asked = async (refuse: ServerProblemCode | undefined) => {
    const answer = await fetchRequestHandler({
      endpoint: '/api/trpc',
      req: new Request('http://localhost/api/trpc/try'),
      router: router({
        try: publicProcedure.query(() =>
          unwrap(
            refuse
              ? { ok: false, problems: [{ code: refuse, message: 'Wait.' }] }
              : { ok: true, value: 'answered' },
          ),
        ),
      }),
      createContext: () => site.context(null),
      responseMeta: ({ errors }) => answerMeta(errors),
    });
    return [answer.status, answer.headers.get('retry-after')];
  };

  it('says when to ask again only where waiting helps', async () => {
    expect(await asked('busy')).toEqual([429, '5']);
    expect(await asked('not-found')).toEqual([404, null]);
    expect(await asked(undefined)).toEqual([200, null]);
  });
});
