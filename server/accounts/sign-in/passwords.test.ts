import { expect, it, vi } from 'vitest';

it('a password is kept as a salted scrypt hash', async () => {
  const { hashPassword, verifyPassword } = await vi.importActual<typeof import('./passwords')>('./passwords');
  const hash = await hashPassword('a long password');
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await hashPassword('a long password')).not.toBe(hash);
  expect(await verifyPassword({ hash, password: 'a long password' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'a long passwore' })).toBe(false);
});
