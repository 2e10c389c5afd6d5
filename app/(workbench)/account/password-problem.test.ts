import { describe, expect, it } from 'vitest';
import { passwordProblems } from './password-problem';

const old = 'an old password';

describe('a new password', () => {
  it('accepts twelve characters typed twice', () => {
    expect(passwordProblems(old, '123456789012', '123456789012')).toEqual({});
  });

  it('is too short with eleven and says how many there are', () => {
    expect(passwordProblems(old, '12345678901', '12345678901')).toEqual({
      next: 'Choose one of at least 12 characters; this one has 11.',
    });
  });

  it('is too long with 129, which the server would refuse', () => {
    expect(passwordProblems(old, 'x'.repeat(128), 'x'.repeat(128))).toEqual({});
    expect(passwordProblems(old, 'x'.repeat(129), 'x'.repeat(129))).toEqual({
      next: 'Choose one of at most 128 characters; this one has 129.',
    });
  });

  it('must differ from the old one, be repeated, and come with the old one', () => {
    expect(Object.keys(passwordProblems(old, old, old))).toEqual(['next']);
    expect(Object.keys(passwordProblems(old, '123456789012', '12345678901x'))).toEqual(['again']);
    expect(Object.keys(passwordProblems('', '123456789012', '123456789012'))).toEqual(['current']);
  });
});
