import { describe, expect, it } from 'vitest';
import { refusal, refusedWith, SIGNED_OUT, TOO_OFTEN, UNREACHED } from './refusal';

const WRONG = 'The password is wrong.';
const DISK = 'The disk of this site is full. Tell the person who runs it.';

describe('a refusal of a password or a code', () => {
  it.each([
    ['a wrong password', { status: 400, code: 'INVALID_PASSWORD', message: 'Invalid password' }, WRONG],
    ['a wrong pair', { status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' }, WRONG],
    ['a wrong code', { status: 401, code: 'INVALID_CODE', message: 'Invalid code' }, WRONG],
    ['a code used before', { status: 401, code: 'CODE_USED', message: 'Already used.' }, 'Already used.'],
    ['too many tries', { status: 429, message: 'Too many requests.' }, TOO_OFTEN],
    ['too many tries of one code', { status: 400, code: 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE' }, TOO_OFTEN],
    ['a full disk', { status: 503, code: 'storage-full', message: DISK }, DISK],
    ['a failure', { status: 500, code: 'internal', message: 'x' }, expect.stringMatching(/could not finish/)],
    ['a session that ended', { status: 401, code: 'UNAUTHORIZED' }, SIGNED_OUT],
    ['a first step that ended', { status: 401, code: 'INVALID_TWO_FACTOR_COOKIE' }, SIGNED_OUT],
    ['no answer', { status: 0 }, UNREACHED],
  ])('says of %s what it is', (_, refused, says) => {
    expect(refusal(refused, WRONG)).toEqual(says);
  });

  it('is none where the call was accepted, and says where it did not arrive', async () => {
    expect(await refusedWith(Promise.resolve({ error: null }), WRONG)).toBeUndefined();
    expect(await refusedWith(Promise.reject(new TypeError('fetch failed')), WRONG)).toBe(UNREACHED);
  });
});
