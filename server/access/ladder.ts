/** Who may call what, decided once: each rung of the ladder is a kind of procedure. */
import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { storageTrouble } from '../db/storage-trouble';
import { type Answer, type ServerProblem, statusOf } from '../problems/problem';
import { retryAfter } from '../problems/retry-after';
import type { Context, Member } from './context';
import { problemsOf } from './input-problems';
import { RIGHTS_GONE, RightsGone } from './rights-gone';
import { Turns } from './turns';

export class Refusal extends Error {
  constructor(readonly problems: ServerProblem[]) {
    super(problems.map((problem) => problem.message).join(' '));
  }
}

export const INTERNAL: ServerProblem = {
  code: 'internal',
  message:
    'Something went wrong on our side and nothing was changed. Try again. If it happens again, tell the person who runs this site.',
};

function problemsIn(error: TRPCError): ServerProblem[] {
  if (error.cause instanceof Refusal) return error.cause.problems;
  if (error.cause instanceof ZodError) return problemsOf(error.cause);
  if (error.code === 'INTERNAL_SERVER_ERROR') return [INTERNAL];
  if (error.code === 'NOT_FOUND')
    return [{ code: 'not-found', message: 'The site does not know this request. Reload the page.' }];
  return [
    { code: 'input-unreadable', message: 'The request could not be read. Reload the page and try again.' },
  ];
}

/** What the answer to a request says besides its body. */
export const answerMeta = (errors: TRPCError[]): { headers: Record<string, string> } => ({
  headers: retryAfter(errors.flatMap(problemsIn).map(({ code }) => code)),
});

const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error }) => {
    const problems = problemsIn(error);
    const message = problems.map((problem) => problem.message).join(' ');
    const { stack: _, ...data } = shape.data;
    return { ...shape, message, data: { ...data, problems } };
  },
});

function refusal(problems: ServerProblem[]): TRPCError {
  const first = problems[0] ?? INTERNAL;
  return new TRPCError({ code: statusOf(first.code), cause: new Refusal(problems), message: first.message });
}

/** The value, or the error that a client receives for a refusal. */
export function unwrap<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw refusal(answer.problems);
}

const turns = new Turns();

/** A full disk or a locked database is not a bug: the answer names it and says what to do. */
const procedure = t.procedure.use(async ({ ctx, next }) => {
  const begins = ctx.member ? turns.member(ctx.member.id) : turns.visitor(ctx.address ?? '');
  if (!(await begins)) throw refusal([TOO_MANY]);
  const result = await next();
  if (result.ok) return result;
  if (result.error.cause instanceof RightsGone) throw refusal([RIGHTS_GONE]);
  const trouble = storageTrouble(result.error.cause);
  if (trouble) throw refusal([trouble]);
  return result;
});

const TOO_MANY: ServerProblem = {
  code: 'busy',
  message: 'Too many of your requests are waiting. Wait until some are answered and try again.',
};

const insufficient = (needed: string) =>
  refusal([{ code: 'role-insufficient', message: `Only ${needed} can do this. Ask one to do it for you.` }]);

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
export const publicProcedure = procedure;

export const signedInProcedure = procedure.use(({ ctx, next }) => {
  if (!ctx.member)
    throw refusal([{ code: 'signed-out', message: 'You are signed out. Sign in and try again.' }]);
  return next({ ctx: { ...ctx, member: ctx.member } });
});

const rung = (needed: string, reaches: (member: Member) => boolean) =>
  signedInProcedure.use(({ ctx, next }) => {
    if (!reaches(ctx.member)) throw insufficient(needed);
    return next({ ctx: { ...ctx, organisation: ctx.member.organisation, role: ctx.member.role } });
  });

const isApprover = (member: Member) => member.organisation.kind === 'operator' && member.role === 'approver';
const isAdministrator = (member: Member) =>
  member.organisation.kind === 'administration' && member.role === 'administrator';
const isReviewer = (member: Member) => member.organisation.kind === 'regulator' && member.role === 'reviewer';

/** Settles again what an operator of its jurisdictions has settled. */
export const mayReview = isReviewer;

/** Checked again when an invitation is used: it is valid only while its maker may invite. */
export const mayInviteTo = (member: Member, organisation: string): boolean =>
  isAdministrator(member) || (isApprover(member) && member.organisation.id === organisation);

/** Checked again whenever a key for results is used: it works only while its maker may make one. */
export const mayManageKeys = (member: Member, organisation: string): boolean =>
  isApprover(member) && member.organisation.id === organisation;

/** By a file in their own session. */
export const maySendResults = (member: Member): boolean => member.organisation.kind === 'operator';

/**
 * For computations under way: a person sees their own, or all those of the organisation or site they look
 * after.
 */
export function mayCancel(
  member: Member,
  job: { organisationId: string | null; createdBy: string },
): 'yes' | 'no' | 'not-seen' {
  if (isAdministrator(member)) return 'yes';
  if (job.organisationId !== member.organisation.id) return 'not-seen';
  return job.createdBy === member.id || isApprover(member) || isReviewer(member) ? 'yes' : 'no';
}

/** Files belong to what operators and regulators write to each other. */
export const mayAttach = ({ organisation }: Member): boolean => organisation.kind !== 'administration';
export const attachingProcedure = rung("an operator's or a regulator's staff", mayAttach);

export const memberProcedure = rung(
  "an operator's staff",
  (member) => member.organisation.kind === 'operator',
);
export const approverProcedure = rung("an operator's approver", isApprover);
export const reviewerProcedure = rung("the regulator's reviewers", isReviewer);
export const administratorProcedure = rung('an administrator', isAdministrator);
/** Those who look after an organisation's people. */
export const managerProcedure = rung(
  'an approver or an administrator',
  (member) => isApprover(member) || isAdministrator(member),
);
