/** Every way a request can be refused: one code, when it is given, and the status that follows from it. */
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import { PROBLEM_CODES, type ProblemCode } from '@/simulations/problems/problem';

const SERVER_CODES = {
  /** No session, or one that has run out. */
  'signed-out': 'UNAUTHORIZED',
  /** Signed in, but the role does not reach this far. */
  'role-insufficient': 'FORBIDDEN',
  /** Does not exist, or belongs to another organisation: the two look the same. */
  'not-found': 'NOT_FOUND',
  /** Someone saved the draft since this copy of it was read. */
  'draft-changed': 'CONFLICT',
  /** The draft was frozen: it can be read and duplicated, no longer changed. */
  'draft-frozen': 'CONFLICT',
  /** The submission moved on since this copy of it was read. */
  'submission-changed': 'CONFLICT',
  /** Somebody wrote down another game or other limits since the page was read. */
  'table-changed': 'CONFLICT',
  /** The submission's state does not allow this step. */
  'state-forbids': 'PRECONDITION_FAILED',
  /** Two pairs of eyes: somebody else has to take this step. */
  'second-person': 'FORBIDDEN',
  /** A proposal that was confirmed, declined or overtaken. */
  'proposal-over': 'CONFLICT',
  /** Nothing computed yet for exactly this variant. */
  'analysis-missing': 'PRECONDITION_FAILED',
  /** About the draft as it was before its last change. */
  'answer-outdated': 'CONFLICT',
  /** Something is open that has to be put right first. */
  'open-items': 'PRECONDITION_FAILED',
  /** Something is open, and whoever goes on has not said that they know. */
  'open-unacknowledged': 'PRECONDITION_FAILED',
  /** A finding that nobody may approve over. */
  'breach-stands': 'PRECONDITION_FAILED',
  /** What cannot be offered without an approval as it is: each reason is a sentence. */
  'variation-refused': 'PRECONDITION_FAILED',
  /** The rule is none that a person confirms. */
  'attestation-unknown': 'BAD_REQUEST',
  /** The question was answered before, or is not this submission's. */
  'question-answered': 'CONFLICT',
  'decision-incomplete': 'BAD_REQUEST',
  'dates-reversed': 'BAD_REQUEST',
  'conditions-misplaced': 'BAD_REQUEST',
  'trial-over': 'BAD_REQUEST',
  'trial-before-rules': 'BAD_REQUEST',
  /** Asked for as a trial, so approved as nothing else. */
  'trial-asked': 'BAD_REQUEST',
  'trial-unknown': 'BAD_REQUEST',
  'invitation-invalid': 'NOT_FOUND',
  /** The address has an invitation to this organisation that nobody has used yet. */
  'invitation-open': 'CONFLICT',
  'email-taken': 'CONFLICT',
  'name-taken': 'CONFLICT',
  'role-unknown': 'BAD_REQUEST',
  /** A regulator without a jurisdiction, or with one that no rulebook has. */
  'jurisdictions-unknown': 'BAD_REQUEST',
  /** The organisation would be left with nobody who can approve or administer. */
  'last-of-role': 'CONFLICT',
  /** The file is no picture that papers can carry. */
  'mark-unusable': 'BAD_REQUEST',
  /** The file is of no kind that is taken, or not whole. */
  'file-unusable': 'BAD_REQUEST',
  /** Not there, removed, or another organisation's: the three look the same. */
  'file-gone': 'CONFLICT',
  /** It stopped arriving. */
  'upload-slow': 'TIMEOUT',
  'editions-too-many': 'PRECONDITION_FAILED',
  'edition-too-early': 'PRECONDITION_FAILED',
  /** Still named as a draft. */
  'edition-unnamed': 'PRECONDITION_FAILED',
  'edition-untried': 'PRECONDITION_FAILED',
  /** Not among the operator's premises. */
  'premises-unknown': 'BAD_REQUEST',
  'limits-missing': 'BAD_REQUEST',
  /** A file of results that is none, or has columns that nobody knows. */
  'results-unreadable': 'BAD_REQUEST',
  /** No key for results, or one that no longer works. */
  'key-invalid': 'UNAUTHORIZED',
  'set-up-refused': 'FORBIDDEN',
  'password-weak': 'BAD_REQUEST',
  'password-wrong': 'BAD_REQUEST',
  'tries-too-many': 'TOO_MANY_REQUESTS',
  /** People close their own account with their password, not through the step for somebody else's. */
  'account-own': 'CONFLICT',
  /** The organisation has as many of them as are kept; some have to go first. */
  'limit-reached': 'CONFLICT',
  busy: 'TOO_MANY_REQUESTS',
  /** More papers are being made than the web server takes on at once. */
  'press-busy': 'SERVICE_UNAVAILABLE',
  /** The database or its disk, not the request, is what is wrong. */
  'storage-locked': 'SERVICE_UNAVAILABLE',
  'storage-full': 'SERVICE_UNAVAILABLE',
  'storage-read-only': 'SERVICE_UNAVAILABLE',
  'storage-failing': 'SERVICE_UNAVAILABLE',
  /** A column of JSON that is not what was written. */
  damaged: 'SERVICE_UNAVAILABLE',
  /** The signing key in the data folder cannot be used. */
  'seal-key-unusable': 'SERVICE_UNAVAILABLE',
  /** More work than one request may ask for, by the estimate made before it is begun. */
  'computation-too-large': 'BAD_REQUEST',
  'job-failed': 'PRECONDITION_FAILED',
  'input-too-large': 'PAYLOAD_TOO_LARGE',
  internal: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<string, TRPC_ERROR_CODE_KEY>;

export type ServerProblemCode = keyof typeof SERVER_CODES | ProblemCode;

export type ServerProblem = {
  code: ServerProblemCode;
  /** One sentence that says what to do. */
  message: string;
  field?: string | undefined;
  /** For a conflict: who changed it, when, and to which revision. */
  conflict?: { by: string; at: string; revision: number };
  /** What is open and was not acknowledged, so that it can be where this was not known. */
  open?: OpenCode[];
  /** For an analysis that was missing: the job that was started for it. */
  job?: string;
};

export type Answer<T> = { ok: true; value: T } | { ok: false; problems: ServerProblem[] };

export const refuse = (
  code: ServerProblemCode,
  message: string,
  more: Omit<ServerProblem, 'code' | 'message'> = {},
): { ok: false; problems: ServerProblem[] } => ({ ok: false, problems: [{ code, message, ...more }] });

export const notFound = (what: string) =>
  refuse(
    'not-found',
    `There is no such ${what}, or it belongs to another organisation. Go back to the list.`,
  );

const engineCodes: ReadonlySet<string> = new Set(PROBLEM_CODES);

export function statusOf(code: ServerProblemCode): TRPC_ERROR_CODE_KEY {
  if (engineCodes.has(code))
    return code === 'rulebook-unknown' || code === 'game-unknown' ? 'NOT_FOUND' : 'BAD_REQUEST';
  return SERVER_CODES[code as keyof typeof SERVER_CODES];
}
