/** How passwords are kept: scrypt, as the sign-in library does it. One place, so that a test may stand in for its cost. */
export { hashPassword, verifyPassword } from 'better-auth/crypto';
