/** What every form about passwords and codes says where the server refuses: the reason, which is not always the password. */
export const TOO_OFTEN = 'Too many tries. Wait a minute and try again.';
export const UNREACHED = 'The server could not be reached. Check the connection and try again.';
export const SIGNED_OUT = 'Your sign-in has expired. Sign in again.';
const FAILED = 'The server could not finish this. Nothing was changed; try again.';

export type Refused = { status: number; code?: string | undefined; message?: string | undefined };

/** The person is no longer who they were a moment ago: no password and no code helps. */
const EXPIRED: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'INVALID_TWO_FACTOR_COOKIE']);
/** Codes whose sentence is our own, and says more than that the code is wrong. */
const SAID: ReadonlySet<string> = new Set(['CODE_USED']);

/** `wrong` is what the form says where the entry is wrong. */
export function refusal({ status, code = '', message = '' }: Refused, wrong: string): string {
  if (status === 429 || code.startsWith('TOO_MANY_ATTEMPTS')) return TOO_OFTEN;
  // With 503 the server names a fault of its disk or database; the password is not at fault.
  if (status >= 500) return status === 503 && message !== '' ? message : FAILED;
  if (status < 400) return UNREACHED;
  if (EXPIRED.has(code)) return SIGNED_OUT;
  return SAID.has(code) && message !== '' ? message : wrong;
}

/** The sentence for a call that is refused or fails; none for one that is accepted. */
export async function refusedWith(
  call: Promise<{ error: Refused | null }>,
  wrong: string,
): Promise<string | undefined> {
  try {
    const { error } = await call;
    return error ? refusal(error, wrong) : undefined;
  } catch {
    return UNREACHED;
  }
}
