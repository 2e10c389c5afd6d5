/** Which changes of the API were never made by whoever is killed, and which nobody is killed at. */
import { appRouter } from '../api/api';
import { isChange } from './callers';

/** Each with the reason. */
export const NOT_KILLED: Record<string, string> = {
  'accounts.setUp': 'only on a site where nobody is yet',
  'analyses.solutions': 'begins a job as analyses.start does',
  'analyses.study': 'begins a job as analyses.start does',
  'mail.tryAgain': 'only after a mail server refused a mail for good',
};

/**
 * Addresses that change something, as `at-work.ts` says them. Not among them: `/api/unsubscribe` writes as mail.choose does, and
 * `/api/fee-schedules` and `/api/draft-editions` read a file of which nothing is kept.
 */
const ADDRESSES = [
  '/api/attachments',
  '/api/meetings',
  '/api/meetings/stakes',
  '/api/meetings/bets',
  '/api/results',
];

export const untaken = (called: ReadonlySet<string>): string[] =>
  [...Object.keys(appRouter._def.procedures).filter(isChange), ...ADDRESSES].filter(
    (path) => !called.has(path) && !(path in NOT_KILLED),
  );
