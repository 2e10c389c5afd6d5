import type { ServerProblem } from '../problems/problem';

/** Undoes the transaction of anyone who lost their role, account or jurisdiction after asking, or may no longer decide alone. */
export class RightsGone extends Error {}

export const RIGHTS_GONE: ServerProblem = {
  code: 'role-insufficient',
  message:
    'Your role changed while this was under way, so nothing was changed. Reload the page to see what you can do.',
};
