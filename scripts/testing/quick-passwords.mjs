/**
 * What vitest loads before each test file: a real hash takes an eighth of a second by design, and a test signs in up to
 * thirty times. Only vitest's configuration names this file; `passwords.test.ts` asks the real ones.
 */
import { vi } from 'vitest';

vi.mock('../../server/accounts/sign-in/passwords', () => ({
  hashPassword: async (password) => `quick:${password}`,
  verifyPassword: async ({ hash, password }) => hash === `quick:${password}`,
}));
