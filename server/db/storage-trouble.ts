/** Problems with the database while the site runs, each as a refusal that names it. */
import type { ServerProblem } from '../problems/problem';
import { codeOf } from './refusals';

const LOCKED = /^SQLITE_(BUSY|LOCKED)/;

/** Another program holds the write lock; the same statement may succeed a moment later. */
export const isLocked = (error: unknown): boolean => LOCKED.test(codeOf(error));

const TROUBLE: readonly (readonly [code: RegExp, problem: ServerProblem])[] = [
  [
    LOCKED,
    {
      code: 'storage-locked',
      message:
        'Another program is writing to the database and nothing was saved. Try again in a minute. You can still read everything.',
    },
  ],
  [
    /^(SQLITE_FULL|ENOSPC)/,
    {
      code: 'storage-full',
      message:
        'The disk is full, so nothing can be saved. You can still read everything. Tell the person who runs this site to free some space.',
    },
  ],
  [
    /^(SQLITE_READONLY|EROFS)/,
    {
      code: 'storage-read-only',
      message:
        'The database cannot be written to, so nothing can be saved. You can still read everything. Tell the person who runs this site.',
    },
  ],
  [
    /^(SQLITE_IOERR|EIO)/,
    {
      code: 'storage-failing',
      message:
        'The disk did not answer, so nothing was saved. Try again, and tell the person who runs this site that the disk may be failing.',
    },
  ],
];

/** The refusal for a failure of the disk or the database; undefined for any other error. */
export function storageTrouble(error: unknown): ServerProblem | undefined {
  const code = codeOf(error);
  return TROUBLE.find(([pattern]) => pattern.test(code))?.[1];
}
