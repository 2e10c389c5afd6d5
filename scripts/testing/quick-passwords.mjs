/**
 * Vitest loads this before each test file: a real hash takes an eighth of a second by design, and a test
 * signs in up to thirty times. Only vitest's configuration names this file; `passwords.test.ts` checks the
 * real hashes.
 */
import { vi } from 'vitest';

vi.mock('../../server/accounts/sign-in/passwords', () => ({
  hashPassword: async (password) => `quick:${password}`,
  verifyPassword: async ({ hash, password }) => hash === `quick:${password}`,
}));
